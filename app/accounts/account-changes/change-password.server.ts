import type { AuthServices } from '../identity/auth.server'
import { hashPassword, rejectCommonPassword, replacePassword } from '../identity/password.server'
import { deviceCookie, knownDevice } from '../identity/password-guesses.server'
import { lockSession, type Session } from '../identity/session.server'
import type { Cookies } from '../identity/sign-in.server'
import { provePassword } from './prove-password.server'

/**
 * Changes the password, ends other sessions, reset links and known or trusted devices, and notifies the member by mail.
 * @throws {InvalidInput} `password`: `validation.password_common`
 * @throws {Refusal} 422 the current password is wrong; 429; 503
 */
export async function changePassword(
  services: AuthServices,
  session: Pick<Session, 'id' | 'member'>,
  { currentPassword, password }: { currentPassword: string; password: string },
  request: Request,
): Promise<Cookies> {
  const { id, member } = session
  await provePassword(services, member, currentPassword, request)
  await rejectCommonPassword(password)
  const stored = await hashPassword(password, member.id)
  const knowsCode = (await knownDevice(services, 'code', member.email, request)) !== null
  await services.db.transaction(async (tx) => {
    await lockSession(tx, session)
    await replacePassword(tx, services, member, stored, id)
  })
  const cookies = new Headers()
  for (const guessed of knowsCode ? (['password', 'code'] as const) : (['password'] as const))
    cookies.append('set-cookie', await deviceCookie(services, services.db, guessed, member.email))
  return { cookies }
}
