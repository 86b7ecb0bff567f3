import { sql } from 'drizzle-orm'
import { findTeamMembers } from '../../accounts/identity/members.server'
import { InvalidInput } from '../../platform/base/errors'
import type { Database, Transaction } from '../../platform/database/database.server'
import type { Services } from '../../platform/services/services.server'
import { todayOf } from '../../platform/services/today.server'
import type { ItemColumns } from '../items/change-item.server'
import type { Item } from '../items/find-items.server'
import type { EventKind, ItemFacts } from '../items/item-events'
import { firstState, isSold } from '../items/item-states'
import type { StateChange } from './set-record-state.server'
import { MAX_TAGS, type TriageAction } from './triage-action'

export interface Change {
  readonly kind: EventKind
  /** New state, applied by the module that owns the record. */
  readonly move?: StateChange | 'release'
  readonly set?: ItemColumns
  readonly was: ItemFacts
  readonly became: ItemFacts
}

/** Derives the change of each item; null if there is nothing to change. @throws {InvalidInput} the assignee is not on the team */
export async function changeBy(
  services: Pick<Services, 'config' | 'now'>,
  db: Database | Transaction,
  action: TriageAction,
): Promise<(item: Item) => Change | null> {
  switch (action.intent) {
    case 'done':
      return (item) => (isPending(item) ? put(item, 'done', { box: 'done', unread: false }) : null)
    case 'reopen':
      return (item) => (item.box === 'done' || item.box === 'snoozed' ? put(item, 'reopened', { box: 'open' }) : null)
    case 'snooze': {
      const until = await morningIn(services, db, action.days)
      return (item) =>
        item.box === 'quarantine' ? null : put(item, 'snoozed', { box: 'snoozed', snoozedUntil: until, unread: false })
    }
    case 'assign': {
      const team = new Map((await findTeamMembers(db)).map(({ id, name }) => [id, { id, name }]))
      const chosen = team.get(action.assignee) ?? null
      if (action.assignee !== '' && !chosen) throw new InvalidInput({ assignee: ['validation.choice'] })
      return (item) =>
        item.assigneeId === (chosen?.id ?? null)
          ? null
          : {
              kind: 'assigned',
              set: { assigneeId: chosen?.id ?? null },
              was: { assignee: team.get(item.assigneeId ?? '') ?? null },
              became: { assignee: chosen },
            }
    }
    case 'state':
      return (item) => {
        // Selling asks for quantity and price: `sellItem`.
        if (isSold({ kind: item.kind, state: action.state })) throw new InvalidInput({ state: ['sales.sell_again'] })
        return item.box === 'quarantine' ? null : changeOfState(item, action)
      }
    case 'spam':
      return (item) => (item.box === 'quarantine' ? null : changeOfState(item, { state: 'spam', reason: null }))
    case 'release':
      return (item) => (item.box === 'quarantine' ? released(item) : null)
    case 'tag':
      return (item) => tagged(item, [...new Set([...item.tags, action.tag])])
    case 'promise': {
      const { day } = action
      if (day < todayOf(services)) throw new InvalidInput({ day: ['validation.past_day'] })
      return ({ answerBy }) =>
        answerBy === day
          ? null
          : { kind: 'promised', set: { answerBy: day }, was: { answerBy }, became: { answerBy: day } }
    }
    case 'untag':
      return (item) =>
        tagged(
          item,
          item.tags.filter((tag) => tag !== action.tag),
        )
  }
}

/** 7:00 in the company's time zone, the given number of days from today. */
async function morningIn(
  { config, now }: Pick<Services, 'config' | 'now'>,
  db: Database | Transaction,
  days: number,
): Promise<Date> {
  const { timeZone } = config.site.company
  const today = todayOf({ config, now })
  const { rows } = await db.execute<{ at: string }>(
    sql`select to_json((${today}::date + ${days}::int + time '07:00') at time zone ${timeZone}) as at`,
  )
  return new Date(rows[0]?.at ?? now())
}

function isPending({ box }: Item): boolean {
  return box === 'open' || box === 'snoozed'
}

function put(item: Item, kind: EventKind, to: { box: Item['box']; snoozedUntil?: Date; unread?: false }): Change {
  const snoozedUntil = to.snoozedUntil ?? null
  return {
    kind,
    set: { ...to, snoozedUntil },
    was: placeOf(item),
    became: { box: to.box, snoozedUntil: snoozedUntil?.toISOString() ?? null },
  }
}

function placeOf({ box, snoozedUntil }: Item): ItemFacts {
  return { box, snoozedUntil: snoozedUntil?.toISOString() ?? null }
}

/** @throws {InvalidInput} it is published */
export function changeOfState(item: Item, { state, reason }: StateChange): Change | null {
  if (item.state === 'converted') throw new InvalidInput({ state: ['inbox.converted_stays'] })
  if (item.state === state) return null
  return {
    kind: 'state',
    move: { state, reason },
    set: { unread: false },
    was: { state: item.state, ...placeOf(item) },
    became: { state, reason },
  }
}

/** An item from quarantine is processed as newly arrived; one from spam only returns to its initial state. */
function released(item: Item): Change {
  const state = firstState(item.kind)
  const facts = { kind: 'released', was: { state: item.state }, became: { state } } as const
  return item.state === 'quarantined' ? { ...facts, move: 'release' } : { ...facts, move: { state, reason: null } }
}

function tagged(item: Item, tags: string[]): Change | null {
  if (tags.length === item.tags.length) return null
  if (tags.length > MAX_TAGS) throw new InvalidInput({ tag: ['validation.too_many'] })
  return { kind: 'tagged', set: { tags }, was: { tags: item.tags }, became: { tags } }
}
