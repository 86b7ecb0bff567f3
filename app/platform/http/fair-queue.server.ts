import { Refusal } from '../base/errors'
import { openGate } from './gate'

/** Runs work in its turn. `visitor` is whose work it is; null: nobody's in particular, and bounded by the whole queue alone. */
export type FairQueue = <Result>(visitor: string | null, work: () => Promise<Result>) => Promise<Result>

/** How much a queue runs and holds. */
export interface FairQueueSize {
  /** Pieces of work at the same time. */
  readonly atOnce: number
  /** Pieces of work that run or wait. */
  readonly places: number
  /** Of these, one visitor's. More of theirs wait behind their own. */
  readonly placesPerVisitor: number
  /** Pieces of work of one visitor, in the queue and behind it. */
  readonly mostPerVisitor: number
}

/** Seconds after which a place is likely to be free. */
const RETRY_AFTER = 5

/**
 * Opens a queue for costly work, in which no visitor can take the places of the others.
 * What does not fit is refused with 429 when its visitor has too much of it, with 503 when the queue is full.
 */
export function openFairQueue({ atOnce, places, placesPerVisitor, mostPerVisitor }: FairQueueSize): FairQueue {
  const pass = openGate(atOnce)
  const visitors = new Map<string, { readonly pass: ReturnType<typeof openGate>; held: number }>()
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
    const own = visitors.get(visitor) ?? { pass: openGate(placesPerVisitor), held: 0 }
    if (own.held >= mostPerVisitor)
      throw new Refusal('errors.too_many_requests', 429, {
        values: { seconds: RETRY_AFTER },
        retryAfterSeconds: RETRY_AFTER,
      })
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
