import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { LotCardView } from '../../catalogue/cards/present-cards.server'
import { recordReportedLots } from '../../catalogue/saved-searches/waiting-searches.server'
import { audienceOfMember } from '../../lots/facts/disclosure'
import { findLots } from '../../lots/lots/find-lots.server'
import { LOTS_MAIL, lockSubscribed } from '../../newsletter/subscriptions/find-subscribers.server'
import { issueToken } from '../../newsletter/subscriptions/subscription-tokens.server'
import type { Mailbox } from '../../platform/base/mailbox'
import type { Transaction } from '../../platform/database/database.server'
import { queueMail } from '../../platform/mail-queue/outbox.server'
import type { Services } from '../../platform/services/services.server'
import { findKnownPeople, type KnownPerson } from './find-recipients.server'
import { type Buyer, presentForBuyer } from './mailing-lots.server'
import { composeMailing, PERSONAL_MAIL } from './mailing-mail.server'
import type { SkipReason } from './mailing-states'
import { mailingLots, mailingRecipients, mailings } from './mailings.table.server'

type SendServices = Pick<Services, 'db' | 'config' | 'now' | 'log'>
type MailingRow = typeof mailings.$inferSelect
type RecipientRow = typeof mailingRecipients.$inferSelect

const PORTION = 20

/** Arbitrary advisory lock key: one node at a time queues mails, so that all nodes together keep to the rate. */
const LOCK = 7_262_046

/**
 * Queues mails of mailings in batches, those to people first. Limited per minute, and paused while as many are still queued.
 * Each recipient gets one mail, because its row is marked in the transaction that queues it.
 * @param stop begins no further batch once aborted
 */
export async function sendMailings(services: SendServices, stop?: AbortSignal): Promise<void> {
  for (;;) {
    if (stop?.aborted || !(await sendPortion(services))) break
  }
  await countRecipients(services)
}

async function sendPortion(services: SendServices): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ mine: boolean }>(sql`select pg_try_advisory_xact_lock(${LOCK}) as mine`)
    if (!rows[0]?.mine) return false
    const mailing = await takeMailing(tx)
    if (!mailing) return false
    const room = Math.min(PORTION, await roomLeft(tx, services))
    if (room <= 0) return false
    const recipients = await tx
      .select()
      .from(mailingRecipients)
      .where(and(eq(mailingRecipients.mailingId, mailing.id), eq(mailingRecipients.state, 'waiting')))
      .orderBy(asc(mailingRecipients.position))
      .limit(room)
      .for('update')
    await queueEach(tx, services, mailing, recipients)
    return recipients.length > 0
  })
}

/** Locks the next mailing. Stopping it waits until the batch is queued. */
async function takeMailing(tx: Transaction): Promise<MailingRow | null> {
  const isWaiting = sql`exists (
    select from mailing_recipients where mailing_id = mailings.id and mailing_recipients.state = 'waiting')`
  const [mailing] = await tx
    .select()
    .from(mailings)
    .where(and(eq(mailings.state, 'sending'), isWaiting))
    .orderBy(sql`audience = 'people' desc`, asc(mailings.createdAt), asc(mailings.id))
    .limit(1)
    .for('update')
  return mailing ?? null
}

async function roomLeft(tx: Transaction, { config, now }: SendServices): Promise<number> {
  const minuteAgo = new Date(now().getTime() - 60_000).toISOString()
  const { rows } = await tx.execute<{ lately: number; waiting: number }>(sql`
    select (select count(*)::int from mailing_recipients where queued_at > ${minuteAgo}) as lately,
      (select count(*)::int from mailing_recipients where state = 'queued') as waiting`)
  const { lately = 0, waiting = 0 } = rows[0] ?? {}
  return config.mailingsPerMinute - Math.max(lately, waiting)
}

async function queueEach(
  tx: Transaction,
  services: SendServices,
  mailing: MailingRow,
  recipients: readonly RecipientRow[],
): Promise<void> {
  const emails = recipients.map(({ email }) => email)
  const subscribed = await lockSubscribed(tx, emails)
  const known = await findKnownPeople(tx, recipients)
  const shown = await openLots(tx, services, mailing)
  const sender = await senderOf(tx, services, mailing)
  for (const recipient of recipients) {
    const subscriberId = subscribed.get(recipient.email)
    const person = known.get(recipient.email)
    const views = await shown({ audience: audienceOfMember(person), language: recipient.language })
    const reason = reasonToSkip(mailing, person, subscriberId, views)
    const text = mailing.texts[recipient.language]
    if (reason !== null || !text) {
      await settle(tx, recipient, { state: 'skipped', reason: reason ?? 'no_lots' })
      continue
    }
    const now = services.now()
    const isSubscriber = mailing.audience === 'subscribers' && subscriberId !== undefined
    const mailbox = { name: recipient.name, address: recipient.email }
    const token = isSubscriber ? await issueToken(tx, subscriberId, 'manage', now) : null
    const { language } = recipient
    const mail = composeMailing(services.config, { mailbox, language, token }, text, views, sender)
    const mailId = await queueMail(tx, isSubscriber ? LOTS_MAIL : PERSONAL_MAIL, mail, now)
    await settle(tx, recipient, { state: 'queued', mailId, queuedAt: now })
    const told = views.map(({ reference }) => reference)
    await recordReportedLots(tx, recipient.email, told, now)
  }
}

function reasonToSkip(
  { audience }: MailingRow,
  person: KnownPerson | undefined,
  subscriberId: string | undefined,
  views: readonly LotCardView[],
): SkipReason | null {
  if (person?.skipped) return person.skipped
  // Subscribers who did not reconfirm or were erased count as unsubscribed.
  if (audience === 'subscribers' && subscriberId === undefined) return 'unsubscribed'
  return views.length === 0 ? 'no_lots' : null
}

async function openLots(tx: Transaction, services: SendServices, { id }: MailingRow) {
  const rows = await tx
    .select({ lotId: mailingLots.lotId })
    .from(mailingLots)
    .where(eq(mailingLots.mailingId, id))
    .orderBy(asc(mailingLots.position))
  const inside = { db: tx, config: services.config, now: services.now }
  const lots = await findLots(
    inside,
    rows.flatMap(({ lotId }) => lotId ?? []),
  )
  const made = new Map<string, Promise<readonly LotCardView[]>>()
  return (buyer: Buyer): Promise<readonly LotCardView[]> => {
    const key = `${buyer.audience} ${buyer.language}`
    const views = made.get(key) ?? presentForBuyer(inside, lots, buyer).then(({ views }) => views)
    made.set(key, views)
    return views
  }
}

/** Reply address: the sender, if still on the team. */
async function senderOf(tx: Transaction, { config }: SendServices, { whoId }: MailingRow): Promise<Mailbox> {
  const { rows } = await tx.execute<{ name: string; address: string }>(
    sql`select name, email as address from members where id = ${whoId} and role = 'team'`,
  )
  const { name, email: address } = config.site.company
  return rows[0] ?? { name, address }
}

async function settle(
  tx: Transaction,
  { mailingId, position }: RecipientRow,
  became: Pick<RecipientRow, 'state'> & Partial<Pick<RecipientRow, 'reason' | 'mailId' | 'queuedAt'>>,
): Promise<void> {
  await tx
    .update(mailingRecipients)
    .set(became)
    .where(and(eq(mailingRecipients.mailingId, mailingId), eq(mailingRecipients.position, position)))
}

async function countRecipients({ db, now }: SendServices): Promise<void> {
  const rows = await db.select({ id: mailings.id }).from(mailings).where(eq(mailings.state, 'sending'))
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  const counted = await db
    .select({ id: mailingRecipients.mailingId, state: mailingRecipients.state, count: sql<number>`count(*)::int` })
    .from(mailingRecipients)
    .where(inArray(mailingRecipients.mailingId, ids))
    .groupBy(mailingRecipients.mailingId, mailingRecipients.state)
  for (const id of ids) {
    const counts = Object.fromEntries(
      counted.filter((each) => each.id === id).map(({ state, count }) => [state, count] as const),
    )
    const isDone = !counts.waiting && !counts.queued
    await db
      .update(mailings)
      .set({ counts, ...(isDone && { state: 'done', finishedAt: now() }) })
      .where(and(eq(mailings.id, id), eq(mailings.state, 'sending')))
  }
}
