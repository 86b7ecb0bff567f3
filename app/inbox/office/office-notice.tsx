import { useLocation } from 'react-router'
import { isMessageKey } from '../../platform/i18n/translate'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'
import type { OfficeFormError } from './answer-office-form.server'
import '../office-lists/office-list.css'

export function OfficeNotice(props: {
  outcomes: Readonly<Record<string, string>>
  refused: OfficeFormError | undefined
}) {
  const { outcomes, refused } = props
  const { t, messages } = useLanguage()
  const did = new URLSearchParams(useLocation().search).get('did') ?? ''
  const outcome = Object.hasOwn(outcomes, did) ? outcomes[did] : null
  return (
    <>
      <div role="alert">
        {refused && (
          <p className="alert alert--bad office-list__notice">
            <Icon name="alert-circle" />
            {t(isMessageKey(messages, refused.reason) ? refused.reason : 'errors.refused', refused.values)}
          </p>
        )}
      </div>
      <div role="status">
        {!refused && outcome && (
          <p className="alert alert--ok office-list__notice">
            <Icon name="check" />
            {outcome}
          </p>
        )}
      </div>
    </>
  )
}
