import { currencies } from '../../lots/facts/trade-terms'
import { parseMoney } from '../../platform/i18n/money'
import { parseDecimal } from '../../platform/i18n/parse-decimal'
import { ADD, boxOf, CHANGE, isLotNumber, LOT, MORE } from './inquiry-fields'
import { inquiryLimits } from './inquiry-limits'

/** What stands in the form, word for word: the texts and ticks of each control, by the name it is sent under. */
export type TypedInquiry = Readonly<Record<string, readonly string[]>>

/** What a form holds; empty boxes are left out. The same in the browser and where the form was posted to. */
export function readTyped(fields: FormData): TypedInquiry {
  const names = [...new Set(fields.keys())].filter((name) => boxOf(name) !== undefined)
  return Object.fromEntries(
    names.flatMap((name) => {
      const texts = fields.getAll(name).flatMap((value) => (typeof value === 'string' && value !== '' ? [value] : []))
      return texts.length > 0 ? [[name, texts]] : []
    }),
  )
}

/** The numbers of the lots that a form or an address names, each once, as far as they are numbers of lots. */
export function readLots(fields: Pick<URLSearchParams | FormData, 'getAll'>): string[] {
  const named = fields.getAll(LOT).flatMap((value) => (typeof value === 'string' ? value.trim().toUpperCase() : []))
  return [...new Set(named.filter(isLotNumber))].slice(0, inquiryLimits.lots)
}

/** A form that changes which lots it is about. */
export interface LotsChange {
  /** Which ones it is about then. */
  readonly lots: readonly string[]
  readonly leftOut: string | null
  /** What was typed as the number of a lot and is none. */
  readonly noNumber: string | null
}

/** What a form asks to do with its lots; null: it is to be sent. A number that was typed is added before anything is sent. */
export function readChange(fields: FormData): LotsChange | null {
  const text = (name: string) => String(fields.get(name) ?? '').trim()
  const [change, more] = [text(CHANGE), text(MORE).toUpperCase()]
  const lots = readLots(fields)
  if (isLotNumber(change)) return { lots: lots.filter((lot) => lot !== change), leftOut: change, noNumber: null }
  if (change !== ADD && more === '') return null
  if (!isLotNumber(more)) return { lots, leftOut: null, noNumber: text(MORE).slice(0, inquiryLimits.lotNumber) }
  const added = [...new Set([...lots, more])].slice(0, inquiryLimits.lots)
  return { lots: added, leftOut: null, noNumber: null }
}

/**
 * What was typed about these lots, in the shape of the schema and not checked yet: numbers understood as people write them. What
 * cannot be understood is passed on as it is, for the schema to say so.
 */
export function understood(typed: TypedInquiry, lots: readonly string[]) {
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
