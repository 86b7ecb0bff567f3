import { createHmac, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { parse, serialize } from 'hono/utils/cookie'
import { Refusal } from '../../platform/base/errors'
import { mailTokenHash, newMailToken } from '../../platform/base/mail-token.server'
import type { Transaction } from '../../platform/database/database.server'
import { findFactors, hasFactor } from '../factors/factors.server'
import { acceptRecoveryCode, isRecoveryCode } from '../factors/recovery-codes.server'
import { endStep, findStep, noteStep } from '../factors/steps.server'
import { acceptTotp } from '../factors/totp.server'
import { type AuthServices, authOf, cookieAttributes, cookiePrefix } from './auth.server'
import { enter } from './enter.server'
import { findMemberById } from './members.server'
import { members } from './members.table.server'
import { forgetGuess, limitAttempts, takeGuess } from './password-guesses.server'
import { passwordMark } from './password-mark.server'
import { findSession, type Member, presentMember, type Session } from './session.server'
import type { Cookies, Visitor } from './sign-in.server'

/** Seconds for the second step of a sign-in. */
const STEP_SPAN = 10 * 60

/** Seconds for which a device is not asked for a code again, if its user wants that. */
const TRUST_SPAN = 30 * 24 * 3_600

/** What the second step of a sign-in may be done with. */
export interface SecondStep {
  readonly email: string
  readonly code: boolean
  readonly passkey: boolean
  /** The device may be spared the step for 30 days: not in the team. */
  readonly mayTrust: boolean
}

/**
 * Whether a right password is not enough: the member's app makes codes, or the member works in the back office and has a
 * passkey. A device that its member trusts is asked for the password only.
 */
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

/** Notes that the password was right, now or when the session began that has to prove more. @returns the cookie by which the browser does the second step */
export async function beginSecondStep(
  services: AuthServices,
  tx: Transaction,
  member: Member,
  remember: boolean,
  signedInAt: Date,
): Promise<Headers> {
  const { token, hash: tokenHash } = newMailToken()
  const expiresAt = new Date(services.now().getTime() + STEP_SPAN * 1_000)
  await noteStep(tx, { tokenHash, memberId: member.id, remember, signedInAt, expiresAt })
  return new Headers({ 'set-cookie': stepCookie(services, token, STEP_SPAN) })
}

/**
 * Has somebody who is signed in, and has not shown a second factor or not for long, do the second step.
 * @returns the cookie by which the browser does it; null: there is nothing to do it with yet
 */
export async function proveMore(
  services: AuthServices,
  { member, remembered, signedInAt }: Session,
): Promise<Headers | null> {
  return services.db.transaction(async (tx) =>
    (await hasFactor(tx, member.id)) ? beginSecondStep(services, tx, member, remembered, signedInAt) : null,
  )
}

/**
 * Ends the second step of a sign-in that its member has done otherwise, by a passkey.
 * @returns whether the member is to be remembered, and the cookie that is no use any more
 */
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

/** The second step that a browser has to do, or null: the password is still to be given, or was too long ago. */
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
 * Finishes a sign-in with a code of the member's app, or with a recovery code; each works once.
 * @param input `trust`: this device is not asked again for 30 days; without effect in the team
 * @throws {Refusal} 401 `second_step.ended`: the password is to be given again; 422 `second_step.failed` of `code`; 429
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
  // Recovery codes are too long to be guessed, and help who is locked out by somebody who tries.
  const guess = isRecoveryCode(input.code) ? null : await takeGuess(services, 'code', known.email, request)
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
    const cookies = await enter(services, tx, member, {
      remember: step.remember,
      signedInAt: step.signedInAt,
      secondFactor: true,
      earlier,
      request,
    })
    if (input.trust && member.role !== 'team') cookies.append('set-cookie', await trustCookie(services, tx, member))
    return { member, cookies }
  })
  if (guess) await forgetGuess(services, guess)
  answer.cookies.append('set-cookie', stepCookie(services, '', 0))
  return answer
}

function stepEnded(): Refusal {
  return new Refusal('second_step.ended', 401)
}

function stepCookie(services: AuthServices, token: string, maxAge: number): string {
  return serialize(stepCookieName(services), token, { ...cookieAttributes(services.config), maxAge })
}

function stepToken(services: AuthServices, request: Request): string | null {
  const name = stepCookieName(services)
  const value = parse(request.headers.get('cookie') ?? '', name)[name] ?? ''
  return /^[\w-]{43}$/.test(value) ? value : null
}

function stepCookieName({ config }: Pick<AuthServices, 'config'>): string {
  return `${cookiePrefix(config)}.second_step`
}

async function trustCookie(services: AuthServices, tx: Transaction, member: Member): Promise<string> {
  const { totpSince } = await findFactors(tx, member.id)
  const end = services.now().getTime() + TRUST_SPAN * 1_000
  const value = `${end}.${await trustSignature(services, tx, member, totpSince, end)}`
  return serialize(trustCookieName(services), value, { ...cookieAttributes(services.config), maxAge: TRUST_SPAN })
}

async function isTrusted(
  services: AuthServices,
  tx: Transaction,
  member: Member,
  totpSince: Date,
  request: Request,
): Promise<boolean> {
  const name = trustCookieName(services)
  const value = parse(request.headers.get('cookie') ?? '', name)[name] ?? ''
  const [, end = '0', signature = ''] = /^(\d{13})\.([\w-]{43})$/.exec(value) ?? []
  if (Number(end) <= services.now().getTime()) return false
  const expected = Buffer.from(await trustSignature(services, tx, member, totpSince, Number(end)))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Belongs to one setting up of codes, and to one password: trust ends with either. */
async function trustSignature(
  services: AuthServices,
  tx: Transaction,
  { id, email }: Member,
  totpSince: Date | null,
  end: number,
): Promise<string> {
  const mark = await passwordMark(tx, email)
  const { secret } = await (await authOf(services)).$context
  return createHmac('sha256', secret)
    .update(`trust ${id} ${totpSince?.getTime()} ${end} by ${mark}`)
    .digest('base64url')
}

function trustCookieName({ config }: Pick<AuthServices, 'config'>): string {
  return `${cookiePrefix(config)}.trusted`
}
