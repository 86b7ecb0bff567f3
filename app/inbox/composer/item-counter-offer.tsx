import { useId, useRef } from 'react'
import { Form } from 'react-router'
import { currencies, priceBases, units } from '../../lots/facts/trade-terms'
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
  const id = useId()
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
          <div className="field">
            <label htmlFor={`${id}-price`}>{t('counter_offer.price')}</label>
            <input
              className="input"
              id={`${id}-price`}
              ref={price}
              name="price"
              inputMode="decimal"
              autoComplete="off"
              maxLength={50}
              defaultValue={typed.price}
              dir="ltr"
              required
            />
          </div>
          <div className="field">
            <label htmlFor={`${id}-currency`}>{t('counter_offer.currency')}</label>
            <select
              className="input"
              id={`${id}-currency`}
              name="currency"
              defaultValue={typed.currency ?? counterOffer.currency}
            >
              {currencies.map((currency) => (
                <option key={currency}>{currency}</option>
              ))}
            </select>
          </div>
          <div className="field">
            <label htmlFor={`${id}-basis`}>{t('counter_offer.basis')}</label>
            <select className="input" id={`${id}-basis`} name="basis" defaultValue={typed.basis ?? 'unit'}>
              <Options of={priceBases.map((basis) => [basis, t(`trade.price_bases.${basis}`)])} />
            </select>
          </div>
          <div className="field">
            <label htmlFor={`${id}-quantity`}>{t('counter_offer.quantity')}</label>
            <input
              className="input"
              id={`${id}-quantity`}
              name="quantity"
              inputMode="decimal"
              autoComplete="off"
              maxLength={50}
              defaultValue={typed.quantity}
              placeholder={t('counter_offer.everything')}
              dir="auto"
            />
          </div>
          <div className="field">
            <label htmlFor={`${id}-unit`}>{t('counter_offer.unit')}</label>
            <select className="input" id={`${id}-unit`} name="unit" defaultValue={typed.unit ?? 'H87'}>
              <Options of={units.map((unit) => [unit, t(`trade.units.${unit}`)])} />
            </select>
          </div>
          <div className="field">
            <label htmlFor={`${id}-until`}>{t('counter_offer.valid_until')}</label>
            <input
              className="input"
              id={`${id}-until`}
              name="validUntil"
              type="date"
              min={counterOffer.today}
              defaultValue={typed.validUntil ?? counterOffer.validUntil}
              required
            />
          </div>
        </div>
        <div className="field">
          <label htmlFor={`${id}-remark`}>{t('counter_offer.remark', { language: item.spoken.name })}</label>
          <textarea
            className="input"
            id={`${id}-remark`}
            ref={remark}
            name="remark"
            rows={3}
            maxLength={MAX_REMARK_LENGTH}
            defaultValue={typed.remark}
            lang={item.spoken.language}
            dir="auto"
          />
        </div>
        <div className="composer__send">
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
