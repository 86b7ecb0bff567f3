import pg from 'pg'
import type { Log } from '../base/log.server'

const CHANNEL = 'content'

/** For how many milliseconds an answer is trusted; notices arrive within one or two. Under load it is renewed early. */
const BELIEVED = 20
const ASKED_AGAIN = 15

const TIMEOUT = 3_000
/** Pause after a failure, in milliseconds. */
const REST = 1_000
/** Milliseconds that a visitor waits for the first answer of a database that has fallen silent. */
const PATIENCE = 500
/** Milliseconds for which content counts as current while the database does not answer. */
const MAX_OUTAGE = 600_000
/** Without visitors, how often it is asked: the moment of the last answer is then known at the beginning of an outage. */
const ROUND = 60_000

/** Public content at one moment; equal to itself only. */
export type Content = Readonly<{ since: number }>

/** Notices every change of public content, by any node, job or command. */
export interface ContentWatch {
  /** Content at most 20 ms ago; null if unknown. */
  readonly recent: () => Content | null
  /** Content including everything committed; null if the database does not answer soon. */
  readonly ask: () => Promise<Content | null>
  /** Last known content, for outages; null if the database has not answered for ten minutes. */
  readonly last: () => Content | null
  /** Forgets earlier answers, for a caller that may just have changed something. */
  readonly doubt: () => void
  readonly close: () => Promise<void>
}

/** Uses a connection of its own. An answer on it follows all notices committed before, so any query tells whether content changed. */
export function watchContent(connection: pg.ClientConfig, log: Log): ContentWatch {
  let content: Content = { since: performance.now() }
  let line: pg.Client | null = null
  let calling: Promise<pg.Client> | null = null
  let asking: Promise<Content | null> | null = null
  let isSilent = false
  let answeredAt = Number.NEGATIVE_INFINITY
  let heardAt = Number.NEGATIVE_INFINITY
  let doubtedAt = Number.NEGATIVE_INFINITY
  let restUntil = Number.NEGATIVE_INFINITY

  const change = () => {
    content = { since: performance.now() }
  }
  const hangUp = (client: pg.Client, { message }: Error) => {
    void client.end().catch(() => undefined)
    if (line !== client) return
    log.warn({ reason: message }, 'notifications about changed content do not arrive')
    line = null
    heardAt = Number.NEGATIVE_INFINITY
  }
  const call = async (): Promise<pg.Client> => {
    const client = new pg.Client({ ...connection, application_name: 'stocklot content', query_timeout: TIMEOUT })
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
  const callOnce = (): Promise<pg.Client> => {
    calling ??= call().finally(() => {
      calling = null
    })
    return calling
  }
  const askAnew = async (): Promise<Content | null> => {
    if (performance.now() < restUntil) return null
    try {
      const client = line ?? (await callOnce())
      line = client
      const askedAt = performance.now()
      await client.query('select').catch((fault: Error) => {
        hangUp(client, fault)
        throw fault
      })
      if (line !== client) return null
      if (askedAt >= doubtedAt) heardAt = askedAt
      answeredAt = askedAt
      isSilent = false
      return content
    } catch {
      restUntil = performance.now() + REST
      return null
    }
  }
  const inTime = (answer: Promise<Content | null>): Promise<Content | null> => {
    const { promise, resolve } = Promise.withResolvers<Content | null>()
    const giveUp = () => {
      isSilent = true
      resolve(null)
    }
    // An answer that arrived while this process was busy is read first.
    let last: NodeJS.Immediate | undefined
    const timer = setTimeout(() => {
      last = setImmediate(giveUp)
    }, PATIENCE)
    void answer.then((content) => {
      clearTimeout(timer)
      clearImmediate(last)
      resolve(content)
    })
    return promise
  }
  const ask = () => {
    if (!asking) {
      const answer = askAnew()
      const question = inTime(answer)
      asking = question
      void answer.then(() => {
        if (asking === question) asking = null
      })
    }
    return isSilent ? Promise.resolve(null) : asking
  }
  const rounds = setInterval(() => void ask(), ROUND).unref()
  return {
    ask,
    last: () => (performance.now() - answeredAt < MAX_OUTAGE ? content : null),
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
      isSilent = false
    },
    close: async () => {
      clearInterval(rounds)
      restUntil = Number.POSITIVE_INFINITY
      await asking
      await line?.end()
      line = null
    },
  }
}
