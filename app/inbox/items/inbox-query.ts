import { isId } from '../../platform/base/is-id'
import { searchWords } from '../office-lists/list-query'
import { type ItemState, itemStates } from './item-states'

export const inboxTabs = [
  'open',
  'mine',
  'offers',
  'inquiries',
  'requests',
  'messages',
  'snoozed',
  'done',
  'quarantine',
] as const
export type InboxTab = (typeof inboxTabs)[number]

/** Orders of the open lists: longest waiting, newest, or earliest promised day first. */
export const inboxSorts = ['waiting', 'newest', 'answer_by'] as const
export type InboxSort = (typeof inboxSorts)[number]

/** Query string of the inbox: `?tab=offers&q=boots`. */
export interface InboxQuery {
  readonly tab: InboxTab
  readonly q: string
  readonly state: ItemState | null
  /** Member id, or `nobody` for unassigned items. */
  readonly assignee: string | null
  readonly tag: string | null
  readonly sort: InboxSort
  readonly after: string | null
}

/** Parses the query string of the inbox; unknown values are ignored. */
export function parseInboxQuery(search: URLSearchParams): InboxQuery {
  const assignee = search.get('with')
  return {
    tab: inboxTabs.find((tab) => tab === search.get('tab')) ?? 'open',
    q: searchWords(search.get('q')),
    state: itemStates.find((state) => state === search.get('state')) ?? null,
    assignee: assignee !== null && (assignee === 'nobody' || isId(assignee)) ? assignee.toLowerCase() : null,
    tag: searchWords(search.get('tag')).slice(0, 40) || null,
    sort: inboxSorts.find((sort) => sort === search.get('sort')) ?? 'waiting',
    after: search.get('after'),
  }
}

/** Query string with `?`, or empty for the default list. */
export function serializeInboxQuery(query: InboxQuery): string {
  const { tab, q, state, assignee, tag, sort, after } = query
  const written = new URLSearchParams({
    ...(tab !== 'open' && { tab }),
    ...(q && { q }),
    ...(state && { state }),
    ...(assignee && { with: assignee }),
    ...(tag && { tag }),
    ...(sort !== 'waiting' && { sort }),
    ...(after && { after }),
  }).toString()
  return written && `?${written}`
}

export function canSort(tab: InboxTab): boolean {
  return tab !== 'snoozed' && tab !== 'done' && tab !== 'quarantine'
}
