import { Refusal } from '../../platform/base/errors'
import type { PasskeyRegistration } from '../factors/factor-input'
import { endPasskey, passkeyCreationOptions, storePasskey } from '../factors/passkeys.server'
import { queueAccountNotice } from '../identity/account-mail.server'
import type { AuthServices } from '../identity/auth.server'
import {
  endSessionsOf,
  lockSession,
  markSecondFactorVerified,
  revokeOfficeAccess,
  type Session,
} from '../identity/session.server'
import { type Cookies, relyingParty } from '../identity/sign-in.server'
import { provePassword } from './prove-password.server'

/** @throws {Refusal} 422 `member.wrong_password` of `currentPassword`; 429; 503 */
export async function beginPasskey(services: AuthServices, { member }: Session, password: string, request: Request) {
  await provePassword(services, member, password, request)
  return passkeyCreationOptions(services.db, relyingParty(services), member, services.now())
}

/** Ends the member's other sessions, which lack a second factor. @throws {Refusal} 422 `passkeys.failed` */
export async function addPasskey(
  services: AuthServices,
  session: Session,
  passkey: { name: string; credential: PasskeyRegistration },
): Promise<Cookies> {
  const { id } = session.member
  return services.db.transaction(async (tx) => {
    await lockSession(tx, session)
    if (!(await storePasskey(tx, relyingParty(services), id, passkey, services.now())))
      throw new Refusal('passkeys.failed', 422)
    await endSessionsOf(tx, id, session.id)
    await queueAccountNotice(tx, services, 'passkey_added', session.member)
    return { cookies: await markSecondFactorVerified(services, tx, session) }
  })
}

/** @throws {Refusal} 422 `member.wrong_password` of `currentPassword`; 429; 503 */
export async function removePasskey(
  services: AuthServices,
  session: Session,
  input: { passkey: string; currentPassword: string },
  request: Request,
): Promise<void> {
  const { member } = session
  await provePassword(services, member, input.currentPassword, request)
  await services.db.transaction(async (tx) => {
    await lockSession(tx, session)
    if (!(await endPasskey(tx, member.id, input.passkey))) return
    await revokeOfficeAccess(tx, member.id)
    await queueAccountNotice(tx, services, 'passkey_removed', member)
  })
}
