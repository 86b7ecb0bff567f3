import { currencies } from '../../lots/facts/trade-terms'
import { recordOf } from '../../platform/base/record'
import type { Language } from '../../platform/i18n/languages'
import { parseMoney } from '../../platform/i18n/money'
import { parseDecimal } from '../../platform/i18n/parse-decimal'
import type { OfferFacts } from './offer-details'

export const detailControls = [
  'categories',
  'quantity',
  'unit',
  'condition',
  'askingPrice',
  'currency',
  'askingPriceBasis',
  'incoterm',
  'country',
  'place',
  'bestBefore',
  'restrictions.channels',
  'restrictions.rule',
  'restrictions.countries',
] as const
export type DetailControl = (typeof detailControls)[number]

/** Raw control values; several choices of one control are comma-separated. */
type TypedDetails = Readonly<Record<DetailControl, string>>

export type ParsedDetails = { readonly [Fact in keyof OfferFacts]?: unknown }

const signs: Readonly<Record<string, string>> = { EUR: '€', USD: '$', GBP: '£' }

/** Parses without validating, with the language's number format. Unparsable input is passed on for the schema to reject. */
export function parseTypedDetails(typed: TypedDetails, language: Language): ParsedDetails {
  const text = (name: DetailControl) => typed[name].trim() || undefined
  const [quantity, askingPrice, rule] = [text('quantity'), text('askingPrice'), text('restrictions.rule')]
  const [channels, limited] = [
    splitChoices(typed['restrictions.channels']),
    splitChoices(typed['restrictions.countries']),
  ]
  const restrictions = [
    ...(channels.length > 0 ? [{ rule: 'deny', channels }] : []),
    ...(rule || limited.length > 0 ? [{ rule: rule ?? '', countries: limited }] : []),
  ]
  return {
    categories: splitChoices(typed.categories),
    ...(quantity && {
      quantity:
        parseDecimal(quantity, language)
          ?.replace(/(\.\d*?)0+$/, '$1')
          .replace(/\.$/, '') ?? quantity,
      unit: typed.unit,
    }),
    condition: text('condition'),
    ...(askingPrice && {
      askingPrice: minorUnits(askingPrice, typed.currency, language),
      currency: typed.currency,
      askingPriceBasis: typed.askingPriceBasis,
    }),
    incoterm: text('incoterm'),
    country: text('country'),
    place: text('place'),
    bestBefore: text('bestBefore'),
    restrictions,
  }
}

export function readDetails(fields: Pick<FormData, 'getAll'>): TypedDetails {
  return recordOf(detailControls, (name) =>
    fields
      .getAll(name)
      .filter((value) => typeof value === 'string')
      .join(','),
  )
}

export function splitChoices(typed: string): string[] {
  return typed.split(',').filter((choice) => choice !== '')
}

function minorUnits(amount: string, currency: string, language: Language): number | string {
  // Without a currency, only the missing currency is an error.
  const known = currencies.find((code) => code === currency) ?? 'EUR'
  return parseMoney(amount.replace(signs[known] ?? known, '').trim(), known, language) ?? amount
}
