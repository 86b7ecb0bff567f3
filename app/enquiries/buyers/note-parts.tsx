import type { RefObject } from 'react'
import { useSite } from '../../company/contacts/use-site'
import type { FormError, FormErrors } from '../../platform/forms/form-answer'
import { FormFailure, SubmitButton, TextWithLink } from '../../platform/forms/form-parts'
import { formatList } from '../../platform/i18n/format'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/icon'

export function NoteFoot(props: { boxes: readonly string[]; errors: FormErrors; pending: boolean; send: string }) {
  const { boxes, errors, pending, send } = props
  const { t, language } = useLanguage()
  const numbers = boxes.flatMap((box, place) => (errors[box] ? [String(place + 1)] : []))
  return (
    <div className="note__foot">
      <SubmitButton pending={pending} text={send} pendingText={t('request_form.sending')} />
      <div className="note__status small" role="status">
        {numbers.length === 0 ? (
          <p className="muted">{t('request_form.privacy')}</p>
        ) : (
          <p className="error-text">
            <Icon name="alert-circle" />
            {t('sell_form.look', { count: numbers.length, boxes: formatList(numbers, language) })}
          </p>
        )}
      </div>
    </div>
  )
}

export function NoteFailure(props: {
  title: string
  failure: { readonly reason: FormError | null }
  outcome: RefObject<HTMLHeadingElement | null>
}) {
  const { t } = useLanguage()
  const { buyersContact } = useSite()
  return (
    <FormFailure {...props} level="h2">
      <TextWithLink text={t('request_form.failed_text', { email: '\0' })} email={buyersContact.email} />
    </FormFailure>
  )
}
