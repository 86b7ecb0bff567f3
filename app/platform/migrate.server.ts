import type pg from 'pg'
import type { Log } from './log.server'

const files = import.meta.glob<string>('/migrations/*.sql', { query: '?raw', import: 'default', eager: true })

/** Any number that is ours: nodes that start together take turns at migrating. */
const LOCK = 7_262_026

/** Applies the migrations that the database has not seen, each in its own transaction, in the order of their names. */
export async function migrate(pool: pg.Pool, log: Log): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string }>('select name from migrations')
    const applied = new Set(rows.map((row) => row.name))
    for (const path of Object.keys(files).sort()) {
      const name = path.slice(path.lastIndexOf('/') + 1)
      if (applied.has(name)) continue
      await client.query('begin')
      await client.query(files[path] ?? '')
      await client.query('insert into migrations (name) values ($1)', [name])
      await client.query('commit')
      log.info({ migration: name }, 'migration applied')
    }
  } catch (fault) {
    await client.query('rollback').catch(() => undefined)
    throw fault
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined)
    client.release()
  }
}
