import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openTestApp } from '../../../tests/open-test-app'
import { type Audience, audienceOfMember } from '../../lots/facts/disclosure'
import { priceFigures } from '../../lots/lots/lot-figures'
import { sampleInput } from '../../lots/lots/sample-lot.suite'
import { writeLots } from '../../lots/lots/write-lots.server'
import { parseQuery } from './catalogue-query'
import { searchLots } from './search-lots.server'

const app = await openTestApp()
afterAll(() => app.close())

/** 240 pieces on two pallets. */
const packed = {
  unit: 'H87',
  packaging: { unitsPerCarton: 12, cartonsPerPallet: 10 },
  quantity: 240,
  splittable: 'free',
}

const lots = {
  ofPieces: { ...packed, price: { amount: 300 }, priceVisibility: 'public' },
  cheaperByTier: { ...packed, price: { amount: 800, tiers: [{ from: 200, amount: 400 }] }, priceVisibility: 'public' },
  ofPallets: {
    ...packed,
    price: { amount: 60_000, basis: 'pallet' },
    priceVisibility: 'public',
  },
  ofAll: { ...packed, price: { amount: 150_000, basis: 'lot' }, priceVisibility: 'public' },
  forMembers: { ...packed, price: { amount: 200 }, priceVisibility: 'members' },
  onRequest: { ...packed, price: { amount: 100 }, priceVisibility: 'on_request' },
}

const written = await writeLots(
  app.services,
  Object.entries(lots).map(([externalId, lot]) => ({ lot: sampleInput({ externalId, ...lot }) })),
)
const keys = new Map(
  written.map((one, place) => [one.result === 'rejected' ? '' : one.id, Object.keys(lots)[place] ?? '']),
)

async function find(q: string, audience: Audience = 'everyone'): Promise<string[]> {
  const found = await searchLots(app.services, parseQuery(new URLSearchParams({ q })), { audience, language: 'en' })
  return found.lots.map(({ id }) => keys.get(id) ?? id).sort()
}

test.each([
  ['total price under 720 €', ['ofPieces']],
  ['up to 960 € for the lot', ['cheaperByTier', 'ofPieces']],
  ['under 1200 €', ['cheaperByTier', 'ofPallets', 'ofPieces']],
  ['shoes over 1500 euro', ['ofAll']],
  ['lots between 1000 and 1400 €', ['ofPallets']],
])('%s finds lots by what all their goods cost', async (typed, wanted) => {
  expect(await find(typed)).toEqual(wanted)
})

test('lots whose price only members see are compared for members only', async () => {
  expect(await find('total under 500 €', audienceOfMember({ approved: true }))).toEqual(['forMembers'])
  expect(await find('total under 500 €')).not.toContain('forMembers')
})

test('the price that the database compares is the one that a lot’s page shows', async () => {
  const { rows } = await app.services.db.execute<{ key: string; price: string }>(
    sql`select external_id as key, lot_price(lots) as price from lots`,
  )
  const shown = Object.entries(lots).map(([externalId, lot]) => {
    const { price, quantity, unit, packaging } = sampleInput({ externalId, ...lot })
    return [externalId, price && priceFigures(price, { quantity, unit, packaging }).perLot]
  })
  expect(Object.fromEntries(rows.map(({ key, price }) => [key, Number(price)]))).toEqual(Object.fromEntries(shown))
})
