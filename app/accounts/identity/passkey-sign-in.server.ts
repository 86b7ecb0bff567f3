import { eq } from 'drizzle-orm'
import { Refusal } from '../../platform/base/errors'
import type { PasskeyAssertion } from '../factors/passkey-input'
import { passkeyRequestOptions, type RelyingParty, verifyPasskeyAssertion } from '../factors/passkeys.server'
import type { AuthServices } from './auth.server'
import { createSession } from './create-session.server'
import { members } from './members.table.server'
import { limitAttempts } from './password-guesses.server'
import { endStepOf } from './second-step.server'
import { findSession, type Member, presentMember } from './session.server'
import type { Cookies, Visitor } from './sign-in.server'

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
