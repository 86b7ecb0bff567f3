import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/open-test-database'
import { isGtin } from './gtin'

const { db, close } = await openTestDatabase()
afterAll(close)

test.each(['96385074', '036000291452', '4006381333931', '5901234123457', '14006381333938'])('%s is a GTIN', (text) => {
  expect(isGtin(text)).toBe(true)
})

test.each([
  ['a wrong check digit', '4006381333930'],
  ['two digits swapped', '4006383133931'],
  ['a length that no GTIN has', '40063813339'],
  ['letters', '40063813339x1'],
  ['nothing', ''],
])('%s is not a GTIN', (_, text) => {
  expect(isGtin(text)).toBe(false)
})

test('the database accepts the same GTINs', async () => {
  const codes = [11, 8, 12, 13, 14].flatMap((length) =>
    Array.from({ length: 200 }, (_, place) => String(place * 7_919 + 10 ** 7 * 3).padStart(length, '7042')),
  )
  const written = [...codes, '', '00000000', '40063813339x1', ' 96385074', '９６３８５０７４']
  const { rows } = await db.execute<{ code: string; known: boolean }>(
    sql`select code, is_gtin(code) as known from unnest(${sql.param(written)}::text[]) as code`,
  )
  expect(rows.filter(({ known }) => known).length).toBeGreaterThan(50)
  expect(rows.filter(({ code, known }) => known !== isGtin(code))).toEqual([])
})
