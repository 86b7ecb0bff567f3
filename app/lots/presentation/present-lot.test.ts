import { expect, test } from 'vitest'
import { audienceOfMember, brandRedactor } from '../facts/disclosure'
import type { Lot } from '../lots/find-lots.server'
import { lineRows, lotRow, privateRow, textRows } from '../lots/lot-rows.server'
import { sampleInput } from '../lots/sample-lot.suite'
import { presentLot, presentLotCard, presentTeamLot, statusOn } from './present-lot.server'

const now = new Date('2026-11-20T13:08:00Z')
const identity = { id: '019aa000-0000-7000-8000-000000000000', reference: 'L-2611-0001', createdAt: now, version: 1 }

function lotOf(changes: Record<string, unknown>): Lot {
  const lot = sampleInput(changes)
  const row = lotRow({ lot }, identity, { digest: '', now, defaultLanguage: 'en' })
  return { ...row, texts: textRows(lot, row.id), photos: [], lines: lineRows(lot, row.id), documents: [] }
}

const today = '2026-11-21'
const reader = { language: 'en', today } as const

const prices = [7_700_113, 7_700_117, 7_700_119, 7_700_123]
const brand = 'Zibbelquax'
const secrets = [8_800_111, 8_800_113, 'a secret note of the team']

const marked = {
  quantity: 1,
  splittable: 'whole_only',
  packaging: { unitsPerCarton: 1, cartonsPerPallet: 1 },
  texts: {
    en: { title: `Boots by ${brand}`, description: `${brand.toUpperCase()} boots` },
    de: { title: `${brand}-Stiefel` },
  },
  brands: [brand],
  price: { amount: prices[0], tiers: [{ from: 1, amount: prices[1] }] },
  lines: [
    {
      gtin: '4006381333931',
      sku: `${brand}-1`,
      name: `${brand} boot`,
      brand,
      quantity: 1,
      unitPrice: prices[2],
      extra: { 'Net price': String(prices[3]), Maker: brand },
    },
  ],
  private: { costPrice: secrets[0], minPrice: secrets[1], notes: secrets[2] },
}

const gtin = '4006381333931'
const steps = ['public', 'members', 'on_request'] as const
const audiences = ['everyone', audienceOfMember({ approved: true }), 'team'] as const

const lot = lotOf(marked)

test.each(
  steps.flatMap((priceVisibility) =>
    steps.flatMap((brandDisclosure) => audiences.map((audience) => ({ priceVisibility, brandDisclosure, audience }))),
  ),
)('price $priceVisibility, brand $brandDisclosure: $audience sees only what they may', (given) => {
  const { priceVisibility, brandDisclosure, audience } = given
  const restricted = { ...lot, priceVisibility, brandDisclosure }
  const may = (visibility: string) =>
    audience === 'team' || visibility === 'public' || (audience === 'member' && visibility === 'members')
  const shown = (visibility: string) => (may(visibility) ? { visible: true } : { visible: false, gated: visibility })
  for (const language of ['en', 'de'] as const) {
    const outputs = {
      page: presentLot(restricted, { ...reader, language, audience }),
      card: presentLotCard(restricted, { ...reader, language, audience }),
    }
    expect(outputs.card.price).toMatchObject(shown(priceVisibility))
    expect(outputs.card.brands).toMatchObject(shown(brandDisclosure))
    const page = JSON.stringify(outputs.page)
    const card = JSON.stringify(outputs.card)
    for (const price of [prices[0], prices[1], prices[2]])
      expect(page.includes(String(price))).toBe(may(priceVisibility))
    expect(card.includes(String(prices[0]))).toBe(may(priceVisibility))
    expect(page.includes(String(prices[3]))).toBe(may(priceVisibility) && may(brandDisclosure))
    for (const text of [page, card]) expect(text.toLowerCase().includes(brand.toLowerCase())).toBe(may(brandDisclosure))
    expect(page.includes(gtin)).toBe(may(brandDisclosure))
    for (const secret of secrets) expect(page + card).not.toContain(String(secret))
  }
})

test('a member without approval is one of everyone', () => {
  for (const member of [null, undefined, { approved: false }]) expect(audienceOfMember(member)).toBe('everyone')
})

test.each([
  [['Flow'], 'FLOW boots by Flow, overflow, flowing', '••• boots by •••, overflow, flowing'],
  [['Flow', 'Flow Sport'], 'Flow  Sport shoes', '••• shoes'],
  [['A+B (Pro)'], 'A+B (Pro) kettle, AAB Pro', '••• kettle, AAB Pro'],
  [['', 'Zib '], 'Zib-boots for 5 €', '•••-boots for 5 €'],
  [[' '], 'Boots for 5 €', 'Boots for 5 €'],
])('the brands %j are redacted in “%s”', (brands, text, redacted) => {
  expect(brandRedactor(brands)(text)).toBe(redacted)
})

test('the team sees internal fields', () => {
  const text = JSON.stringify(presentTeamLot(lot, privateRow(sampleInput(marked), lot.id), reader))
  for (const secret of [...secrets, ...prices, brand]) expect(text).toContain(String(secret))
})

test('presents what is known of the goods', () => {
  const known = lotOf({
    externalId: 'K',
    condition: 'mixed',
    conditionMix: { new_a: 90, new_b: 10 },
    packaging: { unitsPerCarton: 12, cartonsPerPallet: 10 },
    stock: { country: 'NL', region: 'South Holland', city: 'Rotterdam' },
    place: 'Rotterdam',
    dates: { type: 'best_before', min: '2026-11-20', max: '2026-12-31' },
    readyFrom: '2026-12-01',
    leadTimeDays: 3,
    price: { amount: 790, negotiable: true, validUntil: '2026-12-31', tiers: [{ from: 1920, amount: 740 }] },
    food: { shelfLifeDays: 90 },
    lines: [
      { gtin, name: 'Boot', size: '40', colour: 'black', quantity: 3840, retailPrice: 5995, bestBefore: '2026-12-31' },
    ],
  })
  const page = presentTeamLot(known, null, reader)
  expect(page).toMatchObject({
    externalId: 'K',
    status: 'published',
    statusSince: known.statusSince.toISOString(),
    listedAt: known.listedAt?.toISOString(),
    conditionMix: { new_a: 90, new_b: 10 },
    base: { quantity: '3840', unit: 'PR' },
    packed: { cartons: 320, pallets: 32, unitsPerPallet: 120 },
    load: { loadingMetres: 12.8 },
    packaging: { unitsPerCarton: 12, cartonsPerPallet: 10 },
    price: {
      visible: true,
      amount: 790,
      basis: 'unit',
      figures: { perCarton: 9_480, perLot: 2_841_600 },
      tiers: [{ from: '1920', amount: 740, perUnit: 740 }],
      negotiable: true,
      validUntil: '2026-12-31',
    },
    retailPrice: { from: 5_995, to: 7_995 },
    stock: { country: 'NL', region: 'South Holland', city: 'Rotterdam' },
    place: 'Rotterdam',
    dates: { type: 'best_before', min: '2026-11-20', max: '2026-12-31', past: true },
    readyFrom: '2026-12-01',
    leadTimeDays: 3,
    food: { shelfLifeDays: 90 },
    restrictions: [{ rule: 'deny', countries: ['AT', 'CH', 'DE'] }],
    texts: expect.arrayContaining([
      { language: 'de', title: 'Herren-Laufschuhe, Größen 40–46', description: '', origin: 'human' },
    ]),
    private: { supplierOfferId: null, costPrice: null, minPrice: null, notes: null },
  })
  expect(page.lines).toEqual([
    {
      no: 1,
      gtin,
      sku: null,
      name: 'Boot',
      brand: null,
      size: '40',
      colour: 'black',
      quantity: '3840',
      unit: 'H87',
      unitPrice: null,
      retailPrice: 5_995,
      bestBefore: '2026-12-31',
      extra: null,
    },
  ])
})

test('presents what is unknown as null, and a lot without a price as one on request', () => {
  const facts = { ...lot.facts, retailPrice: { from: 5_995 } }
  const unknown = { ...lot, facts, dateType: 'best_before' as const, dateMin: today, priceAmount: null }
  const page = presentLot(unknown, { ...reader, audience: 'team' })
  expect(page).toMatchObject({
    price: { visible: false, gated: 'on_request' },
    retailPrice: { from: 5_995, to: null },
    dates: { type: 'best_before', min: today, max: today, past: false },
  })
  const { conditionMix, readyFrom, leadTimeDays, food, place, stock, storage } = page
  expect([conditionMix, readyFrom, leadTimeDays, food, place, stock.region, storage]).toEqual(Array(7).fill(null))
  expect(presentLot(lot, { ...reader, audience: 'team' })).toMatchObject({ dates: null })
  expect(presentLot({ ...unknown, dateMin: null }, { ...reader, audience: 'team' }).dates).toBeNull()
  expect(
    presentLot({ ...lot, facts: { ...facts, retailPrice: null } }, { ...reader, audience: 'team' }).retailPrice,
  ).toBeNull()
  const draft = presentLot({ ...lot, listedAt: null, tiers: null }, { ...reader, audience: 'team' })
  expect(draft).toMatchObject({ listedAt: null, price: { tiers: [] } })
  expect(presentLot({ ...lot, priceBasis: null }, { ...reader, audience: 'team' }).price.visible).toBe(false)
})

test('a photo has an address and its text in the reader’s language; a drawing has neither', () => {
  const picture = { key: 'k', width: 4_000, height: 3_000, placeholder: null }
  const photos = [
    { plate: null, alt: { en: `A boot of ${brand}` }, picture },
    { plate: 'boots', alt: {}, picture: null },
  ]
  const everyone = { ...reader, audience: 'everyone' } as const
  const card = presentLotCard({ ...lot, brandDisclosure: 'members', photos }, everyone)
  expect(card.photos).toEqual([
    { drawn: false, plate: null, picture, url: '/pictures/k/1280.jpg', alt: 'A boot of •••' },
    { drawn: true, plate: 'boots', picture: null, url: null, alt: '' },
  ])
  expect(presentLotCard({ ...lot, texts: [] }, everyone)).toMatchObject({
    title: lot.reference,
    description: '',
    language: 'en',
    machineTranslated: false,
  })
})

test('documents show their URL to their audience; others learn only that one exists', () => {
  const lot = lotOf({ externalId: 'D' })
  const file = {
    id: 'f',
    name: 'analysis.pdf',
    url: 'https://stock.example/api/files/f/token',
    size: 9,
    contentType: 'application/pdf',
    state: 'stored',
  } as const
  const withDocument = {
    ...lot,
    documents: [{ kind: 'certificate_of_analysis', visibility: 'members', file } as const],
  }
  expect(presentLot(withDocument, { ...reader, audience: 'everyone' }).documents).toEqual([
    { kind: 'certificate_of_analysis', visible: false, gated: 'members' },
  ])
  expect(presentLot(withDocument, { ...reader, audience: audienceOfMember({ approved: true }) }).documents).toEqual([
    { kind: 'certificate_of_analysis', visible: true, name: file.name, url: file.url, size: 9 },
  ])
})

test('falls back to the main language when a text is missing, and says which it is', () => {
  const lot = lotOf({
    externalId: 'L',
    texts: { de: { title: 'Schuhe', origin: 'machine' }, en: { title: 'Shoes' } },
  })
  const inLanguage = (language: 'de' | 'ar') => presentLotCard(lot, { ...reader, language, audience: 'everyone' })
  expect(inLanguage('de')).toMatchObject({ title: 'Schuhe', language: 'de', machineTranslated: true })
  expect(inLanguage('ar')).toMatchObject({ title: 'Shoes', language: 'en', machineTranslated: false })
})

test('a use-by date takes the lot off sale the next day, a best-before date does not', () => {
  const lot = { status: 'published', dateType: 'use_by', dateMin: '2026-11-21', optionUntil: null } as const
  expect(statusOn(lot, '2026-11-21')).toBe('published')
  expect(statusOn(lot, '2026-11-22')).toBe('expired')
  expect(statusOn({ ...lot, dateType: 'best_before' }, '2026-11-22')).toBe('published')
  expect(statusOn({ ...lot, status: 'sold' }, '2026-11-22')).toBe('sold')
  for (const status of ['on_option', 'unconfirmed'] as const)
    expect(statusOn({ ...lot, status }, '2026-11-22')).toBe('expired')
  expect(statusOn({ ...lot, dateMin: null }, '2026-11-22')).toBe('published')
})

test('a reservation expires by itself', () => {
  const lot = { status: 'on_option', dateType: null, dateMin: null, optionUntil: '2026-11-28' } as const
  expect(statusOn(lot, '2026-11-28')).toBe('on_option')
  expect(statusOn(lot, '2026-11-29')).toBe('published')
  expect(statusOn({ ...lot, optionUntil: null }, '2026-11-29')).toBe('on_option')
  expect(statusOn({ ...lot, status: 'sold' }, '2026-11-29')).toBe('sold')
})
