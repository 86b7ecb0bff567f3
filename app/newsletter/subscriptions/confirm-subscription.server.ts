import { eq } from 'drizzle-orm'
import { liftStop } from '../../platform/mail-queue/stopped-addresses.server'
import type { Services } from '../../platform/services/services.server'
import { subscribers, tokens } from './newsletter.table.server'
import { queueWelcomeMail } from './newsletter-mail.server'
import { type Actor, recordEvent } from './subscription-history.server'
import { claimToken, findToken, issueToken } from './subscription-tokens.server'

/** `open`: can confirm; `used`: has confirmed; `gone`: unknown or expired. */
export type ConfirmLink = 'open' | 'used' | 'gone'

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
