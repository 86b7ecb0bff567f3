import { useLocation } from 'react-router'
import { inquiryAddress } from '../../catalogue/basket/inquiry-address'
import { Issued, type IssuedForm } from '../../platform/forms/hidden-fields'
import { useLanguage } from '../../platform/i18n/use-language'
import { BuyerCells, DeliveryCells } from '../buyers/buyer-cells'
import { type BoxesOfForm, controlOf, NoteBox } from '../buyers/buyer-fields'
import { enquiryLimits } from '../buyers/enquiry'
import { FoldedBoxes } from '../buyers/folded-boxes'
import { NoteForm } from '../buyers/note-form'
import { AskedLot } from './asked-lot'
import { ADD, CHANGE, fieldOfControl, foldedBoxes, inquiryFieldNames, MORE, optionalBoxes } from './inquiry-fields'
import { LOT_NUMBER_BOX, LotNumberBox } from './lot-number-box'
import type { AskedLotView } from './present-asked-lots.server'
import type { TypedInquiry } from './typed-inquiry'
import type { useInquiryForm } from './use-inquiry-form'

/** Anchor a page without JavaScript returns to. */
const FORM = 'inquiry'

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
  const { errors, noNumber } = use
  const typed = { ...props.typed, ...use.kept }
  const numbers = lots.map(({ reference }) => reference)
  const boxes = inquiryFieldNames(numbers)
  const optional: readonly string[] = optionalBoxes
  const form: BoxesOfForm = { id: FORM, boxes, optional, boxOf: fieldOfControl, errors, typed, countries }
  return (
    <NoteForm
      key={pathname}
      form={form}
      use={use}
      action={`${inquiryAddress(language, numbers)}#${FORM}`}
      kept={INQUIRY_TEXT}
      title={t('inquiry_form.title')}
      aside={t('inquiry_form.few_boxes')}
      failed={t('inquiry_form.failed_title')}
      send={t('inquiry_form.send')}
      hidden={
        <>
          <Issued form={issued} />
          {/* Default button for Enter. Not `hidden`: Safari skips hidden submit buttons. */}
          <button className="visually-hidden" type="submit" tabIndex={-1} aria-hidden="true" />
        </>
      }
    >
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
    </NoteForm>
  )
}
