import { expect, test } from 'vitest'
import { translatorOf } from '../../platform/i18n/messages.server'
import { askedPrice, describeFacts, offeredQuantity } from './describe-facts'
import { type OfferFacts, toOfferFacts } from './offer-details'
import { offerSchema } from './offer-schema'
import { isSentOffer, presentSentOffer } from './sent-offer'
import { detailControls, parseTypedDetails, readDetails } from './typed-details'

const empty = readDetails(new FormData())
const parsed = (typed: Record<string, string>, language: 'en' | 'de' = 'en') =>
  parseTypedDetails({ ...empty, ...typed }, language)

test('reads every control, and several choices of one', () => {
  const form = new FormData()
  for (const name of detailControls) form.set(name, `the ${name}`)
  form.append('categories', 'toys')
  form.append('categories', new File([], 'toys'))
  expect(readDetails(form)).toEqual({
    ...Object.fromEntries(detailControls.map((name) => [name, `the ${name}`])),
    categories: 'the categories,toys',
  })
})

test('takes nothing typed as nothing given', () => {
  expect(parsed({ place: '  ', unit: 'PR', currency: 'EUR', askingPriceBasis: 'unit' })).toEqual({
    categories: [],
    restrictions: [],
  })
})

test.each([
  ['1,200.50', 'en', '1200.5'],
  ['1.200,500', 'de', '1200.5'],
  ['5.00', 'en', '5'],
  ['1200', 'en', '1200'],
  ['many', 'en', 'many'],
] as const)('reads the quantity “%s” in %s as %s', (quantity, language, read) => {
  expect(parsed({ quantity, unit: 'PR' }, language)).toMatchObject({ quantity: read, unit: 'PR' })
})

test.each([
  ['12.50', 'EUR', 1_250],
  ['€ 12.50', 'EUR', 1_250],
  ['$12.50', 'USD', 1_250],
  ['12.50 PLN', 'PLN', 1_250],
  ['12.50', '', 1_250],
  ['$12.50', 'EUR', '$12.50'],
])('reads the price “%s” in “%s” as %s', (askingPrice, currency, read) => {
  expect(parsed({ askingPrice, currency, askingPriceBasis: 'lot' })).toEqual({
    categories: [],
    askingPrice: read,
    currency,
    askingPriceBasis: 'lot',
    restrictions: [],
  })
})

test('reads choices, and limits to channels and countries apart', () => {
  const typed = { categories: 'toys,,shoes', condition: ' new_a ', incoterm: 'EXW', country: 'PT', place: ' Porto ' }
  expect(
    parsed({
      ...typed,
      bestBefore: '2027-03-31',
      'restrictions.channels': 'marketplace',
      'restrictions.rule': 'allow',
      'restrictions.countries': 'ES,PT',
    }),
  ).toEqual({
    categories: ['toys', 'shoes'],
    condition: 'new_a',
    incoterm: 'EXW',
    country: 'PT',
    place: 'Porto',
    bestBefore: '2027-03-31',
    restrictions: [
      { rule: 'deny', channels: ['marketplace'] },
      { rule: 'allow', countries: ['ES', 'PT'] },
    ],
  })
  expect(parsed({ 'restrictions.rule': 'allow' }).restrictions).toEqual([{ rule: 'allow', countries: [] }])
  expect(parsed({ 'restrictions.countries': 'ES' }).restrictions).toEqual([{ rule: '', countries: ['ES'] }])
})

const nothing: OfferFacts = toOfferFacts({})
const facts: OfferFacts & { readonly currency: 'EUR' } = {
  categories: ['toys', 'shoes'],
  quantity: '2112',
  unit: 'PR',
  condition: 'new_a',
  askingPrice: 345,
  currency: 'EUR',
  askingPriceBasis: 'kg',
  incoterm: 'FCA',
  country: 'PT',
  place: 'Porto',
  bestBefore: '2027-03-31',
  restrictions: [{ rule: 'deny', countries: [], channels: ['marketplace'] }],
}
const words = { t: translatorOf('en'), language: 'en' } as const

test('describes what is given', () => {
  expect(describeFacts(nothing, words)).toEqual([])
  expect(describeFacts(facts, words).flatMap(({ label, lines }) => [label, ...lines])).toEqual([
    ...['Categories', 'Toys and Shoes'],
    ...['Quantity', '2,112 pairs'],
    ...['Condition', 'New, original packaging'],
    ...['Asking price', '€3.45 per kg'],
    ...['Incoterm', 'FCA (Free carrier)'],
    ...['Location', 'Porto, Portugal'],
    ...['Best before', '31 March 2027'],
    ...['Resale restrictions', 'Not for resale through: Online marketplaces.'],
  ])
  expect(describeFacts({ ...nothing, country: 'PT' }, words)).toEqual([{ label: 'Location', lines: ['Portugal'] }])
})

test.each([{ quantity: null }, { unit: null }])('without %o no quantity is known', (missing) => {
  expect(offeredQuantity({ ...facts, ...missing }, words)).toBeNull()
})

test.each([{ askingPrice: null }, { currency: null }, { askingPriceBasis: null }])(
  'without %o no price is known',
  (missing) => {
    expect(askedPrice({ ...facts, ...missing }, words)).toBeNull()
  },
)

test('what was not given is stored as null, a quantity alone in pieces, a price alone per unit', () => {
  expect(nothing).toEqual({
    ...Object.fromEntries(Object.keys(facts).map((name) => [name, null])),
    categories: [],
    restrictions: [],
  })
  expect(toOfferFacts(facts)).toEqual(facts)
  expect(toOfferFacts({ unit: 'PR', askingPriceBasis: 'kg', place: '' })).toEqual(nothing)
  expect(toOfferFacts({ quantity: '5', askingPrice: 345, currency: 'EUR' })).toEqual({
    ...nothing,
    ...{ quantity: '5', unit: 'H87', askingPrice: 345, currency: 'EUR', askingPriceBasis: 'unit' },
  })
})

const offer = { name: 'Ines', email: 'ines@duarte.example', phoneNumber: '+351 22', description: 'Boots' }
const faults = (changes: Record<string, unknown>) =>
  offerSchema
    .safeParse({ ...offer, ...changes })
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? []

test.each<[Record<string, unknown>, string[]]>([
  [{ unit: 'PR' }, ['quantity validation.required']],
  [{ unit: 'PR', quantity: 5 }, []],
  [{ currency: 'EUR' }, ['askingPrice validation.required']],
  [{ askingPriceBasis: 'kg' }, ['askingPrice validation.required']],
  [{ askingPrice: 1 }, ['currency validation.required']],
  [{ askingPrice: 1, currency: 'EUR' }, []],
  [{ restrictions: [{ rule: 'deny', countries: ['ES'] }] }, []],
  [{ restrictions: [{ rule: 'deny', channels: ['marketplace'] }] }, []],
  [{ restrictions: [{ rule: 'deny' }] }, ['restrictions.0 validation.required']],
  [{ categories: ['toys', 'shoes', 'garden'] }, []],
])('%j of an offer has the faults %j', (changes, expected) => {
  expect(faults(changes)).toEqual(expected)
})

const receipt = {
  reference: 'O-2611-0007',
  createdAt: '2026-11-20T13:08:00.000Z',
  answerBy: '2026-11-23',
  name: 'Ines',
  company: null,
  email: 'ines@duarte.example',
  files: { count: 2, bytes: 48_213 },
}

test('a receipt has these fields', () => {
  expect(presentSentOffer({ ...receipt, createdAt: new Date(receipt.createdAt) })).toEqual(receipt)
  expect([receipt, { ...receipt, company: 'Duarte Lda' }].map(isSentOffer)).toEqual([true, true])
})

test.each([
  null,
  'a page',
  { ...receipt, files: null },
  { ...receipt, company: 7 },
  ...['reference', 'createdAt', 'answerBy', 'name', 'email', 'company'].map((field) => ({
    ...receipt,
    [field]: undefined,
  })),
  { ...receipt, files: { count: 2 } },
  { ...receipt, files: { bytes: 2 } },
])('%j is no receipt', (answer) => {
  expect(isSentOffer(answer)).toBe(false)
})
