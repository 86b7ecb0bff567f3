import { randomUUIDv7 } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { Refusal } from '../../platform/base/errors'
import type { Transaction } from '../../platform/database/database.server'
import type { AuthServices } from './auth.server'
import { isBlocked } from './member-standing.server'
import { sessions } from './members.table.server'
import { deviceCookie } from './password-guesses.server'
import { type Member, newSessionToken, type Session, sessionCookie, sessionEnd } from './session.server'

/** Creates a session and ends the browser's earlier one. @throws {Refusal} 403 `sign_in.blocked` */
export async function createSession(
  services: AuthServices,
  tx: Transaction,
  member: Member,
  visit: {
    readonly remember: boolean
    readonly signedInAt?: Date
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
    // Shown to the member in the list of sessions.
    userAgent: (request.headers.get('user-agent') ?? '').slice(0, 300),
    createdAt: signedInAt,
    updatedAt: createdAt,
  })
  // The browser has dropped its cookie; only a thief could still use it.
  if (earlier) await tx.delete(sessions).where(eq(sessions.id, earlier.id))
  const cookies = new Headers()
  cookies.append('set-cookie', await sessionCookie(services, token, remember))
  cookies.append('set-cookie', await deviceCookie(services, tx, 'password', member.email))
  if (secondFactor) cookies.append('set-cookie', await deviceCookie(services, tx, 'code', member.email))
  return cookies
}
