import { currencies } from '../../lots/facts/trade-terms'
import { parseMoney } from '../../platform/i18n/money'
import { parseDecimal } from '../../platform/i18n/parse-decimal'
import { ADD, CHANGE, fieldOfControl, isLotNumber, LOT, MORE, REVIEW } from './inquiry-fields'
import { inquiryLimits } from './inquiry-limits'

/** Raw form values by control name. */
export type TypedInquiry = Readonly<Record<string, readonly string[]>>

/** Reads the form values, without empty fields. Used by browser and server. */
export function readTyped(fields: FormData): TypedInquiry {
  const names = [...new Set(fields.keys())].filter((name) => fieldOfControl(name) !== undefined)
  return Object.fromEntries(
    names.flatMap((name) => {
      const texts = fields.getAll(name).flatMap((value) => (typeof value === 'string' && value !== '' ? [value] : []))
      return texts.length > 0 ? [[name, texts]] : []
    }),
  )
}

/** Valid lot numbers named by a form or URL, without duplicates. */
export function readLots(fields: Pick<URLSearchParams | FormData, 'getAll'>): string[] {
  const named = fields.getAll(LOT).flatMap((value) => (typeof value === 'string' ? value.trim().toUpperCase() : []))
  return [...new Set(named.filter(isLotNumber))].slice(0, inquiryLimits.lots)
}

export interface LotsChange {
  /** The resulting lots. */
  readonly lots: readonly string[]
  readonly leftOut: string | null
  /** Input that is not a lot number. */
  readonly noNumber: string | null
}

/** The requested change of lots, or null if the form is to be sent. A typed lot number is added before sending. */
export function readChange(fields: FormData): LotsChange | null {
  const text = (name: string) => String(fields.get(name) ?? '').trim()
  const [change, more] = [text(CHANGE), text(MORE).toUpperCase()]
  const lots = readLots(fields)
  if (isLotNumber(change)) return { lots: lots.filter((lot) => lot !== change), leftOut: change, noNumber: null }
  if (change === REVIEW) return { lots, leftOut: null, noNumber: null }
  if (change !== ADD && more === '') return null
  if (!isLotNumber(more)) return { lots, leftOut: null, noNumber: text(MORE).slice(0, inquiryLimits.lotNumber) }
  const added = [...new Set([...lots, more])].slice(0, inquiryLimits.lots)
  return { lots: added, leftOut: null, noNumber: null }
}

/** Maps form values to the schema's shape, unvalidated. Parses localized numbers; unparsable input is kept for the schema to reject. */
export function parseTypedInquiry(typed: TypedInquiry, lots: readonly string[]) {
  const text = (name: string) => typed[name]?.[0]?.trim() || undefined
  const several = (name: string) => [...(typed[name] ?? [])]
  return {
    name: text('name'),
    company: text('company'),
    email: text('email'),
    country: text('country'),
    phoneNumber: text('phoneNumber'),
    vatId: text('vatId'),
    items: lots.map((lot) => {
      const quantity = text(`quantity.${lot}.amount`)
      const amount = text(`price.${lot}.amount`)
      const currency = text(`price.${lot}.currency`)
      return {
        lot,
        quantity: quantity === undefined ? undefined : (parseDecimal(quantity) ?? quantity),
        unit: quantity === undefined ? undefined : text(`quantity.${lot}.unit`),
        targetPrice:
          amount === undefined
            ? undefined
            : { amount: minorUnits(amount, currency), currency, basis: text(`price.${lot}.basis`) },
        comment: text(`comment.${lot}`),
      }
    }),
    delivery: {
      country: text('delivery.country'),
      postcode: text('delivery.postcode'),
      incoterm: text('delivery.incoterm'),
    },
    resale: { countries: several('resale.countries'), channels: several('resale.channels') },
    message: text('message'),
  }
}

function minorUnits(amount: string, currency: string | undefined): number | string {
  const known = currencies.find((code) => code === currency)
  return (known && parseMoney(amount, known)) ?? amount
}
