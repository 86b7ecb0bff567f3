import { randomUUIDv7 } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { Refusal } from '../../platform/base/errors'
import type { Transaction } from '../../platform/database/database.server'
import type { AuthServices } from './auth.server'
import { isBlocked } from './member-standing.server'
import { sessions } from './members.table.server'
import { deviceCookie } from './password-guesses.server'
import { type Member, newSessionToken, type Session, sessionCookie, sessionEnd } from './session.server'

/**
 * Makes the session of a member who has proven all there is to prove, and ends the one that the browser had.
 * @returns its cookies
 * @throws {Refusal} 403 `sign_in.blocked`
 */
export async function enter(
  services: AuthServices,
  tx: Transaction,
  member: Member,
  visit: {
    readonly remember: boolean
    /** When the password was given, if not now. */
    readonly signedInAt?: Date
    /** Proven with more than the password. */
    readonly secondFactor: boolean
    readonly earlier: Session | null
    readonly request: Request
  },
): Promise<Headers> {
  if (await isBlocked(tx, member.id)) throw new Refusal('sign_in.blocked', 403)
  const { remember, secondFactor, earlier, request } = visit
  const token = newSessionToken()
  const createdAt = services.now()
  const { signedInAt = createdAt } = visit
  await tx.insert(sessions).values({
    id: randomUUIDv7(),
    userId: member.id,
    token,
    remembered: remember,
    secondFactorAt: secondFactor ? createdAt : null,
    expiresAt: sessionEnd({ member, remembered: remember, signedInAt }, createdAt),
    // The device's name, which the member reads in the list of sessions.
    userAgent: (request.headers.get('user-agent') ?? '').slice(0, 300),
    createdAt: signedInAt,
    updatedAt: createdAt,
  })
  // Nobody will use it again, except whoever has stolen it.
  if (earlier) await tx.delete(sessions).where(eq(sessions.id, earlier.id))
  const cookies = new Headers()
  cookies.append('set-cookie', await sessionCookie(services, token, remember))
  cookies.append('set-cookie', await deviceCookie(services, tx, 'password', member.email))
  if (secondFactor) cookies.append('set-cookie', await deviceCookie(services, tx, 'code', member.email))
  return cookies
}
