import type { ReactNode } from 'react'
import { useSite } from '../../company/contacts/use-site'
import type { FormErrors } from '../../platform/forms/form-answer'
import { FormFailure, SubmitButton, TextWithLink } from '../../platform/forms/form-parts'
import { Honeypot, issuedFields } from '../../platform/forms/hidden-fields'
import type { useForm } from '../../platform/forms/use-form'
import { useSessionForm } from '../../platform/forms/use-session-form'
import { formatList } from '../../platform/i18n/format'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/icon'
import type { BoxesOfForm } from './buyer-fields'

type FormInUse = Pick<ReturnType<typeof useForm>, 'form' | 'handlers' | 'pending' | 'failure' | 'outcome'>

/**
 * The sheet of a buyer's form. What is typed is kept until it is sent.
 * @param props.kept name that it is kept by @param props.failed title of a failure @param props.hidden fields
 */
export function NoteForm<Box extends string, Control extends string>(props: {
  form: BoxesOfForm<Box, Control>
  use: FormInUse
  action: string
  kept: string
  title: string
  aside: ReactNode
  failed: string
  send: string
  hidden: ReactNode
  children: ReactNode
}) {
  const { form, use, action, kept, title, aside, failed, send, hidden, children } = props
  const { t } = useLanguage()
  const { buyersContact } = useSite()
  useSessionForm(use.form, kept, issuedFields)
  return (
    <form
      id={form.id}
      className="note"
      method="post"
      action={action}
      noValidate
      tabIndex={-1}
      aria-labelledby={`${form.id}-note`}
      data-kept={kept}
      data-follow
      ref={use.form}
      {...use.handlers}
    >
      <div className="note__head">
        <b id={`${form.id}-note`}>{title}</b>
        <span>{aside}</span>
      </div>
      {use.failure && (
        <FormFailure title={failed} level="h2" failure={use.failure} outcome={use.outcome}>
          <TextWithLink text={t('request_form.failed_text', { email: '\0' })} email={buyersContact.email} />
        </FormFailure>
      )}
      {hidden}
      <Honeypot id={form.id} label={t('request_form.honeypot')} />
      <div inert={use.pending}>{children}</div>
      <div className="note__foot">
        <SubmitButton pending={use.pending} text={send} pendingText={t('request_form.sending')} />
        <div className="note__status small" role="status">
          <Status boxes={form.boxes} errors={form.errors} />
        </div>
      </div>
    </form>
  )
}

function Status({ boxes, errors }: { boxes: readonly string[]; errors: FormErrors }) {
  const { t, language } = useLanguage()
  const numbers = boxes.flatMap((box, place) => (errors[box] ? [String(place + 1)] : []))
  if (numbers.length === 0) return <p className="muted">{t('request_form.privacy')}</p>
  return (
    <p className="error-text">
      <Icon name="alert-circle" />
      {t('sell_form.look', { count: numbers.length, boxes: formatList(numbers, language) })}
    </p>
  )
}
