import { randomUUIDv7 } from 'node:crypto'
import { and, desc, eq, inArray, like, ne, sql } from 'drizzle-orm'
import { describeMailbox } from '../base/mailbox'
import type { Database, Transaction } from '../database/database.server'
import { type Cursor, following } from '../database/page-cursor.server'
import type { MailContent } from '../mail/mail.server'
import { hideSecrets, showSecrets } from './mail-secrets.server'
import { mails } from './mails.table.server'

type MailRow = typeof mails.$inferSelect

/**
 * Queues a mail in the caller's transaction: it goes out if, and only if, that commits.
 * Its Message-ID is made here, once, so that a mail which has to be sent twice is seen as one. What the same address got before
 * in its thread, it refers to.
 * @param kind what the mail is for, like `offer.seller`; for those who read the outbox.
 * @param delay milliseconds that it waits before it goes out
 * @returns the mail's id
 */
export function queueMail(tx: Transaction, kind: string, mail: MailContent, now: Date, delay = 0): Promise<string> {
  return storeMail(tx, kind, mail, { createdAt: now, nextAttemptAt: new Date(now.getTime() + delay) })
}

/** Stores a mail that does not go out, unless somebody of the team sends it. */
export async function withholdMail(tx: Transaction, kind: string, mail: MailContent, now: Date): Promise<void> {
  await storeMail(tx, kind, mail, { createdAt: now, nextAttemptAt: now, state: 'withheld', finishedAt: now })
}

async function storeMail(
  tx: Transaction,
  kind: string,
  mail: MailContent,
  way: Pick<typeof mails.$inferInsert, 'createdAt' | 'nextAttemptAt' | 'state' | 'finishedAt'>,
): Promise<string> {
  const id = randomUUIDv7()
  const earlier = mail.thread ? await findThread(tx, mail.thread, mail.to.address) : []
  const host = mail.from.address.slice(mail.from.address.lastIndexOf('@') + 1)
  await tx.insert(mails).values({
    ...hideSecrets(tx.vault, mail),
    id,
    kind,
    messageId: `<${id}@${host}>`,
    inReplyTo: earlier.at(-1) ?? null,
    refersTo: earlier,
    ...way,
  })
  return id
}

/** Mails that one refers to: the first, and the latest ones. Headers do not grow without end. */
const MOST_REFERENCES = 20

/** Message-IDs of what an address got, or gets, in a thread, oldest first. */
async function findThread(tx: Transaction, thread: string, address: string): Promise<string[]> {
  const { messageId, to, createdAt, id, state } = mails
  const rows = await tx
    .select({ messageId })
    .from(mails)
    .where(and(eq(mails.thread, thread), ne(state, 'cancelled'), sql`lower(${to} ->> 'address') = lower(${address})`))
    .orderBy(createdAt, id)
  const [first, ...others] = rows.map((row) => row.messageId)
  return first === undefined ? [] : [first, ...others.slice(1 - MOST_REFERENCES)]
}

/**
 * Mails, newest first, after a place in the list.
 * @param page.state only mails in this state
 */
export async function findMailPage(
  db: Database,
  page: { after: Cursor | null; limit: number; state?: MailRow['state'] },
): Promise<MailRow[]> {
  const { after, state } = page
  const rows = await db
    .select()
    .from(mails)
    .where(and(state && eq(mails.state, state), following(mails, after)))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(page.limit)
  return rows.map((mail) => showSecrets(db.vault, mail))
}

/** A mail as the team reads it. */
export function presentMail(mail: MailRow) {
  return {
    id: mail.id,
    kind: mail.kind,
    to: describeMailbox(mail.to),
    subject: mail.subject,
    state: mail.state,
    attempts: mail.attempts,
    lastError: mail.lastError,
    createdAt: mail.createdAt.toISOString(),
    nextAttemptAt: mail.state === 'queued' ? mail.nextAttemptAt.toISOString() : null,
    finishedAt: mail.finishedAt?.toISOString() ?? null,
    text: mail.text,
    html: mail.html,
  }
}

/**
 * Forgets the mails of some kind to addresses that have to be forgotten, wherever on their way they are.
 * @param kind its beginning, like `newsletter.`
 */
export async function forgetMails(tx: Transaction, kind: string, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return
  await tx
    .delete(mails)
    .where(and(like(mails.kind, `${kind}%`), inArray(sql`${mails.to} ->> 'address'`, [...addresses])))
}

/** Takes back the mails of a kind to an address that have not gone out. What is being sent at this moment is sent. */
export async function cancelMails(tx: Transaction, kind: string, address: string, now: Date): Promise<void> {
  await tx.execute(sql`
    update mails set state = 'cancelled', finished_at = ${now.toISOString()}
    where id in (
      select id from mails where state = 'queued' and kind = ${kind} and recipient ->> 'address' = ${address}
      for update skip locked)`)
}

/**
 * Cancels one mail while it waits for its moment.
 * @returns whether it did; false: it has gone out, or is being sent
 */
export async function cancelWaitingMail(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update mails set state = 'cancelled', finished_at = ${now.toISOString()}
    where id in (
      select id from mails where id = ${id} and state = 'queued' and attempts = 0 and next_attempt_at > ${now.toISOString()}
      for update skip locked)`)
  return rowCount === 1
}

/** The mails to an address, newest first, without what they say: their links are secrets. */
export async function findMailsTo(db: Database, address: string) {
  const { kind, subject, state, createdAt } = mails
  return db
    .select({ kind, subject, state, createdAt })
    .from(mails)
    .where(eq(sql`${mails.to} ->> 'address'`, address))
    .orderBy(desc(createdAt), desc(mails.id))
}

/** How the outbox is doing. */
export interface MailQueue {
  readonly queued: number
  /** When the oldest mail that has not gone out yet was queued. */
  readonly oldestQueuedAt: Date | null
  readonly parked: number
}

/** How many mails could not be delivered, `most` standing for that many or more. */
export function countParked(db: Database, most: number): Promise<number> {
  const parked = db.select({ id: mails.id }).from(mails).where(eq(mails.state, 'parked')).limit(most)
  return db.$count(parked.as('parked'))
}

/** Counts what waits and what could not be delivered. Rejects when the outbox cannot be read. */
export async function findMailQueue(db: Database): Promise<MailQueue> {
  const [row] = await db
    .select({
      queued: sql<number>`(count(*) filter (where ${mails.state} = 'queued'))::int`,
      oldestQueuedAt: sql<Date | null>`min(${mails.createdAt}) filter (where ${mails.state} = 'queued')`.mapWith(
        mails.createdAt,
      ),
      parked: sql<number>`(count(*) filter (where ${mails.state} = 'parked'))::int`,
    })
    .from(mails)
    .where(sql`${mails.state} in ('queued', 'parked')`)
  return row ?? { queued: 0, oldestQueuedAt: null, parked: 0 }
}
