import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/open-test-app'
import { audienceOfMember } from '../../lots/facts/disclosure'
import { writeLots } from '../../lots/lots/write-lots.server'
import { calendarDay } from '../../platform/base/working-days'
import { type CatalogueQuery, parseQuery } from '../search/catalogue-query'
import { searchLots } from '../search/search-lots.server'
import type { LotCount } from './facets'
import { address, brandOf, brands, filterTests, inputOf, nextLot, type Plain, valueTests } from './plain-lots.suite'
import type { FilterName, LotCounts, SearchEngine } from './search-engine.server'

const LOTS = 3_000
const day = 86_400_000

/** What every engine has to hold. @param engineOf opened for each question, after it took everything up */
export function searchEngineSuite(
  env: Record<string, string>,
  engineOf: (services: TestApp['services']) => SearchEngine,
): void {
  let app: TestApp
  let today: string
  const plains = new Map<number, Plain>()
  const inDays = (days: number) => new Date(Date.parse(today) + days * day).toISOString().slice(0, 10)
  afterAll(() => app.close())

  async function writeSome(numbers: readonly number[]): Promise<void> {
    const inputs = numbers.map((number) => {
      const lot = nextLot(plains.get(number)?.isNew)
      plains.set(number, lot)
      return inputOf(number, lot, inDays)
    })
    await writeLots(
      app.services,
      inputs.map((lot) => ({ lot })),
    )
  }
  const takeUp = () => engineOf(app.services).index(app.services)

  beforeAll(async () => {
    app = await openTestApp(env)
    today = calendarDay(app.services.now(), app.services.config.site.company.timeZone)
    for (let from = 0; from < LOTS; from += 500) {
      await writeSome(Array.from({ length: 500 }, (_, at) => from + at))
    }
    await app.services.db.execute(sql`analyze lot_search`)
    await takeUp()
  })

  function counted(number: number): LotCount {
    return number > 1_000 ? { number: 1_000, more: true } : { number, more: false }
  }

  async function checkCounts(text: string, member: boolean): Promise<void> {
    const query = parseQuery(new URLSearchParams(text))
    const audience = member ? 'member' : 'public'
    const counts = await count(query, member, today)
    const filters = filterTests(query, audience)
    const plain = [...plains.values()]
    const passing = (lot: Plain, without?: FilterName) =>
      [...filters].every(([name, fits]) => name === without || fits(lot))
    expect(counts.total).toEqual(counted(plain.filter((lot) => passing(lot)).length))
    for (const [facet, value, has] of valueTests(audience)) {
      const right = plain.filter((lot) => has(lot) && passing(lot, facet)).length
      expect([facet, value, counts.of(facet, value)]).toEqual([facet, value, counted(right)])
    }
    checkBrands(
      audience,
      counts,
      plain.filter((lot) => passing(lot, 'brand')),
    )
  }

  function checkBrands(audience: 'public' | 'member', counts: LotCounts, lots: readonly Plain[]): void {
    const right = (brand: string) => lots.filter((lot) => brandOf(lot, audience).includes(brand)).length
    const told = counts.valuesOf('brand')
    expect([...told].sort()).toEqual(brands.filter((brand) => right(brand) > 0).sort())
    for (const brand of told) expect([brand, counts.of('brand', brand)]).toEqual([brand, counted(right(brand))])
  }

  function count(query: CatalogueQuery, member: boolean, day: string) {
    const engine = engineOf(app.services)
    return app.services.db.transaction(async (tx) => {
      const words =
        query.q === '' ? null : await engine.suggest(tx, query.q, { language: 'en', member }, 'none', new Map())
      return engine.count(tx, { query, words, member, today: day })
    })
  }

  test('counts as counting one by one would, for any combination of filters', async () => {
    await fc.assert(
      fc.asyncProperty(address, fc.boolean(), (text, member) => checkCounts(text, member)),
      { numRuns: 60 },
    )
  })

  test('lists every lot once in order, page by page, in any order', async () => {
    for (const [text, order] of [
      ['q=birch&country=PL&sort=quantity', (lot: Plain) => -lot.quantity],
      ['q=birch&sort=quantity', (lot: Plain) => -lot.quantity],
      ['country=PL&sort=price', (lot: Plain) => lot.price.member ?? Number.POSITIVE_INFINITY],
      ['q=birch', null],
    ] as const) {
      const asked = new URLSearchParams(text)
      asked.set('limit', '100')
      const listed: string[] = []
      for (let cursor: string | null = ''; cursor !== null; ) {
        if (cursor) asked.set('cursor', cursor)
        const page = await searchLots(app.services, parseQuery(asked), {
          audience: audienceOfMember({ approved: true }),
          language: 'en',
        })
        listed.push(...page.lots.map(({ id }) => id))
        cursor = page.nextCursor
      }
      const { rows } = await app.services.db.execute<{ id: string; number: number }>(
        sql`select id, external_id::int as number from lots`,
      )
      const numbers = new Map(rows.map(({ id, number }) => [id, plains.get(number)]))
      const lots = listed.map((id) => numbers.get(id))
      const isMatch = (lot: Plain) =>
        (!asked.has('q') || lot.words.includes('birch')) && (!asked.has('country') || lot.country === 'PL')
      expect(new Set(listed).size).toBe(listed.length)
      expect(new Set(lots)).toEqual(new Set([...plains.values()].filter(isMatch)))
      const values = lots.map((lot) => (lot && order ? order(lot) : 0))
      expect(values).toEqual(values.toSorted((one, other) => (one === other ? 0 : one - other)))
    }
  })

  test('counts correctly after many simultaneous changes and removals', async () => {
    const numbers = [...plains.keys()]
    const takeOut = async (gone: readonly number[]) => {
      await app.services.db.execute(
        sql`delete from lots where external_id = any(${sql.param(gone.map((number) => `${number}`))}::text[])`,
      )
      for (const number of gone) plains.delete(number)
    }
    await Promise.all([
      writeSome(numbers.filter((number) => number % 7 === 0)),
      writeSome(numbers.filter((number) => number % 7 === 1)),
      takeOut(numbers.filter((number) => number % 7 === 2)),
      takeOut(numbers.filter((number) => number % 7 === 3)).then(() => writeSome([5_000, 5_001, 5_002, 5_003])),
      app.services.db.execute(sql`update lots set status = status where external_id like '%4'`),
      count(parseQuery(new URLSearchParams('category=food')), true, today),
    ])
    await writeSome(numbers.filter((number) => number % 7 === 2))
    await takeUp()
    await fc.assert(
      fc.asyncProperty(address, fc.boolean(), (text, member) => checkCounts(text, member)),
      { numRuns: 25 },
    )
  })

  test('ignores expired reservations and does not count lots past their use-by date', async () => {
    const query = parseQuery(new URLSearchParams())
    const before = await count(query, true, today)
    const after = await count(query, true, inDays(6))
    const reserved = [...plains.values()].filter(({ availability }) => availability === 'on_option').length
    expect(before.of('availability', 'on_option')).toEqual(counted(reserved))
    expect(after.of('availability', 'on_option')).toEqual(counted(0))
    const narrow = parseQuery(new URLSearchParams('availability=published&country=MT&condition=salvage'))
    const right = [...plains.values()].filter(
      (lot) => lot.country === 'MT' && lot.condition === 'salvage' && lot.availability !== 'unconfirmed',
    )
    expect((await count(narrow, true, inDays(6))).total).toEqual(counted(right.length))
    await app.services.db.execute(
      sql`update lots set date_type = 'use_by' where kind = 'food' and date_min = ${inDays(3)}::date`,
    )
    await takeUp()
    const kept = await count(query, true, today)
    expect(await count(query, true, inDays(4))).toMatchObject({ matches: kept.matches - (await useBy(inDays(3))) })
  })

  async function useBy(day: string): Promise<number> {
    const { rows } = await app.services.db.execute<{ lots: number }>(
      sql`select count(*)::int as lots from lots where date_type = 'use_by' and date_min = ${day}::date`,
    )
    return rows[0]?.lots ?? 0
  }
}
