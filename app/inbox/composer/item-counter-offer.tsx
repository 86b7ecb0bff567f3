import { useRef } from 'react'
import { currencies, priceBases, units } from '../../lots/facts/trade-terms'
import { InputField, SelectField, TextField } from '../../platform/forms/field-controls'
import { Options } from '../../platform/forms/options'
import { useLanguage } from '../../platform/i18n/use-language'
import { MAX_REMARK_LENGTH } from '../counter-offers/counter-offer-schema'
import type { ItemView } from '../item-view/present-item.server'
import { ComposerForm } from './composer-form'
import { SeenItem } from './seen-item'
import { useSessionText } from './use-session-text'

export function ItemCounterOffer(props: {
  item: ItemView
  typed: Readonly<Record<string, string>>
  heldAt: string | null
  /** The previous counter-offer was sent; this is a new one. */
  isSent: boolean
}) {
  const { item, typed, heldAt, isSent } = props
  const { t } = useLanguage()
  const price = useRef<HTMLInputElement>(null)
  const remark = useRef<HTMLTextAreaElement>(null)
  useSessionText(price, `price ${item.id}`, isSent)
  useSessionText(remark, `remark ${item.id}`, isSent)
  const { counterOffer } = item
  if (!counterOffer) return <p className="muted">{t('counter_offer.over')}</p>
  return (
    <>
      {counterOffer.open && (
        <p className="muted item__open-offer">
          {t('counter_offer.open', { price: counterOffer.open.price, day: counterOffer.open.validUntil })}
        </p>
      )}
      <ComposerForm item={item} name="counter_offer" button={t('counter_offer.send')}>
        <SeenItem item={item} heldAt={heldAt} />
        <div className="item__buyers">
          <InputField
            label={t('counter_offer.price')}
            ref={price}
            name="price"
            inputMode="decimal"
            autoComplete="off"
            maxLength={50}
            defaultValue={typed.price}
            dir="ltr"
            required
          />
          <SelectField
            label={t('counter_offer.currency')}
            name="currency"
            defaultValue={typed.currency ?? counterOffer.currency}
          >
            <Options of={currencies.map((currency) => [currency, currency])} />
          </SelectField>
          <SelectField label={t('counter_offer.basis')} name="basis" defaultValue={typed.basis ?? 'unit'}>
            <Options of={priceBases.map((basis) => [basis, t(`trade.price_bases.${basis}`)])} />
          </SelectField>
          <InputField
            label={t('counter_offer.quantity')}
            name="quantity"
            inputMode="decimal"
            autoComplete="off"
            maxLength={50}
            defaultValue={typed.quantity}
            placeholder={t('counter_offer.everything')}
            dir="auto"
          />
          <SelectField label={t('counter_offer.unit')} name="unit" defaultValue={typed.unit ?? 'H87'}>
            <Options of={units.map((unit) => [unit, t(`trade.units.${unit}`)])} />
          </SelectField>
          <InputField
            label={t('counter_offer.valid_until')}
            name="validUntil"
            type="date"
            min={counterOffer.today}
            defaultValue={typed.validUntil ?? counterOffer.validUntil}
            required
          />
        </div>
        <TextField
          label={t('counter_offer.remark', { language: item.spoken.name })}
          ref={remark}
          name="remark"
          rows={3}
          maxLength={MAX_REMARK_LENGTH}
          defaultValue={typed.remark}
          lang={item.spoken.language}
          dir="auto"
        />
      </ComposerForm>
    </>
  )
}
