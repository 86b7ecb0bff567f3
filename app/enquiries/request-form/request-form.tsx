import { useLocation } from 'react-router'
import { Honeypot, Issued, type IssuedForm, issuedFields } from '../../platform/forms/hidden-fields'
import { useSessionForm } from '../../platform/forms/use-session-form'
import { useLanguage } from '../../platform/i18n/use-language'
import { BuyerCells } from '../buyers/buyer-cells'
import { type BoxesOfForm, CategoryCheckboxes, controlOf, NoteBox } from '../buyers/buyer-fields'
import { enquiryLimits } from '../buyers/enquiry'
import { NoteFailure, NoteFoot } from '../buyers/note-parts'
import { fieldOfControl, type RequestBox, requestBoxes } from './request-fields'
import { RequestMore } from './request-more'
import type { RequestControl, TypedRequest } from './typed-request'
import type { useRequestForm } from './use-request-form'

export type RequestBoxes = BoxesOfForm<RequestBox, RequestControl>

/** Anchor a page without JavaScript returns to. */
const FORM = 'request'

/** What is typed is kept by this name, until it is sent. */
export const REQUEST_TEXT = 'request-text'

export function RequestForm(props: {
  use: ReturnType<typeof useRequestForm>
  issued: IssuedForm
  typed: TypedRequest
  countries: string
}) {
  const { use, issued, typed, countries } = props
  const { t } = useLanguage()
  const { pathname } = useLocation()
  const { pending, errors, failure, outcome } = use
  useSessionForm(use.form, REQUEST_TEXT, issuedFields)
  const form: RequestBoxes = {
    id: FORM,
    boxes: requestBoxes,
    optional: ['categories', 'phoneNumber', 'vatId'],
    boxOf: fieldOfControl,
    errors,
    typed,
    countries,
  }
  return (
    <form
      id={FORM}
      className="note"
      method="post"
      action={`${pathname}#${FORM}`}
      noValidate
      tabIndex={-1}
      aria-labelledby="request-note"
      data-kept={REQUEST_TEXT}
      data-follow
      ref={use.form}
      {...use.handlers}
    >
      <div className="note__head">
        <b id="request-note">{t('request_form.title')}</b>
        <span>{t('request_form.few_boxes')}</span>
      </div>
      {failure && <NoteFailure title={t('request_form.failed_title')} failure={failure} outcome={outcome} />}
      <Issued form={issued} />
      <Honeypot id={FORM} label={t('request_form.honeypot')} />
      <div inert={pending}>
        <div className="cells">
          <NoteBox form={form} box="text" label={t('request.text')} full>
            <textarea
              {...controlOf(form, 'text')}
              maxLength={enquiryLimits.text}
              placeholder={t('request_form.text_hint')}
              required
            />
          </NoteBox>
          <NoteBox form={form} box="categories" label={t('request.categories')} group full>
            <CategoryCheckboxes form={form} />
          </NoteBox>
          <BuyerCells form={form} />
        </div>
        <RequestMore form={form} />
      </div>
      <NoteFoot boxes={requestBoxes} errors={errors} pending={pending} send={t('request_form.send')} />
    </form>
  )
}
