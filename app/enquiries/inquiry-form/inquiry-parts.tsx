import type { RefObject } from 'react'
import { useSite } from '../../company/contacts/use-site'
import { productsAddress } from '../../lots/facts/lot-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { PageLink } from '../../platform/ui/page-link'
import { Amount, type BoxesOfForm, Choice, controlOf, NoteBox } from '../buyers/buyer-fields'
import { BuyerReceipt } from '../buyers/buyer-receipt'
import { enquiryLimits } from '../buyers/enquiry'
import { orderUnits } from '../inquiries/lot-terms'
import type { AskedLotView } from './present-asked-lots.server'
import './inquiry-rows.css'

export function LotQuantity({ form, lot }: { form: BoxesOfForm; lot: AskedLotView }) {
  const { t } = useLanguage()
  const box = `quantity.${lot.reference}`
  return (
    <NoteBox form={form} box={box} label={t('request.quantity')} group full>
      <div className="request-row inquiry-row">
        <Amount form={form} name={`${box}.amount`} label="inquiry_form.how_much" />
        <Choice
          form={form}
          name={`${box}.unit`}
          label={t('request_form.unit')}
          options={orderUnits(lot.terms).map(({ unit }) => [unit, t(`trade.units.${unit}`)])}
        />
      </div>
      <p className="request-hint">{lot.portions}</p>
    </NoteBox>
  )
}

export function LotComment({ form, lot, label }: { form: BoxesOfForm; lot: AskedLotView; label: string }) {
  const { t } = useLanguage()
  const box = `comment.${lot.reference}`
  return (
    <NoteBox form={form} box={box} label={label} full>
      <textarea
        {...controlOf(form, box)}
        className="request-short"
        maxLength={enquiryLimits.comment}
        placeholder={t('basket.question_hint')}
      />
    </NoteBox>
  )
}

export function InquiryReceipt(props: { reference: string; heading: RefObject<HTMLHeadingElement | null> }) {
  const { t, language } = useLanguage()
  const { buyersContact } = useSite()
  return (
    <BuyerReceipt
      title={t('inquiry_form.sent_title')}
      text={t('inquiry_form.sent_text', { name: buyersContact.name })}
      name={t('inquiry_form.reference')}
      {...props}
    >
      <PageLink className="btn btn--quiet btn--md" to={productsAddress(language)}>
        {t('lot_gone.see_all')}
      </PageLink>
    </BuyerReceipt>
  )
}
