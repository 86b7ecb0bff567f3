import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { isLotNumber } from '../../lots/facts/lot-number'
import { type Cursor, findsWords, following } from '../../platform/database/page-cursor.server'
import type { Services } from '../../platform/services/services.server'
import type { MailingState, RecipientState } from './mailing-states'
import { mailingLots, mailingRecipients, mailings } from './mailings.table.server'

type Db = Pick<Services, 'db'>

export type StoredMailing = typeof mailings.$inferSelect

/** Mailings after a cursor, newest first. @param filter.q words of subject or sender, a lot's reference, or a recipient; empty: all */
export function findMailings(
  { db }: Db,
  filter: { readonly q: string; readonly state: MailingState | undefined },
  page: { after: Cursor | null; limit: number },
): Promise<StoredMailing[]> {
  return db
    .select()
    .from(mailings)
    .where(
      and(
        ...finds(filter.q),
        filter.state ? eq(mailings.state, filter.state) : undefined,
        following(mailings, page.after),
      ),
    )
    .orderBy(desc(mailings.createdAt), desc(mailings.id))
    .limit(page.limit)
}

function finds(q: string): SQL[] {
  if (isLotNumber(q.toUpperCase()))
    return [sql`mailings.id in (select mailing_id from mailing_lots where reference = ${q.toUpperCase()})`]
  if (/^\S+@\S+$/.test(q))
    return [sql`mailings.id in (select mailing_id from mailing_recipients where lower(email) = ${q.toLowerCase()})`]
  return findsWords(sql`mailings.words`, q)
}

export async function findMailing({ db }: Db, id: string): Promise<StoredMailing | null> {
  const [found] = await db.select().from(mailings).where(eq(mailings.id, id))
  return found ?? null
}

export function findLotsOfMailings({ db }: Db, ids: readonly string[]) {
  return db
    .select()
    .from(mailingLots)
    .where(inArray(mailingLots.mailingId, [...ids]))
    .orderBy(asc(mailingLots.mailingId), asc(mailingLots.position))
}

/** Whether recipients are still stored; they are deleted together with old mails. */
export async function hasRecipients({ db }: Db, id: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`select from mailing_recipients where mailing_id = ${id} limit 1`)
  return rowCount !== 0
}

/** Whether the mail was cancelled by stopping the mailing rather than by hand. Refers to `mailing_recipients` and `mailings`. */
const takenBack = sql`exists (
  select from mails where mails.id = mailing_recipients.mail_id and mails.state = 'cancelled'
    and mails.finished_at = mailings.finished_at)`

/** Condition for recipients missed because the mailing was stopped. Refers to `mailing_recipients` and `mailings`. */
export const missedByStop = sql`mailing_recipients.state = 'cancelled' and (mailing_recipients.mail_id is null or ${takenBack})`

export async function countMissedByStop(
  { db }: Db,
  { id, counts }: Pick<StoredMailing, 'id' | 'counts'>,
): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from mailing_recipients join mailings on mailings.id = mailing_id
    where mailing_id = ${id} and mailing_recipients.state = 'cancelled' and mail_id is not null and not ${takenBack}`)
  return (counts.cancelled ?? 0) - (rows[0]?.count ?? 0)
}

/** Recipients of a mailing by address, after a cursor. @param filter.q part of the address; empty: all */
export function findRecipients(
  { db }: Db,
  mailingId: string,
  filter: { readonly q: string; readonly state: RecipientState | undefined },
  page: { after: number; limit: number },
) {
  return db
    .select()
    .from(mailingRecipients)
    .where(
      and(
        eq(mailingRecipients.mailingId, mailingId),
        filter.state ? eq(mailingRecipients.state, filter.state) : undefined,
        ...findsWords(sql`mailing_recipients.email`, filter.q),
        sql`${mailingRecipients.position} > ${page.after}::bigint`,
      ),
    )
    .orderBy(asc(mailingRecipients.position))
    .limit(page.limit)
}
