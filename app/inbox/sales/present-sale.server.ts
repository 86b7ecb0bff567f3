import { randomUUID } from 'node:crypto'
import type { Granted } from '../../company/team/team-rights'
import { decimalOf, thousandths } from '../../lots/facts/decimal'
import type { priceBases } from '../../lots/facts/trade-terms'
import { findLotsToEdit } from '../../lots/lots/find-lots-to-edit.server'
import { totalAt } from '../../lots/lots/lot-figures'
import type { LotInput } from '../../lots/lots/lot-schema'
import { quantityText } from '../../lots/presentation/lot-texts'
import { findQuantitiesLeft, type Sale } from '../../lots/sales/find-sales.server'
import type { PricedPer } from '../../lots/sales/sale-schema'
import { calendarDay, workingDaysAfter } from '../../platform/base/working-days'
import type { Language } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import { formatMoney } from '../../platform/i18n/money'
import { decimalText } from '../../platform/i18n/parse-decimal'
import type { Services } from '../../platform/services/services.server'
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
    today: calendarDay(services.now(), timeZone),
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
      const one = (amount: number | null | undefined) => {
        const all = amount ? totalAt(amount, input.price?.basis ?? 'unit', input) : null
        return all === null ? null : (all * 1_000) / thousandths(input.quantity)
      }
      return [
        {
          id: lot.id,
          reference: lot.reference,
          title: (input.texts[language] ?? Object.values(input.texts)[0])?.title ?? lot.reference,
          left: quantityText(left, input.unit, words),
          unit: words.t(`trade.units.${input.unit}`),
          currency: input.currency,
          cost: cost === null ? null : `${formatMoney(cost, input.currency, language)} ${basisText(input, words.t)}`,
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

function basisText({ price }: LotInput, t: ReturnType<typeof translatorOf>): string {
  return t(`trade.price_bases.${price?.basis ?? 'unit'}`)
}

/** Initial prices: those of the reservation, else the buyer's, else the lot's. */
function ratesOf(own: Sale | undefined, target: Wanted['price'], lot: LotInput, quantity: string): Rates {
  const one = (amount: number, of: string) => (amount * 1_000) / thousandths(of)
  const steps = (per: PricedPer, amounts: readonly (readonly [from: string, amount: number | null])[]): Rates => ({
    ...{ per, currency: lot.currency },
    steps: amounts.flatMap(([from, amount]) => (amount === null ? [] : [{ from, amount }])),
  })
  if (own) return steps('all', [['0', one(own.amount, own.quantity)]])
  const isTarget = target?.currency === lot.currency
  if (isTarget && target.basis === 'lot' && thousandths(quantity) > 0)
    return steps('all', [['0', one(target.amount, quantity)]])
  const price = isTarget ? { ...target, tiers: [] } : lot.price
  if (!price) return steps('unit', [])
  const amounts = [{ from: '0', amount: price.amount }, ...price.tiers]
  if (price.basis === 'unit')
    return steps(
      'unit',
      amounts.map(({ from, amount }) => [from, amount] as const),
    )
  const whole = amounts.map(({ from, amount }) => [from, totalAt(amount, price.basis, lot)] as const)
  return steps(
    'all',
    whole.map(([from, amount]) => [from, amount === null ? null : one(amount, lot.quantity)] as const),
  )
}
