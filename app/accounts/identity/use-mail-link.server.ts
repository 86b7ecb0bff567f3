import { and, eq, gt, lt } from 'drizzle-orm'
import { Refusal } from '../../platform/base/errors'
import { mailTokenHash } from '../../platform/base/mail-token.server'
import type { AuthServices } from './auth.server'
import { enter } from './enter.server'
import { holdAddress } from './member-address.server'
import { findMember, makeMember } from './members.server'
import { members, passwordResets, registrations, sessions } from './members.table.server'
import { hashPassword, refuseCommonPassword, verifyPassword } from './password.server'
import { deviceCookie, forgetGuess, takeGuess } from './password-guesses.server'
import { replacePassword } from './replace-password.server'
import { findSession } from './session.server'
import type { Cookies } from './sign-in.server'

/** The registration behind a verification link, or null: it has ended. */
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
 * Makes the account of a registration, whose address the link of the mail has proven. Only by POST: mail programs open links to
 * look at them; and only by the password that was chosen: anybody can register anybody's address, and the owner of the mailbox
 * must not make an account of it whose password is somebody else's. Who gives both has signed in.
 * Of several registrations of one address the first that is confirmed becomes the account, and the others end.
 * @returns the cookies of the session and of the device, which is a known one from now on
 * @throws {Refusal} 410 `account_link.ended`: used, too old, or never ours; 422 `accounts.not_chosen` of `password`: the link still
 * works; 429; 503
 */
export async function verifyMember(
  services: AuthServices,
  { token, password }: { token: string; password: string },
  request: Request,
): Promise<Cookies> {
  const now = services.now()
  const known = await findRegistration(services, token)
  if (!known) throw linkEnded()
  const guess = await takeGuess(services, 'password', known.email, request)
  if (!(await verifyPassword({ hash: known.password, password }, known.email)))
    throw new Refusal('accounts.not_chosen', 422, { field: 'password' })
  await forgetGuess(services, guess)
  const earlier = await findSession(services, request)
  return services.db.transaction(async (tx) => {
    // Registrations of one address take turns: each ends the others.
    await holdAddress(tx, known.email)
    const [registration] = await tx
      .delete(registrations)
      .where(and(eq(registrations.tokenHash, mailTokenHash(token)), gt(registrations.expiresAt, now)))
      .returning()
    if (!registration) throw linkEnded()
    const { email, name, language, password: stored } = registration
    const standing = services.config.site.members.approval ? 'new' : 'approved'
    const made = await makeMember(tx, { email, name, language, role: 'member', standing, password: stored }, now)
    if (!made) throw linkEnded()
    await tx.delete(registrations).where(eq(registrations.email, email))
    const member = await findMember(tx, email)
    if (!member) throw linkEnded()
    return { cookies: await enter(services, tx, member, { remember: false, secondFactor: false, earlier, request }) }
  })
}

/** Whose password a reset link would set, for the page behind it; null: it has ended. */
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
 * Sets a new password by the link of a mail, which works once and for 30 minutes. Ends every session of the member and every
 * other such link, and tells the member by mail.
 * @returns the cookie that makes the device a known one; the member signs in afterwards
 * @throws {InvalidInput} `password`: `validation.password_common`; the link still works
 * @throws {Refusal} 410 `account_link.ended`: used, too old, or never ours; 429; 503
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
  const stored = await hashPassword(password, memberId)
  const now = services.now()
  const email = await services.db.transaction(async (tx) => {
    // Links of one member take turns: each ends the others.
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

/** Forgets sessions and links that have ended. */
export async function sweepEnded({ db, now }: Pick<AuthServices, 'db' | 'now'>): Promise<void> {
  for (const table of [sessions, registrations, passwordResets])
    await db.delete(table).where(lt(table.expiresAt, now()))
}

function linkEnded(): Refusal {
  return new Refusal('account_link.ended', 410)
}
