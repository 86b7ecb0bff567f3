import { isId } from '../../platform/base/is-id'
import type { Services } from '../../platform/services/services.server'
import { findEventsOfAction } from '../items/find-events.server'
import { type EventKind, senderKinds } from '../items/item-events'
import { callBackLeft } from '../replies/call-back.server'

/** Events that can be undone, because they sent no mail. */
export const undoable: readonly EventKind[] = ['state', 'done', 'reopened', 'assigned', 'snoozed', 'tagged', 'promised']

const notByColleague = ['woken', 'auto_reply', ...senderKinds] as const

function isByColleague(kind: EventKind): kind is Exclude<EventKind, (typeof notByColleague)[number]> {
  return !notByColleague.some((each) => each === kind)
}

/** Finds a colleague's action by id. @returns null if there is none or it belongs to another colleague */
export async function findAction({ db, now }: Pick<Services, 'db' | 'now'>, actionId: string, workerId: string) {
  if (!isId(actionId)) return null
  const events = await findEventsOfAction(db, actionId, workerId)
  const [first] = events
  if (!first) return null
  const { kind } = first
  if (!isByColleague(kind)) return null
  const left = callBackLeft(first, now())
  return {
    id: actionId,
    kind,
    count: events.length,
    state: first.became.state ?? null,
    blocked: first.became.blocked ?? null,
    canUndo: left > 0 || undoable.includes(kind),
    /** Seconds for which its mail can still be called back; null: no mail, or already sent. */
    sendsIn: left > 0 ? Math.ceil(left / 1_000) : null,
  }
}
