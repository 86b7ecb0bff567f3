import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { StartFailure } from '../base/errors'

interface Table {
  readonly name: string
  /** Columns that are stored, not computed. */
  readonly columns: string
}

/**
 * Replaces all rows of one database by those of another with the same tables, through a file, and compares them afterwards.
 * @param place directory for the file, on this machine, which both servers may write
 * @throws {StartFailure} the tables differ, or rows differ after they were copied
 */
export async function copyRows(
  from: pg.Client,
  to: pg.Client,
  place: string,
  say: (line: string) => void,
): Promise<void> {
  const tables = await findTables(from)
  const missing = without(tables, await findTables(to)) ?? without(await findTables(to), tables)
  if (missing)
    throw new StartFailure(`The table ${missing.name} differs between the two databases: nothing was changed.`)
  // Triggers and foreign keys already had their effect on these rows.
  await to.query('set session_replication_role = replica')
  await to.query(`truncate ${tables.map(({ name }) => name).join(', ')}`)
  for (const table of tables) say(`${table.name}: ${await copyTable(from, to, table, join(place, 'rows'))} rows`)
  await copySequences(from, to)
  await to.query('analyze')
}

function without(tables: readonly Table[], others: readonly Table[]): Table | undefined {
  return tables.find(({ name, columns }) => !others.some((other) => other.name === name && other.columns === columns))
}

async function findTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select quote_ident(relname) as name, string_agg(quote_ident(attname), ', ' order by attname) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped and attgenerated = ''
    group by relname order by relname`)
  return rows
}

async function copyTable(from: pg.Client, to: pg.Client, { name, columns }: Table, path: string): Promise<number> {
  const file = `'${path.replaceAll("'", "''")}'`
  try {
    await from.query(`copy ${name} (${columns}) to ${file}`)
    await to.query(`copy ${name} (${columns}) from ${file}`)
  } finally {
    await rm(path, { force: true })
  }
  const [before, after] = await Promise.all([from, to].map((client) => digest(client, { name, columns })))
  if (before === undefined || before.digest !== after?.digest)
    throw new StartFailure(`The rows of ${name} are not the same after they were copied: nothing was changed.`)
  return before.count
}

/** Of all rows, in any order. */
async function digest(client: pg.Client, { name, columns }: Table): Promise<{ count: number; digest: string }> {
  const { rows } = await client.query<{ count: string; sum: string | null }>(
    `select count(*), sum(hashtextextended(row(${columns})::text, 0)::numeric) as sum from ${name}`,
  )
  const [{ count, sum } = { count: '0', sum: null }] = rows
  return { count: Number(count), digest: `${count} ${sum}` }
}

async function copySequences(from: pg.Client, to: pg.Client): Promise<void> {
  const { rows } = await from.query<{ name: string; last: string | null }>(
    `select quote_ident(sequencename) as name, last_value as last from pg_sequences where schemaname = 'public'`,
  )
  for (const { name, last } of rows) if (last !== null) await to.query('select setval($1, $2)', [name, last])
}
