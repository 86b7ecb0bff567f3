import { hash, randomUUIDv7 } from 'node:crypto'
import type { Transaction } from '../../platform/database/database.server'
import type { Language } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import type { Services } from '../../platform/services/services.server'
import { consents, events } from './newsletter.table.server'

export interface Actor {
  readonly language: Language
  /** IPv6 truncated to 64 bits; null for the local machine. */
  readonly network: string | null
}

type Event = Pick<typeof events.$inferInsert, 'subscriberId' | 'kind' | 'data'>

/** Adds a history entry. A consent text is stored once, verbatim. */
export async function recordEvent(
  tx: Transaction,
  services: Pick<Services, 'config' | 'now'>,
  event: Event,
  actor: Actor,
): Promise<void> {
  const createdAt = services.now()
  const agrees = event.kind === 'asked' || event.kind === 'confirmed' || event.kind === 'resubscribed'
  const consentVersion = agrees ? await keepConsent(tx, services, actor.language) : null
  await tx.insert(events).values({ ...event, ...actor, id: randomUUIDv7(), consentVersion, createdAt })
}

async function keepConsent(
  tx: Transaction,
  { config, now }: Pick<Services, 'config' | 'now'>,
  language: Language,
): Promise<string> {
  const text = translatorOf(language)('newsletter.consent', { company: config.site.company.name })
  const version = hash('sha256', `${language}\n${text}`, 'hex')
  await tx.insert(consents).values({ version, language, text, createdAt: now() }).onConflictDoNothing()
  return version
}
