import pg from 'pg'
import type { Log } from '../base/log.server'

/** What migrations tell changes of public content on. */
const CHANNEL = 'content'

/**
 * For so many milliseconds an answer of the database is believed: changes are told within one or two, this only bounds what a slow
 * line may hide. While one visitor follows the other it is asked anew a little before, so that none of them waits.
 */
const BELIEVED = 20
const ASKED_AGAIN = 15

/** Milliseconds that the database has for an answer. */
const LONGEST = 3_000
/** Milliseconds after a failure in which it is not asked. */
const REST = 1_000

/** Stands for the content of public pages at some moment, and is equal to itself only. */
export type Content = Readonly<{ since: number }>

/** Hears of every change of what public pages show, whoever made it: another node, a job, a command. */
export interface ContentWatch {
  /** The content as it was a moment (20 ms) ago at most; null when that is not known and has to be asked. */
  readonly recent: () => Content | null
  /** The content now: whatever was committed before is in it. Null when the database does not say. */
  readonly ask: () => Promise<Content | null>
  /** Believes nothing that was said before: for who may just have changed something here, and looks at it next. */
  readonly doubt: () => void
  readonly close: () => Promise<void>
}

/**
 * Listens on a connection of its own, opened when it is first wanted and again when it has broken. An answer on it comes after all
 * notifications of what was committed before, so asking it anything tells whether something has changed.
 */
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
    // What happened while nobody listened was not heard of.
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
