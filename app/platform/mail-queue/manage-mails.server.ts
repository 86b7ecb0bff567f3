import { randomUUID } from 'node:crypto'
import { and, desc, eq, sql } from 'drizzle-orm'
import { Refusal } from '../base/errors'
import type { Database, Transaction } from '../database/database.server'
import { type Cursor, findsWords, following } from '../database/page-cursor.server'
import { showSecrets } from './mail-secrets.server'
import { type mailStates, mails } from './mails.table.server'

export type MailState = (typeof mailStates)[number]

export type MailHead = Awaited<ReturnType<typeof findMailHeads>>[number]

export type StoredMail = typeof mails.$inferSelect

/** Mails without bodies, newest first. @param filter.q words of the recipient or the subject; empty: all */
export async function findMailHeads(
  db: Database,
  filter: { readonly q: string; readonly state: MailState | undefined },
  page: { after: Cursor | null; limit: number },
) {
  const { id, kind, to, subject, state, attempts, lastError, createdAt, nextAttemptAt, finishedAt } = mails
  return db
    .select({ id, kind, to, subject, state, attempts, lastError, createdAt, nextAttemptAt, finishedAt })
    .from(mails)
    .where(
      and(
        ...findsWords(sql`mails.words`, filter.q),
        filter.state ? eq(state, filter.state) : undefined,
        following(mails, page.after),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(page.limit)
}

export async function findMail(db: Database, id: string): Promise<StoredMail | null> {
  const [mail] = await db.select().from(mails).where(eq(mails.id, id))
  return mail ? showSecrets(db.vault, mail) : null
}

/**
 * Sends a mail again: an unsent one is queued again, of a sent one a copy goes out.
 * @param copyId id of the copy, chosen by the caller: repeated calls send one copy
 * @returns the mail as it was; null: the copy exists
 * @throws {Refusal} 409 `outbox.on_its_way`: it is queued or being sent; 404
 */
export async function resendMail(tx: Transaction, id: string, copyId: string, now: Date): Promise<StoredMail | null> {
  const mail = await holdMail(tx, id)
  if (mail.state === 'queued') throw new Refusal('outbox.on_its_way', 409)
  const anew = { state: 'queued', attempts: 0, lastError: null, nextAttemptAt: now, finishedAt: null } as const
  if (mail.state === 'sent') {
    const messageId = `<${copyId}${mail.messageId.slice(mail.messageId.lastIndexOf('@'))}`
    const { rowCount } = await tx
      .insert(mails)
      .values({ ...mail, ...anew, id: copyId, messageId, returnKey: randomUUID(), createdAt: now })
      .onConflictDoNothing({ target: mails.id })
    if (rowCount === 0) return null
  } else await tx.update(mails).set(anew).where(eq(mails.id, id))
  return mail
}

const MANY = 1_000

/** Parked mails worth a retry: addresses known to be missing are excluded. */
const worthAnother = sql`mails.state = 'parked' and not exists (
  select from stopped_addresses where why = 'bounced' and email = lower(mails.recipient ->> 'address'))`

/** Queues undeliverable mails again, oldest first, up to a thousand. @returns how many */
export async function resendParked(tx: Transaction, now: Date): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update mails set state = 'queued', attempts = 0, last_error = null, finished_at = null, next_attempt_at = ${now.toISOString()}
    where id in (select id from mails where ${worthAnother} order by created_at, id limit ${MANY} for update skip locked)`)
  return rowCount ?? 0
}

export async function retryMailsNow(tx: Transaction, now: Date): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update mails set next_attempt_at = ${now.toISOString()}
    where id in (select id from mails where state = 'queued' and attempts > 0 for update skip locked)`)
  return rowCount ?? 0
}

/** Problems of delivery: mails the server has not accepted yet, its last answer, and how many failed mails can be sent again. */
export async function findTroubles(db: Database) {
  const { rows } = await db.execute<{ held: number; said: string | null; parked: number }>(sql`
    select (select count(*)::int from mails where state = 'queued' and attempts > 0) as held,
      (select last_error from mails where state = 'queued' and attempts > 0 order by next_attempt_at desc limit 1) as said,
      (select count(*)::int from mails where ${worthAnother}) as parked`)
  return rows[0] ?? { held: 0, said: null, parked: 0 }
}

/** @returns the mail as it was @throws {Refusal} 409 `outbox.on_its_way`: it is being sent; 409 `outbox.gone_out`; 404 */
export async function cancelMail(tx: Transaction, id: string, now: Date): Promise<StoredMail> {
  const mail = await holdMail(tx, id)
  if (mail.state !== 'queued') throw new Refusal('outbox.gone_out', 409)
  await tx.update(mails).set({ state: 'cancelled', finishedAt: now }).where(eq(mails.id, id))
  return mail
}

/** A delivery holds its row's lock for as long as the mail server takes, so do not wait for it. */
async function holdMail(tx: Transaction, id: string): Promise<StoredMail> {
  const [mail] = await tx.select().from(mails).where(eq(mails.id, id)).for('update', { skipLocked: true })
  if (mail) return mail
  const [held] = await tx.select({ id: mails.id }).from(mails).where(eq(mails.id, id))
  throw held ? new Refusal('outbox.on_its_way', 409) : new Refusal('errors.not_found', 404)
}
