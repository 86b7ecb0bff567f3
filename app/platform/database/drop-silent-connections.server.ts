import { Socket } from 'node:net'
import pg from 'pg'
import type { Log } from '../base/log.server'

/** Milliseconds of silence after which a connection in use is checked. Few statements take this long. */
const SILENCE_MS = 3_000
const LONGEST_CHECK_MS = 3_000
const NAME = 'stocklot check'

/** What node-postgres holds and its types leave out. */
interface OpenClient extends pg.PoolClient {
  readonly processID: number | null
  _getActiveQuery(): object | null
}

/**
 * Drops pooled connections whose peer has vanished silently, as firewalls and failed hosts cause: TCP would wait for minutes. A new
 * connection asks the server which ones it is working for. Any other is silent, not slow, and the idle ones are dropped with it.
 * @returns closes the connections that are still open when the pool ends
 */
export function dropSilentConnections(
  pool: pg.Pool,
  connection: pg.ClientConfig,
  log: Log,
): { readonly closeAll: () => void } {
  const open = new Set<OpenClient>()
  const inUse = new Set<OpenClient>()
  let checking: Promise<void> | null = null

  pool.on('connect', (client) => {
    const opened = client as OpenClient
    open.add(opened)
    // Each byte restarts the timer. Setting it for each use cost as much as a small query.
    socketOf(opened).setTimeout(SILENCE_MS)
    socketOf(opened).on('timeout', () => {
      if (inUse.has(opened)) checking ??= check().finally(() => (checking = null))
    })
  })
  pool.on('acquire', (client) => {
    inUse.add(client as OpenClient)
  })
  pool.on('release', (_, client) => {
    inUse.delete(client as OpenClient)
  })
  pool.on('remove', (client) => {
    open.delete(client as OpenClient)
    inUse.delete(client as OpenClient)
  })

  async function check(): Promise<void> {
    const waiting = [...inUse].flatMap((client) => {
      const query = client._getActiveQuery()
      return query ? [{ client, query, received: socketOf(client).bytesRead }] : []
    })
    const busy = await findBusyProcesses(connection)
    // A socket tells its silence only once.
    for (const client of inUse) socketOf(client).setTimeout(SILENCE_MS)
    // The server cannot be reached at all: nothing is known of these connections.
    if (!busy) return
    const silent = waiting.filter(
      ({ client, query, received }) =>
        client._getActiveQuery() === query && socketOf(client).bytesRead === received && !busy.has(client.processID),
    )
    if (silent.length === 0) return
    log.warn({ connections: silent.length }, 'database connections do not answer and are replaced')
    for (const { client } of silent) drop(client)
    for (const client of open) if (!inUse.has(client)) drop(client)
  }

  return {
    closeAll: () => {
      for (const client of open) socketOf(client).destroy()
    },
  }
}

function socketOf({ connection: { stream } }: pg.PoolClient): Socket {
  if (!(stream instanceof Socket)) throw new Error('A database connection has no socket.')
  return stream
}

function drop(client: OpenClient): void {
  socketOf(client).destroy(new Error('Connection terminated: the server has not answered'))
}

/** Ids of the server's processes that work on a statement; null if the server does not answer. */
async function findBusyProcesses(connection: pg.ClientConfig): Promise<Set<number | null> | null> {
  const client = new pg.Client({
    ...connection,
    application_name: NAME,
    connectionTimeoutMillis: LONGEST_CHECK_MS,
    query_timeout: LONGEST_CHECK_MS,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and state = 'active'`,
    )
    return new Set(rows.map(({ pid }) => pid))
  } catch {
    return null
  } finally {
    void client.end().catch(() => undefined)
  }
}
