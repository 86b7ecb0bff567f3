import { currencies } from '../../lots/facts/trade-terms'
import { parseMoney } from '../../platform/i18n/money'
import { parseDecimal } from '../../platform/i18n/parse-decimal'

type Typed = Readonly<Record<string, readonly string[] | undefined>>

/** Texts of these controls of a form, without empty ones. Used by browser and server. */
export function readControls(fields: FormData, names: readonly string[]): Record<string, string[]> {
  const read = names.map((name) => {
    const texts = fields.getAll(name).filter((value) => typeof value === 'string')
    return [name, texts.filter((text) => text !== '')] as const
  })
  return Object.fromEntries(read.filter(([, texts]) => texts.length > 0))
}

/** Typed values by control, trimmed; undefined if empty. The schema rejects a decimal that cannot be parsed. */
export function readersOf(typed: Typed) {
  const text = (name: string) => typed[name]?.[0]?.trim() || undefined
  return {
    text,
    several: (name: string) => [...(typed[name] ?? [])],
    decimal: (name: string) => {
      const written = text(name)
      return written === undefined ? undefined : (parseDecimal(written) ?? written)
    },
  }
}

/** Maps what both forms of buyers ask to the schema's shape, unvalidated. */
export function parseTypedBuyer(typed: Typed) {
  const { text, several } = readersOf(typed)
  return {
    name: text('name'),
    company: text('company'),
    email: text('email'),
    country: text('country'),
    phoneNumber: text('phoneNumber'),
    vatId: text('vatId'),
    delivery: {
      country: text('delivery.country'),
      postcode: text('delivery.postcode'),
      incoterm: text('delivery.incoterm'),
    },
    resale: { countries: several('resale.countries'), channels: several('resale.channels') },
  }
}

/** Price typed into `NAME.amount`, `NAME.currency` and `NAME.basis`. An invalid amount is kept for the schema to reject. */
export function parseTypedPrice(typed: Typed, name: string) {
  const { text } = readersOf(typed)
  const [amount, currency] = [text(`${name}.amount`), text(`${name}.currency`)]
  if (amount === undefined) return undefined
  const known = currencies.find((code) => code === currency)
  return { amount: (known && parseMoney(amount, known)) ?? amount, currency, basis: text(`${name}.basis`) }
}
