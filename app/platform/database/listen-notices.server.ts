import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../base/log.server'

/** Milliseconds before reconnecting. */
const AGAIN = 1_000
/** Milliseconds between checks of the connection: a network may drop one silently. */
const ASKED = 20_000
/** Timeout of a check, in milliseconds. */
const TIMEOUT = 5_000

const CHANNEL = 'inbox'

export interface NoticeBoard {
  /** @param hear gets the payload; null: notices may have been missed, because the connection was lost or is new */
  readonly hear: (hear: Hear) => { stop: () => void }
  readonly closed: AbortSignal
  readonly close: () => Promise<void>
}

type Hear = (told: string | null) => void

/** Shares one connection between all subscribers: opened for the first, reopened when it breaks, closed after the last. */
export function openNoticeBoard(connection: pg.ClientConfig, log: Log): NoticeBoard {
  const hearers = new Set<Hear>()
  let line: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined
  const closing = new AbortController()

  const tell = (told: string | null) => {
    for (const hear of hearers) hear(told)
  }
  const isWanted = () => !closing.signal.aborted && hearers.size > 0
  const hangUp = (client: pg.Client) => {
    void client.end().catch(() => undefined)
    if (line === client) line = null
  }
  const lose = (client: pg.Client, { message }: Error) => {
    if (line !== client) return
    hangUp(client)
    if (!isWanted()) return
    log.warn({ reason: message }, 'notifications of the database do not arrive')
    clearTimeout(timer)
    timer = setTimeout(call, AGAIN)
  }
  const keep = (client: pg.Client) => {
    timer = setTimeout(() => {
      client.query('select').then(
        () => line === client && keep(client),
        (fault: Error) => lose(client, fault),
      )
    }, ASKED)
  }
  const call = () => {
    if (!isWanted()) return
    const client = new pg.Client({ ...connection, application_name: 'stocklot notices', query_timeout: TIMEOUT })
    line = client
    client.on('notification', ({ payload }) => tell(payload ?? ''))
    client.on('error', (fault) => lose(client, fault))
    client.on('end', () => lose(client, new Error('the connection has ended')))
    const begin = async () => {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
      tell(null)
      keep(client)
    }
    begin().catch((fault: Error) => lose(client, fault))
  }
  const letGo = () => {
    clearTimeout(timer)
    if (line) hangUp(line)
  }
  return {
    closed: closing.signal,
    hear: (hear) => {
      hearers.add(hear)
      if (line === null) {
        clearTimeout(timer)
        call()
      }
      return {
        stop: () => {
          hearers.delete(hear)
          if (!isWanted()) letGo()
        },
      }
    },
    close: async () => {
      closing.abort()
      const ending = line
      letGo()
      // A silent connection would never answer the goodbye.
      await Promise.race([ending?.end(), delay(TIMEOUT, undefined, { ref: false })])
    },
  }
}
