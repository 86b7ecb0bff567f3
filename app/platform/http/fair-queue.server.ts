import { Refusal } from '../base/errors'
import { tooMany } from './rate-limit.server'

/** Runs work in turn. `visitor` owns it; null: only the whole queue is limited. */
export type FairQueue = <Result>(visitor: string | null, work: () => Promise<Result>) => Promise<Result>

interface FairQueueSize {
  readonly atOnce: number
  readonly places: number
  /** Places of one visitor; more of theirs waits behind their own. */
  readonly placesPerVisitor: number
  /** Work of one visitor, in the queue and behind it. */
  readonly mostPerVisitor: number
}

/** Seconds until a place is likely to be free. */
const RETRY_AFTER = 5

/** Queue for costly work, shared fairly: 429 for a visitor with too many places, 503 when it is full. */
export function openFairQueue({ atOnce, places, placesPerVisitor, mostPerVisitor }: FairQueueSize): FairQueue {
  const pass = openSemaphore(atOnce)
  const visitors = new Map<string, { readonly pass: ReturnType<typeof openSemaphore>; held: number }>()
  let held = 0

  const enqueue = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (held >= places) throw new Refusal('errors.unavailable', 503, { retryAfterSeconds: RETRY_AFTER })
    held++
    try {
      return await pass(work)
    } finally {
      held--
    }
  }

  return async (visitor, work) => {
    if (visitor === null) return enqueue(work)
    const own = visitors.get(visitor) ?? { pass: openSemaphore(placesPerVisitor), held: 0 }
    if (own.held >= mostPerVisitor) throw tooMany(RETRY_AFTER)
    visitors.set(visitor, own)
    own.held++
    try {
      return await own.pass(() => enqueue(work))
    } finally {
      own.held--
      if (own.held === 0) visitors.delete(visitor)
    }
  }
}

/** A semaphore: runs at most `most` tasks at once, the others in order of arrival. */
export function openSemaphore(most: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let free = most
  const waiting: (() => void)[] = []
  return async (work) => {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
