import { and, eq, gt, isNull, lt, or } from 'drizzle-orm'
import { Refusal } from '../../platform/base/errors'
import { mailTokenHash, newMailToken } from '../../platform/base/mail-token.server'
import type { Transaction } from '../../platform/database/database.server'
import { consumeLimit, isWithinLimit, type RateLimit } from '../../platform/http/rate-limit.server'
import type { Services } from '../../platform/services/services.server'
import { queueAccountLink, queueAccountNotice } from '../identity/account-mail.server'
import type { AuthServices } from '../identity/auth.server'
import { changeMemberEmail, findMember, findMemberById } from '../identity/members.server'
import type { Member } from '../identity/session.server'
import { linkEnded } from '../identity/use-mail-link.server'
import { emailChanges } from './email-changes.table.server'
import { provePassword } from './prove-password.server'

const MEMBER_LIMIT: RateLimit = { most: 5, seconds: 3_600 }
/** Mails to an address that is not the member's own. Excess mails are dropped silently. */
const ADDRESS_LIMIT: RateLimit = { most: 5, seconds: 3_600 }
/** Lifetime of both links, in milliseconds. */
const SPAN = 24 * 3_600_000

export interface EmailChange {
  readonly newEmail: string
  readonly oldConfirmed: boolean
  readonly newConfirmed: boolean
  readonly expiresAt: Date
}

/**
 * Mails links to both addresses. An address that has an account gets a notice instead, which the response does not reveal.
 * @throws {Refusal} 422 the address is already the member's, or the password is wrong; 429; 503
 */
export async function requestEmailChange(
  services: AuthServices,
  member: Member,
  { newEmail, currentPassword }: { newEmail: string; currentPassword: string },
  request: Request,
): Promise<void> {
  if (newEmail === member.email) throw new Refusal('member.same_email', 422, { field: 'newEmail' })
  await provePassword(services, member, currentPassword, request)
  const createdAt = services.now()
  const expiresAt = new Date(createdAt.getTime() + SPAN)
  const [old, fresh] = [newMailToken(), newMailToken()]
  const change = {
    newEmail,
    oldTokenHash: old.hash,
    newTokenHash: fresh.hash,
    oldConfirmedAt: null,
    newConfirmedAt: null,
    expiresAt,
    createdAt,
  }
  await services.db.transaction(async (tx) => {
    await consumeLimit(tx, `email-change:${member.id}`, MEMBER_LIMIT, createdAt)
    await tx
      .insert(emailChanges)
      .values({ ...change, memberId: member.id })
      .onConflictDoUpdate({ target: emailChanges.memberId, set: change })
    await queueAccountLink(tx, services, 'email_old', { ...member, newEmail, token: old.token, validFor: SPAN })
    if (!(await isWithinLimit(tx, `account-mail:${newEmail}`, ADDRESS_LIMIT, createdAt))) return
    const taken = await findMember(tx, newEmail)
    if (taken) await queueAccountNotice(tx, services, 'existing', taken)
    else
      await queueAccountLink(tx, services, 'email_new', {
        ...member,
        email: newEmail,
        token: fresh.token,
        validFor: SPAN,
      })
  })
}

export async function findEmailChange(
  { db, now }: Pick<Services, 'db' | 'now'>,
  memberId: string,
): Promise<EmailChange | null> {
  const [row] = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.memberId, memberId), gt(emailChanges.expiresAt, now())))
  if (!row) return null
  const { newEmail, oldConfirmedAt, newConfirmedAt, expiresAt } = row
  return { newEmail, oldConfirmed: oldConfirmedAt !== null, newConfirmed: newConfirmedAt !== null, expiresAt }
}

export async function withdrawEmailChange({ db }: Pick<Services, 'db'>, memberId: string): Promise<void> {
  await db.delete(emailChanges).where(eq(emailChanges.memberId, memberId))
}

export async function findEmailChangeLink(
  { db, now }: Pick<Services, 'db' | 'now'>,
  token: string,
): Promise<{ oldEmail: string; newEmail: string } | null> {
  const [change] = await db
    .select()
    .from(emailChanges)
    .where(isOpen(mailTokenHash(token), now()))
  const member = change && (await findMemberById(db, change.memberId))
  return member ? { oldEmail: member.email, newEmail: change.newEmail } : null
}

/**
 * Confirms for one address, once; after the second the change is made. POST only: mail programs prefetch links.
 * @throws {Refusal} 410 `account_link.ended`: used, expired or unknown, or the new address has an account by now
 */
export async function confirmEmailChange(services: AuthServices, token: string): Promise<'waiting' | 'changed'> {
  const hash = mailTokenHash(token)
  const now = services.now()
  return services.db.transaction(async (tx) => {
    const [change] = await tx.select().from(emailChanges).where(isOpen(hash, now)).for('update')
    if (!change) throw linkEnded()
    const confirmed = hash === change.oldTokenHash ? { oldConfirmedAt: now } : { newConfirmedAt: now }
    if (change.oldConfirmedAt === null && change.newConfirmedAt === null) {
      await tx.update(emailChanges).set(confirmed).where(eq(emailChanges.memberId, change.memberId))
      return 'waiting'
    }
    await tx.delete(emailChanges).where(eq(emailChanges.memberId, change.memberId))
    await move(tx, services, change)
    return 'changed'
  })
}

export async function sweepEmailChanges({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, now()))
}

async function move(
  tx: Transaction,
  services: AuthServices,
  { memberId, newEmail }: { memberId: string; newEmail: string },
): Promise<void> {
  const member = await changeMemberEmail(tx, memberId, newEmail, services.now())
  if (!member) throw linkEnded()
  await queueAccountNotice(tx, services, 'email_changed', { ...member, newEmail })
  await queueAccountNotice(tx, services, 'email_changed', { ...member, email: newEmail })
}

function isOpen(hash: string, now: Date) {
  return and(
    gt(emailChanges.expiresAt, now),
    or(
      and(eq(emailChanges.oldTokenHash, hash), isNull(emailChanges.oldConfirmedAt)),
      and(eq(emailChanges.newTokenHash, hash), isNull(emailChanges.newConfirmedAt)),
    ),
  )
}
