import { useLocation } from 'react-router'
import { categories } from '../../lots/facts/categories'
import { CategoryIcon } from '../../lots/facts/category-icon'
import { Honeypot, Issued, type IssuedForm } from '../../platform/forms/hidden-fields'
import type { MessageKey } from '../../platform/i18n/translate'
import { useLanguage } from '../../platform/i18n/use-language'
import { type BoxesOfForm, Checkboxes, Country, controlOf, NoteBox } from './buyer-fields'
import { NoteFailure, NoteFoot } from './note-parts'
import { fieldOfControl, type RequestBox, requestBoxes, requestLimits } from './request-fields'
import { RequestMore } from './request-more'
import type { RequestControl, TypedRequest } from './typed-request'
import type { useRequestForm } from './use-request-form'

export type RequestBoxes = BoxesOfForm<RequestBox, RequestControl>

/** Anchor a page without JavaScript returns to. */
const FORM = 'request'

const lines: readonly {
  box: 'name' | 'company' | 'email' | 'phoneNumber' | 'vatId'
  label: MessageKey
  type: 'text' | 'email' | 'tel'
  autoComplete: string
  required: boolean
}[] = [
  { box: 'name', label: 'request.name', type: 'text', autoComplete: 'name', required: true },
  { box: 'company', label: 'request.company', type: 'text', autoComplete: 'organization', required: true },
  { box: 'email', label: 'request.email', type: 'email', autoComplete: 'email', required: true },
  { box: 'phoneNumber', label: 'request.phone', type: 'tel', autoComplete: 'tel', required: false },
  { box: 'vatId', label: 'request.vat_id', type: 'text', autoComplete: 'off', required: false },
]

/** Buying request form styled as a consignment note; rarely used fields are collapsed. */
export function RequestForm(props: {
  use: ReturnType<typeof useRequestForm>
  issued: IssuedForm
  typed: TypedRequest
  countries: string
}) {
  const { use, issued, typed, countries } = props
  const { t } = useLanguage()
  const { pathname } = useLocation()
  const { pending, faults, failure, outcome } = use
  const form: RequestBoxes = {
    id: FORM,
    boxes: requestBoxes,
    optional: ['categories', 'phoneNumber', 'vatId'],
    boxOf: fieldOfControl,
    faults,
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
      ref={use.form}
      {...use.handlers}
    >
      <div className="note__head">
        <b id="request-note">{t('request_form.title')}</b>
        <span>{t('request_form.few_boxes')}</span>
      </div>
      {failure && <NoteFailure title={t('request_form.failed_title')} failure={failure} outcome={outcome} />}
      <Issued form={issued} />
      <Honeypot id={FORM} label={t('request_form.trap')} />
      <div inert={pending}>
        <div className="cells">
          <NoteBox form={form} box="text" label={t('request.text')} full>
            <textarea
              {...controlOf(form, 'text')}
              maxLength={requestLimits.text}
              placeholder={t('request_form.text_hint')}
              required
            />
          </NoteBox>
          <NoteBox form={form} box="categories" label={t('request.categories')} group full>
            <Checkboxes
              form={form}
              name="categories"
              options={categories.map((value) => ({
                value,
                label: t(`categories.${value}`),
                picture: <CategoryIcon category={value} />,
              }))}
            />
          </NoteBox>
          {lines.slice(0, 3).map((line) => (
            <Line key={line.box} form={form} {...line} />
          ))}
          <NoteBox form={form} box="country" label={t('request.country')}>
            <Country form={form} name="country" autoComplete="country" required />
          </NoteBox>
          {lines.slice(3).map((line) => (
            <Line key={line.box} form={form} {...line} />
          ))}
        </div>
        <RequestMore form={form} />
      </div>
      <NoteFoot boxes={requestBoxes} faults={faults} pending={pending} send={t('request_form.send')} />
    </form>
  )
}

function Line({ form, ...line }: (typeof lines)[number] & { form: RequestBoxes }) {
  const { box, label, type, autoComplete, required } = line
  const { t } = useLanguage()
  return (
    <NoteBox form={form} box={box} label={t(label)}>
      <input
        {...controlOf(form, box)}
        type={type}
        autoComplete={autoComplete}
        maxLength={requestLimits[box]}
        dir={box === 'name' || box === 'company' ? undefined : 'ltr'}
        required={required}
      />
    </NoteBox>
  )
}
