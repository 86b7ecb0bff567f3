import { sql } from 'drizzle-orm'
import { integer, jsonb, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/open-test-database'
import { InvalidInput } from '../base/errors'
import { insertRows } from './insert-rows.server'

const { db, close } = await openTestDatabase()
afterAll(close)

const things = pgTable('things', {
  id: integer('id').primaryKey(),
  name: text('name'),
  tags: text('tags').array(),
  facts: jsonb('facts'),
  amount: numeric('amount', { precision: 14, scale: 3 }),
  madeAt: timestamp('made_at', { withTimezone: true }),
})
await db.execute(sql`create table things (
  id integer primary key, name text default 'none', tags text[], facts jsonb, amount numeric(14, 3), made_at timestamptz)`)

const thing = { name: null, tags: null, facts: null, amount: null, madeAt: null }

test('rows are stored unchanged, whatever they contain', async () => {
  const rows = [
    { ...thing, id: 1, name: 'a "b" \\ {c}, NULL\n\tπ 🥾', tags: ['x', 'y, "z"', 'NULL', '{}', ''], amount: '1.500' },
    { ...thing, id: 2, name: 'NULL', tags: [], facts: { text: 'a "quoted" \\ one', list: [1, null, 'NULL'] } },
    { ...thing, id: 3, name: '', facts: ['[]'], madeAt: new Date('2026-11-22T10:11:12.345Z') },
    { ...thing, id: 4, facts: 'text' },
  ]
  await db.transaction((tx) => insertRows(tx, things, rows))
  expect(await db.select().from(things).orderBy(things.id)).toEqual(rows)
})

test('missing columns are null instead of defaults, and existing rows are updated as asked', async () => {
  await db.transaction((tx) => insertRows(tx, things, [{ ...thing, id: 10 }]))
  const replace = { on: 'id', set: sql`name = excluded.name` } as const
  const rows = [{ ...thing, id: 10, name: 'ten', tags: ['new'] }]
  await db.transaction((tx) => insertRows(tx, things, rows, replace))
  expect(await db.select().from(things).where(sql`id = 10`)).toEqual([{ ...thing, id: 10, name: 'ten' }])
})

test('text that is not valid Unicode is refused', async () => {
  const rows = [{ ...thing, id: 20, name: 'half of \ud83e' }]
  await expect(db.transaction((tx) => insertRows(tx, things, rows))).rejects.toThrow(InvalidInput)
})
