import { hash, randomUUIDv7 } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { catchBlocked } from '../../company/senders/blocked-senders.server'
import { Refusal } from '../../platform/base/errors'
import type { Transaction } from '../../platform/database/database.server'
import { consumeLimit, isWithinLimit, type RateLimit } from '../../platform/http/rate-limit.server'
import type { Services } from '../../platform/services/services.server'
import { queueForward } from './forward-subscriptions.server'
import { subscribers } from './newsletter.table.server'
import { queueRequestMail } from './newsletter-mail.server'
import type { NewsletterRequest } from './newsletter-schema'
import { mailKinds } from './preferences'
import { type Actor, recordEvent } from './subscription-history.server'
import { issueToken } from './subscription-tokens.server'

const REQUEST_LIMIT: RateLimit = { most: 5, seconds: 60 }
/** Mails per email address; requests may come from strangers. */
const MAIL_LIMIT: RateLimit = { most: 3, seconds: 24 * 60 * 60 }

type AskServices = Pick<Services, 'db' | 'config' | 'now'>

/** Known addresses get a notice instead of a link, so that the response does not reveal them. @throws {Refusal} 429 */
export async function askForNewsletter(
  services: AskServices,
  { fields: { email }, honeypot }: NewsletterRequest,
  actor: Actor,
): Promise<void> {
  if (!services.config.site.sections.newsletter) throw new Refusal('errors.not_found', 404)
  const now = services.now()
  await services.db.transaction(async (tx) => {
    if (actor.network) await consumeLimit(tx, `newsletter:${actor.network}`, REQUEST_LIMIT, now)
    // Serializes requests for one address.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`newsletter:${email}`}, 0))`)
    if (honeypot.trim() !== '' || (await catchBlocked(tx, email, now))) await quarantine(tx, services, email, actor)
    else if (services.config.newsletterSubscribeUrl) await queueForward(tx, email, actor.language, now)
    else await ask(tx, services, email, actor)
  })
}

async function quarantine(tx: Transaction, services: AskServices, email: string, actor: Actor): Promise<void> {
  const subscriber = await keepSubscriber(tx, services, email, actor, 'quarantined')
  await recordEvent(tx, services, { subscriberId: subscriber.id, kind: 'caught' }, actor)
}

async function ask(tx: Transaction, services: AskServices, email: string, actor: Actor): Promise<void> {
  const now = services.now()
  const subscriber = await keepSubscriber(tx, services, email, actor, 'pending')
  if (subscriber.state === 'quarantined')
    await tx.update(subscribers).set({ state: 'pending', updatedAt: now }).where(eq(subscribers.id, subscriber.id))
  await recordEvent(tx, services, { subscriberId: subscriber.id, kind: 'asked' }, actor)
  const known = subscriber.state === 'subscribed'
  const token = await issueToken(tx, subscriber.id, known ? 'manage' : 'confirm', now)
  const digest = hash('sha256', email, 'hex')
  if (!(await isWithinLimit(tx, `newsletter-mail:${digest}`, MAIL_LIMIT, now))) return
  await queueRequestMail(tx, services, { email, language: subscriber.language, token }, known)
}

/** Finds or creates the row of an address. Until it is subscribed, the latest request sets the language. */
async function keepSubscriber(
  tx: Transaction,
  { now }: AskServices,
  email: string,
  { language }: Actor,
  state: 'pending' | 'quarantined',
): Promise<typeof subscribers.$inferSelect> {
  const [kept] = await tx
    .insert(subscribers)
    .values({
      id: randomUUIDv7(),
      email,
      state,
      language,
      categories: [],
      kinds: [...mailKinds],
      createdAt: now(),
      updatedAt: now(),
    })
    .onConflictDoUpdate({
      target: subscribers.email,
      set: {
        language: sql`case when ${subscribers.state} = 'subscribed' then ${subscribers.language} else excluded.language end`,
        updatedAt: sql`case when ${subscribers.state} = 'subscribed' then ${subscribers.updatedAt} else excluded.updated_at end`,
      },
    })
    .returning()
  if (!kept) throw new Error('An insert that updates returned no row.')
  return kept
}
