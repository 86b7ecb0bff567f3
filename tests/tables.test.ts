import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from './open-test-database'

const database = await openTestDatabase()
afterAll(database.close)

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('/app/**/*.table.server.ts', { eager: true })
const tables = Object.values(modules).flatMap((module) => Object.values(module).filter((value) => is(value, PgTable)))

test('the tables in TypeScript are those of the migrations: their columns and what may be null', async () => {
  const { rows } = await database.pool.query<{ table: string; column: string; required: boolean }>(`
    select table_name as "table", column_name as "column", is_nullable = 'NO' as required
    from information_schema.columns where table_schema = current_schema`)
  const stored = new Map(rows.map(({ table, column, required }) => [`${table}.${column}`, required]))
  const faults = tables.flatMap((table) => {
    const { name, columns } = getTableConfig(table)
    return columns
      .filter((column) => stored.get(`${name}.${column.name}`) !== column.notNull)
      .map((column) => `${name}.${column.name}: ${column.notNull ? 'not null' : 'null'} in TypeScript only`)
  })
  expect(tables.length).toBeGreaterThan(50)
  expect(faults).toEqual([])
})
