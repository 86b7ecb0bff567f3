import { Socket } from 'node:net'
import pg from 'pg'
import type { Log } from '../base/log.server'

/** Milliseconds. */
const TIMES = {
  /** Silence after which a connection in use is checked. Few statements take this long. */
  silence: 3_000,
  check: 3_000,
  /** From the first check that the server leaves unanswered: with the silence before, as long as a statement may take. */
  hang: 12_000,
}
const NAME = 'stocklot check'

/** What node-postgres holds and its types leave out. */
interface OpenClient extends pg.PoolClient {
  readonly processID: number | null
  _getActiveQuery(): object | null
}

/**
 * Drops pooled connections whose peer vanished silently (firewall, failed host), for which TCP would wait minutes. A new connection asks
 * the server which ones it serves; any other is dropped, with all idle ones. If the server does not answer for a while, all are dropped.
 * @returns closes the connections that are still open when the pool ends
 */
export function dropSilentConnections(
  pool: pg.Pool,
  connection: pg.ClientConfig,
  log: Log,
  times: Readonly<typeof TIMES> = TIMES,
): { readonly closeAll: () => void } {
  const open = new Set<OpenClient>()
  const inUse = new Set<OpenClient>()
  let checking: Promise<void> | null = null
  /** When statements met their first check without an answer. */
  let unanswered = new WeakMap<object, number>()

  pool.on('connect', (client) => {
    const opened = client as OpenClient
    open.add(opened)
    // Each byte restarts the timer. Setting it for each use cost as much as a small query.
    socketOf(opened).setTimeout(times.silence)
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
    const begin = performance.now()
    const waiting = [...inUse].flatMap((client) => {
      const query = client._getActiveQuery()
      return query ? [{ client, query, received: socketOf(client).bytesRead }] : []
    })
    const isBusy = await askForBusy(connection, times.check)
    // A socket tells its silence only once.
    for (const client of inUse) socketOf(client).setTimeout(times.silence)
    if (isBusy) unanswered = new WeakMap()
    else for (const { query } of waiting) if (!unanswered.has(query)) unanswered.set(query, begin)
    const isGivenUp = (query: object) => performance.now() - (unanswered.get(query) ?? begin) > times.hang
    const silent = waiting.filter(
      ({ client, query, received }) =>
        client._getActiveQuery() === query &&
        socketOf(client).bytesRead === received &&
        (isBusy ? !isBusy(client.processID) : isGivenUp(query)),
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

/** Tells of a process of the server whether it works on a statement; null if the server does not answer. */
async function askForBusy(
  connection: pg.ClientConfig,
  longest: number,
): Promise<((processID: number | null) => boolean) | null> {
  const client = new pg.Client({
    ...connection,
    application_name: NAME,
    connectionTimeoutMillis: longest,
    query_timeout: longest,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and state = 'active'`,
    )
    const busy = new Set<number | null>(rows.map(({ pid }) => pid))
    return (processID) => busy.has(processID)
  } catch (fault) {
    // It lives, and has no room for another connection: nothing is known of the others.
    return fault instanceof pg.DatabaseError ? () => true : null
  } finally {
    void client.end().catch(() => undefined)
  }
}
