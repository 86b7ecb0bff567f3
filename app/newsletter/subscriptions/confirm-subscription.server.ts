import { eq } from 'drizzle-orm'
import { liftStop } from '../../platform/mail-queue/stopped-addresses.server'
import type { Services } from '../../platform/services/services.server'
import { subscribers, tokens } from './newsletter.table.server'
import { queueWelcomeMail } from './newsletter-mail.server'
import { type Actor, recordEvent } from './subscription-history.server'
import { claimToken, findToken, issueToken } from './subscription-tokens.server'

/** What a link that confirms is good for: `open` it does, `used` it did, `gone` it is unknown or too old. */
export type ConfirmLink = 'open' | 'used' | 'gone'

/** What the link with this secret is good for. */
export async function findConfirmLink(services: Pick<Services, 'db' | 'now'>, secret: string): Promise<ConfirmLink> {
  return linkOf(await findToken(services.db, secret, 'confirm'), services.now())
}

/**
 * Subscribes whoever holds the secret of a mail that confirms, once, and queues the mail that welcomes them.
 * @returns the secret of their preferences; or null when the link is good for nothing more
 */
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
    // What they wanted before, they want no more; and whoever reads a mail there is there.
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
