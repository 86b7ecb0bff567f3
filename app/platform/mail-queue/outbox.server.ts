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
 * Queues a mail in the caller's transaction. Its Message-ID is made once, so that a mail sent twice is recognised. It refers to earlier mails of its thread.
 * @param delay milliseconds before it goes out
 * @returns the mail's id
 */
export function queueMail(tx: Transaction, kind: string, mail: MailContent, now: Date, delay = 0): Promise<string> {
  return storeMail(tx, kind, mail, { createdAt: now, nextAttemptAt: new Date(now.getTime() + delay) })
}

/** Stores a mail that goes out only if the team sends it. */
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
  const ours = mail.thread ? await findThread(tx, mail.thread, mail.to.address) : []
  const earlier = mail.answers === undefined ? ours : [mail.answers, ...ours]
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

/** The first and the latest mails of a thread, so that headers stay short. */
const MAX_REFERENCES = 20

async function findThread(tx: Transaction, thread: string, address: string): Promise<string[]> {
  const { messageId, to, createdAt, id, state } = mails
  const rows = await tx
    .select({ messageId })
    .from(mails)
    .where(and(eq(mails.thread, thread), ne(state, 'cancelled'), sql`lower(${to} ->> 'address') = lower(${address})`))
    .orderBy(createdAt, id)
  const [first, ...others] = rows.map((row) => row.messageId)
  return first === undefined ? [] : [first, ...others.slice(1 - MAX_REFERENCES)]
}

/** Id of the record the mail with this key is about; null if it has none or was deleted. */
export async function findThreadOfKey(db: Database, key: string): Promise<string | null> {
  const [sent] = await db.select({ thread: mails.thread }).from(mails).where(eq(mails.returnKey, key))
  return sent?.thread ?? null
}

/** A page of mails, newest first. */
export async function findMailPage(db: Database, page: { after: Cursor | null; limit: number }): Promise<MailRow[]> {
  const rows = await db
    .select()
    .from(mails)
    .where(following(mails, page.after))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .limit(page.limit)
  return rows.map((mail) => showSecrets(db.vault, mail))
}

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

/** Deletes mails of a kind to addresses being erased, in any state. @param kind prefix such as `newsletter.` */
export async function forgetMails(tx: Transaction, kind: string, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return
  await tx
    .delete(mails)
    .where(and(like(mails.kind, `${kind}%`), inArray(sql`${mails.to} ->> 'address'`, [...addresses])))
}

/** Cancels queued mails of a kind to an address; mails in flight still go out. */
export async function cancelMails(tx: Transaction, kind: string, address: string, now: Date): Promise<void> {
  await tx.execute(sql`
    update mails set state = 'cancelled', finished_at = ${now.toISOString()}
    where id in (
      select id from mails where state = 'queued' and kind = ${kind} and recipient ->> 'address' = ${address}
      for update skip locked)`)
}

/** Cancels a mail before its time. @returns false: it has gone out or is being sent */
export async function cancelWaitingMail(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update mails set state = 'cancelled', finished_at = ${now.toISOString()}
    where id in (
      select id from mails where id = ${id} and state = 'queued' and attempts = 0 and next_attempt_at > ${now.toISOString()}
      for update skip locked)`)
  return rowCount === 1
}

/** Mails to an address, newest first, without bodies, because links are secrets. */
export async function findMailsTo(db: Database, address: string) {
  const { kind, subject, state, createdAt } = mails
  return db
    .select({ kind, subject, state, createdAt })
    .from(mails)
    .where(eq(sql`${mails.to} ->> 'address'`, address))
    .orderBy(desc(createdAt), desc(mails.id))
}

export interface MailQueue {
  readonly queued: number
  readonly oldestQueuedAt: Date | null
  readonly parked: number
}

export function countParked(db: Database, most: number): Promise<number> {
  const parked = db.select({ id: mails.id }).from(mails).where(eq(mails.state, 'parked')).limit(most)
  return db.$count(parked.as('parked'))
}

/** Rejects if the outbox cannot be read. */
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
