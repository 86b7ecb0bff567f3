import { plainDecimal } from '../../lots/facts/decimal'
import { conditions } from '../../lots/facts/trade-terms'
import { readCountry } from '../../lots/spreadsheets/sheet-words.server'
import { type Language, languages } from '../../platform/i18n/languages'
import { parseMoney } from '../../platform/i18n/money'
import { parseDecimal } from '../../platform/i18n/parse-decimal'
import { fieldValue, type LotFormValues, parseLocalMoment, rowsOf } from './lot-form'

interface FormContext {
  readonly timeZone: string
  /** Current values of the lot that the form does not contain, such as its manifest. */
  readonly now: Readonly<Record<string, unknown>>
  /** Whether the form contains cost and minimum price; otherwise they stay. */
  readonly hasCosts: boolean
}

/** Converts form values into input for the lot schema. Unparsable values are passed on as typed, for the schema to reject. */
export function parseLotForm(values: LotFormValues, { timeZone, now, hasCosts }: FormContext): Record<string, unknown> {
  const text = (name: string) => fieldValue(values, name).trim()
  const optional = <Value>(name: string, read: (typed: string) => Value) =>
    text(name) === '' ? undefined : read(text(name))
  const word = (name: string) => optional(name, (typed) => typed)
  const all = (name: string) => (values[name] ?? []).filter((typed) => typed !== '')
  const ticked = (name: string) => text(name) !== ''
  const number = (name: string) => optional(name, readNumber)
  const quantity = (name: string) => optional(name, readQuantity)
  const currency = text('currency') || 'EUR'
  const money = (name: string) => optional(name, (typed) => readMoney(typed, currency))
  const moment = (name: string) => optional(name, (typed) => parseLocalMoment(typed, timeZone)) ?? null
  const status = text('status')
  const price = money('price.amount')
  const retail = money('retailPrice.from')
  const dateType = word('dates.type')
  return {
    externalId: text('externalId'),
    status,
    // Hidden fields may still hold an expired reservation.
    optionUntil: status === 'on_option' ? (word('optionUntil') ?? null) : null,
    publishAt: status === 'draft' || status === 'withdrawn' ? moment('publishAt') : null,
    withdrawAt: status === 'sold' || status === 'withdrawn' ? null : moment('withdrawAt'),
    categories: all('categories'),
    foodCategories: all('categories').includes('food') ? all('foodCategories') : [],
    texts: textsOf(values),
    brands: linesOf(text('brands')),
    brandDisclosure: word('brandDisclosure'),
    condition: word('condition'),
    conditionMix: mixOf(values, text('condition')),
    functional: word('functional') ?? null,
    reason: word('reason') ?? null,
    quantity: quantity('quantity') ?? '',
    unit: word('unit'),
    splittable: word('splittable'),
    moq: quantity('moq') ?? null,
    step: quantity('step') ?? null,
    packaging: {
      unitsPerCarton: number('packaging.unitsPerCarton'),
      cartonsPerPallet: number('packaging.cartonsPerPallet'),
      palletType: word('packaging.palletType'),
      pallets: number('packaging.pallets'),
      stackable: { yes: true, no: false }[text('packaging.stackable')],
      lengthCm: number('packaging.lengthCm'),
      widthCm: number('packaging.widthCm'),
      heightCm: number('packaging.heightCm'),
      grossKg: number('packaging.grossKg'),
      netKg: number('packaging.netKg'),
    },
    currency,
    price:
      price === undefined
        ? null
        : {
            amount: price,
            basis: word('price.basis'),
            tiers: rowsOf(values, 'tier').map((row) => ({
              from: quantity(`tier.${row}.from`) ?? '',
              amount: money(`tier.${row}.amount`),
            })),
            negotiable: ticked('price.negotiable'),
            validUntil: word('price.validUntil') ?? null,
          },
    priceVisibility: word('priceVisibility'),
    retailPrice: retail === undefined ? null : { from: retail, to: money('retailPrice.to') ?? null },
    vat: word('vat'),
    incoterm: word('incoterm'),
    place: text('place'),
    stock: { country: word('stock.country'), region: text('stock.region'), city: text('stock.city') },
    readyFrom: word('readyFrom') ?? null,
    leadTimeDays: number('leadTimeDays') ?? null,
    dates: dateType === undefined ? null : { type: dateType, min: text('dates.min'), max: word('dates.max') ?? null },
    storage: word('storage') ?? null,
    food: foodOf(values, number),
    restrictions: rowsOf(values, 'rule')
      .filter((row) => text(`rule.${row}.rule`) !== '')
      .map((row) => ({
        rule: text(`rule.${row}.rule`),
        countries: listOf(text(`rule.${row}.countries`)).map(readCountry),
        channels: all(`rule.${row}.channels`),
      })),
    relabelRequired: ticked('relabelRequired'),
    photos: kept(values, 'photo').map((row) => ({
      name: text(`photo.${row}.name`),
      url: text(`photo.${row}.url`),
      alt: Object.fromEntries(
        languages.flatMap((language) => {
          const alt = text(`photo.${row}.alt.${language}`)
          return alt === '' ? [] : [[language, alt] as const]
        }),
      ),
    })),
    photosAreActual: ticked('photosAreActual'),
    documents: kept(values, 'document').map((row) => ({
      name: text(`document.${row}.name`),
      url: text(`document.${row}.url`),
      kind: text(`document.${row}.kind`),
      visibility: text(`document.${row}.visibility`),
    })),
    private: {
      ...(typeof now.private === 'object' ? now.private : {}),
      ...(hasCosts && { costPrice: money('private.costPrice') ?? null, minPrice: money('private.minPrice') ?? null }),
      notes: word('private.notes') ?? null,
      optionFor: status === 'on_option' ? text('private.optionFor') : '',
    },
  }
}

/** One per line, because names may contain commas. */
function linesOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((one) => one.trim())
    .filter(Boolean)
}

/** Splits a list: "DE, AT; FR" has three entries. */
function listOf(text: string): string[] {
  return text
    .split(/[;,|\n]/)
    .map((one) => one.trim())
    .filter(Boolean)
}

function readNumber(typed: string): unknown {
  const plain = parseDecimal(typed)
  return plain === null ? typed : Number(plain)
}

/** Three decimals are shown with a fourth, so that the separator is not taken for a thousands separator. */
function readQuantity(typed: string): string {
  const plain = parseDecimal(typed)
  return plain === null ? typed : plainDecimal(plain)
}

function readMoney(typed: string, currency: string): unknown {
  const bare = typed.replace(/[€$£]|\p{L}+/gu, '').trim()
  return parseMoney(bare, currency) ?? typed
}

function textsOf(values: LotFormValues): Partial<Record<Language, unknown>> {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const title = fieldValue(values, `texts.${language}.title`).trim()
      const description = fieldValue(values, `texts.${language}.description`).trim()
      if (title === '' && description === '') return []
      const machine = fieldValue(values, `texts.${language}.machine`) !== ''
      return [[language, { title, description, origin: machine ? 'machine' : 'human' }] as const]
    }),
  )
}

function mixOf(values: LotFormValues, condition: string): Record<string, unknown> | null {
  if (condition !== 'mixed') return null
  const shares = conditions.flatMap((each) => {
    const typed = fieldValue(values, `conditionMix.${each}`).trim()
    return typed === '' ? [] : [[each, readNumber(typed)] as const]
  })
  return shares.length === 0 ? null : Object.fromEntries(shares)
}

function foodOf(values: LotFormValues, number: (name: string) => unknown): Record<string, unknown> | null {
  if (!values.categories?.includes('food')) return null
  return {
    shelfLifeDays: number('food.shelfLifeDays'),
    allergens: values['food.allergens'] ?? [],
    labelLanguages: listOf(fieldValue(values, 'food.labelLanguages')).map((each) => each.toLowerCase()),
    certificates: values['food.certificates'] ?? [],
    netGrams: number('food.netGrams'),
    drainedGrams: number('food.drainedGrams'),
  }
}

function kept(values: LotFormValues, group: 'photo' | 'document'): number[] {
  return rowsOf(values, group).filter(
    (row) => fieldValue(values, `${group}.${row}.url`) !== '' && fieldValue(values, `${group}.${row}.remove`) === '',
  )
}
