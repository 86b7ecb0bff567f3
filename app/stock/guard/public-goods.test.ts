import { expect, test } from 'vitest'
import { lotSchema } from '../../lots/lots/lot-schema'
import type { ManifestLine } from '../../lots/manifest-parser/manifest'
import { digestOfLeaks, publicFigures, publicTexts, withLeaksRemoved } from './check-publish.server'
import { describeLeaks } from './describe-check.server'
import { isPublicLot, withoutLeaks } from './guard-edit.server'
import { leaksOfInput } from './leaks-of-input.server'
import { extraColumns, publicLines } from './manifest-columns'

const line: ManifestLine = {
  no: 7,
  row: 9,
  gtin: '4006381333931',
  sku: 'C-1',
  name: 'Chess',
  brand: 'Zug',
  size: 'L',
  colour: 'black',
  quantity: '40',
  quantityAbout: false,
  unit: 'PR',
  unitPrice: 790,
  total: 31_600,
  priceAbout: false,
  currency: 'EUR',
  retailPrice: 1_990.4,
  bestBefore: '2027-03-31',
  unitsPerCarton: null,
  cartons: null,
  weightKg: null,
  condition: null,
  category: null,
  extra: { Remark: 'wooden', 'Our cost': '4.10', Empty: '' },
}
const all = ['gtin', 'sku', 'brand', 'size', 'colour', 'retailPrice', 'bestBefore']
const defaults = { unit: 'H87', currency: 'EUR' }
const lines = (
  changes: Partial<ManifestLine>,
  columns: readonly string[] = [],
  extras: readonly string[] = [],
  change = (text: string) => text,
) => publicLines([{ ...line, ...changes }], { columns, extras }, defaults, change)

test('publishes the chosen columns of a list and no others', () => {
  const always = { name: 'Chess', quantity: '40', unit: 'PR', extra: {} }
  const told = { gtin: line.gtin, sku: 'C-1', brand: 'Zug', size: 'L', colour: 'black', bestBefore: '2027-03-31' }
  expect(lines({})).toEqual([always])
  expect(lines({}, all, ['Remark', 'Our cost', 'Empty'])).toEqual([
    { ...always, ...told, retailPrice: 1_990, extra: { Remark: 'wooden' } },
  ])
  const { retailPrice, ...others } = { ...told, retailPrice: 1_990 }
  for (const [column, value] of Object.entries({ ...others, retailPrice }))
    expect(lines({}, [column])).toEqual([{ ...always, [column]: value }])
})

test('fills what a list lacks', () => {
  expect(lines({ quantity: null, unit: null })).toMatchObject([{ quantity: '0', unit: 'H87' }])
  const nameless = { name: '', sku: null }
  expect(lines({ ...nameless, sku: 'C-1' })).toMatchObject([{ name: 'C-1' }])
  expect(lines(nameless)).toMatchObject([{ name: line.gtin }])
  expect(lines({ ...nameless, gtin: null })).toMatchObject([{ name: '7' }])
  expect(lines({ sku: null, brand: null }, ['sku', 'brand'])).toMatchObject([{ sku: null, brand: null }])
})

test('publishes retail prices of at least a cent in the currency of the lot', () => {
  const priced = (changes: Partial<ManifestLine>) => lines(changes, ['retailPrice'])[0]?.retailPrice
  expect(priced({ currency: null })).toBe(1_990)
  expect(priced({ currency: 'PLN' })).toBeUndefined()
  expect(priced({ retailPrice: 1 })).toBe(1)
  expect(priced({ retailPrice: 0.4 })).toBeUndefined()
  expect(priced({ retailPrice: null })).toBeUndefined()
})

test('redacts words in texts, headings and cells', () => {
  const redact = (text: string) => text.replaceAll(/Zug|Keller/g, '')
  expect(
    lines(
      { extra: { 'Code of Keller': 'Keller', 'Keller code': 'K-1', Keller: 'x' } },
      all,
      ['Code of Keller', 'Keller code', 'Keller'],
      redact,
    ),
  ).toMatchObject([{ brand: null, extra: { ' code': 'K-1' } }])
  const [long] = lines({ extra: { [`R${'x'.repeat(200)}`]: 'y'.repeat(2_000) } }, [], [`R${'x'.repeat(200)}`])
  expect(long?.extra).toEqual({ [`R${'x'.repeat(99)}`]: 'y'.repeat(1_000) })
})

test('names each further column of a list once', () => {
  expect(extraColumns([line, { ...line, extra: { Hall: '3', Remark: '' } }])).toEqual([
    'Remark',
    'Our cost',
    'Empty',
    'Hall',
  ])
})

test.each([
  ['price, tiers and retail prices', {}, ['9.90', '8.90', '12.00', '19.90']],
  ['amounts without cents', { currency: 'JPY' }, ['990.00', '890.00', '1200.00', '1990.00']],
  ['euros where no currency is known', { currency: 'none' }, ['9.90', '8.90', '12.00', '19.90']],
  ['no retail price', { retailPrice: null }, ['9.90', '8.90']],
  ['no price', { price: null }, ['12.00', '19.90']],
  ['nothing where members see the price', { priceVisibility: 'members' }, []],
])('of a public price are public: %s', (_, changes, figures) => {
  const lot = {
    priceVisibility: 'public',
    price: { amount: 990, tiers: [{ from: '10', amount: 890 }] },
    retailPrice: { from: 1_200, to: 1_990 },
    currency: 'EUR',
    ...changes,
  }
  expect([...publicFigures(lot)]).toEqual(figures)
})

const typed = {
  'texts.en.title': ['Games'],
  'texts.de.description': ['Spiele'],
  brands: ['Zug'],
  place: ['Leipzig'],
  'stock.region': ['Saxony'],
  'stock.city': ['Leipzig'],
  'stock.country': ['DE'],
  'photo.0.alt.en': ['Hall'],
  'photo.0.name': ['hall.jpg'],
  'document.0.name': ['list.pdf'],
  'document.1.name': ['old.pdf'],
  'document.1.remove': ['on'],
  'private.notes': ['secret'],
}

test('reads what buyers will read, and names of documents that stay', () => {
  expect(publicTexts(typed)).toEqual([
    { field: 'texts.en.title', text: 'Games' },
    { field: 'texts.de.description', text: 'Spiele' },
    { field: 'brands', text: 'Zug' },
    { field: 'place', text: 'Leipzig' },
    { field: 'stock.region', text: 'Saxony' },
    { field: 'stock.city', text: 'Leipzig' },
    { field: 'photo.0.alt.en', text: 'Hall' },
    { field: 'document.0.name', text: 'list.pdf' },
  ])
})

test('removes leaks from texts, hides the documents that have them, and redacts lines', () => {
  const leaks = [
    { field: 'texts.en.title', kind: 'sender', found: 'Keller' },
    { field: 'place', kind: 'sender', found: 'Keller' },
    { field: 'document.0', kind: 'cost', found: 'list.pdf' },
    { field: 'lines', kind: 'sender', found: 'Brettspiel' },
  ] as const
  const values = {
    'texts.en.title': ['Games of Keller'],
    'texts.de.title': ['Spiele von Keller'],
    'document.0.shown': ['on'],
    'document.1.shown': ['on'],
    redact: ['Zug'],
  }
  expect(withLeaksRemoved(values, leaks)).toEqual({
    'texts.en.title': ['Games of'],
    'texts.de.title': ['Spiele von Keller'],
    place: [],
    'document.1.shown': ['on'],
    redact: ['Zug', 'Brettspiel'],
  })
  expect(withLeaksRemoved({}, leaks.slice(3))).toEqual({ redact: ['Brettspiel'] })
  expect(withLeaksRemoved({ place: ['Leipzig'] }, [])).toEqual({ place: ['Leipzig'] })
  expect(withoutLeaks(values, { leaks: leaks.slice(0, 3) })).toEqual({
    ...values,
    'texts.en.title': ['Games of'],
    place: [],
    'document.0.visibility': ['on_request'],
  })
})

test('shows fifty leaks, counts all and identifies exactly these', () => {
  const leaks = Array.from({ length: 51 }, (_, place) => ({
    field: 'place',
    kind: 'price' as const,
    found: `${place}`,
  }))
  expect(describeLeaks(leaks)).toEqual({ leaks: leaks.slice(0, 50), found: 51, digest: digestOfLeaks(leaks) })
  expect(digestOfLeaks(leaks)).toMatch(/^[\w-]{22}$/)
  expect(digestOfLeaks(leaks.slice(1))).not.toBe(digestOfLeaks(leaks))
})

test.each([
  [{ status: 'published' }, true],
  [{ status: 'on_option' }, true],
  [{ status: 'unconfirmed' }, true],
  [{ status: 'draft' }, false],
  [{ status: 'sold', publishAt: null }, false],
  [{ status: 'draft', publishAt: '2027-01-01T00:00:00Z' }, true],
])('%j is public: %s', (lot, isPublic) => {
  expect(isPublicLot(lot)).toBe(isPublic)
})

const lot = {
  texts: { en: { title: 'Board games', description: 'End of line' } },
  categories: ['toys'],
  condition: 'new_a',
  quantity: 100,
  price: { amount: 990 },
  stock: { country: 'DE' },
  private: { costPrice: 512 },
}
const leaksOf = (changes: Record<string, unknown>) =>
  leaksOfInput(lotSchema.parse({ ...lot, ...changes })).map(({ field, kind, found }) => [field, kind, found])
const mail = 'ask jonas@brettspiel.example'
const photo = { name: 'a.jpg', url: 'https://files.example/1' }
const document = { name: `${mail}.pdf`, url: 'https://files.example/2', kind: 'packing_list' }
const piece = { name: 'Chess', quantity: 1 }

test.each([
  ['texts.en.title', { texts: { en: { title: mail } } }],
  ['texts.de.description', { texts: { de: { title: 'Spiele', description: mail } } }],
  ['brands', { brands: ['Zug', mail] }],
  ['place', { place: mail }],
  ['stock.region', { stock: { country: 'DE', region: mail } }],
  ['stock.city', { stock: { country: 'DE', city: mail } }],
  ['photos', { photos: [{ ...photo, alt: { en: mail } }] }],
  ['documents', { documents: [{ ...document, visibility: 'members' }] }],
  ['lines', { lines: [{ ...piece, name: mail }] }],
  ['lines', { lines: [{ ...piece, sku: mail }] }],
  ['lines', { lines: [{ ...piece, brand: mail }] }],
  ['lines', { lines: [{ ...piece, size: mail }] }],
  ['lines', { lines: [{ ...piece, colour: mail }] }],
  ['lines', { lines: [{ ...piece, extra: { [mail]: 'x' } }] }],
  ['lines', { lines: [{ ...piece, extra: { Remark: mail } }] }],
])('an imported lot may not name the supplier in %s', (field, changes) => {
  expect(leaksOf(changes)).toContainEqual([field, 'email', expect.stringContaining('jonas@brettspiel.example')])
  expect(leaksOf({ ...changes, status: 'draft' })).toEqual([])
})

test('an imported lot may name the supplier where nobody reads it', () => {
  expect(leaksOf({ documents: [{ ...document, visibility: 'on_request' }], private: { notes: mail } })).toEqual([])
})

test.each([
  ['at 5.12', {}, ['5.12']],
  ['at 5,12', {}, ['5,12']],
  ['at 15.12 or 5.120', {}, []],
  ['at 5.00', { private: { costPrice: 500 } }, []],
  ['at 512', { currency: 'JPY' }, []],
  ['at 5.12', { private: {} }, []],
])('the cost “%s” with %j is found as %j', (place, changes, found) => {
  const costs = leaksOf({ place, ...changes }).filter(([, kind]) => kind === 'cost_price')
  expect(costs).toEqual(found.map((each) => ['place', 'cost_price', each]))
})
