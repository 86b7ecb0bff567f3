import { currencies } from '../../lots/facts/trade-terms'
import type { Language } from '../../platform/i18n/languages'
import { parseMoney } from '../../platform/i18n/money'
import { parseDecimal } from '../../platform/i18n/parse-decimal'
import type { OfferFacts } from './offer-details'

/** The controls of the optional details, by the names that forms send them under. */
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

/** What stands in them, word for word; several choices of one control are parted by commas. */
export type TypedDetails = Readonly<Record<DetailControl, string>>

/** What was understood of them, not checked yet. */
export type UnderstoodDetails = { readonly [Fact in keyof OfferFacts]?: unknown }

const signs: Readonly<Record<string, string>> = { EUR: '€', USD: '$', GBP: '£' }

/**
 * What was typed, in the shape of the schema and not checked yet: numbers understood as people write them in a language. What cannot
 * be understood is passed on as it is, for the schema to say so; empty boxes are left out.
 */
export function understoodDetails(typed: TypedDetails, language: Language): UnderstoodDetails {
  const text = (name: DetailControl) => typed[name].trim() || undefined
  const [quantity, askingPrice, rule] = [text('quantity'), text('askingPrice'), text('restrictions.rule')]
  const [channels, limited] = [chosen(typed['restrictions.channels']), chosen(typed['restrictions.countries'])]
  const restrictions = [
    ...(channels.length > 0 ? [{ rule: 'deny', channels }] : []),
    ...(rule || limited.length > 0 ? [{ rule: rule ?? '', countries: limited }] : []),
  ]
  return {
    categories: chosen(typed.categories),
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

/** The details in a posted form. */
export function readDetails(fields: Pick<FormData, 'getAll'>): TypedDetails {
  const text = (name: DetailControl) =>
    fields
      .getAll(name)
      .filter((value) => typeof value === 'string')
      .join(',')
  return {
    categories: text('categories'),
    quantity: text('quantity'),
    unit: text('unit'),
    condition: text('condition'),
    askingPrice: text('askingPrice'),
    currency: text('currency'),
    askingPriceBasis: text('askingPriceBasis'),
    incoterm: text('incoterm'),
    country: text('country'),
    place: text('place'),
    bestBefore: text('bestBefore'),
    'restrictions.channels': text('restrictions.channels'),
    'restrictions.rule': text('restrictions.rule'),
    'restrictions.countries': text('restrictions.countries'),
  }
}

/** The choices of a control, parted again. */
export function chosen(typed: string): string[] {
  return typed.split(',').filter((choice) => choice !== '')
}

function minorUnits(amount: string, currency: string, language: Language): number | string {
  // Where no currency is chosen, that alone is at fault.
  const known = currencies.find((code) => code === currency) ?? 'EUR'
  return parseMoney(amount.replace(signs[known] ?? known, '').trim(), known, language) ?? amount
}
