import type { RefObject } from 'react'
import { useSite } from '../../company/contacts/use-site'
import { formatList } from '../../platform/i18n/format'
import { isMessageKey } from '../../platform/i18n/translate'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/icon'
import type { NoteFault, NoteFaults } from './note-fault'
import { hiddenFields } from './request-fields'

/** What makes the form of one visitor. */
export interface IssuedForm {
  readonly key: string
  readonly issuedAt: string
}

/** What a form carries besides its boxes, and the trap for machines. */
export function NoteTraps({ id, issued }: { id: string; issued: IssuedForm }) {
  const { t } = useLanguage()
  return (
    <>
      <input type="hidden" name={hiddenFields.key} defaultValue={issued.key} />
      <input type="hidden" name={hiddenFields.issuedAt} defaultValue={issued.issuedAt} />
      {/* Out of sight, and not by `display: none`, which machines look for. */}
      <div className="vh" aria-hidden="true">
        <label htmlFor={`${id}-honeypot`}>{t('request_form.trap')}</label>
        <input id={`${id}-honeypot`} name={hiddenFields.honeypot} type="text" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  )
}

/** The foot of a note: its button, and which boxes need a look. */
export function NoteFoot(props: { boxes: readonly string[]; faults: NoteFaults; pending: boolean; send: string }) {
  const { boxes, faults, pending, send } = props
  const { t, language } = useLanguage()
  const numbers = boxes.flatMap((box, place) => (faults[box] ? [String(place + 1)] : []))
  return (
    <div className="note__f">
      <button className="btn" type="submit" aria-disabled={pending || undefined}>
        {pending && <span className="spin" aria-hidden="true" />}
        {pending ? t('request_form.sending') : send}
      </button>
      <div className="note__s small" role="status">
        {numbers.length === 0 ? (
          <p className="muted">{t('request_form.privacy')}</p>
        ) : (
          <p className="err">
            <Icon name="alert-circle" />
            {t('sell_form.look', { count: numbers.length, boxes: formatList(numbers, language) })}
          </p>
        )}
      </div>
    </div>
  )
}

/** Says that what was sent was not taken, why as far as it is known, and whom to write to. */
export function NoteFailure(props: {
  title: string
  reason: NoteFault | null
  heading: RefObject<HTMLHeadingElement | null>
}) {
  const { title, reason, heading } = props
  const { t, messages } = useLanguage()
  const { buyersContact } = useSite()
  // The address is a link inside a sentence, wherever the language has it.
  const [before, after] = t('request_form.failed_text', { email: '\0' }).split('\0')
  return (
    <div className="alert alert--bad reqfail" role="alert">
      <Icon name="alert-triangle" size="lg" />
      <div>
        <h2 className="h5" tabIndex={-1} ref={heading}>
          {title}
        </h2>
        {reason && isMessageKey(messages, reason.key) && <p>{t(reason.key, reason.values)}</p>}
        <p>
          {before}
          <a href={`mailto:${buyersContact.email}`}>
            <bdi dir="ltr">{buyersContact.email}</bdi>
          </a>
          {after}
        </p>
      </div>
    </div>
  )
}
