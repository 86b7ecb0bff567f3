import { isMessageKey } from '../../platform/i18n/translate'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/icon'

/** A message key and its values. */
export interface Refused {
  readonly reason: string
  readonly values: Readonly<Record<string, string | number>>
}

export function RefusalAlert({ refused }: { refused: Refused | null }) {
  const { t, messages } = useLanguage()
  return (
    <div role="alert">
      {refused && (
        <p className="alert alert--bad">
          <Icon name="alert-circle" />
          {t(isMessageKey(messages, refused.reason) ? refused.reason : 'errors.refused', refused.values)}
        </p>
      )}
    </div>
  )
}
