import { randomUUID } from 'node:crypto'
import type { Granted } from '../../company/team/team-rights'
import { decimalOf, thousandths } from '../../lots/facts/decimal'
import type { priceBases } from '../../lots/facts/trade-terms'
import { findLotsToEdit, titleOf } from '../../lots/lots/find-lots-to-edit.server'
import { totalAt } from '../../lots/lots/lot-figures'
import type { LotInput } from '../../lots/lots/lot-schema'
import { moneyPer, quantityText } from '../../lots/presentation/lot-texts'
import { findQuantitiesLeft, type Sale } from '../../lots/sales/find-sales.server'
import { workingDaysAfter } from '../../platform/base/working-days'
import type { Language } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import { decimalText } from '../../platform/i18n/parse-decimal'
import type { Services } from '../../platform/services/services.server'
import { todayOf } from '../../platform/services/today.server'
import { findPreferences } from '../preferences/preferences.server'
import { priceOfPart, type Rates } from './part-price'

export interface Wanted {
  readonly lotId: string
  /** In the lot's unit; null: the remaining quantity. */
  readonly quantity: string | null
  readonly price: {
    readonly amount: number
    readonly currency: string
    readonly basis: (typeof priceBases)[number]
  } | null
}

/** Form of a sale or reservation of lots, prefilled. @param freed sales that end with the new one, such as its reservation */
export async function presentSale(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  { wanted, buyer, freed = [] }: { wanted: readonly Wanted[]; buyer: string; freed?: readonly Sale[] },
  { language, costs }: { language: Language; costs: Granted<'costs'> | null },
) {
  const { timeZone } = services.config.site.company
  const ids = wanted.map(({ lotId }) => lotId)
  const found = new Map((await findLotsToEdit(services, ids)).map((lot) => [lot.id, lot]))
  const lefts = await findQuantitiesLeft(services.db, ids)
  const words = { t: translatorOf(language), language }
  const { reservationDays } = await findPreferences(services)
  return {
    submission: randomUUID(),
    buyer,
    today: todayOf(services),
    until: freed[0]?.until ?? workingDaysAfter(services.now(), reservationDays, timeZone),
    lots: wanted.flatMap((each) => {
      const lot = found.get(each.lotId)
      if (!lot) return []
      const own = freed.find(({ lotId }) => lotId === lot.id)
      const left = decimalOf(thousandths(lefts.get(lot.id) ?? '0') + thousandths(own?.quantity ?? '0'))
      const input = lot.written.lot
      const asked = own?.quantity ?? each.quantity ?? left
      const quantity = thousandths(asked) > thousandths(left) ? left : decimalOf(thousandths(asked))
      const rates = ratesOf(own, each.price, input, quantity)
      const typed = thousandths(quantity) === 0 ? '' : decimalText(quantity, language)
      const cost = (costs && input.private.costPrice) ?? null
      const basis = input.price?.basis ?? 'unit'
      const one = (amount: number | null | undefined) => {
        const all = amount ? totalAt(amount, basis, input) : null
        return all === null ? null : perUnit(all, input.quantity)
      }
      return [
        {
          id: lot.id,
          reference: lot.reference,
          title: titleOf(lot, language),
          left: quantityText(left, input.unit, words),
          unit: words.t(`trade.units.${input.unit}`),
          currency: input.currency,
          cost: cost === null ? null : moneyPer({ amount: cost, currency: input.currency, basis }, words),
          /** Minor units per unit of the lot, as in the rates. */
          lowest: costs && { costPrice: one(input.private.costPrice), minPrice: one(input.private.minPrice) },
          quantity: typed,
          rates,
          price: priceOfPart(rates, typed, language) ?? '',
        },
      ]
    }),
  }
}

export type SaleView = Awaited<ReturnType<typeof presentSale>>

function perUnit(amount: number, quantity: string): number {
  return (amount * 1_000) / thousandths(quantity)
}

/** Initial prices: those of the reservation, else the buyer's, else the lot's. */
function ratesOf(own: Sale | undefined, target: Wanted['price'], lot: LotInput, quantity: string): Rates {
  const { currency } = lot
  const forAll = (amount: number, of: string): Rates => ({
    ...{ per: 'all', currency },
    steps: [{ from: '0', amount: perUnit(amount, of) }],
  })
  if (own) return forAll(own.amount, own.quantity)
  const isTarget = target?.currency === currency
  if (isTarget && target.basis === 'lot' && thousandths(quantity) > 0) return forAll(target.amount, quantity)
  const price = isTarget ? { ...target, tiers: [] } : lot.price
  if (!price) return { per: 'unit', currency, steps: [] }
  const steps = [{ from: '0', amount: price.amount }, ...price.tiers]
  if (price.basis === 'unit') return { per: 'unit', currency, steps }
  const whole = steps.flatMap(({ from, amount }) => {
    const all = totalAt(amount, price.basis, lot)
    return all === null ? [] : [{ from, amount: perUnit(all, lot.quantity) }]
  })
  return { per: 'all', currency, steps: whole }
}
