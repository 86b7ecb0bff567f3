import { type ItemState, itemStates } from './desk-states'

/** The lists of the inbox: what is open, of it one's own and each kind; then what is put off, done, and caught. */
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

/** How what is open can be ordered: what waits longest first, what came last first, what is promised soonest first. */
export const inboxSorts = ['waiting', 'newest', 'answer_by'] as const
export type InboxSort = (typeof inboxSorts)[number]

/** What the address of the inbox says: `?tab=offers&q=boots`. */
export interface InboxQuery {
  readonly tab: InboxTab
  /** Words to be found; empty: all. */
  readonly q: string
  readonly state: ItemState | null
  /** Id of who looks after it, or nobody. */
  readonly assignee: string | null
  readonly tag: string | null
  /** Of the lists of what is open; the others have an order of their own. */
  readonly sort: InboxSort
  /** The place that the page begins after. */
  readonly after: string | null
}

/** Longest search that is looked for, in characters. */
const LONGEST_SEARCH = 200

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether a text is the id of something. */
export function isId(text: string): boolean {
  return uuid.test(text)
}

/** Reads the address of the inbox. What it does not know, it leaves out. */
export function readInboxQuery(search: URLSearchParams): InboxQuery {
  const assignee = search.get('with')
  return {
    tab: inboxTabs.find((tab) => tab === search.get('tab')) ?? 'open',
    q: (search.get('q') ?? '')
      .replaceAll(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, LONGEST_SEARCH),
    state: itemStates.find((state) => state === search.get('state')) ?? null,
    assignee: assignee !== null && (assignee === 'nobody' || isId(assignee)) ? assignee.toLowerCase() : null,
    tag:
      search
        .get('tag')
        ?.replaceAll(/\p{Cc}+/gu, ' ')
        .trim()
        .slice(0, 40) || null,
    sort: inboxSorts.find((sort) => sort === search.get('sort')) ?? 'waiting',
    after: search.get('after'),
  }
}

/** The query part of an address, with its question mark; empty for the list that one begins with. */
export function writeInboxQuery(query: InboxQuery): string {
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

/** Whether a list can be ordered otherwise: those of what is open can. */
export function canSort(tab: InboxTab): boolean {
  return tab !== 'snoozed' && tab !== 'done' && tab !== 'quarantine'
}
