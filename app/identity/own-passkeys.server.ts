import { eq } from 'drizzle-orm'
import type { MadePasskey, PasskeyProof } from '../factors/passkey-input'
import {
  askForPasskey,
  askForProof,
  endPasskey,
  findProver,
  keepPasskey,
  namePasskey,
  type Party,
} from '../factors/passkeys.server'
import { Refusal } from '../platform/errors'
import { queueFactorMail } from './account-mail.server'
import type { AuthServices } from './auth.server'
import { enter } from './enter.server'
import { members } from './members.table.server'
import { closeOffice } from './own-codes.server'
import { endSessionsOf, holdSession } from './own-sessions.server'
import { limitAttempts } from './password-guesses.server'
import { provePassword } from './prove-password.server'
import { endStepOf } from './second-step.server'
import { findSession, type Member, presentMember, type Session, showSecondFactor } from './session.server'
import type { Cookies, Visitor } from './sign-in.server'

/**
 * Begins to make a passkey: only for who gives the password once more.
 * @returns what the browser needs
 * @throws {Refusal} 422 `member.wrong_password` of `currentPassword`; 429; 503
 */
export async function beginPasskey(services: AuthServices, { member }: Session, password: string, request: Request) {
  await provePassword(services, member, password, request)
  return askForPasskey(services.db, partyOf(services), member, services.now())
}

/**
 * Keeps the passkey that was made, ends the member's other sessions, which have proven less, and tells the member by mail.
 * @returns the session's new cookie
 * @throws {Refusal} 422 `passkeys.failed`
 */
export async function addPasskey(
  services: AuthServices,
  session: Session,
  passkey: { name: string; credential: MadePasskey },
): Promise<Cookies> {
  const { id } = session.member
  return services.db.transaction(async (tx) => {
    await holdSession(tx, session)
    if (!(await keepPasskey(tx, partyOf(services), id, passkey, services.now()))) throw failed(422)
    await endSessionsOf(tx, id, session.id)
    await queueFactorMail(tx, services, 'passkey_added', session.member)
    return { cookies: await showSecondFactor(services, tx, session) }
  })
}

/** Takes a passkey away, and tells the member by mail. @throws {Refusal} 422 `member.wrong_password` of `currentPassword`; 429; 503 */
export async function removePasskey(
  services: AuthServices,
  session: Session,
  input: { passkey: string; currentPassword: string },
  request: Request,
): Promise<void> {
  const { member } = session
  await provePassword(services, member, input.currentPassword, request)
  await services.db.transaction(async (tx) => {
    await holdSession(tx, session)
    if (!(await endPasskey(tx, member.id, input.passkey))) return
    await closeOffice(tx, member.id)
    await queueFactorMail(tx, services, 'passkey_removed', member)
  })
}

/** Calls a passkey of a member by another name. */
export function renamePasskey(
  { db }: Pick<AuthServices, 'db'>,
  { member }: Session,
  { passkey, name }: { passkey: string; name: string },
): Promise<void> {
  return namePasskey(db, member.id, passkey, name)
}

/** What the browser needs to sign in with a passkey. @throws {Refusal} 429 */
export async function beginPasskeySignIn(services: AuthServices, limitBucket: string | null) {
  await limitAttempts(services, limitBucket)
  return askForProof(services.db, partyOf(services), services.now())
}

/**
 * Signs in with a passkey, which is both factors: the device, and what unlocks it. Who has given the password before is
 * remembered if that was asked for there.
 * @throws {Refusal} 401 `passkeys.failed`; 429
 */
export async function signInWithPasskey(
  services: AuthServices,
  { credential, remember }: { credential: PasskeyProof; remember: boolean },
  { request, limitBucket }: Visitor,
): Promise<Cookies & { member: Member }> {
  await limitAttempts(services, limitBucket)
  const earlier = await findSession(services, request)
  return services.db.transaction(async (tx) => {
    const id = await findProver(tx, partyOf(services), credential, services.now())
    const [row] = id === null ? [] : await tx.select().from(members).where(eq(members.id, id)).for('update')
    if (!row) throw failed(401)
    const member = presentMember(row)
    const step = await endStepOf(services, tx, member.id, request)
    const visit = { remember: remember || step.remember, secondFactor: true, earlier, request }
    const cookies = await enter(services, tx, member, visit)
    for (const cookie of step.cookies.getSetCookie()) cookies.append('set-cookie', cookie)
    return { member, cookies }
  })
}

function partyOf({ config }: AuthServices): Party {
  return { name: config.site.company.name, origin: new URL(config.publicUrl).origin }
}

function failed(status: 401 | 422): Refusal {
  return new Refusal('passkeys.failed', status)
}
