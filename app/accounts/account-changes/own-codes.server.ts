import { Refusal } from '../../platform/base/errors'
import type { Transaction } from '../../platform/database/database.server'
import { acceptRecoveryCode, isRecoveryCode, makeRecoveryCodes } from '../factors/recovery-codes.server'
import { acceptTotp, beginTotp, confirmTotp, endTotp, findTotpSetup, type TotpSetup } from '../factors/totp.server'
import { queueAccountNotice } from '../identity/account-mail.server'
import type { AuthServices } from '../identity/auth.server'
import { countGuess, uncountGuess } from '../identity/password-guesses.server'
import {
  endSessionsOf,
  lockSession,
  markSecondFactorVerified,
  revokeOfficeAccess,
  type Session,
} from '../identity/session.server'
import type { Cookies } from '../identity/sign-in.server'
import { provePassword } from './prove-password.server'

/** @throws {Refusal} 422 `member.wrong_password` of `currentPassword`; 409 `second_factor.is_on`; 429; 503 */
export async function beginTotpSetup(
  services: AuthServices,
  { member }: Session,
  password: string,
  request: Request,
): Promise<TotpSetup> {
  await provePassword(services, member, password, request)
  const begun = await services.db.transaction((tx) => beginTotp(tx, member.id, services.now()))
  const setup = begun && (await findPendingTotpSetup(services, member))
  if (!setup) throw new Refusal('second_factor.is_on', 409)
  return setup
}

/** Show the secret only right after the password was verified, or to a client that already has it. */
export function findPendingTotpSetup(services: AuthServices, member: Session['member']): Promise<TotpSetup | null> {
  const names = { issuer: services.config.site.company.name, account: member.email }
  return findTotpSetup(services.db, member.id, names)
}

/** Ends the member's other sessions, which lack a second factor. @throws {Refusal} 422 `second_step.failed` of `code` */
export async function confirmTotpSetup(
  services: AuthServices,
  session: Session,
  code: string,
): Promise<Cookies & { codes: string[] }> {
  const { member } = session
  return services.db.transaction(async (tx) => {
    await lockSession(tx, session)
    if (!(await confirmTotp(tx, member.id, code, services.now()))) throw wrongCode()
    await endSessionsOf(tx, member.id, session.id)
    const cookies = await markSecondFactorVerified(services, tx, session)
    await queueAccountNotice(tx, services, 'codes_on', member)
    return { codes: await makeRecoveryCodes(tx, member.id), cookies }
  })
}

/** @throws {Refusal} 422 of `currentPassword` or `code`; 429; 503 */
export function renewRecoveryCodes(
  services: AuthServices,
  session: Session,
  proof: { currentPassword: string; code: string },
  request: Request,
): Promise<string[]> {
  return withBothProofs(services, session, proof, request, async (tx) => {
    await queueAccountNotice(tx, services, 'codes_renewed', session.member)
    return makeRecoveryCodes(tx, session.member.id)
  })
}

/** Without a passkey a team member loses office access. @throws {Refusal} 422 of `currentPassword` or `code`; 429; 503 */
export function turnOffTotp(
  services: AuthServices,
  session: Session,
  proof: { currentPassword: string; code: string },
  request: Request,
): Promise<void> {
  return withBothProofs(services, session, proof, request, async (tx) => {
    await endTotp(tx, session.member.id)
    await revokeOfficeAccess(tx, session.member.id)
    await queueAccountNotice(tx, services, 'codes_off', session.member)
  })
}

async function withBothProofs<Result>(
  services: AuthServices,
  session: Session,
  { currentPassword, code }: { currentPassword: string; code: string },
  request: Request,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const { member } = session
  await provePassword(services, member, currentPassword, request)
  const guess = isRecoveryCode(code) ? null : await countGuess(services, 'code', member.email, request)
  const result = await services.db.transaction(async (tx) => {
    await lockSession(tx, session)
    const accepted = guess
      ? await acceptTotp(tx, member.id, code, services.now())
      : await acceptRecoveryCode(tx, member.id, code)
    if (!accepted) throw wrongCode()
    return work(tx)
  })
  if (guess) await uncountGuess(services, guess)
  return result
}

function wrongCode(): Refusal {
  return new Refusal('second_step.failed', 422, { field: 'code' })
}
