import { useLocation } from 'react-router'
import { inquiryAddress } from '../../catalogue/basket/inquiry-address'
import { Honeypot, Issued, type IssuedForm, issuedFields } from '../../platform/forms/hidden-fields'
import { useSessionForm } from '../../platform/forms/use-session-form'
import { useLanguage } from '../../platform/i18n/use-language'
import { BuyerCells, DeliveryCells } from '../buyers/buyer-cells'
import { type BoxesOfForm, controlOf, NoteBox } from '../buyers/buyer-fields'
import { enquiryLimits } from '../buyers/enquiry'
import { FoldedBoxes } from '../buyers/folded-boxes'
import { NoteFailure, NoteFoot } from '../buyers/note-parts'
import { AskedLot } from './asked-lot'
import { ADD, CHANGE, fieldOfControl, foldedBoxes, inquiryFieldNames, MORE, optionalBoxes } from './inquiry-fields'
import { LOT_NUMBER_BOX, LotNumberBox } from './lot-number-box'
import type { AskedLotView } from './present-asked-lots.server'
import type { TypedInquiry } from './typed-inquiry'
import type { useInquiryForm } from './use-inquiry-form'

/** Anchor a page without JavaScript returns to. */
const FORM = 'inquiry'

/** What is typed is kept by this name, until it is sent. */
export const INQUIRY_TEXT = 'inquiry-text'

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
  const { pending, errors, failure, outcome, noNumber } = use
  const typed = { ...props.typed, ...use.kept }
  useSessionForm(use.form, INQUIRY_TEXT, issuedFields)
  const numbers = lots.map(({ reference }) => reference)
  const boxes = inquiryFieldNames(numbers)
  const optional: readonly string[] = optionalBoxes
  const form: BoxesOfForm = { id: FORM, boxes, optional, boxOf: fieldOfControl, errors, typed, countries }
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
      data-kept={INQUIRY_TEXT}
      data-follow
      ref={use.form}
      {...use.handlers}
    >
      <div className="note__head">
        <b id="inquiry-note">{t('inquiry_form.title')}</b>
        <span>{t('inquiry_form.few_boxes')}</span>
      </div>
      {failure && <NoteFailure title={t('inquiry_form.failed_title')} failure={failure} outcome={outcome} />}
      <Issued form={issued} />
      <Honeypot id={FORM} label={t('request_form.honeypot')} />
      {/* Default button for Enter. Not `hidden`: Safari skips hidden submit buttons. */}
      <button className="visually-hidden" type="submit" tabIndex={-1} aria-hidden="true" />
      <div inert={pending}>
        {lots.map((lot) => (
          <AskedLot key={lot.reference} form={form} lot={lot} />
        ))}
        <div className="inquiry-lots__add inquiry-more">
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
        <div className="cells request-next">
          <BuyerCells form={form} />
        </div>
        <FoldedBoxes form={form} boxes={foldedBoxes} title={t('inquiry_form.more')} hint={t('sell_form.more_hint')}>
          <div className="cells">
            <DeliveryCells form={form} />
            <NoteBox form={form} box="message" label={t('inquiry.message')} full>
              <textarea {...controlOf(form, 'message')} className="request-short" maxLength={enquiryLimits.text} />
            </NoteBox>
          </div>
        </FoldedBoxes>
      </div>
      <NoteFoot boxes={boxes} errors={errors} pending={pending} send={t('inquiry_form.send')} />
    </form>
  )
}
