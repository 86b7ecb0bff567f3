import { desc } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/open-test-database'
import { InvalidInput } from '../base/errors'
import { cutPage, following, parseCursor } from './page-cursor.server'

const [a, b, c] = ['a', 'b', 'c'].map((digit) => `00000000-0000-7000-8000-00000000000${digit}`)
const rows = [c, b, a].map((id = '', index) => ({ id, createdAt: new Date(Date.UTC(2026, 10, 20 - index)) }))

test('every page but the last has a cursor to the next', () => {
  const { items, nextCursor } = cutPage(rows, 2)
  expect(items.map((row) => row.id)).toEqual([c, b])
  expect(parseCursor(nextCursor ?? '')).toEqual(rows[1])
  expect(cutPage(rows, 3).nextCursor).toBeNull()
  expect(cutPage([], 3)).toEqual({ items: [], nextCursor: null })
})

const written = (...content: unknown[]) => Buffer.from(JSON.stringify(content)).toString('base64url')

test.each(['', 'x', 'bnVsbA', written('2026-99-99T00:00:00.000Z', a), written('2026-11-20T00:00:00.000Z', 'a')])(
  '"%s" is not a cursor',
  (text) => {
    expect(() => parseCursor(text)).toThrow(InvalidInput)
  },
)

test('lists each row once across pages, even with equal timestamps', async () => {
  const database = await openTestDatabase()
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    await client.query(`create table things (id uuid primary key, created_at timestamptz not null);
      create index things_newest on things (created_at desc, id desc);
      insert into things select gen_random_uuid(), '2026-11-20'::timestamptz - n / 40 * interval '1 hour' from generate_series(1, 200) n`)
    const things = pgTable('things', {
      id: uuid('id').primaryKey(),
      createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    })
    const page = (cursor: string | undefined) =>
      drizzle({ client })
        .select()
        .from(things)
        .where(following(things, parseCursor(cursor)))
        .orderBy(desc(things.createdAt), desc(things.id))
        .limit(8)
    const seen: string[] = []
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const { items, nextCursor }: ReturnType<typeof cutPage<(typeof things)['$inferSelect']>> = cutPage(
        await page(cursor),
        7,
      )
      seen.push(...items.map(({ id }) => id))
      cursor = nextCursor
    }
    const { rows } = await client.query<{ id: string }>('select id from things order by created_at desc, id desc')
    expect(seen).toEqual(rows.map(({ id }) => id))
    // The index scan begins at the cursor: rows before it are not read.
    const after = { createdAt: new Date('2026-11-19T22:00:00Z'), id: seen[190] ?? '' }
    const { sql, params } = drizzle({ client }).select().from(things).where(following(things, after)).toSQL()
    await client.query('set enable_seqscan = off; set enable_bitmapscan = off')
    const plan = await client.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, params)
    expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index Cond: \(?ROW\(created_at, id\) < ROW\(/)
  } finally {
    await client.end()
    await database.close()
  }
})
