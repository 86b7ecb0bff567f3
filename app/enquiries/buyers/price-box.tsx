import { currencies, priceBases } from '../../lots/facts/trade-terms'
import { useLanguage } from '../../platform/i18n/use-language'
import { Amount, type BoxesOfForm, Choice, NoteBox } from './buyer-fields'

/** Price a buyer names: amount, currency and what it is for. @param props.currency offered first */
export function PriceBox<Box extends string>(props: {
  form: BoxesOfForm<string, `${Box}.amount` | `${Box}.currency` | `${Box}.basis`>
  box: Box
  label: string
  currency: string
}) {
  const { form, box, label, currency } = props
  const { t } = useLanguage()
  return (
    <NoteBox form={form} box={box} label={label} group full>
      <div className="request-row request-row--price">
        <Amount form={form} name={`${box}.amount` as const} label="request_form.amount" />
        <Choice
          form={form}
          name={`${box}.currency` as const}
          label={t('request_form.currency')}
          options={[...new Set([currency, ...currencies])].map((code) => [code, code])}
        />
        <Choice
          form={form}
          name={`${box}.basis` as const}
          label={t('request_form.basis')}
          options={priceBases.map((basis) => [basis, t(`trade.price_bases.${basis}`)])}
        />
      </div>
    </NoteBox>
  )
}
