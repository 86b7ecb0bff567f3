import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, expect, test } from 'vitest'
import { openTestApp } from '../../../tests/open-test-app'
import { calendarDay } from '../../platform/base/working-days'
import { editLot, editLots, findLotHistory, undoLots } from './edit-lots.server'
import { findLotsToEdit } from './find-lots-to-edit.server'
import { changedFields } from './lot-changes'
import { lotSchema } from './lot-schema'
import { sampleInput } from './sample-lot.suite'
import { scheduleLots, updateStatusesByTime } from './update-statuses-by-time.server'
import { writeSample } from './write-sample.suite'

const app = await openTestApp()
const { services } = app
afterEach(async () => {
  await services.db.execute(sql`truncate lots cascade`)
})
afterAll(() => app.close())

const HOUR = 3_600_000

const editSession = (name: string) => ({ actionId: randomUUIDv7(), id: randomUUIDv7(), name })

async function write(changes: Record<string, unknown> = {}): Promise<string> {
  return (await writeSample(services, changes)).id
}

async function read(id: string) {
  const [found] = await findLotsToEdit(services, [id])
  if (!found) throw new Error('There is no such lot.')
  return { ...found.written.lot, version: found.version }
}

test('a lot reads back as written, and writing it again changes nothing', async () => {
  for (const changes of [
    {},
    { moq: 240, step: 120, optionUntil: '2099-01-01', status: 'on_option', private: { optionFor: 'Kowalski' } },
    {
      categories: ['food', 'toys'],
      foodCategories: ['oils'],
      dates: { type: 'best_before', min: '2028-01-01', max: '2028-02-01' },
      storage: 'ambient',
      food: { allergens: ['milk'], labelLanguages: ['de'], certificates: ['organic'], netGrams: 500 },
    },
    { condition: 'mixed', conditionMix: { new_a: 60, new_b: 40 }, price: null, priceVisibility: 'on_request' },
    { status: 'draft', publishAt: '2099-01-01T08:00:00Z', withdrawAt: '2099-02-01T08:00:00Z', splittable: 'free' },
  ]) {
    const id = await write({ ...changes, externalId: undefined })
    const { version, ...lot } = await read(id)
    const again = lotSchema.parse(lot)
    const given = {
      ...sampleInput({ ...changes, externalId: undefined }),
      confirmedAt: lot.confirmedAt,
      listedAt: lot.listedAt,
    }
    const normal = lotSchema.parse({
      ...given,
      brands: [],
      ...(given.publishAt && { publishAt: lot.publishAt, withdrawAt: lot.withdrawAt }),
    })
    expect(changedFields(normal, again)).toEqual([])
    expect(version).toBe(1)
  }
})

test('two people who change different fields both keep their changes', async () => {
  const id = await write()
  const [ines, jonas] = [editSession('Ines'), editSession('Jonas')]
  const edit = (fields: Record<string, unknown>) => ({ id, version: 1, fields })
  expect(await editLot(services, edit({ quantity: '4800' }), ines)).toMatchObject({ result: 'changed', version: 2 })
  expect(await editLot(services, edit({ priceVisibility: 'public' }), jonas)).toMatchObject({ result: 'changed' })
  expect(await read(id)).toMatchObject({ quantity: '4800', priceVisibility: 'public', version: 3 })
})

test('two edits of one field conflict, show both values and overwrite nothing unseen', async () => {
  const id = await write()
  const [ines, jonas] = [editSession('Ines'), editSession('Jonas')]
  const price = (amount: number) => ({ price: { amount, tiers: [] } })
  await editLot(services, { id, version: 1, fields: price(700) }, ines)
  const late = { id, version: 1, fields: { ...price(650), quantity: '4800' } }
  expect(await editLot(services, late, jonas)).toMatchObject({
    result: 'conflict',
    version: 2,
    fields: [{ field: 'price', was: { amount: 790 }, theirs: { amount: 700 }, mine: { amount: 650 }, who: 'Ines' }],
  })
  expect(await read(id)).toMatchObject({ price: { amount: 700 }, quantity: '3840', version: 2 })
  expect(await editLot(services, { ...late, over: 'theirs' }, jonas)).toMatchObject({ fields: ['quantity'] })
  expect(await read(id)).toMatchObject({ price: { amount: 700 }, quantity: '4800' })
  expect(await editLot(services, { ...late, over: 3 }, jonas)).toMatchObject({ fields: ['price'] })
  expect(await read(id)).toMatchObject({ price: { amount: 650 }, quantity: '4800' })
})

test('repeated autosaves conflict with no one, not even themselves', async () => {
  const id = await write()
  const [ines, jonas] = [editSession('Ines'), editSession('Jonas')]
  for (const quantity of ['4000', '4100', '4200'])
    expect(await editLot(services, { id, version: 1, fields: { quantity } }, ines)).toMatchObject({ result: 'changed' })
  await editLot(services, { id, version: 4, fields: { place: 'Venlo' } }, jonas)
  const form = { quantity: '4200', place: undefined }
  expect(await editLot(services, { id, version: 1, fields: form }, ines)).toMatchObject({ result: 'unchanged' })
  expect(await read(id)).toMatchObject({ quantity: '4200', place: 'Venlo' })
})

test('an edit conflicts with an import that replaced the lot', async () => {
  const id = await write()
  await write({ quantity: 2400, lines: [] })
  const edited = await editLot(services, { id, version: 1, fields: { quantity: '3600' } }, editSession('Ines'))
  expect(edited).toMatchObject({ result: 'conflict', fields: [{ field: 'quantity', theirs: '2400', mine: '3600' }] })
})

test('ten simultaneous edits of different fields are all stored', async () => {
  const id = await write()
  const fields = [
    { quantity: '4800' },
    { place: 'Venlo' },
    { reason: 'season' },
    { vat: 'margin_scheme' },
    { incoterm: 'FCA' },
    { leadTimeDays: 3 },
    { readyFrom: '2099-01-01' },
    { relabelRequired: true },
    { priceVisibility: 'public' },
    { functional: 'untested' },
  ]
  const done = await Promise.all(
    fields.map((each) => editLot(services, { id, version: 1, fields: each }, editSession('One of ten'))),
  )
  expect(done.map(({ result }) => result)).toEqual(fields.map(() => 'changed'))
  expect(await read(id)).toMatchObject({ version: 11, ...Object.assign({}, ...fields) })
  expect(await findLotHistory(services, id, 50)).toHaveLength(11)
})

test('invalid fields are named and nothing is stored', async () => {
  const id = await write()
  const wrong = { id, version: 1, fields: { quantity: '10', moq: '20', splittable: 'free', status: 'on_option' } }
  await expect(editLot(services, wrong, editSession('Ines'))).rejects.toMatchObject({
    errors: { moq: ['validation.moq'], optionUntil: ['validation.option'] },
  })
  await write({ externalId: 'taken' })
  const twin = { id, version: 1, fields: { externalId: 'taken' } }
  await expect(editLot(services, twin, editSession('Ines'))).rejects.toMatchObject({
    errors: { externalId: [expect.anything()] },
  })
  expect(await read(id)).toMatchObject({ externalId: 'ERP-4711', version: 1 })
})

test('a bulk edit skips lots changed in the meantime and is undone at once', async () => {
  const ids = await Promise.all(['a', 'b', 'c'].map((externalId) => write({ externalId })))
  const seen = ids.map((id) => ({ id, version: 1 }))
  await editLot(services, { id: ids[1] ?? '', version: 1, fields: { quantity: '4800' } }, editSession('Jonas'))
  const ines = editSession('Ines')
  const dearer = await editLots(services, seen, (lot) => ({ price: lot.price && { ...lot.price, amount: 869 } }), ines)
  expect(dearer).toEqual({ changed: 2, missed: 1, refused: [] })
  const amounts = async () => Promise.all(ids.map(async (id) => (await read(id)).price?.amount))
  expect(await amounts()).toEqual([869, 790, 869])
  await editLot(services, { id: ids[2] ?? '', version: 2, fields: { place: 'Venlo' } }, editSession('Jonas'))
  await expect(undoLots(services, ines.actionId, editSession('Jonas'))).rejects.toMatchObject({ status: 404 })
  expect(await undoLots(services, ines.actionId, { ...ines, actionId: randomUUIDv7() })).toMatchObject({
    changed: 1,
    missed: 1,
  })
  expect(await amounts()).toEqual([790, 790, 869])
})

test('a bulk edit refuses only the lots it would make invalid', async () => {
  const [priced, unpriced] = [
    await write(),
    await write({ externalId: 'b', price: null, priceVisibility: 'on_request' }),
  ]
  const seen = [priced, unpriced].map((id) => ({ id, version: 1 }))
  const shown = await editLots(services, seen, () => ({ priceVisibility: 'public' }), editSession('Ines'))
  expect(shown).toMatchObject({ changed: 1, missed: 0, refused: [{ errors: { price: ['validation.price_missing'] } }] })
})

test('a bulk edit does not count unchanged lots', async () => {
  const ids = [await write(), await write({ externalId: 'b', priceVisibility: 'public' })]
  const seen = ids.map((id) => ({ id, version: 1 }))
  const shown = await editLots(services, seen, () => ({ priceVisibility: 'public' }), editSession('Ines'))
  expect(shown).toEqual({ changed: 1, missed: 0, refused: [] })
})

test('undoing a bulk edit restores every lot it can, even if one is refused', async () => {
  const day = calendarDay(new Date(services.now().getTime() + 24 * HOUR), 'Europe/Amsterdam')
  const food = { categories: ['food'], dates: { type: 'use_by', min: day } }
  const ids = [await write({ externalId: 'a' }), await write({ ...food, externalId: 'b' }), await write({})]
  const ines = editSession('Ines')
  const seen = ids.map((id) => ({ id, version: 1 }))
  expect(await editLots(services, seen, () => ({ status: 'withdrawn' }), ines)).toMatchObject({ changed: 3 })
  app.passTime(48 * HOUR)
  const undone = await undoLots(services, ines.actionId, { ...ines, actionId: randomUUIDv7() })
  expect(undone).toMatchObject({ changed: 2, missed: 0, refused: [{ errors: { 'dates.min': [expect.anything()] } }] })
  const statuses = await Promise.all(ids.map(async (id) => (await read(id)).status))
  expect(statuses).toEqual(['published', 'withdrawn', 'published'])
})

test('a lot published on schedule counts as confirmed then', async () => {
  const planned = new Date(services.now().getTime() + 30 * 24 * HOUR).toISOString()
  const id = await write({ status: 'draft', publishAt: planned, confirmedAt: services.now().toISOString() })
  app.passTime(31 * 24 * HOUR)
  await scheduleLots(services)
  await updateStatusesByTime(services)
  const { status, confirmedAt } = await read(id)
  expect(status).toBe('published')
  expect(Math.abs(Date.parse(confirmedAt ?? '') - services.now().getTime())).toBeLessThan(HOUR)
  const [latest] = await findLotHistory(services, id, 1)
  expect(Date.parse(latest?.became.confirmedAt ?? '')).toBe(Date.parse(confirmedAt ?? ''))
  await services.db.execute(sql`delete from lots`)
})

test('schedules publish and withdraw lots, reservations expire, and the history shows it', async () => {
  const inHours = (hours: number) => new Date(services.now().getTime() + hours * HOUR).toISOString()
  const id = await write({ status: 'draft', publishAt: inHours(1), withdrawAt: inHours(2) })
  const status = async () => (await read(id)).status
  await scheduleLots(services)
  expect(await status()).toBe('draft')
  app.passTime(HOUR)
  await scheduleLots(services)
  expect(await status()).toBe('published')
  const today = () => calendarDay(services.now(), 'Europe/Amsterdam')
  const reserve = { status: 'on_option', optionUntil: today(), private: { optionFor: 'Kowalski' } }
  await editLot(services, { id, version: 2, fields: reserve }, editSession('Ines'))
  app.passTime(HOUR)
  await scheduleLots(services)
  expect(await status()).toBe('withdrawn')
  await editLot(
    services,
    { id, version: 4, fields: { status: 'on_option', optionUntil: today() } },
    editSession('Ines'),
  )
  app.passTime(48 * HOUR)
  await updateStatusesByTime(services)
  expect(await read(id)).toMatchObject({ status: 'published', optionUntil: null })
  const history = await findLotHistory(services, id, 50)
  expect(history.map(({ kind, became }) => [kind, became.status]).slice(0, 2)).toEqual([
    ['aged', 'published'],
    ['changed', 'on_option'],
  ])
  await expect(services.db.execute(sql`update lot_events set who = 'nobody'`)).rejects.toThrow()
  await expect(services.db.execute(sql`delete from lot_events`)).rejects.toThrow()
  await services.db.execute(sql`delete from lots`)
})

test('the database refuses a schedule for a lot on sale', async () => {
  await write()
  await expect(services.db.execute(sql`update lots set publish_at = now()`)).rejects.toThrow()
})
