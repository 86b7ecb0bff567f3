import { useLocation } from 'react-router'
import { Issued, type IssuedForm } from '../../platform/forms/hidden-fields'
import { useLanguage } from '../../platform/i18n/use-language'
import { BuyerCells } from '../buyers/buyer-cells'
import { type BoxesOfForm, CategoryCheckboxes, controlOf, NoteBox } from '../buyers/buyer-fields'
import { enquiryLimits } from '../buyers/enquiry'
import { NoteForm } from '../buyers/note-form'
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
  const form: RequestBoxes = {
    id: FORM,
    boxes: requestBoxes,
    optional: ['categories', 'phoneNumber', 'vatId'],
    boxOf: fieldOfControl,
    errors: use.errors,
    typed,
    countries,
  }
  return (
    <NoteForm
      form={form}
      use={use}
      action={`${pathname}#${FORM}`}
      kept={REQUEST_TEXT}
      title={t('request_form.title')}
      aside={t('request_form.few_boxes')}
      failed={t('request_form.failed_title')}
      send={t('request_form.send')}
      hidden={<Issued form={issued} />}
    >
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
    </NoteForm>
  )
}
