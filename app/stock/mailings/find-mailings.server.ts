import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { findsWords } from '../../platform/database/find-words.server'
import { type Cursor, following } from '../../platform/database/page-cursor.server'
import type { Services } from '../../platform/services/services.server'
import type { MailingState, RecipientState } from './mailing-states'
import { mailingLots, mailingRecipients, mailings } from './mailings.table.server'

type Db = Pick<Services, 'db'>

/** A mailing as it is stored. */
export type StoredMailing = typeof mailings.$inferSelect

/**
 * Mailings, newest first, after a place in the list.
 * @param filter.q words of the subject or of who sent it, the number of a lot, or an address that got it; empty: all
 */
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
  if (/^L-\d{4}-\d{4,9}$/i.test(q))
    return [sql`mailings.id in (select mailing_id from mailing_lots where reference = ${q.toUpperCase()})`]
  if (/^\S+@\S+$/.test(q))
    return [sql`mailings.id in (select mailing_id from mailing_recipients where lower(email) = ${q.toLowerCase()})`]
  return findsWords(sql`mailings.words`, q)
}

/** One mailing, or null. */
export async function findMailing({ db }: Db, id: string): Promise<StoredMailing | null> {
  const [found] = await db.select().from(mailings).where(eq(mailings.id, id))
  return found ?? null
}

/** The lots of some mailings, in their order. */
export function findLotsOfMailings({ db }: Db, ids: readonly string[]) {
  return db
    .select()
    .from(mailingLots)
    .where(inArray(mailingLots.mailingId, [...ids]))
    .orderBy(asc(mailingLots.mailingId), asc(mailingLots.position))
}

/** Whether it is still known whom a mailing went to: that is kept for as long as mails are. */
export async function hasRecipients({ db }: Db, id: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`select from mailing_recipients where mailing_id = ${id} limit 1`)
  return rowCount !== 0
}

/** Whether the mail of a recipient was taken back as its mailing was stopped, and not by hand; of `mailing_recipients` and `mailings`. */
const takenBack = sql`exists (
  select from mails where mails.id = mailing_recipients.mail_id and mails.state = 'cancelled'
    and mails.finished_at = mailings.finished_at)`

/** What is true of recipients who would have got a mailing had it not been stopped; of `mailing_recipients` and `mailings`. */
export const keptFromIt = sql`mailing_recipients.state = 'cancelled' and (mailing_recipients.mail_id is null or ${takenBack})`

/** Whom a mailing that was stopped has not reached, and would if it went on: all who were kept from it, but for those by hand. */
export async function countRest({ db }: Db, { id, counts }: Pick<StoredMailing, 'id' | 'counts'>): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from mailing_recipients join mailings on mailings.id = mailing_id
    where mailing_id = ${id} and mailing_recipients.state = 'cancelled' and mail_id is not null and not ${takenBack}`)
  return (counts.cancelled ?? 0) - (rows[0]?.count ?? 0)
}

/** Recipients of a mailing by their addresses, after one. @param filter.q a part of the address; empty: all */
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
