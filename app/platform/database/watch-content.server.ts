import pg from 'pg'
import type { Log } from '../base/log.server'

/** Channel of triggers on public content. */
const CHANNEL = 'content'

/**
 * Milliseconds for which an answer of the database is trusted; notices arrive within one or two. Under load it is renewed a
 * little earlier, so that no visitor waits.
 */
const BELIEVED = 20
const ASKED_AGAIN = 15

const LONGEST = 3_000
/** Pause after a failure, in milliseconds. */
const REST = 1_000

/** Public content at one moment; equal to itself only. */
export type Content = Readonly<{ since: number }>

/** Notices every change of public content, by any node, job or command. */
export interface ContentWatch {
  /** Content at most 20 ms ago; null if unknown. */
  readonly recent: () => Content | null
  /** Content including everything committed; null if the database does not answer. */
  readonly ask: () => Promise<Content | null>
  /** Forgets earlier answers, for a caller that may just have changed something. */
  readonly doubt: () => void
  readonly close: () => Promise<void>
}

/** Uses a connection of its own. An answer on it follows all notices committed before, so any query tells whether content changed. */
export function watchContent(connection: pg.ClientConfig, log: Log): ContentWatch {
  let content: Content = { since: performance.now() }
  let line: pg.Client | null = null
  let asking: Promise<Content | null> | null = null
  let heardAt = Number.NEGATIVE_INFINITY
  let doubtedAt = Number.NEGATIVE_INFINITY
  let restUntil = Number.NEGATIVE_INFINITY

  const change = () => {
    content = { since: performance.now() }
  }
  const hangUp = (client: pg.Client, { message }: Error) => {
    void client.end().catch(() => undefined)
    if (line !== client) return
    log.warn({ reason: message }, 'changes of the content are not heard of')
    line = null
    heardAt = Number.NEGATIVE_INFINITY
  }
  const call = async (): Promise<pg.Client> => {
    const client = new pg.Client({ ...connection, application_name: 'stocklot content', query_timeout: LONGEST })
    client.on('notification', change)
    client.on('error', (fault) => hangUp(client, fault))
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
    } catch (fault) {
      void client.end().catch(() => undefined)
      throw fault
    }
    // Changes during an outage were missed.
    change()
    return client
  }
  const askAnew = async (): Promise<Content | null> => {
    if (performance.now() < restUntil) return null
    try {
      line ??= await call()
      const client = line
      const askedAt = performance.now()
      await client.query('select').catch((fault: Error) => {
        hangUp(client, fault)
        throw fault
      })
      if (line !== client) return null
      if (askedAt >= doubtedAt) heardAt = askedAt
      return content
    } catch {
      restUntil = performance.now() + REST
      return null
    }
  }
  const ask = () => {
    if (asking) return asking
    const question = askAnew().finally(() => {
      if (asking === question) asking = null
    })
    asking = question
    return question
  }
  return {
    ask,
    recent: () => {
      const age = performance.now() - heardAt
      if (age > BELIEVED) return null
      if (age > ASKED_AGAIN) void ask()
      return content
    },
    doubt: () => {
      doubtedAt = performance.now()
      heardAt = Number.NEGATIVE_INFINITY
      asking = null
    },
    close: async () => {
      restUntil = Number.POSITIVE_INFINITY
      await asking
      await line?.end()
      line = null
    },
  }
}
