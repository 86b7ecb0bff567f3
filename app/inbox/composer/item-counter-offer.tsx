import { useRef } from 'react'
import { Form } from 'react-router'
import { currencies, priceBases, units } from '../../lots/facts/trade-terms'
import { InputField, SelectField, TextField } from '../../platform/forms/field-controls'
import { Options } from '../../platform/forms/options'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/icon'
import { MAX_REMARK_LENGTH } from '../counter-offers/counter-offer-schema'
import type { ItemView } from '../item-view/present-item.server'
import { SEND_KEY } from '../keys/use-send-key'
import { MissingFields } from './missing-fields'
import { SeenItem } from './seen-item'
import { useItemDraft } from './use-item-draft'
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
  const form = useRef<HTMLFormElement>(null)
  const price = useRef<HTMLInputElement>(null)
  const remark = useRef<HTMLTextAreaElement>(null)
  useItemDraft(form, 'counter_offer')
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
      <Form method="post" className="item__form" preventScrollReset ref={form}>
        <input type="hidden" name="last" value={item.last.counter_offer ?? ''} />
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
        <div className="composer__send office__row">
          <button
            className="btn btn--md"
            type="submit"
            name="intent"
            value="counter_offer"
            aria-keyshortcuts={SEND_KEY}
          >
            <Icon name="mail" size="sm" />
            {t('counter_offer.send')}
          </button>
          <MissingFields form={form} />
        </div>
      </Form>
    </>
  )
}
