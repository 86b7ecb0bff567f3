import { and, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { Database, Transaction } from '../../platform/database/database.server'
import { totpSecrets } from './factors.table.server'

/** Seconds that a code lasts (RFC 6238, section 5.2). */
const PERIOD = 30
/** Bytes of a secret (RFC 4226, section 4: 160 bits). */
const SECRET_BYTES = 20

/** What an app needs to make codes. */
export interface TotpSetup {
  /** Base32, for typing. */
  readonly secret: string
  /** `otpauth://`, for the picture that apps read. */
  readonly address: string
}

/** Since when the member's app makes codes that are asked for; null: it does not. */
export async function totpSince(db: Database | Transaction, memberId: string): Promise<Date | null> {
  const [found] = await db
    .select({ since: totpSecrets.confirmedAt })
    .from(totpSecrets)
    .where(eq(totpSecrets.memberId, memberId))
  return found?.since ?? null
}

/** Which of some members have an app that makes codes. */
export async function findCodesOf(db: Database, memberIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: totpSecrets.memberId })
    .from(totpSecrets)
    .where(and(inArray(totpSecrets.memberId, [...memberIds]), isNotNull(totpSecrets.confirmedAt)))
  return new Set(rows.map(({ id }) => id))
}

/**
 * Makes a new secret, which counts once a code of it has been given. An earlier one that never counted ends.
 * @returns false when codes are asked for already: nothing was changed then
 */
export async function beginTotp(tx: Transaction, memberId: string, now: Date): Promise<boolean> {
  await tx.delete(totpSecrets).where(and(eq(totpSecrets.memberId, memberId), isNull(totpSecrets.confirmedAt)))
  const secret = new Secret({ size: SECRET_BYTES }).base32
  const made = await tx
    .insert(totpSecrets)
    .values({ memberId, secret: tx.vault.seal(secret), createdAt: now })
    .onConflictDoNothing()
    .returning({ memberId: totpSecrets.memberId })
  return made.length > 0
}

/** The secret that waits for its first code, or null. @param issuer and account: what the app lists it under */
export async function findTotpSetup(
  db: Database | Transaction,
  memberId: string,
  names: { issuer: string; account: string },
): Promise<TotpSetup | null> {
  const [found] = await db
    .select({ secret: totpSecrets.secret })
    .from(totpSecrets)
    .where(and(eq(totpSecrets.memberId, memberId), isNull(totpSecrets.confirmedAt)))
  if (!found) return null
  const secret = db.vault.open(found.secret)
  return { secret, address: totpOf(secret, names).toString() }
}

/** Makes the waiting secret count, if the code is one of it. @returns false when it is not */
export async function confirmTotp(tx: Transaction, memberId: string, code: string, now: Date): Promise<boolean> {
  const confirmed = await acceptCode(tx, memberId, code, now, false)
  if (confirmed) await tx.update(totpSecrets).set({ confirmedAt: now }).where(eq(totpSecrets.memberId, memberId))
  return confirmed
}

/**
 * Accepts a code of the member's app, once: neither it nor an earlier one is accepted again (RFC 6238, section 5.2). Clocks may
 * be 30 seconds apart.
 */
export function acceptTotp(tx: Transaction, memberId: string, code: string, now: Date): Promise<boolean> {
  return acceptCode(tx, memberId, code, now, true)
}

/** Ends the member's codes, and the recovery codes with them. */
export async function endTotp(tx: Transaction, memberId: string): Promise<void> {
  await tx.delete(totpSecrets).where(eq(totpSecrets.memberId, memberId))
}

async function acceptCode(
  tx: Transaction,
  memberId: string,
  code: string,
  now: Date,
  confirmed: boolean,
): Promise<boolean> {
  const state = confirmed ? isNotNull(totpSecrets.confirmedAt) : isNull(totpSecrets.confirmedAt)
  const mine = and(eq(totpSecrets.memberId, memberId), state)
  const [found] = await tx.select({ secret: totpSecrets.secret }).from(totpSecrets).where(mine)
  if (!found) return false
  const timestamp = now.getTime()
  const delta = totpOf(tx.vault.open(found.secret)).validate({ token: code, timestamp, window: 1 })
  if (delta === null) return false
  const period = Math.floor(timestamp / 1_000 / PERIOD) + delta
  const accepted = await tx
    .update(totpSecrets)
    .set({ lastPeriod: period })
    .where(and(mine, lt(totpSecrets.lastPeriod, period)))
    .returning({ memberId: totpSecrets.memberId })
  return accepted.length > 0
}

function totpOf(secret: string, names: { issuer?: string; account?: string } = {}): TOTP {
  return new TOTP({
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD,
    issuer: names.issuer ?? '',
    label: names.account ?? '',
  })
}
