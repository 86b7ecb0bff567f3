import { findTeamMembers } from '../../accounts/identity/members.server'
import { countFiles } from '../../offers/offers/find-offers.server'
import { formatBytes, formatMoment, formatRecent, formatShortDay, formatSpan } from '../../platform/i18n/format'
import type { Language } from '../../platform/i18n/languages'
import { formatNumber } from '../../platform/i18n/translate'
import type { Services } from '../../platform/services/services.server'
import { todayOf } from '../../platform/services/today.server'
import { findAction } from '../history/find-action.server'
import { countFilesOfItems } from '../item-files/item-files.server'
import type { Colleague } from '../items/change-item.server'
import {
  COUNTED,
  countFound,
  countItems,
  findItems,
  findLongestWaiting,
  findTags,
  type Item,
  replyDueOf,
} from '../items/find-items.server'
import { canSort, type InboxQuery, inboxSorts, inboxTabs, serializeInboxQuery } from '../items/inbox-query'
import { MAX_FOUND } from '../items/seen-items'
import { translateSummaries } from '../items/translate-summaries.server'

type InboxServices = Pick<Services, 'db' | 'config' | 'now'>

export async function presentInbox(
  services: InboxServices,
  query: InboxQuery,
  colleague: Colleague,
  language: Language,
) {
  const [{ items, nextCursor }, counts, longest, team, tags] = await Promise.all([
    findItems(services, query, colleague.id),
    countItems(services, colleague.id),
    findLongestWaiting(services),
    findTeamMembers(services.db),
    findTags(services),
  ])
  const isOnePage = query.after === null && nextCursor === null
  const ids = items.map(({ id }) => id)
  const [told, filesOfOffers, filesOfItems, found] = await Promise.all([
    translateSummaries(services, items, language),
    countFiles(services, ids),
    countFilesOfItems(services, ids),
    isOnePage ? null : countFound(services, query, colleague.id),
  ])
  const count = (items: number) =>
    items < COUNTED ? formatNumber(items, language) : `${formatNumber(COUNTED - 1, language)}+`
  const now = services.now()
  const names = new Map(team.map(({ id, name }) => [id, name]))
  const begin = { ...query, after: null }
  const unfiltered = { ...begin, q: '', state: null, assignee: null, tag: null }
  return {
    tabs: inboxTabs.map((tab) => ({
      tab,
      count: counts[tab] === 0 ? null : count(counts[tab]),
      to: serializeInboxQuery({ ...unfiltered, tab }),
    })),
    query,
    sorts: canSort(query.tab) ? inboxSorts : [],
    unread: counts.unread,
    longest: longest && formatSpan(now.getTime() - longest.getTime(), language),
    rows: foldBursts(told, query.q).map((burst) => {
      const [item] = burst
      return {
        ...presentRow(services, item, names, filesOfOffers.get(item.id) ?? filesOfItems.get(item.id), language),
        /** Item and version for actions: `{id}:{version}`, and those folded into the row, separated by spaces. */
        seen: burst.map(({ id, version }) => `${id}:${version}`).join(' '),
        /** Further items from the same address, folded into this row. */
        more:
          burst.length === 1 ? null : { count: burst.length - 1, to: serializeInboxQuery({ ...begin, q: item.email }) },
      }
    }),
    found: found === null ? null : { shown: count(found), isTooMany: found > MAX_FOUND },
    next: nextCursor && serializeInboxQuery({ ...query, after: nextCursor }),
    first: query.after === null ? null : serializeInboxQuery(begin),
    isFiltered: Boolean(query.q || query.state || query.assignee || query.tag),
    unfiltered: serializeInboxQuery(unfiltered),
    here: serializeInboxQuery(query),
    team: team.map(({ id, name }) => ({ id, name, isMe: id === colleague.id })),
    tags,
  }
}

/** Items from one address within a day above which they are folded. */
const BURST = 4
const DAY_MS = 86_400_000

/** Folds many items from one address into the first; searching for the address shows them all. */
function foldBursts(items: readonly Item[], q: string): [Item, ...Item[]][] {
  const rows: [Item, ...Item[]][] = []
  const isFolded = new Set<Item>()
  for (const item of items) {
    if (isFolded.has(item)) continue
    const others = items.filter((other) => other !== item && !isFolded.has(other) && isOfOneBurst(item, other))
    const isBurst = others.length + 1 >= BURST && !q.includes('@')
    for (const other of isBurst ? others : []) isFolded.add(other)
    rows.push([item, ...(isBurst ? others : [])])
  }
  return rows
}

function isOfOneBurst(item: Item, other: Item): boolean {
  const apart = Math.abs(item.receivedAt.getTime() - other.receivedAt.getTime())
  return apart < DAY_MS && item.email.toLowerCase() === other.email.toLowerCase()
}

export type InboxView = Awaited<ReturnType<typeof presentInbox>>
export type InboxRow = InboxView['rows'][number]

function presentRow(
  { config, now }: Pick<Services, 'config' | 'now'>,
  item: Item,
  names: ReadonlyMap<string, string>,
  files: { readonly count: number; readonly bytes: number } | undefined,
  language: Language,
) {
  const { id, kind, state, reference, summary, unread, tags, company, name, receivedAt, snoozedUntil } = item
  const { timeZone } = config.site.company
  const due = replyDueOf(item)
  return {
    ...{ id, kind, state, reference, unread, tags },
    // The item names its lots by number; in the list, numbers break at their hyphens.
    summary: kind === 'inquiry' ? summary.replaceAll(/ L-\d{4}-\d{4,9}(?= ·|$)/g, '') : summary,
    from: company ?? name,
    person: company === null ? null : name,
    assignee: item.assigneeId && (names.get(item.assigneeId) ?? null),
    received: formatRecent(receivedAt, now(), language, timeZone),
    receivedAt: formatMoment(receivedAt, language, timeZone),
    receivedIso: receivedAt.toISOString(),
    until: snoozedUntil && formatMoment(snoozedUntil, language, timeZone),
    files: files ? { count: formatNumber(files.count, language), size: formatBytes(files.bytes, language) } : null,
    /** Promised day, while the team owes the next answer. */
    due: due === null ? null : { day: formatShortDay(due, language), isOver: due < todayOf({ config, now }) },
  }
}

/** Presents the colleague's last action from the URL: `?did={action}&missed=2`. */
export async function presentLastAction(
  services: Pick<Services, 'db' | 'now'>,
  search: URLSearchParams,
  colleague: Colleague,
) {
  const missed = Number(search.get('missed') ?? 0)
  const action = await findAction(services, search.get('did') ?? '', colleague.id)
  const counted = Number.isSafeInteger(missed) && missed > 0 ? missed : 0
  return action || counted > 0 ? { action, missed: counted } : null
}

export type LastAction = NonNullable<Awaited<ReturnType<typeof presentLastAction>>>
