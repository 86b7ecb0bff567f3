import { afterAll, expect, test } from 'vitest'
import { openTestApp } from '../../../tests/open-test-app'
import { audienceOfMember } from '../facts/disclosure'
import { findLot, findPrivates, type Lot } from '../lots/find-lots.server'
import { sampleInput } from '../lots/sample-lot.suite'
import { writeLots } from '../lots/write-lots.server'
import { presentLot, presentLotCard, presentTeamLot, statusOn } from './present-lot.server'

const app = await openTestApp()
const { services } = app
afterAll(() => app.close())

async function stored(changes: Record<string, unknown>): Promise<Lot> {
  const [written] = await writeLots(services, [{ lot: sampleInput(changes) }])
  const lot = written && written.result !== 'rejected' ? await findLot(services, written.id) : null
  if (!lot) throw new Error(`not stored: ${JSON.stringify(written)}`)
  return lot
}

const reader = { language: 'en', today: '2026-11-21' } as const

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

test.each(
  steps.flatMap((priceVisibility) =>
    steps.flatMap((brandDisclosure) => audiences.map((audience) => ({ priceVisibility, brandDisclosure, audience }))),
  ),
)('price $priceVisibility, brand $brandDisclosure: $audience sees only what they may', async (given) => {
  const { priceVisibility, brandDisclosure, audience } = given
  const lot = await stored({ ...marked, priceVisibility, brandDisclosure })
  const may = (visibility: string) =>
    audience === 'team' || visibility === 'public' || (audience === 'member' && visibility === 'members')
  for (const language of ['en', 'de'] as const) {
    const outputs = {
      page: presentLot(lot, { ...reader, language, audience }),
      card: presentLotCard(lot, { ...reader, language, audience }),
    }
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

test('the team sees internal fields', async () => {
  const lot = await stored({ ...marked, externalId: 'T' })
  const text = JSON.stringify(presentTeamLot(lot, await findPrivates(services, lot.id), reader))
  for (const secret of [...secrets, ...prices, brand]) expect(text).toContain(String(secret))
})

test('documents show their URL to their audience; others learn only that one exists', async () => {
  const lot = await stored({ externalId: 'D' })
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
  expect(
    presentLot(withDocument, { ...reader, audience: audienceOfMember({ approved: true }) }).documents,
  ).toMatchObject([{ visible: true, url: file.url }])
})

test('falls back to the main language when a text is missing, and says which it is', async () => {
  const lot = await stored({
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
})

test('a reservation expires by itself', () => {
  const lot = { status: 'on_option', dateType: null, dateMin: null, optionUntil: '2026-11-28' } as const
  expect(statusOn(lot, '2026-11-28')).toBe('on_option')
  expect(statusOn(lot, '2026-11-29')).toBe('published')
})
