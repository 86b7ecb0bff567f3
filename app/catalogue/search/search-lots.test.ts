import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestApp } from '../../../tests/open-test-app'
import { sampleInput } from '../../lots/lots/sample-lot.suite'
import { writeLots } from '../../lots/lots/write-lots.server'
import { todayOf } from '../../platform/services/today.server'
import { parseQuery } from './catalogue-query'
import { searchLots } from './search-lots.server'

const app = await openTestApp()
const { services } = app
afterAll(() => app.close())

async function write(...lots: Record<string, unknown>[]) {
  const written = await writeLots(
    services,
    lots.map((lot) => ({ lot: sampleInput(lot) })),
  )
  return written.map((one) => {
    if (one.result === 'rejected') throw new Error(JSON.stringify(one.errors))
    return one.reference
  })
}

async function find(query: string) {
  const { lots, total, facets } = await searchLots(services, parseQuery(new URLSearchParams(query)), {
    audience: 'everyone',
    language: 'en',
  })
  return { titles: lots.map(({ title }) => title), total: total.number, facets }
}

beforeAll(async () => {
  await write(
    { externalId: 'a', texts: { en: { title: 'Running shoes' }, de: { title: 'Laufschuhe' } } },
    { externalId: 'b', texts: { en: { title: 'Garden chairs' } }, categories: ['garden'], brands: ['Zephyr'] },
  )
})

test('words find the lots that contain them', async () => {
  expect((await find('')).total).toBe(2)
  expect((await find('q=shoes')).titles).toEqual(['Running shoes'])
  expect((await find('q=Schuhe')).titles).toEqual(['Running shoes'])
  expect((await find('q=zephir')).titles).toEqual(['Garden chairs'])
  const { facets } = await find('q=chairs')
  expect(facets.category).toEqual([{ value: 'garden', count: { number: 1, more: false } }])
})

test('known goods are not found in descriptions where their stem is a common word', async () => {
  await write({
    externalId: 'above',
    categories: ['leisure'],
    brands: [],
    lines: [],
    texts: { en: { title: 'Rain coats' }, el: { title: 'Αδιάβροχα', description: 'Κιβώτια και πάνω.' } },
  })
  expect((await find('q=πάνες')).total).toBe(0)
  expect((await find('q=πάνω')).titles).toEqual(['Rain coats'])
})

test('equal matches rank available lots first, then new ones, and titles above descriptions', async () => {
  const lamp = (externalId: string, more: Record<string, unknown>) => ({
    externalId,
    categories: ['garden'],
    brands: [],
    lines: [],
    texts: { en: { title: `Floor lamps ${externalId}` } },
    ...more,
  })
  await write(
    lamp('old', { listedAt: '2026-10-01T10:00:00Z' }),
    lamp('reserved', { listedAt: '2026-11-03T10:00:00Z', status: 'on_option', optionUntil: '2999-01-01' }),
    lamp('new', { listedAt: '2026-11-02T10:00:00Z' }),
    lamp('described', {
      listedAt: '2026-11-04T10:00:00Z',
      texts: { en: { title: 'Bulbs described', description: 'For floor lamps of all sizes.' } },
    }),
  )
  const { titles } = await find('q=floor+lamps')
  expect(titles).toEqual(['Floor lamps new', 'Floor lamps old', 'Floor lamps reserved', 'Bulbs described'])
})

test('certificates, sizes and colours are facets and filters that reveal no restricted brand', async () => {
  const line = (more: object) => ({ name: 'Article', quantity: 5, ...more })
  await write({
    externalId: 'variants',
    texts: { en: { title: 'Assorted trousers' } },
    brands: ['Zyltrana'],
    brandDisclosure: 'on_request',
    lines: [
      line({ size: 'xl', colour: 'Navy' }),
      line({ size: '42', colour: 'zyltrana red' }),
      line({ size: '42 Zyltrana', colour: 'navy' }),
    ],
  })
  const { facets } = await find('q=trousers')
  expect(facets.size.map(({ value }) => value)).toEqual(['42', 'XL'])
  expect(facets.colour).toEqual([{ value: 'navy', count: { number: 1, more: false } }])
  expect((await find('size=xl&colour=Navy')).titles).toEqual(['Assorted trousers'])
  for (const query of ['size=43', 'size=42+zyltrana', 'colour=zyltrana+red', 'certificate=IFS&q=trousers'])
    expect((await find(query)).total, query).toBe(0)
})

test('an aborted search starts no further step', async () => {
  const query = parseQuery(new URLSearchParams({ q: 'chairs', limit: '7' }))
  const leaving = new AbortController()
  const locked = Promise.withResolvers<void>()
  const holding = services.db.transaction(async (tx) => {
    await tx.execute(sql`lock table catalogue_words in access exclusive mode`)
    locked.resolve()
    await vi.waitFor(async () => {
      const waiting = await tx.execute(
        sql`select from pg_locks where relation = 'catalogue_words'::regclass and not granted`,
      )
      expect(waiting.rows).toHaveLength(1)
    }, 300_000)
    leaving.abort()
  })
  await locked.promise
  const [asked] = await Promise.allSettled([
    searchLots(services, query, { audience: 'everyone', language: 'en' }, leaving.signal),
    holding,
  ])
  expect(asked).toMatchObject({ status: 'rejected', reason: { code: 'errors.unavailable', status: 503 } })
})

test('a lot is found on its use-by date but not after', async () => {
  const day = todayOf(services)
  await write({
    externalId: 'dated',
    texts: { en: { title: 'Fresh pesto' } },
    categories: ['food'],
    brands: ['Pestaro'],
    brandDisclosure: 'public',
    dates: { type: 'use_by', min: day },
  })
  const queries = [
    '',
    'q=pesto',
    'category=food',
    'category=food&sort=price',
    'brand=pestaro',
    'q=pestaro&minQuantity=1',
  ]
  for (const query of queries) expect((await find(query)).titles, query).toContain('Fresh pesto')
  app.passTime(24 * 60 * 60 * 1000)
  for (const query of queries) expect((await find(query)).titles, query).not.toContain('Fresh pesto')
})
