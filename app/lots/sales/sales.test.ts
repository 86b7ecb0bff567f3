import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp } from '../../../tests/open-test-app'
import { grant } from '../../company/team/team-rights'
import { findLotsToEdit } from '../lots/find-lots-to-edit.server'
import { sampleInput } from '../lots/sample-lot.suite'
import { updateStatusesByTime } from '../lots/update-statuses-by-time.server'
import { writeLots } from '../lots/write-lots.server'
import { writeSample } from '../lots/write-sample.suite'
import { cancelSale, endReservations } from './cancel-sale.server'
import { findQuantitiesLeft, findSalesOfLot, marginOf } from './find-sales.server'
import { type NewSale, sellLot } from './sell-lot.server'

const app = await openTestApp()
const { services } = app
const { db } = services
afterAll(() => app.close())
beforeEach(async () => {
  await db.execute(sql`truncate lots, audit_entries cascade`)
})

const costs = grant('owner', 'costs')
if (!costs) throw new Error('an owner sees costs')

const ines = { id: '019a0000-0000-7000-8000-000000000001', name: 'Ines', network: '203.0.113.9' }

async function write(changes: Record<string, unknown> = {}): Promise<string> {
  return (await writeSample(services, changes)).id
}

async function sell(lotId: string, sale: Partial<NewSale> = {}): Promise<{ id: string }> {
  const submission = randomUUID()
  const usual = { submission, lotId, kind: 'sold', quantity: '1200', amount: 900_000, buyer: 'Kowalski' } as const
  await db.transaction((tx) => sellLot(tx, services, { ...usual, ...sale }, ines))
  const found = (await findSalesOfLot(db, lotId)).find((each) => each.submission === (sale.submission ?? submission))
  if (!found) throw new Error('not sold')
  return found
}

const cancel = (saleId: string) => db.transaction((tx) => cancelSale(tx, services, saleId, ines))

async function lotOf(id: string) {
  const [found] = await findLotsToEdit(services, [id])
  if (!found) throw new Error('gone')
  return found.written.lot
}

const left = async (id: string) => (await findQuantitiesLeft(db, [id])).get(id)
const inSearch = async () => (await db.execute<{ quantity: string }>(sql`select quantity from lot_search`)).rows
const day = (days: number) => new Date(services.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)

describe('selling part of a lot', () => {
  test('leaves the rest on sale everywhere, with packaging in proportion', async () => {
    const id = await write()
    await sell(id)
    const lot = await lotOf(id)
    expect(lot).toMatchObject({ status: 'published', quantity: '2640', packaging: { pallets: 22, grossKg: 3564 } })
    expect(await left(id)).toBe('2640')
    expect(await inSearch()).toEqual([{ quantity: '2640' }])
    const api = await app.request('/api/lots')
    expect(await api.json()).toMatchObject({ items: [{ quantity: '2640' }] })
  })

  test('lowers the MOQ to what is left', async () => {
    const id = await write({ splittable: 'free', moq: 384, step: 384 })
    await sell(id, { quantity: '3640' })
    const { rows } = await db.execute(sql`select quantity::text, moq::text, step::text from lots`)
    expect(rows).toEqual([{ quantity: '200.000', moq: '200.000', step: '1.000' }])
  })

  test('yields the margin from the cost, including for a price per lot', async () => {
    const id = await write()
    await sell(id)
    const [sale] = await findSalesOfLot(db, id)
    expect(sale && marginOf(sale, await lotOf(id), costs)).toBe(900_000 - 1200 * 512)
    const whole = await write({
      externalId: 'whole',
      price: { amount: 1_000_000, basis: 'lot', tiers: [] },
      private: { costPrice: 600_000 },
    })
    await sell(whole, { quantity: '960', amount: 300_000 })
    const [part] = await findSalesOfLot(db, whole)
    const lot = await lotOf(whole)
    expect(lot).toMatchObject({ price: { amount: 750_000 }, private: { costPrice: 450_000 } })
    expect(part && marginOf(part, lot, costs)).toBe(150_000)
  })
})

describe('a sold quantity', () => {
  test('that is everything ends the lot; cancelling restores it', async () => {
    const id = await write({ splittable: 'free', moq: 384, step: 384 })
    const before = await lotOf(id)
    const { id: first } = await sell(id, { quantity: '3640' })
    const { id: second } = await sell(id, { quantity: '200' })
    expect(await lotOf(id)).toMatchObject({ status: 'sold' })
    expect(await left(id)).toBe('0')
    await expect(sell(id, { quantity: '1' })).rejects.toMatchObject({ code: 'sales.none_left', status: 409 })
    await cancel(second)
    await cancel(first)
    expect(await lotOf(id)).toEqual(before)
    await expect(cancel(first)).rejects.toMatchObject({ code: 'sales.already_cancelled' })
  })

  test('is back on sale whatever the order of cancellations', async () => {
    const id = await write({ splittable: 'free' })
    const { id: first } = await sell(id, { quantity: '1000' })
    const { id: second } = await sell(id, { quantity: '2840' })
    await cancel(first)
    expect(await lotOf(id)).toMatchObject({ status: 'published', quantity: '1000' })
    await cancel(second)
    expect(await lotOf(id)).toMatchObject({ status: 'published', quantity: '3840' })
  })

  test('is counted once when the form is submitted twice', async () => {
    const id = await write({ splittable: 'free' })
    const submission = randomUUID()
    await Promise.all([sell(id, { submission }), sell(id, { submission })])
    expect(await left(id)).toBe('2640')
  })

  test('goes to one of two colleagues who sell the last pieces at once', async () => {
    const id = await write({ splittable: 'free' })
    const both = await Promise.allSettled([sell(id, { quantity: '2000' }), sell(id, { quantity: '2000' })])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'sales.only_left', values: { left: 1840 } },
    })
    expect(await left(id)).toBe('1840')
  })

  test('the database refuses to sell more than is left', async () => {
    const id = await write()
    const row = (
      kind: string,
    ) => sql`insert into lot_sales (id, submission, lot_id, kind, quantity, unit, amount, currency, buyer, who, created_at)
      values (gen_random_uuid(), gen_random_uuid(), ${id}, ${kind}, 3841, 'PR', 1, 'EUR', 'Kowalski', 'Ines', now())`
    await expect(db.execute(row('sold'))).rejects.toMatchObject({ cause: { constraint: 'lot_sales_left' } })
    await sell(id, { quantity: '3840' })
    await expect(db.execute(sql`update lots set status = 'published'`)).rejects.toMatchObject({
      cause: { constraint: 'lots_taken_check' },
    })
    await expect(db.execute(sql`update lot_sales set quantity = 1`)).rejects.toThrow()
  })

  test('is neither put on sale again nor restored by an import', async () => {
    const id = await write({ splittable: 'free' })
    await sell(id, { quantity: '1000' })
    const again = { externalId: 'ERP-4711', quantity: '3840', status: 'published' }
    const [kept] = await writeLots(services, [{ lot: sampleInput({ splittable: 'free' }), record: again }])
    expect(kept).toMatchObject({ kept: [{ field: 'quantity' }] })
    await sell(id, { quantity: '2840' })
    await writeLots(services, [{ lot: sampleInput({ splittable: 'free' }), record: { ...again, reason: 'season' } }])
    expect(await lotOf(id)).toMatchObject({ status: 'sold', quantity: '2840' })
  })
})

describe('a reservation', () => {
  test('holds part of a lot until its last day', async () => {
    const id = await write({ splittable: 'free' })
    await sell(id, { kind: 'reserved', quantity: '840', until: day(2) })
    expect(await lotOf(id)).toMatchObject({ status: 'published', quantity: '3000' })
    await endReservations(services)
    expect(await left(id)).toBe('3000')
    app.passTime(3 * 86_400_000)
    await endReservations(services)
    expect(await left(id)).toBe('3840')
  })

  test('holds the whole lot for one buyer', async () => {
    const id = await write()
    await sell(id, { kind: 'reserved', quantity: '3840', until: day(2) })
    expect(await lotOf(id)).toMatchObject({ status: 'on_option', private: { optionFor: 'Kowalski' } })
    await expect(sell(id, { quantity: '1' })).rejects.toMatchObject({ code: 'sales.none_left' })
    app.passTime(3 * 86_400_000)
    await updateStatusesByTime(services)
    await endReservations(services)
    expect(await lotOf(id)).toMatchObject({ status: 'published', quantity: '3840' })
  })
})

test('the audit trail records each sale and its cancellation', async () => {
  const id = await write()
  const { id: sale } = await sell(id)
  await cancel(sale)
  const { rows } = await db.execute(
    sql`select action, who, details ->> 'buyer' as buyer from audit_entries order by id`,
  )
  expect(rows).toEqual([
    { action: 'lot.sold', who: 'Ines', buyer: 'Kowalski' },
    { action: 'sale.cancelled', who: 'Ines', buyer: 'Kowalski' },
  ])
})
