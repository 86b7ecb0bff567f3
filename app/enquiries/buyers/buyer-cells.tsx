import { incoterms, resaleChannels } from '../../lots/facts/trade-terms'
import type { MessageKey } from '../../platform/i18n/translate'
import { useLanguage } from '../../platform/i18n/use-language'
import { type BoxesOfForm, Checkboxes, Choice, Countries, Country, controlOf, NoteBox, ShortText } from './buyer-fields'
import { enquiryLimits } from './enquiry'

export function BuyerCells({ form }: { form: BoxesOfForm }) {
  return (
    <>
      <RequiredBuyerCells form={form} />
      <Line form={form} box="phoneNumber" label="request.phone" type="tel" autoComplete="tel" />
      <Line form={form} box="vatId" label="request.vat_id" type="text" autoComplete="off" />
    </>
  )
}

export function RequiredBuyerCells({ form }: { form: BoxesOfForm }) {
  const { t } = useLanguage()
  return (
    <>
      <Line form={form} box="name" label="request.name" type="text" autoComplete="name" required />
      <Line form={form} box="company" label="request.company" type="text" autoComplete="organization" required />
      <Line form={form} box="email" label="request.email" type="email" autoComplete="email" required />
      <NoteBox form={form} box="country" label={t('request.country')}>
        <Country form={form} name="country" autoComplete="country" required />
      </NoteBox>
    </>
  )
}

export function DeliveryCells({ form }: { form: BoxesOfForm }) {
  const { t } = useLanguage()
  return (
    <>
      <NoteBox form={form} box="delivery" label={t('request.delivery')} group full>
        <div className="request-row">
          <Choice
            form={form}
            name="delivery.incoterm"
            label={t('request_form.incoterm')}
            empty={t('request_form.any')}
            options={incoterms.map((code) => [code, code])}
          />
          <Country form={form} name="delivery.country" label={t('request.country')} />
          <ShortText form={form} name="delivery.postcode" label="request_form.postcode" most={enquiryLimits.postcode} />
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
    </>
  )
}

function Line(props: {
  form: BoxesOfForm
  box: 'name' | 'company' | 'email' | 'phoneNumber' | 'vatId'
  label: MessageKey
  type: 'text' | 'email' | 'tel'
  autoComplete: string
  required?: boolean
}) {
  const { form, box, label, type, autoComplete, required } = props
  const { t } = useLanguage()
  return (
    <NoteBox form={form} box={box} label={t(label)}>
      <input
        {...controlOf(form, box)}
        type={type}
        autoComplete={autoComplete}
        maxLength={enquiryLimits[box]}
        dir={box === 'name' || box === 'company' ? undefined : 'ltr'}
        required={required}
      />
    </NoteBox>
  )
}
