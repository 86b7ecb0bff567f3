import { eq } from 'drizzle-orm'
import { Refusal } from '../../platform/base/errors'
import type { PasskeyAssertion } from '../factors/factor-input'
import { passkeyRequestOptions, type RelyingParty, verifyPasskeyAssertion } from '../factors/passkeys.server'
import { type AuthServices, setCookie } from './auth.server'
import { createSession } from './create-session.server'
import { findCredentials } from './members.server'
import { credentials, members } from './members.table.server'
import { decoyPassword, verifyPassword } from './password.server'
import { countGuess, limitAttempts, uncountGuess } from './password-guesses.server'
import { beginSecondStep, endStepOf, needsSecondStep } from './second-step.server'
import { endSession, findSession, type Member, presentMember } from './session.server'

export interface Visitor {
  readonly request: Request
  readonly limitBucket: string | null
}

export interface Cookies {
  readonly cookies: Headers
}

/** The member is null while the second step is pending. */
type SignInAnswer = Cookies & ({ readonly member: Member } | { readonly member: null })

/**
 * A wrong password, an unknown and an unverified address get the same response in the same time.
 * Without "remember me" the session ends with the browser or after 12 idle hours, else after 30 days.
 * @throws {Refusal} 401 `sign_in.failed`; 429 `errors.too_many_requests` with `values.seconds`; 503
 */
export async function signIn(
  services: AuthServices,
  input: { email: string; password: string; remember: boolean },
  visitor: Visitor,
): Promise<SignInAnswer> {
  const email = input.email.toLowerCase()
  const { request, limitBucket } = visitor
  await limitAttempts(services, limitBucket)
  const guess = await countGuess(services, 'password', email, request)
  const proven = await checkPassword(services, email, input.password, limitBucket)
  await uncountGuess(services, guess)
  const earlier = await findSession(services, request)
  return services.db.transaction(async (tx) => {
    // Row lock: no password or second-factor change may happen between the check and the new session.
    const [row] = await tx.select().from(members).where(eq(members.id, proven.memberId)).for('update')
    const [stored] = await findCredentials(tx, proven.memberId)
    if (!row || stored?.password !== proven.hash) throw failed()
    const member = presentMember(row)
    if (await needsSecondStep(services, tx, member, request))
      return { member: null, cookies: await beginSecondStep(services, tx, member, input.remember, services.now()) }
    return {
      member,
      cookies: await createSession(services, tx, member, {
        remember: input.remember,
        secondFactor: false,
        earlier,
        request,
      }),
    }
  })
}

export async function signOut(services: AuthServices, request: Request): Promise<Cookies> {
  await endSession(services, request)
  return { cookies: new Headers({ 'set-cookie': setCookie(services, 'session_token', '', 0) }) }
}

/** Unknown accounts are checked against a decoy, for constant time. */
async function checkPassword(
  { db }: AuthServices,
  email: string,
  password: string,
  limitBucket: string | null,
): Promise<{ memberId: string; hash: string }> {
  const [found] = await db
    .select({ memberId: members.id, hash: credentials.password })
    .from(members)
    .innerJoin(credentials, eq(credentials.userId, members.id))
    .where(eq(members.email, email))
  const isRight = await verifyPassword({ hash: found?.hash ?? decoyPassword(), password }, limitBucket)
  if (!found || !isRight) throw failed()
  return found
}

function failed(): Refusal {
  return new Refusal('sign_in.failed', 401)
}

/** WebAuthn request options. @throws {Refusal} 429 */
export async function beginPasskeySignIn(services: AuthServices, limitBucket: string | null) {
  await limitAttempts(services, limitBucket)
  return passkeyRequestOptions(services.db, relyingParty(services), services.now())
}

/** A passkey counts as both factors. @throws {Refusal} 401 `passkeys.failed`; 429 */
export async function signInWithPasskey(
  services: AuthServices,
  { credential, remember }: { credential: PasskeyAssertion; remember: boolean },
  { request, limitBucket }: Visitor,
): Promise<Cookies & { member: Member }> {
  await limitAttempts(services, limitBucket)
  const earlier = await findSession(services, request)
  return services.db.transaction(async (tx) => {
    const id = await verifyPasskeyAssertion(tx, relyingParty(services), credential, services.now())
    const [row] = id === null ? [] : await tx.select().from(members).where(eq(members.id, id)).for('update')
    if (!row) throw new Refusal('passkeys.failed', 401)
    const member = presentMember(row)
    const step = await endStepOf(services, tx, member.id, request)
    const visit = { remember: remember || step.remember, secondFactor: true, earlier, request }
    const cookies = await createSession(services, tx, member, visit)
    for (const cookie of step.cookies.getSetCookie()) cookies.append('set-cookie', cookie)
    return { member, cookies }
  })
}

export function relyingParty({ config }: Pick<AuthServices, 'config'>): RelyingParty {
  return { name: config.site.company.name, origin: new URL(config.publicUrl).origin }
}
