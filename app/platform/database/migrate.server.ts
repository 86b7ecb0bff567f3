import { hash } from 'node:crypto'
import type pg from 'pg'
import { messageOf, StartFailure } from '../base/errors'
import type { Log } from '../base/log.server'

type Migrations = Readonly<Record<string, string>>

const ownMigrations: Migrations = Object.fromEntries(
  Object.entries(import.meta.glob<string>('/migrations/*.sql', { query: '?raw', import: 'default', eager: true })).map(
    ([path, sql]) => [path.slice(path.lastIndexOf('/') + 1), sql],
  ),
)

/** Key of the advisory lock: of nodes that start together, one migrates. */
const LOCK = 7_262_026

/** Applies new migrations, each in a transaction. @throws {StartFailure} one fails, or an applied one has changed or is unknown here */
export async function migrate(pool: pg.Pool, log: Log, migrations: Migrations = ownMigrations): Promise<void> {
  const client = await pool.connect()
  try {
    // A long migration is not a runaway statement, and another node may take long.
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(
      'create table if not exists migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from migrations')
    const applied = new Map(rows.map((row) => [row.name, row.sha256]))
    const ordered = Object.entries(migrations).sort(([one], [other]) => (one < other ? -1 : 1))
    refuseUnknown([...applied.keys()], migrations)
    for (const [name, sql] of ordered) {
      const sha256 = digest(sql)
      const known = applied.get(name)
      if (known === sha256) continue
      if (known !== undefined) {
        throw new StartFailure(
          `Migration ${name} was changed after this database had applied it: restore the file and put the change into a new one.`,
        )
      }
      await apply(client, name, sql, sha256)
      log.info({ migration: name }, 'migration applied')
    }
  } finally {
    // Closing the connection releases the lock in any state.
    client.release(true)
  }
}

/** Applies the migrations of another database to an empty one. @throws {StartFailure} some are unknown here */
export async function migrateLike(other: pg.Pool, pool: pg.Pool, log: Log): Promise<void> {
  const { rows } = await other.query<{ name: string }>('select name from migrations order by name')
  refuseUnknown(
    rows.map(({ name }) => name),
    ownMigrations,
  )
  await migrate(pool, log, Object.fromEntries(rows.map(({ name }) => [name, ownMigrations[name] ?? ''])))
}

function refuseUnknown(applied: readonly string[], migrations: Migrations): void {
  const first = applied.filter((name) => migrations[name] === undefined).sort()[0]
  if (first === undefined) return
  throw new StartFailure(
    Object.keys(migrations).every((name) => applied.includes(name))
      ? `The database was migrated by a newer version of this program (${first}): start that version.`
      : `The database was made by an earlier version of this program that cannot be upgraded (${first}): start that version, or this one with another database.`,
  )
}

async function apply(client: pg.PoolClient, name: string, sql: string, sha256: string): Promise<void> {
  try {
    await client.query('begin')
    await client.query(sql)
    await client.query('insert into migrations (name, sha256) values ($1, $2)', [name, sha256])
    await client.query('commit')
  } catch (cause) {
    throw new StartFailure(`Migration ${name} failed and was undone: ${messageOf(cause)}.`, cause)
  }
}

/** Digest with Unix line ends, because checkouts may change them. */
function digest(sql: string): string {
  return hash('sha256', sql.replaceAll('\r\n', '\n'), 'hex')
}
