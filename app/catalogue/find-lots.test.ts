import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../tests/open-test-app'
import { sampleInput } from '../lots/sample-lot.suite'
import { writeLots } from '../lots/write-lots.server'
import { readQuery } from './catalogue-query'
import { findLots } from './find-lots.server'

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

async function find(query: string, audience: 'everyone' | 'member' = 'everyone') {
  const { lots, total, facets } = await findLots(services, readQuery(new URLSearchParams(query)), {
    audience,
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

test('words find the lots that have them', async () => {
  expect((await find('')).total).toBe(2)
  expect((await find('q=shoes')).titles).toEqual(['Running shoes'])
  expect((await find('q=Schuhe')).titles).toEqual(['Running shoes'])
  expect((await find('q=zephir')).titles).toEqual(['Garden chairs'])
  const { facets } = await find('q=chairs')
  expect(facets.category).toEqual([{ value: 'garden', count: { number: 1, more: false } }])
})
