import { readFile } from 'node:fs/promises'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, expect, test } from 'vitest'
import { openTestDatabase } from './open-test-database'

const database = await openTestDatabase()
afterAll(database.close)

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('/app/**/*.table.server.ts', { eager: true })
const tables = Object.values(modules).flatMap((module) => Object.values(module).filter((value) => is(value, PgTable)))

test('tables in TypeScript match the migrations in columns and nullability', async () => {
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

test('docs/database.md lists every table with its area and every trigger', async () => {
  const [ownership = '', triggers = ''] = (await readFile('docs/database.md', 'utf8')).split('\n## Triggers\n')
  const namesIn = (text: string) => new Set([...text.matchAll(/`([a-z_]+)`/g)].map(([, name]) => name))
  const { rows } = await database.pool.query<{ name: string; kind: 'table' | 'trigger' }>(`
    select relname as name, 'table' as kind from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname <> 'migrations'
    union all select distinct tgname, 'trigger' from pg_trigger where not tgisinternal`)
  const named = { table: namesIn(ownership), trigger: namesIn(triggers) }
  expect(rows.filter(({ name, kind }) => !named[kind].has(name))).toEqual([])
})
