import { eq } from 'drizzle-orm'
import { Refusal } from '../../platform/base/errors'
import { mailTokenHash, newMailToken } from '../../platform/base/mail-token.server'
import type { Transaction } from '../../platform/database/database.server'
import { findFactors, hasFactor } from '../factors/factors.server'
import { acceptRecoveryCode, isRecoveryCode } from '../factors/recovery-codes.server'
import { endStep, findStep, storeStep } from '../factors/steps.server'
import { acceptTotp } from '../factors/totp.server'
import { type AuthServices, isSignature, readCookie, setCookie, signatureOf } from './auth.server'
import { createSession } from './create-session.server'
import { findMemberById } from './members.server'
import { members } from './members.table.server'
import { countGuess, limitAttempts, passwordFingerprint, uncountGuess } from './password-guesses.server'
import { findSession, type Member, presentMember, type Session } from './session.server'
import type { Cookies, Visitor } from './sign-in.server'

const STEP_SPAN = 10 * 60

/** Seconds a trusted device skips the code. */
const TRUST_SPAN = 30 * 24 * 3_600

export interface SecondStep {
  readonly email: string
  readonly code: boolean
  readonly passkey: boolean
  readonly mayTrust: boolean
}

/** Whether the password alone is not enough: the member uses TOTP on an untrusted device, or is in the team and has any second factor. */
export async function needsSecondStep(
  services: AuthServices,
  tx: Transaction,
  member: Member,
  request: Request,
): Promise<boolean> {
  const { totpSince, passkeys } = await findFactors(tx, member.id)
  if (member.role === 'team') return totpSince !== null || passkeys > 0
  return totpSince !== null && !(await isTrusted(services, tx, member, totpSince, request))
}

export async function beginSecondStep(
  services: AuthServices,
  tx: Transaction,
  member: Member,
  remember: boolean,
  signedInAt: Date,
): Promise<Headers> {
  const { token, hash: tokenHash } = newMailToken()
  const expiresAt = new Date(services.now().getTime() + STEP_SPAN * 1_000)
  await storeStep(tx, { tokenHash, memberId: member.id, remember, signedInAt, expiresAt })
  return new Headers({ 'set-cookie': stepCookie(services, token, STEP_SPAN) })
}

/** For a session without a recent second factor. @returns the step's cookie; null if the member has no second factor */
export async function stepUpSession(
  services: AuthServices,
  { member, remembered, signedInAt }: Session,
): Promise<Headers | null> {
  return services.db.transaction(async (tx) =>
    (await hasFactor(tx, member.id)) ? beginSecondStep(services, tx, member, remembered, signedInAt) : null,
  )
}

/** Ends the pending step of a sign-in completed by passkey; returns its "remember me" and the cookie to clear. */
export async function endStepOf(
  services: AuthServices,
  tx: Transaction,
  memberId: string,
  request: Request,
): Promise<Cookies & { remember: boolean }> {
  const token = stepToken(services, request)
  if (token === null) return { remember: false, cookies: new Headers() }
  const step = await endStep(tx, mailTokenHash(token), services.now())
  const cookies = new Headers({ 'set-cookie': stepCookie(services, '', 0) })
  return { remember: step?.memberId === memberId && step.remember, cookies }
}

export async function findSecondStep(services: AuthServices, request: Request): Promise<SecondStep | null> {
  const token = stepToken(services, request)
  if (token === null) return null
  const step = await findStep(services.db, mailTokenHash(token), services.now())
  const member = step && (await findMemberById(services.db, step.memberId))
  if (!member) return null
  const { totpSince, passkeys } = await findFactors(services.db, member.id)
  const { email, role } = member
  return { email, code: totpSince !== null, passkey: passkeys > 0, mayTrust: role !== 'team' }
}

/**
 * Accepts a TOTP or recovery code once. `trust` skips the code on this device for 30 days; ignored for the team.
 * @throws {Refusal} 401 `second_step.ended`: the password is needed again; 422 `second_step.failed` of `code`; 429
 */
export async function finishSignIn(
  services: AuthServices,
  input: { code: string; trust: boolean },
  visitor: Visitor,
): Promise<Cookies & { member: Member }> {
  const { request, limitBucket } = visitor
  await limitAttempts(services, limitBucket)
  const tokenHash = mailTokenHash(stepToken(services, request) ?? '')
  const open = await findStep(services.db, tokenHash, services.now())
  const known = open && (await findMemberById(services.db, open.memberId))
  if (!known) throw stepEnded()
  // Recovery codes are too long to guess, and must work for an owner locked out by someone else's guesses.
  const guess = isRecoveryCode(input.code) ? null : await countGuess(services, 'code', known.email, request)
  const earlier = await findSession(services, request)
  const answer = await services.db.transaction(async (tx) => {
    const now = services.now()
    const [row] = await tx.select().from(members).where(eq(members.id, known.id)).for('update')
    const accept = guess ? acceptTotp : acceptRecoveryCode
    if (!row || !(await accept(tx, known.id, input.code, now)))
      throw new Refusal('second_step.failed', 422, { field: 'code' })
    const step = await endStep(tx, tokenHash, now)
    if (!step) throw stepEnded()
    const member = presentMember(row)
    const cookies = await createSession(services, tx, member, {
      remember: step.remember,
      signedInAt: step.signedInAt,
      secondFactor: true,
      earlier,
      request,
    })
    if (input.trust && member.role !== 'team') cookies.append('set-cookie', await trustCookie(services, tx, member))
    return { member, cookies }
  })
  if (guess) await uncountGuess(services, guess)
  answer.cookies.append('set-cookie', stepCookie(services, '', 0))
  return answer
}

function stepEnded(): Refusal {
  return new Refusal('second_step.ended', 401)
}

function stepCookie(services: AuthServices, token: string, maxAge: number): string {
  return setCookie(services, 'second_step', token, maxAge)
}

function stepToken(services: AuthServices, request: Request): string | null {
  const value = readCookie(services, 'second_step', request)
  return /^[\w-]{43}$/.test(value) ? value : null
}

async function trustCookie(services: AuthServices, tx: Transaction, member: Member): Promise<string> {
  const { totpSince } = await findFactors(tx, member.id)
  const end = services.now().getTime() + TRUST_SPAN * 1_000
  const value = `${end}.${await trustSignature(services, tx, member, totpSince, end)}`
  return setCookie(services, 'trusted', value, TRUST_SPAN)
}

async function isTrusted(
  services: AuthServices,
  tx: Transaction,
  member: Member,
  totpSince: Date,
  request: Request,
): Promise<boolean> {
  const value = readCookie(services, 'trusted', request)
  const [, end = '0', signature = ''] = /^(\d{13})\.([\w-]{43})$/.exec(value) ?? []
  if (Number(end) <= services.now().getTime()) return false
  const expected = await trustSignature(services, tx, member, totpSince, Number(end))
  return isSignature(signature, expected)
}

/** Covers the TOTP setup and the password: changing either ends the trust. */
async function trustSignature(
  services: AuthServices,
  tx: Transaction,
  { id, email }: Member,
  totpSince: Date | null,
  end: number,
): Promise<string> {
  const mark = await passwordFingerprint(tx, email)
  return signatureOf(services, `trust ${id} ${totpSince?.getTime()} ${end} by ${mark}`)
}
