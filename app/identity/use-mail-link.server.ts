import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { Refusal } from '../platform/errors'
import { queuePasswordChangedMail } from './account-mail.server'
import type { AuthServices } from './auth.server'
import { mailTokenHash } from './mail-token.server'
import { makeMember } from './members.server'
import { credentials, members, passwordResets, registrations, sessions } from './members.table.server'
import { hashPassword, refuseCommonPassword } from './password.server'
import { deviceCookie } from './password-guesses.server'
import type { Cookies } from './sign-in.server'

/** What the page behind a verification link shows, so that people see what they are about to confirm. */
export async function findRegistration(
  { db, now }: Pick<AuthServices, 'db' | 'now'>,
  token: string,
): Promise<{ name: string; email: string } | null> {
  const [found] = await db
    .select({ name: registrations.name, email: registrations.email })
    .from(registrations)
    .where(and(eq(registrations.tokenHash, mailTokenHash(token)), gt(registrations.expiresAt, now())))
  return found ?? null
}

/**
 * Makes the account of a registration, whose address the link of the mail has proven. Only by POST: mail programs open links to
 * look at them. Of several registrations of one address the first that is confirmed becomes the account, and the others end.
 * The member signs in afterwards: whoever opened the link need not be the one who chose the password.
 * @returns the address, and the cookie that makes the device a known one
 * @throws {Refusal} 410 `account_link.ended`: used, too old, or never ours
 */
export async function verifyMember(services: AuthServices, token: string): Promise<Cookies & { email: string }> {
  const now = services.now()
  const known = await findRegistration(services, token)
  if (!known) throw linkEnded()
  const email = await services.db.transaction(async (tx) => {
    // Registrations of one address take turns: each ends the others.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`registration ${known.email}`}, 0))`)
    const [registration] = await tx
      .delete(registrations)
      .where(and(eq(registrations.tokenHash, mailTokenHash(token)), gt(registrations.expiresAt, now)))
      .returning()
    if (!registration) throw linkEnded()
    const { email, name, language, password } = registration
    if (!(await makeMember(tx, { email, name, language, role: 'member', password }, now))) throw linkEnded()
    await tx.delete(registrations).where(eq(registrations.email, email))
    return email
  })
  return { email, cookies: new Headers({ 'set-cookie': await deviceCookie(services, email) }) }
}

/** Whose password a reset link would set, for the page behind it; null: it has ended. */
export async function findReset(
  { db, now }: Pick<AuthServices, 'db' | 'now'>,
  token: string,
): Promise<{ memberId: string } | null> {
  const [found] = await db
    .select({ memberId: passwordResets.memberId })
    .from(passwordResets)
    .where(and(eq(passwordResets.tokenHash, mailTokenHash(token)), gt(passwordResets.expiresAt, now())))
  return found ?? null
}

/**
 * Sets a new password by the link of a mail, which works once and for 30 minutes. Ends every session of the member and every
 * other such link, and tells the member by mail.
 * @returns the cookie that makes the device a known one; the member signs in afterwards
 * @throws {InvalidInput} `password`: `validation.password_common`; the link still works
 * @throws {Refusal} 410 `account_link.ended`: used, too old, or never ours; 503
 */
export async function resetPassword(
  services: AuthServices,
  { token, password }: { token: string; password: string },
): Promise<Cookies> {
  // Nobody gets a password hashed with a link that is none.
  const open = await findReset(services, token)
  if (!open) throw linkEnded()
  const { memberId } = open
  await refuseCommonPassword(password)
  const stored = await hashPassword(password)
  const now = services.now()
  const email = await services.db.transaction(async (tx) => {
    // Links of one member take turns: each ends the others.
    const [member] = await tx.select().from(members).where(eq(members.id, memberId)).for('update')
    const used = await tx
      .delete(passwordResets)
      .where(and(eq(passwordResets.tokenHash, mailTokenHash(token)), gt(passwordResets.expiresAt, now)))
      .returning({ memberId: passwordResets.memberId })
    if (!member || used.length === 0) throw linkEnded()
    await tx.update(credentials).set({ password: stored, updatedAt: now }).where(eq(credentials.userId, member.id))
    await tx.delete(sessions).where(eq(sessions.userId, member.id))
    await tx.delete(passwordResets).where(eq(passwordResets.memberId, member.id))
    await queuePasswordChangedMail(tx, services, member)
    return member.email
  })
  return { cookies: new Headers({ 'set-cookie': await deviceCookie(services, email) }) }
}

/** Forgets sessions and links that have ended. */
export async function sweepEnded({ db, now }: Pick<AuthServices, 'db' | 'now'>): Promise<void> {
  for (const table of [sessions, registrations, passwordResets])
    await db.delete(table).where(lt(table.expiresAt, now()))
}

function linkEnded(): Refusal {
  return new Refusal('account_link.ended', 410)
}
