import { sql } from 'drizzle-orm'
import { afterAll, afterEach, expect, test } from 'vitest'
import { openTestApp } from '../../../tests/open-test-app'
import { languages } from '../../platform/i18n/languages'
import { categories } from '../facts/categories'
import { sampleInput } from '../lots/sample-lot.suite'
import { writeLots } from '../lots/write-lots.server'
import { demoLots } from './demo-lots.server'
import { fillDemo, removeDemo } from './fill-demo.server'

const app = await openTestApp()
const { services } = app
afterEach(async () => {
  await services.db.execute(sql`truncate lots, reference_counters cascade`)
})
afterAll(() => app.close())

const moment = new Date('2026-11-21T12:00:00Z')

function withDemo(demo: boolean | null) {
  return { ...services, config: { ...services.config, demo } }
}

async function countLots(): Promise<number> {
  const { rows } = await services.db.execute<{ count: number }>(sql`select count(*)::int as count from lots where demo`)
  return rows[0]?.count ?? 0
}

test('has about two hundred lots of all categories in every language, always the same', () => {
  const lots = demoLots(moment)
  expect(lots.length).toBeGreaterThan(190)
  expect(demoLots(moment)).toEqual(lots)
  for (const category of categories)
    expect(lots.filter(({ lot }) => lot.categories.includes(category)).length).toBeGreaterThan(15)
  for (const language of languages) {
    const titles = lots.map(({ lot }) => lot.texts[language]?.title)
    expect(new Set(titles).size).toBeGreaterThan(lots.length * 0.9)
  }
  expect(new Set(lots.map(({ lot }) => lot.listedAt)).size).toBe(lots.length)
})

test('lines, prices, dates and languages of each lot are consistent', () => {
  for (const { lot, plates, demo } of demoLots(moment)) {
    expect(plates).toBeUndefined()
    expect(demo).toBe(true)
    const sum = lot.lines.reduce((total, line) => total + Number(line.quantity), 0)
    if (lot.lines.length > 0) expect(sum).toBe(Number(lot.quantity))
    const title = lot.texts.en?.title ?? ''
    if (lot.food && title.includes('seven languages')) expect(lot.food.labelLanguages).toHaveLength(7)
    if (lot.dates) {
      const days = (Date.parse(lot.dates.min) - moment.getTime()) / 86_400_000
      const life = lot.food?.shelfLifeDays ?? 0
      expect([title, days <= 45]).toEqual([title, title.includes('short-dated')])
      expect(days).toBeGreaterThan(7)
      expect(Date.parse(lot.dates.max ?? '') - moment.getTime()).toBeLessThan(life * 86_400_000)
    }
    expect(lot.price?.amount).toBeLessThan(lot.retailPrice?.from ?? 0)
    expect(lot.private.costPrice).toBeLessThanOrEqual(lot.price?.amount ?? 0)
    for (const text of Object.values(lot.texts)) expect(text.title.length).toBeLessThan(90)
  }
})

test('fills the catalogue once, and only when asked', async () => {
  expect(await fillDemo(withDemo(false))).toBe(0)
  expect(await countLots()).toBe(0)
  const count = await fillDemo(withDemo(true))
  expect(await countLots()).toBe(count)
  expect(await fillDemo(withDemo(true))).toBe(0)
})

test('completes an interrupted fill at the next start, each lot once', async () => {
  const settings = withDemo(null)
  await writeLots(services, demoLots(services.now()).slice(0, 50))
  const rest = await fillDemo(settings)
  expect(await countLots()).toBe(50 + rest)
  expect(await countLots()).toBe(demoLots(moment).length)
  expect(await fillDemo(settings)).toBe(0)
})

test('leaves nothing behind when removed, and does not come back', async () => {
  const settings = withDemo(null)
  const count = await fillDemo(settings)
  expect(count).toBeGreaterThan(190)
  const own = { texts: { en: { title: 'Unbrabbled boots' } }, brands: ['Quorvex'], brandDisclosure: 'members' }
  await writeLots(services, [{ lot: sampleInput({ ...own, lines: [] }) }])
  expect(await removeDemo(services)).toBe(count)
  const { rows } = await services.db.execute<{ left: number }>(
    sql`select ((select count(*) from lots) + (select count(*) from lot_lines) + (select count(*) from lot_search))::int as left`,
  )
  expect(rows).toEqual([{ left: 2 }])
  const words = await services.db.execute<{ word: string }>(
    sql`select word from catalogue_words where word not in (select word from category_words)`,
  )
  const known = words.rows.map(({ word }) => word)
  expect(known).toEqual(expect.arrayContaining(['boots', 'quorvex', 'unbrabbled']))
  expect(known.length).toBeLessThan(20)
  expect(await fillDemo(settings)).toBe(0)
})
