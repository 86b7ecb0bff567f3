import { sql } from 'drizzle-orm'
import { afterAll, afterEach, expect, test } from 'vitest'
import { openTestApp } from '../../../tests/open-test-app'
import { findLot, findLots } from './find-lots.server'
import { sampleInput } from './sample-lot.suite'
import { writeLots } from './write-lots.server'
import { writeSample } from './write-sample.suite'

const app = await openTestApp()
const { services } = app
afterEach(async () => {
  await services.db.execute(sql`truncate lots cascade`)
})
afterAll(() => app.close())

const write = (changes?: Record<string, unknown>) => writeSample(services, changes)

test('a lot is stored completely and found by id and reference', async () => {
  const { reference, id, result } = await write()
  expect(result).toBe('created')
  expect(reference).toMatch(/^L-\d{4}-\d{4}$/)
  const lot = await findLot(services, reference.toLowerCase())
  expect(await findLot(services, id)).toEqual(lot)
  expect(lot).toMatchObject({
    externalId: 'ERP-4711',
    kind: 'stocklot',
    mainLanguage: 'en',
    quantity: '3840',
    baseQuantity: '3840',
    moq: '120',
    step: '120',
    unitPrice: 790,
    facts: { city: 'Rotterdam', packaging: { pallets: 32 }, retailPrice: { from: 5995, to: 7995 } },
    tiers: [{ from: '1920', amount: 740 }],
  })
  expect(lot?.texts.map(({ language }) => language).toSorted()).toEqual(['de', 'en'])
  expect(lot?.lines).toMatchObject([
    { no: 1, gtin: '4006381333931', quantity: '1920' },
    { no: 2, gtin: '4006381333948' },
  ])
  expect((await findLots(services, [id, '00000000-0000-7000-8000-000000000000'])).map((found) => found.id)).toEqual([
    id,
  ])
  for (const unknown of ['L-2611-9999', 'nothing', `${id}x`]) expect(await findLot(services, unknown)).toBeNull()
})

test('rewriting a lot changes nothing, and replacing it keeps its reference', async () => {
  const first = await write()
  expect(await write()).toEqual({ ...first, result: 'unchanged' })
  const changed = await write({ status: 'sold', texts: { fr: { title: 'Chaussures' } }, lines: [] })
  expect(changed).toEqual({ ...first, result: 'updated' })
  expect(await findLot(services, first.id)).toMatchObject({ status: 'sold', mainLanguage: 'fr', lines: [] })
})

test('a lot that the database refuses is rejected alone and leaves nothing behind', async () => {
  const unknownOffer = sampleInput({
    externalId: 'B',
    private: { supplierOfferId: '00000000-0000-7000-8000-000000000000' },
  })
  const results = await writeLots(services, [
    { lot: sampleInput({ externalId: 'A' }) },
    { lot: unknownOffer },
    { lot: sampleInput({ externalId: 'C' }) },
  ])
  expect(results).toMatchObject([
    { result: 'created' },
    { result: 'rejected', errors: { 'private.supplierOfferId': ['validation.invalid'] } },
    { result: 'created' },
  ])
  const { rows } = await services.db.execute(sql`select external_id from lots order by 1`)
  expect(rows).toEqual([{ external_id: 'A' }, { external_id: 'C' }])
})

test('refuses food past its use-by date, but not past its best-before date', async () => {
  const food = (type: string, min: string) => sampleInput({ categories: ['food'], dates: { type, min } })
  expect(await writeLots(services, [{ lot: food('use_by', '2020-01-01') }])).toEqual([
    { result: 'rejected', errors: { 'dates.min': ['validation.past_day'] } },
  ])
  expect(await writeLots(services, [{ lot: food('best_before', '2020-01-01') }])).toMatchObject([{ result: 'created' }])
})

test('twenty simultaneous writes of one lot leave one complete lot', async () => {
  const results = await Promise.all(Array.from({ length: 20 }, (_, place) => write({ quantity: 1200 + place * 120 })))
  expect(new Set(results.map(({ id }) => id)).size).toBe(1)
  expect(results.filter(({ result }) => result === 'created')).toHaveLength(1)
  const { rows } = await services.db.execute<{ lots: number; lines: number }>(
    sql`select (select count(*)::int from lots) as lots, (select count(*)::int from lot_lines) as lines`,
  )
  expect(rows).toEqual([{ lots: 1, lines: 2 }])
})

test.each([
  ['a step that does not divide the MOQ', sql`update lots set step = 7`],
  ['an MOQ above the quantity', sql`update lots set moq = quantity + 120`],
  ['a reservation without an end date', sql`update lots set status = 'on_option'`],
  ['rising tier prices', sql`update lots set tiers = '[{"from": "10", "amount": 5}, {"from": "20", "amount": 6}]'`],
  ['unsorted tiers', sql`update lots set tiers = '[{"from": "20", "amount": 5}, {"from": "10", "amount": 4}]'`],
  [
    'a visible price that is missing',
    sql`update lots set price_amount = null, price_basis = null, tiers = null, unit_price = null`,
  ],
  ['the kind food but no food category', sql`update lots set kind = 'food'`],
  ['a wrong check digit', sql`update lot_lines set gtin = '4006381333930'`],
  ['no texts', sql`delete from lot_texts`],
  ['another lot’s external id', sql`update lots set external_id = 'one'`],
])('the database refuses a lot with %s', async (_, statement) => {
  await write()
  await write({ externalId: 'one' })
  await expect(services.db.execute(statement)).rejects.toMatchObject({ cause: { code: expect.stringMatching(/^23/) } })
})

test('query columns hold prices and brands only for audiences that may see them', async () => {
  for (const [visibility, price, brands] of [
    ['public', [790, 790], [['Flow'], ['Flow']]],
    ['members', [null, 790], [[], ['Flow']]],
    ['on_request', [null, null], [[], []]],
  ] as const) {
    await write({ priceVisibility: visibility, brandDisclosure: visibility })
    const { rows } = await services.db.execute(
      sql`select public_unit_price::int, member_unit_price::int, public_brands, member_brands from lots`,
    )
    expect(rows).toEqual([
      { public_unit_price: price[0], member_unit_price: price[1], public_brands: brands[0], member_brands: brands[1] },
    ])
  }
})
