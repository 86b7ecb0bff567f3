import { isMessageKey } from '../../platform/i18n/translate'
import { useLanguage } from '../../platform/i18n/use-language'

/** Rejected file with a message key. */
export interface RejectedFile {
  readonly name: string
  readonly reason: string
}

export function RejectedFiles({ faults }: { faults: readonly RejectedFile[] }) {
  const { t, messages } = useLanguage()
  return faults.map(({ name, reason }, place) => (
    <p className="alert alert--bad" key={`${place} ${name}`}>
      <span>
        <bdi>{name}</bdi>: {t(isMessageKey(messages, reason) ? reason : 'errors.refused')}
      </span>
    </p>
  ))
}
