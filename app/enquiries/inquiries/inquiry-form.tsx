import { useLocation } from 'react-router'
import { inquiryAddress } from '../../catalogue/basket/inquiry-address'
import { incoterms, resaleChannels } from '../../lots/facts/trade-terms'
import { Honeypot, Issued, type IssuedForm } from '../../platform/forms/hidden-fields'
import type { MessageKey } from '../../platform/i18n/translate'
import { useLanguage } from '../../platform/i18n/use-language'
import {
  type BoxesOfForm,
  Checkboxes,
  Choice,
  Countries,
  Country,
  controlOf,
  NoteBox,
  ShortText,
} from '../requests/buyer-fields'
import { NoteFailure, NoteFoot } from '../requests/note-parts'
import { requestLimits } from '../requests/request-fields'
import { AskedLot } from './asked-lot'
import { ADD, CHANGE, fieldOfControl, inquiryFieldNames, MORE, optionalBoxes } from './inquiry-fields'
import { inquiryLimits } from './inquiry-limits'
import { LOT_NUMBER_BOX, LotNumberBox } from './lot-number-box'
import type { AskedLotView } from './present-asked-lots.server'
import type { TypedInquiry } from './typed-inquiry'
import type { useInquiryForm } from './use-inquiry-form'

/** Anchor a page without JavaScript returns to. */
const FORM = 'inquiry'

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

/** Inquiry form styled as a consignment note: lots, buyer and delivery. */
export function InquiryForm(props: {
  use: ReturnType<typeof useInquiryForm>
  issued: IssuedForm
  typed: TypedInquiry
  lots: readonly AskedLotView[]
  countries: string
}) {
  const { use, issued, lots, countries } = props
  const { t, language } = useLanguage()
  const { pathname } = useLocation()
  const { pending, faults, failure, outcome, noNumber } = use
  const typed = { ...props.typed, ...use.kept }
  const numbers = lots.map(({ reference }) => reference)
  const boxes = inquiryFieldNames(numbers)
  const optional: readonly string[] = optionalBoxes
  const form: BoxesOfForm = { id: FORM, boxes, optional, boxOf: fieldOfControl, faults, typed, countries }
  return (
    <form
      id={FORM}
      className="note"
      method="post"
      action={`${inquiryAddress(language, numbers)}#${FORM}`}
      noValidate
      tabIndex={-1}
      aria-labelledby="inquiry-note"
      key={pathname}
      ref={use.form}
      {...use.handlers}
    >
      <div className="note__head">
        <b id="inquiry-note">{t('inquiry_form.title')}</b>
        <span>{t('inquiry_form.few_boxes')}</span>
      </div>
      {failure && <NoteFailure title={t('inquiry_form.failed_title')} failure={failure} outcome={outcome} />}
      <Issued form={issued} />
      <Honeypot id={FORM} label={t('request_form.trap')} />
      {/* Default button for Enter. Not `hidden`: Safari skips hidden submit buttons. */}
      <button className="vh" type="submit" tabIndex={-1} aria-hidden="true" />
      <div inert={pending}>
        {lots.map((lot) => (
          <AskedLot key={lot.reference} form={form} lot={lot} />
        ))}
        <div className="inqlots__add inqmore">
          <LotNumberBox name={MORE} noNumber={noNumber} />
          <button
            className="btn btn--line btn--md"
            type="submit"
            name={CHANGE}
            value={ADD}
            formAction={`${inquiryAddress(language, numbers)}#${LOT_NUMBER_BOX}`}
          >
            {t('inquiry_page.add_it')}
          </button>
        </div>
        <div className="cells reqnext">
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
        <div className="cells reqnext">
          <NoteBox form={form} box="delivery" label={t('request.delivery')} group full>
            <div className="reqrow">
              <Choice
                form={form}
                name="delivery.incoterm"
                label={t('request_form.incoterm')}
                empty={t('request_form.any')}
                options={incoterms.map((code) => [code, code])}
              />
              <Country form={form} name="delivery.country" label={t('request.country')} />
              <ShortText
                form={form}
                name="delivery.postcode"
                label="request_form.postcode"
                most={requestLimits.postcode}
              />
            </div>
          </NoteBox>
          <NoteBox form={form} box="resale" label={t('request.channels')} group full>
            <Checkboxes
              form={form}
              name="resale.channels"
              options={resaleChannels.map((value) => ({ value, label: t(`trade.channels.${value}`) }))}
            />
            <Countries form={form} name="resale.countries" label={t('request.resale_countries')} />
          </NoteBox>
          <NoteBox form={form} box="message" label={t('inquiry.message')} full>
            <textarea {...controlOf(form, 'message')} className="reqshort" maxLength={inquiryLimits.message} />
          </NoteBox>
        </div>
      </div>
      <NoteFoot boxes={boxes} faults={faults} pending={pending} send={t('inquiry_form.send')} />
    </form>
  )
}

function Line({ form, ...line }: (typeof lines)[number] & { form: BoxesOfForm }) {
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
