import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { InvalidInput, messageOf, Refusal } from '../base/errors'
import type { Log } from '../base/log.server'
import { type Database, limits, openOrm, openPool } from './database.server'
import { dropSilentConnections } from './drop-silent-connections.server'
import type { Vault } from './vault.server'
import type { Content, ContentWatch } from './watch-content.server'

/** Milliseconds between two looks at a replica that lags, and at one that failed. */
const AGAIN = 50
const REST = 5_000
/** Milliseconds after which the primary answers instead; a search that is too slow has ended itself by then. */
const MAX_READ = 6_000
const MAX_CONNECT = 1_000

/** Standby servers for reads of the public catalogue. */
export interface Replicas {
  /**
   * Runs a read on a replica that has replayed every change of public content, of any node; without one, on the primary.
   * The primary also answers if the replica fails.
   * @param work runs once more if a replica fails; gets null for the primary
   */
  readonly read: <Result>(work: (db: Database | null) => Promise<Result>) => Promise<Result>
  readonly reads: Readonly<Record<'primary' | 'replica', number>>
  readonly close: () => Promise<void>
}

interface Replica {
  readonly host: string
  readonly pool: pg.Pool
  readonly db: Database
  readonly closeAll: () => void
  /** Content that it is known to have completely. */
  has: Content | null
  /** Why it is left out; told once. */
  fault: string | null
  nextLookAt: number
}

interface Position {
  readonly content: Content
  readonly lsn: string
  /** Of the cluster, so that no other database is taken for a replica. */
  readonly identifier: string
}

export function openReplicas(
  urls: readonly string[],
  primary: { readonly pool: pg.Pool; readonly vault: Vault; readonly content: ContentWatch; readonly max: number },
  log: Log,
): Replicas {
  const { content, vault, max } = primary
  const replicas = urls.map((connectionString): Replica => {
    const connection = { connectionString, connectionTimeoutMillis: MAX_CONNECT }
    const pool = openPool({ max, ...connection }, log)
    const { closeAll } = dropSilentConnections(pool, { ...limits, ...connection }, log)
    const { host } = new URL(connectionString)
    return { host, pool, db: openOrm(pool, vault), closeAll, has: null, fault: null, nextLookAt: 0 }
  })
  const reads = { primary: 0, replica: 0 }
  let position: Position | null = null

  const leaveOut = (replica: Replica, fault: unknown) => {
    const reason = messageOf(fault)
    replica.has = null
    replica.nextLookAt = performance.now() + REST
    if (replica.fault === null) log.warn({ replica: replica.host, reason }, 'a replica is not used')
    replica.fault = reason
  }
  const look = async (replica: Replica, now: Content) => {
    replica.nextLookAt = performance.now() + REST
    try {
      // Asked after the content was, so that all of it was committed before.
      if (position?.content !== now) position = { content: now, ...(await findPosition(primary.pool)) }
      const { lsn, identifier } = position
      if (!(await hasReplayed(replica.pool, lsn, identifier))) {
        replica.nextLookAt = performance.now() + AGAIN
        return
      }
      if (replica.fault !== null) log.info({ replica: replica.host }, 'a replica is used again')
      replica.fault = null
      replica.has = now
      replica.nextLookAt = 0
    } catch (fault) {
      leaveOut(replica, fault)
    }
  }
  let turn = 0
  const choose = (now: Content): Replica | null => {
    const late = replicas.filter(({ has, nextLookAt }) => has !== now && nextLookAt <= performance.now())
    for (const replica of late) void look(replica, now)
    const current = replicas.filter(({ has }) => has === now)
    return current[turn++ % current.length] ?? null
  }
  return {
    reads,
    read: async (work) => {
      const now = replicas.length === 0 ? null : ((await content.ask()) ?? content.last())
      const replica = now && choose(now)
      if (replica) {
        try {
          const result = await inTime(work(replica.db))
          reads.replica += 1
          return result
        } catch (fault) {
          if (fault instanceof Refusal || fault instanceof InvalidInput) throw fault
          leaveOut(replica, fault)
          replica.closeAll()
        }
      }
      reads.primary += 1
      return work(null)
    },
    close: async () => {
      for (const { closeAll } of replicas) closeAll()
      await Promise.all(replicas.map(({ pool }) => pool.end()))
    },
  }
}

async function findPosition(pool: pg.Pool): Promise<Omit<Position, 'content'>> {
  const { rows } = await pool.query<{ lsn: string; identifier: string }>(
    'select pg_current_wal_insert_lsn()::text as lsn, system_identifier::text as identifier from pg_control_system()',
  )
  const [row] = rows
  if (!row) throw new Error('The primary does not tell its position.')
  return row
}

/** @throws {Error} it is no replica of that cluster */
async function hasReplayed(pool: pg.Pool, lsn: string, identifier: string): Promise<boolean> {
  const { rows } = await pool.query<{ standby: boolean; reached: boolean }>(
    `select pg_is_in_recovery() and system_identifier::text = $2 as standby,
      coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as reached from pg_control_system()`,
    [lsn, identifier],
  )
  if (!rows[0]?.standby) throw new Error('It is not a standby of the database at DATABASE_URL.')
  return rows[0].reached
}

async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const ended = new AbortController()
  const late = delay(MAX_READ, undefined, { signal: ended.signal }).then(() => {
    throw new Error('It does not answer.')
  })
  try {
    return await Promise.race([work, late])
  } finally {
    ended.abort()
    late.catch(() => undefined)
    work.catch(() => undefined)
  }
}
