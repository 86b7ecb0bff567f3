import { useRef, useState } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { pricedPer } from '../../lots/sales/sale-schema'
import { InputField, SelectField, useFieldErrors } from '../../platform/forms/field-controls'
import { Options } from '../../platform/forms/options'
import { useSessionForm } from '../../platform/forms/use-session-form'
import { useLanguage } from '../../platform/i18n/use-language'
import { RefusalAlert } from '../../platform/ui/alert'
import { SEND_KEY } from '../keys/use-send-key'
import type { SaleError } from './answer-sale-form.server'
import { partFault, priceOfPart } from './part-price'
import type { SaleView } from './present-sale.server'
import { PriceWarning } from './price-warning'
import './sale-form.css'

export function SaleForm(props: {
  sale: SaleView
  kind: 'sold' | 'reserved'
  refused: SaleError | undefined
  hidden?: Readonly<Record<string, string>>
}) {
  const { sale, kind, refused, hidden = {} } = props
  const { t } = useLanguage()
  // Kept when the page reloads, so that a form sent again after a lost response sells once.
  const [submission] = useState(sale.submission)
  const form = useRef<HTMLFormElement>(null)
  const { pathname, search } = useLocation()
  useSessionForm(form, `sale ${pathname}${search}`)
  const isBusy = useNavigation().state !== 'idle'
  const typed = (name: string, first: string) => refused?.typed[name] ?? first
  const errorOf = useFieldErrors(refused?.errors)
  const control = (name: string, first: string) => ({ name, defaultValue: typed(name, first), error: errorOf(name) })
  return (
    <Form method="post" className="sale" ref={form} onSubmit={(event) => isBusy && event.preventDefault()}>
      <RefusalAlert refused={refused} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="submission" value={typed('submission', submission)} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {sale.lots.map((lot, row) => (
        <SaleLot key={lot.id} {...{ lot, row, control }} isOnly={sale.lots.length === 1} />
      ))}
      {sale.lots.length > 1 && <p className="hint">{t('sales.empty_is_unsold')}</p>}
      <div className="sale__fields">
        <InputField {...control('buyer', sale.buyer)} label={t('sales.buyer')} maxLength={200} required dir="auto" />
        {kind === 'reserved' && (
          <InputField
            {...control('until', sale.until)}
            label={t('stock.option_until')}
            type="date"
            min={sale.today}
            required
          />
        )}
      </div>
      <p>
        <button className="btn btn--md" type="submit" aria-disabled={isBusy || undefined} aria-keyshortcuts={SEND_KEY}>
          {t(kind === 'sold' ? 'sales.sell' : 'sales.reserve')}
        </button>
      </p>
    </Form>
  )
}

function SaleLot(props: {
  lot: SaleView['lots'][number]
  row: number
  control: (name: string, first: string) => { name: string; defaultValue: string; error: string | undefined }
  isOnly: boolean
}) {
  const { lot, row, control, isOnly } = props
  const { t, language } = useLanguage()
  const price = useRef<HTMLInputElement>(null)
  const per = useRef<HTMLSelectElement>(null)
  const given = useRef(lot.price)
  const [typed, setTyped] = useState<Readonly<Record<string, FormDataEntryValue>>>({})
  const nowIn = (name: string, first: string) =>
    String(typed[`${name}.${row}`] ?? control(`${name}.${row}`, first).defaultValue)
  const fault =
    lot.lowest &&
    partFault(
      lot.lowest,
      {
        quantity: nowIn('quantity', lot.quantity),
        price: nowIn('price', lot.price),
        per: pricedPer.find((each) => each === nowIn('per', lot.rates.per)) ?? lot.rates.per,
      },
      lot.currency,
    )
  /** Updates the price for the new quantity, unless the user has changed it. */
  const follow = (quantity: string) => {
    const next = priceOfPart(lot.rates, quantity, language)
    if (next === null || price.current?.value !== given.current || per.current?.value !== lot.rates.per) return
    price.current.value = next
    given.current = next
  }
  return (
    <fieldset
      className="panel sale__lot"
      onChange={({ currentTarget: { form } }) => form && setTyped(Object.fromEntries(new FormData(form)))}
    >
      <legend className="h5">
        <bdi dir="ltr">{lot.reference}</bdi> <span dir="auto">{lot.title}</span>
      </legend>
      <p className="hint">
        {t('sales.left', { quantity: lot.left })}
        {lot.cost && ` · ${t('sales.cost', { cost: lot.cost })}`}
      </p>
      <input type="hidden" name={`lot.${row}`} value={lot.id} />
      <div className="sale__fields">
        <InputField
          {...control(`quantity.${row}`, lot.quantity)}
          label={t('sales.quantity', { unit: lot.unit })}
          onChange={({ currentTarget }) => follow(currentTarget.value)}
          inputMode="decimal"
          autoComplete="off"
          required={isOnly}
        />
        <InputField
          {...control(`price.${row}`, lot.price)}
          label={t('sales.price', { currency: lot.currency })}
          ref={price}
          inputMode="decimal"
          autoComplete="off"
          required={isOnly}
        />
        <SelectField {...control(`per.${row}`, lot.rates.per)} label={t('sales.price_for')} ref={per}>
          <Options of={pricedPer.map((per) => [per, t(`sales.per.${per}`)])} />
        </SelectField>
      </div>
      <div role="status">
        <PriceWarning fault={fault} />
      </div>
    </fieldset>
  )
}
