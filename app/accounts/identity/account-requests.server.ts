import { randomUUIDv7 } from 'node:crypto'
import { and, asc, desc, eq, gt } from 'drizzle-orm'
import { Refusal } from '../../platform/base/errors'
import { newMailToken } from '../../platform/base/mail-token.server'
import type { Transaction } from '../../platform/database/database.server'
import { consumeLimit, type RateLimit } from '../../platform/http/rate-limit.server'
import type { Language } from '../../platform/i18n/languages'
import { recipientBucket } from '../../platform/mail-queue/queue-receipt.server'
import type { Services } from '../../platform/services/services.server'
import { queueAccountLink, queueAccountNotice } from './account-mail.server'
import { accountRequests, members, passwordResets, registrations } from './members.table.server'
import { hashPassword, rejectCommonPassword } from './password.server'
import type { Visitor } from './sign-in.server'

const VISITOR_LIMIT: RateLimit = { most: 10, seconds: 60 }
/** Mails per address. Excess mails are dropped silently. */
const ADDRESS_LIMIT: RateLimit = { most: 5, seconds: 3_600 }
const ADDRESS_DAY_LIMIT: RateLimit = { most: 10, seconds: 24 * 3_600 }

/** Link lifetime in milliseconds. */
const VERIFICATION_SPAN = 24 * 3_600_000
const RESET_SPAN = 30 * 60_000

type RequestServices = Pick<Services, 'db' | 'config' | 'now'>

/**
 * Known and unknown addresses take the same work here, so that neither response nor timing tells them apart.
 * @param registration.next path and query on this site to continue to once it is confirmed
 * @throws {InvalidInput} `password`: `validation.password_common`
 * @throws {Refusal} 429; 503
 */
export async function registerMember(
  services: RequestServices,
  registration: { name: string; email: string; password: string; next?: string | null },
  visitor: Pick<Visitor, 'limitBucket'> & { language: Language },
): Promise<void> {
  if (!services.config.site.sections.registration) throw new Refusal('errors.not_found', 404)
  await rejectCommonPassword(registration.password)
  // Check the limit before the expensive hash.
  await limitRequests(services, visitor.limitBucket)
  const password = await hashPassword(registration.password, visitor.limitBucket)
  const { name, email, next } = registration
  await storeRequest(services, { kind: 'registration', email, name, password, next: next ?? null }, visitor)
}

/** Takes the same work for unknown addresses, which get no mail. Unconfirmed ones get their link again. @throws {Refusal} 429 */
export async function requestPasswordReset(
  services: RequestServices,
  { email }: { email: string },
  visitor: Pick<Visitor, 'limitBucket'> & { language: Language },
): Promise<void> {
  await limitRequests(services, visitor.limitBucket)
  await storeRequest(services, { kind: 'reset', email }, visitor)
}

/** @throws {Refusal} 429 */
async function limitRequests(
  { db, now }: Pick<RequestServices, 'db' | 'now'>,
  limitBucket: string | null,
): Promise<void> {
  if (!limitBucket) return
  await db.transaction((tx) => consumeLimit(tx, `account-requests:${limitBucket}`, VISITOR_LIMIT, now()))
}

async function storeRequest(
  { db, now }: RequestServices,
  request: Pick<typeof accountRequests.$inferInsert, 'kind' | 'email' | 'name' | 'password' | 'next'>,
  { language }: { language: Language },
): Promise<void> {
  const email = request.email.toLowerCase()
  await db.insert(accountRequests).values({ ...request, id: randomUUIDv7(), email, language, createdAt: now() })
}

/** Sends the mails for stored requests, oldest first. Safe on several nodes at once. */
export async function processAccountRequests(services: RequestServices, stop?: AbortSignal): Promise<void> {
  while (!stop?.aborted && (await answerNext(services))) {}
}

async function answerNext(services: RequestServices): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    const [request] = await tx
      .select()
      .from(accountRequests)
      .orderBy(asc(accountRequests.createdAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!request) return false
    await tx.delete(accountRequests).where(eq(accountRequests.id, request.id))
    if (await mayGetMail(tx, request.email, services.now())) await answer(tx, services, request)
    return true
  })
}

async function answer(
  tx: Transaction,
  services: RequestServices,
  request: typeof accountRequests.$inferSelect,
): Promise<void> {
  const { email, language, name, password, next } = request
  const createdAt = services.now()
  const [member] = await tx.select().from(members).where(eq(members.email, email))
  const { token, hash: tokenHash } = newMailToken()
  if (request.kind === 'reset' && member) {
    const expiresAt = new Date(createdAt.getTime() + RESET_SPAN)
    await tx.insert(passwordResets).values({ tokenHash, memberId: member.id, expiresAt, createdAt })
    await queueAccountLink(tx, services, 'reset', { ...member, token, validFor: RESET_SPAN })
  } else if (member) {
    await queueAccountNotice(tx, services, 'existing', member)
  } else {
    const registration =
      name !== null && password !== null
        ? { email, name, password, language, next }
        : await latestRegistration(tx, email, createdAt)
    if (!registration) return
    const expiresAt = new Date(createdAt.getTime() + VERIFICATION_SPAN)
    await tx.insert(registrations).values({ ...registration, tokenHash, expiresAt, createdAt })
    await queueAccountLink(tx, services, 'verification', { email, language, token, validFor: VERIFICATION_SPAN })
  }
}

async function latestRegistration(tx: Transaction, email: string, now: Date) {
  const { name, password, language, next } = registrations
  const [latest] = await tx
    .select({ email: registrations.email, name, password, language, next })
    .from(registrations)
    .where(and(eq(registrations.email, email), gt(registrations.expiresAt, now)))
    .orderBy(desc(registrations.createdAt))
    .limit(1)
  return latest
}

async function mayGetMail(tx: Transaction, email: string, now: Date): Promise<boolean> {
  try {
    await consumeLimit(tx, `account-mail:${email}`, ADDRESS_LIMIT, now)
    await consumeLimit(tx, recipientBucket('account-mail-day', email), ADDRESS_DAY_LIMIT, now)
    return true
  } catch (fault) {
    if (fault instanceof Refusal) return false
    throw fault
  }
}
