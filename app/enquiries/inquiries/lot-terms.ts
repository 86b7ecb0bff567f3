import { decimalOf, thousandths } from '../../lots/facts/decimal'
import type { splittings, units } from '../../lots/facts/trade-terms'
import type { LotFacts } from '../../lots/lots/lot-schema'
import { restrictionText } from '../../lots/presentation/describe-restrictions'
import { formatQuantity, type Localizer, quantityText } from '../../lots/presentation/lot-texts'
import type { MessageKey } from '../../platform/i18n/translate'
import type { InquiryDetails } from './inquiry-schema'

type Unit = (typeof units)[number]
type Item = InquiryDetails['items'][number]

/** Order and resale terms of a lot. Quantities are decimal texts in `unit`. */
export interface LotTerms {
  readonly reference: string
  readonly quantity: string
  readonly unit: Unit
  readonly moq: string
  readonly step: string
  readonly splittable: (typeof splittings)[number]
  readonly packaging: Pick<LotFacts['packaging'], 'unitsPerCarton' | 'cartonsPerPallet'>
  readonly restrictions: LotFacts['restrictions']
}

interface Conflict {
  /** Schema path: `items.0.quantity` or `resale`. */
  readonly path: string
  readonly key: MessageKey
  readonly values: Readonly<Record<string, string>>
}

const orderFaults = {
  whole: 'validation.order_whole',
  more: 'validation.order_more',
  least: 'validation.order_least',
  step: 'validation.order_step',
} as const satisfies Record<string, MessageKey>

/** Units a buyer may order in, the lot's own first, with their size in that unit. */
export function orderUnits({
  unit,
  packaging,
}: Pick<LotTerms, 'unit' | 'packaging'>): { unit: Unit; factor: number }[] {
  const { unitsPerCarton, cartonsPerPallet } = packaging
  const own = { unit, factor: 1 }
  const pallets = (factor: number) => ({ unit: 'XPX' as const, factor })
  if (unit === 'XCT') return cartonsPerPallet ? [own, pallets(cartonsPerPallet)] : [own]
  if (!(unit === 'H87' || unit === 'PR' || unit === 'SET') || !unitsPerCarton) return [own]
  const cartons = { unit: 'XCT' as const, factor: unitsPerCarton }
  return cartonsPerPallet ? [own, cartons, pallets(unitsPerCarton * cartonsPerPallet)] : [own, cartons]
}

/** Checks quantity, MOQ, order multiple and resale restrictions. @param terms by lot number; items without terms are skipped */
export function findConflicts(
  { items, resale }: Pick<InquiryDetails, 'items' | 'resale'>,
  terms: ReadonlyMap<string, LotTerms>,
  localizer: Localizer,
): Conflict[] {
  return items.flatMap((item, place) => {
    const lot = terms.get(item.lot)
    if (!lot) return []
    const quantity = quantityConflict(item, lot, localizer)
    const broken = lot.restrictions.filter((restriction) => isBroken(restriction, resale))
    return [
      ...(quantity ? [{ ...quantity, path: `items.${place}.${quantity.path}` }] : []),
      ...broken.map((restriction) => ({
        path: 'resale',
        key: 'validation.resale' as const,
        values: { lot: `\u2068${lot.reference}\u2069`, limit: restrictionText(restriction, localizer) },
      })),
    ]
  })
}

function quantityConflict({ quantity, unit }: Item, lot: LotTerms, localizer: Localizer): Conflict | null {
  if (!quantity) return null
  const counted = orderUnits(lot).find((one) => one.unit === (unit ?? lot.unit))
  if (!counted) return { path: 'unit', key: 'validation.choice', values: {} }
  const [amount, whole] = [thousandths(quantity) * counted.factor, thousandths(lot.quantity)]
  const [least, step] = [thousandths(lot.moq), thousandths(lot.step)]
  const figure = (thousand: number) => formatQuantity(decimalOf(thousand), localizer.language)
  const conflict = (rule: keyof typeof orderFaults): Conflict => {
    const below = amount - (amount % step)
    return {
      path: 'quantity',
      key: orderFaults[rule],
      values: {
        unit: localizer.t(`trade.units.${lot.unit}`),
        quantity: figure(whole),
        asked: quantityText(quantity, counted.unit, localizer),
        least: figure(least),
        step: figure(step),
        below: figure(below),
        above: figure(Math.min(below + step, whole)),
      },
    }
  }
  // The whole quantity is always valid, whatever the step.
  if (amount === whole) return null
  if (lot.splittable === 'whole_only') return conflict('whole')
  if (amount > whole) return conflict('more')
  if (amount < least) return conflict('least')
  return amount % step === 0 ? null : conflict('step')
}

/** Restrictions apply independently. Countries or channels the buyer left open violate none. */
function isBroken(
  { rule, countries, channels }: LotTerms['restrictions'][number],
  resale: InquiryDetails['resale'],
): boolean {
  const named = (chosen: readonly string[], of: readonly string[]) =>
    of.length === 0 || chosen.some((one) => of.includes(one))
  const beyond = (chosen: readonly string[], of: readonly string[]) =>
    of.length > 0 && chosen.some((one) => !of.includes(one))
  if (rule === 'allow') return beyond(resale.countries, countries) || beyond(resale.channels, channels)
  return (
    countries.length + channels.length > 0 && named(resale.countries, countries) && named(resale.channels, channels)
  )
}
