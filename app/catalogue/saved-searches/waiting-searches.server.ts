import { sql } from 'drizzle-orm'
import { audienceOfMember } from '../../lots/facts/disclosure'
import type { LotSummary } from '../../lots/lots/find-lots.server'
import type { Transaction } from '../../platform/database/database.server'
import type { Language } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'
import { matchesQuery } from '../search/find-lot-news.server'
import { meantBy, readMeaning } from '../search/meant-query'
import { normalizeQuery } from './saved-searches.server'

export interface WaitingSearch {
  readonly title: string
  readonly name: string
  readonly email: string
  readonly language: Language
}

type Row = WaitingSearch & { readonly query: string; readonly spoken: Language }

/** Only the latest searches count: older ones say little about current demand. */
const MAX_SEARCHES = 1_000

/** Approved members' saved searches that match a lot and have alerts, unless an alert or mailing has reported it to the member. */
export async function findWaitingSearches(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  lot: LotSummary,
): Promise<WaitingSearch[]> {
  if (!lot.listedAt) return []
  const { rows } = await services.db.execute<Row & Record<string, unknown>>(sql`
    select saved_searches.name as title, members.name, members.email, members.language, query, saved_searches.language as spoken
    from saved_searches join members on members.id = member_id
    where alerting and deleted_at is null and reported_until < ${lot.listedAt.toISOString()}
      and role = 'member' and standing = 'approved'
      and not exists (select from told_lots where told_lots.member_id = members.id and lot_id = ${lot.id})
    order by saved_searches.created_at desc, saved_searches.id desc limit ${MAX_SEARCHES}`)
  const known = new Map<string, Promise<boolean>>()
  const found = await Promise.all(
    rows.map(async ({ query, spoken, ...search }) => {
      const { query: parsed, text } = normalizeQuery(query)
      const key = `${spoken} ${text}`
      const reader = { audience: audienceOfMember({ approved: true }), language: spoken }
      const matches =
        known.get(key) ?? (mayMatch(parsed, spoken, lot) ? matchesQuery(services, parsed, reader, lot.id) : no)
      known.set(key, matches)
      return (await matches) ? [search] : []
    }),
  )
  return found.flat()
}

const no = Promise.resolve(false)

function mayMatch(query: Parameters<typeof readMeaning>[0], language: Language, lot: LotSummary): boolean {
  const { category, condition, country } = meantBy(readMeaning(query, language))
  const has = (wanted: readonly string[], own: readonly (string | null)[]) =>
    wanted.length === 0 || own.some((each) => each !== null && wanted.includes(each))
  return has(category, lot.categories) && has(condition, [lot.condition]) && has(country, [lot.country])
}

/** Records that a mailing reported lots to members with alerts, so that no alert repeats them. */
export async function recordReportedLots(
  tx: Transaction,
  email: string,
  references: readonly string[],
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    insert into told_lots (member_id, lot_id, told_at)
    select members.id, lots.id, ${now.toISOString()} from members, lots
    where email = ${email} and reference in (select jsonb_array_elements_text(${JSON.stringify(references)}::jsonb))
      and exists (select from saved_searches where member_id = members.id and alerting and deleted_at is null)
    on conflict (member_id, lot_id) do update set told_at = excluded.told_at`)
}

/** When mailings reported lots to a member, by lot id. */
export async function findReportedLots(
  { db }: Pick<Services, 'db'>,
  memberId: string,
): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await db.execute<{ id: string; at: string }>(sql`
    select lot_id as id, told_at::text as at from told_lots where member_id = ${memberId}`)
  return new Map(rows.map(({ id, at }) => [id, new Date(at)]))
}

export async function deleteReportedLots({ db }: Pick<Services, 'db'>, before: Date): Promise<void> {
  await db.execute(sql`delete from told_lots where told_at < ${before.toISOString()}`)
}
