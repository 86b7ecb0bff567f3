import { and, eq, gt, lt } from 'drizzle-orm'
import { Refusal } from '../../platform/base/errors'
import { mailTokenHash } from '../../platform/base/mail-token.server'
import type { AuthServices } from './auth.server'
import { createSession } from './create-session.server'
import { findMember, lockAddress, makeMember } from './members.server'
import { members, passwordResets, registrations, sessions } from './members.table.server'
import { hashPassword, rejectCommonPassword, replacePassword, verifyPassword } from './password.server'
import { countGuess, deviceCookie, uncountGuess } from './password-guesses.server'
import { findSession } from './session.server'
import type { Cookies } from './sign-in.server'

export async function findRegistration(
  { db, now }: Pick<AuthServices, 'db' | 'now'>,
  token: string,
): Promise<{ email: string; password: string } | null> {
  const [found] = await db
    .select({ email: registrations.email, password: registrations.password })
    .from(registrations)
    .where(and(eq(registrations.tokenHash, mailTokenHash(token)), gt(registrations.expiresAt, now())))
  return found ?? null
}

/**
 * POST only: mail programs prefetch links. Requires the chosen password, or the mailbox owner could confirm an account that
 * a stranger registered with the stranger's password. The first confirmed registration of an address ends the others.
 * @returns `next` path and query on this site where the visitor registered
 * @throws {Refusal} 410 `account_link.ended`; 422 `accounts.not_chosen` of `password`: the link still works; 429; 503
 */
export async function verifyMember(
  services: AuthServices,
  { token, password }: { token: string; password: string },
  request: Request,
): Promise<Cookies & { next: string | null }> {
  const now = services.now()
  const known = await findRegistration(services, token)
  if (!known) throw linkEnded()
  const guess = await countGuess(services, 'password', known.email, request)
  if (!(await verifyPassword({ hash: known.password, password }, known.email)))
    throw new Refusal('accounts.not_chosen', 422, { field: 'password' })
  await uncountGuess(services, guess)
  const earlier = await findSession(services, request)
  return services.db.transaction(async (tx) => {
    // Serialize registrations of one address: each ends the others.
    await lockAddress(tx, known.email)
    const [registration] = await tx
      .delete(registrations)
      .where(and(eq(registrations.tokenHash, mailTokenHash(token)), gt(registrations.expiresAt, now)))
      .returning()
    if (!registration) throw linkEnded()
    const { email, name, language, password: stored, next } = registration
    const standing = services.config.site.members.approval ? 'new' : 'approved'
    const made = await makeMember(tx, { email, name, language, role: 'member', standing, password: stored }, now)
    const member = made ? await findMember(tx, email) : null
    if (!member) throw linkEnded()
    await tx.delete(registrations).where(eq(registrations.email, email))
    return {
      cookies: await createSession(services, tx, member, { remember: false, secondFactor: false, earlier, request }),
      next,
    }
  })
}

export async function findReset(
  { db, now }: Pick<AuthServices, 'db' | 'now'>,
  token: string,
): Promise<{ memberId: string; email: string } | null> {
  const [found] = await db
    .select({ memberId: members.id, email: members.email })
    .from(passwordResets)
    .innerJoin(members, eq(members.id, passwordResets.memberId))
    .where(and(eq(passwordResets.tokenHash, mailTokenHash(token)), gt(passwordResets.expiresAt, now())))
  return found ?? null
}

/**
 * Ends all sessions and other reset links, and notifies the member, who still has to sign in.
 * @throws {InvalidInput} `password`: `validation.password_common`; the link still works
 * @throws {Refusal} 410 `account_link.ended`: used, expired or unknown; 429; 503
 */
export async function resetPassword(
  services: AuthServices,
  { token, password }: { token: string; password: string },
): Promise<Cookies> {
  // Check the link before the expensive hash.
  const open = await findReset(services, token)
  if (!open) throw linkEnded()
  const { memberId } = open
  await rejectCommonPassword(password)
  const stored = await hashPassword(password, memberId)
  const now = services.now()
  const email = await services.db.transaction(async (tx) => {
    // Serialize reset links of one member: each ends the others.
    const [member] = await tx.select().from(members).where(eq(members.id, memberId)).for('update')
    const used = await tx
      .delete(passwordResets)
      .where(and(eq(passwordResets.tokenHash, mailTokenHash(token)), gt(passwordResets.expiresAt, now)))
      .returning({ memberId: passwordResets.memberId })
    if (!member || used.length === 0) throw linkEnded()
    await replacePassword(tx, services, member, stored)
    return member.email
  })
  return { cookies: new Headers({ 'set-cookie': await deviceCookie(services, services.db, 'password', email) }) }
}

export async function sweepEnded({ db, now }: Pick<AuthServices, 'db' | 'now'>): Promise<void> {
  for (const table of [sessions, registrations, passwordResets])
    await db.delete(table).where(lt(table.expiresAt, now()))
}

export function linkEnded(): Refusal {
  return new Refusal('account_link.ended', 410)
}
