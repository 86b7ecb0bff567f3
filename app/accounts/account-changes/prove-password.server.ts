import { Refusal } from '../../platform/base/errors'
import type { AuthServices } from '../identity/auth.server'
import { findCredentials } from '../identity/members.server'
import { verifyPassword } from '../identity/password.server'
import { countGuess, uncountGuess } from '../identity/password-guesses.server'
import type { Member } from '../identity/session.server'

/**
 * Verifies the password again, in case the session was left open or stolen. Counts as a guess, as at sign-in.
 * @throws {Refusal} 422 `member.wrong_password` of `currentPassword`; 429; 503
 */
export async function provePassword(
  services: AuthServices,
  { id, email }: Pick<Member, 'id' | 'email'>,
  password: string,
  request: Request,
): Promise<void> {
  const guess = await countGuess(services, 'password', email, request)
  const [stored] = await findCredentials(services.db, id)
  if (!stored || !(await verifyPassword({ hash: stored.password, password }, id)))
    throw new Refusal('member.wrong_password', 422, { field: 'currentPassword' })
  await uncountGuess(services, guess)
}
