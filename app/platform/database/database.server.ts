import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { messageOf, StartFailure } from '../base/errors'
import type { Log } from '../base/log.server'
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.server'
import { OLDEST_POSTGRES } from '../embedded-postgres/embedded-postgres-binaries.server'
import type { Config } from '../settings/config.server'
import { dropSilentConnections } from './drop-silent-connections.server'
import { migrate } from './migrate.server'
import { unlockDatabase } from './unlock-database.server'
import type { Vault } from './vault.server'

type PlainTransaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0]
type TransactionSettings = Parameters<NodePgDatabase['transaction']>[1]

export interface Database extends NodePgDatabase {
  readonly vault: Vault
  transaction<Result>(work: (tx: Transaction) => Promise<Result>, settings?: TransactionSettings): Promise<Result>
}

/** A running transaction. Functions that must run inside one take this, not `Database`. */
export interface Transaction extends PlainTransaction {
  readonly vault: Vault
  transaction<Result>(work: (part: Transaction) => Promise<Result>): Promise<Result>
}

export const limits = {
  connectionTimeoutMillis: 5_000,
  idleTimeoutMillis: 30_000,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 30_000,
} satisfies pg.PoolConfig

const MAX_GOODBYE = 2_000

/** Of the embedded server, and of pools of the commands. */
const MAX_CONNECTIONS = 16

/** Opens and migrates the database. `connection` is for use outside the pool. @throws {StartFailure} none is usable */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'secretKey'> & Partial<Pick<Config, 'databaseConnections'>>,
  log: Log,
): Promise<{ db: Database; pool: pg.Pool; connection: pg.ClientConfig; close: () => Promise<void> }> {
  const embedded = config.databaseUrl === null ? await startEmbeddedPostgres(config.dataDir, log) : null
  const connection = embedded?.connection ?? { connectionString: config.databaseUrl ?? '' }
  const max = (embedded ? undefined : config.databaseConnections) ?? MAX_CONNECTIONS
  const pool = openPool({ max, ...connection }, log)
  const { closeAll } = dropSilentConnections(pool, { ...connection, ...limits }, log)
  const close = async () => {
    // A silent connection would never answer the goodbye.
    const late = setTimeout(closeAll, MAX_GOODBYE)
    await pool.end()
    clearTimeout(late)
    await embedded?.stop()
  }
  try {
    if (!embedded) await checkServer(pool)
    await migrate(pool, log)
    const vault = await unlockDatabase(pool, config)
    return { db: openOrm(pool, vault), pool, connection: { keepAlive: true, ...limits, ...connection }, close }
  } catch (fault) {
    await close()
    throw fault
  }
}

/** Drizzle 0.45 never returns a connection that breaks before `begin` is answered: restarts of a server would use up the pool. */
export function openOrm(pool: pg.Pool, vault: Vault): Database {
  const transaction: Database['transaction'] = async (work, settings) => {
    const client = await pool.connect()
    try {
      return await drizzle({ client }).transaction((tx) => work(withVault(tx, vault)), settings)
    } finally {
      client.release()
    }
  }
  return Object.assign(drizzle({ client: pool }), { vault, transaction })
}

function withVault(tx: PlainTransaction, vault: Vault): Transaction {
  const begin = tx.transaction.bind(tx)
  const transaction: Transaction['transaction'] = (work) => begin((part) => work(withVault(part, vault)))
  return Object.assign(tx, { vault, transaction })
}

/** A pool that survives its server: a broken connection is logged and replaced, and its statement fails. */
export function openPool(connection: pg.PoolConfig, log: Log): pg.Pool {
  const pool = new pg.Pool({
    max: MAX_CONNECTIONS,
    keepAlive: true,
    application_name: 'stocklot',
    ...limits,
    ...connection,
  })
  pool.on('error', ({ message }) => {
    if (!pool.ending) log.warn({ reason: message }, 'an idle database connection broke')
  })
  // Between two statements of a transaction the pool does not listen, and an unhandled error would end the program.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** @throws {StartFailure} naming host and reason, never the password */
async function checkServer(pool: pg.Pool): Promise<void> {
  let version: number
  try {
    const { rows } = await pool.query<{ server_version_num: string }>('show server_version_num')
    version = Math.floor(Number(rows[0]?.server_version_num) / 10_000)
  } catch (cause) {
    throw new StartFailure(
      `The database at DATABASE_URL cannot be used (${reasonOf(cause)}): start that server or correct DATABASE_URL, or leave it out for the embedded PostgreSQL.`,
      cause,
    )
  }
  if (version >= OLDEST_POSTGRES) return
  throw new StartFailure(
    `The database at DATABASE_URL is PostgreSQL ${version}: it has to be ${OLDEST_POSTGRES} or newer.`,
  )
}

/** All addresses of one host fail together, each with its own reason. */
function reasonOf(cause: unknown): string {
  if (cause instanceof AggregateError) return reasonOf(cause.errors[0])
  return messageOf(cause).replaceAll(/\s+/g, ' ').trim()
}
