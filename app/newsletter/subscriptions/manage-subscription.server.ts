import { eq } from 'drizzle-orm'
import { Refusal } from '../../platform/base/errors'
import type { Transaction } from '../../platform/database/database.server'
import { cancelMails } from '../../platform/mail-queue/outbox.server'
import { liftStop } from '../../platform/mail-queue/stopped-addresses.server'
import type { Services } from '../../platform/services/services.server'
import { LOTS_MAIL } from './find-subscribers.server'
import { subscribers, tokens } from './newsletter.table.server'
import { queueWelcomeMail } from './newsletter-mail.server'
import type { Preferences } from './preferences'
import { type Actor, recordEvent } from './subscription-history.server'
import { claimToken, findToken, issueToken } from './subscription-tokens.server'

type ManageServices = Pick<Services, 'db' | 'config' | 'now'>

interface OwnSubscription extends Preferences {
  /** Masked, since mails and their links get forwarded. */
  readonly address: string
  readonly subscribed: boolean
}

export async function findOwnSubscription(
  services: Pick<Services, 'db'>,
  secret: string,
): Promise<OwnSubscription | null> {
  const owner = await findToken(services.db, secret, 'manage')
  if (!owner) return null
  const { email, state, language, categories, kinds } = owner.subscriber
  return { address: withHiddenMiddle(email), subscribed: state === 'subscribed', language, categories, kinds }
}

/** @throws {Refusal} 404 unknown token */
export async function changePreferences(
  services: ManageServices,
  secret: string,
  preferences: Preferences,
  actor: Actor,
): Promise<void> {
  const { language, categories, kinds } = preferences
  await services.db.transaction(async (tx) => {
    const { id } = await requireSubscriber(tx, secret)
    await tx
      .update(subscribers)
      .set({ language, categories, kinds, updatedAt: services.now() })
      .where(eq(subscribers.id, id))
    await recordEvent(tx, services, { subscriberId: id, kind: 'preferences_changed', data: preferences }, actor)
  })
}

/** Unsubscribes without confirmation; idempotent. @throws {Refusal} 404 unknown token */
export async function unsubscribe(services: ManageServices, secret: string, actor: Actor): Promise<void> {
  await switchSubscription(services, secret, 'unsubscribed', actor)
}

/** Unsubscribes on the owner's request to the team. @returns the address @throws {Refusal} 409 `office_subscribers.gone`: not subscribed */
export async function unsubscribeFor(
  tx: Transaction,
  services: Pick<Services, 'config' | 'now'>,
  subscriberId: string,
  by: string,
  actor: Actor,
): Promise<string> {
  const [subscriber] = await tx.select().from(subscribers).where(eq(subscribers.id, subscriberId)).for('update')
  if (subscriber?.state !== 'subscribed') throw new Refusal('office_subscribers.gone', 409)
  await setState(tx, services, subscriber, 'unsubscribed', actor, { by })
  return subscriber.email
}

/** Resubscribes. Needs no confirmation, because the token was mailed to the address. @throws {Refusal} 404 unknown token */
export async function subscribeAgain(services: ManageServices, secret: string, actor: Actor): Promise<void> {
  await switchSubscription(services, secret, 'subscribed', actor)
}

async function switchSubscription(
  services: ManageServices,
  secret: string,
  state: 'subscribed' | 'unsubscribed',
  actor: Actor,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const subscriber = await requireSubscriber(tx, secret)
    if (subscriber.state !== state) await setState(tx, services, subscriber, state, actor)
  })
}

async function setState(
  tx: Transaction,
  services: Pick<Services, 'config' | 'now'>,
  { id: subscriberId, email }: typeof subscribers.$inferSelect,
  state: 'subscribed' | 'unsubscribed',
  actor: Actor,
  data: Record<string, unknown> = {},
): Promise<void> {
  if (state === 'unsubscribed') await cancelMails(tx, LOTS_MAIL, email, services.now())
  await tx.update(subscribers).set({ state, updatedAt: services.now() }).where(eq(subscribers.id, subscriberId))
  const kind = state === 'subscribed' ? 'resubscribed' : 'unsubscribed'
  await recordEvent(tx, services, { subscriberId, kind, data }, actor)
}

async function requireSubscriber(tx: Parameters<typeof claimToken>[0], secret: string) {
  const owner = await claimToken(tx, secret, 'manage')
  if (!owner) throw new Refusal('newsletter.unknown_link', 404)
  return owner.subscriber
}

function withHiddenMiddle(email: string): string {
  return `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf('@'))}`
}

/** `open`: can confirm; `used`: has confirmed; `gone`: unknown or expired. */
type ConfirmLink = 'open' | 'used' | 'gone'

export async function findConfirmLink(services: Pick<Services, 'db' | 'now'>, secret: string): Promise<ConfirmLink> {
  return linkOf(await findToken(services.db, secret, 'confirm'), services.now())
}

/** Confirms once and queues the welcome mail. @returns token of the preferences; null if the link is used, expired or unknown */
export async function confirmSubscription(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  secret: string,
  actor: Actor,
): Promise<string | null> {
  const now = services.now()
  return services.db.transaction(async (tx) => {
    const owner = await claimToken(tx, secret, 'confirm')
    if (!owner || linkOf(owner, now) !== 'open') return null
    const { id, email, language } = owner.subscriber
    await tx.update(tokens).set({ usedAt: now }).where(eq(tokens.digest, owner.token.digest))
    await tx.update(subscribers).set({ state: 'subscribed', updatedAt: now }).where(eq(subscribers.id, id))
    await recordEvent(tx, services, { subscriberId: id, kind: 'confirmed' }, actor)
    // A confirmation overrides an earlier objection or bounce.
    await liftStop(tx, email)
    const token = await issueToken(tx, id, 'manage', now)
    await queueWelcomeMail(tx, services, { email, language, token })
    return token
  })
}

function linkOf(owner: Awaited<ReturnType<typeof findToken>>, now: Date): ConfirmLink {
  if (!owner) return 'gone'
  if (owner.token.usedAt) return 'used'
  return owner.token.expiresAt && owner.token.expiresAt > now ? 'open' : 'gone'
}
