import { and, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { Database, Transaction } from '../../platform/database/database.server'
import { totpSecrets } from './factors.table.server'

/** Seconds per code (RFC 6238, section 5.2). */
const PERIOD = 30
/** RFC 4226, section 4: 160 bits. */
const SECRET_BYTES = 20

export interface TotpSetup {
  /** Base32, for manual entry. */
  readonly secret: string
  /** `otpauth://` URI for the QR code. */
  readonly address: string
}

export async function totpSince(db: Database | Transaction, memberId: string): Promise<Date | null> {
  const [found] = await db
    .select({ since: totpSecrets.confirmedAt })
    .from(totpSecrets)
    .where(eq(totpSecrets.memberId, memberId))
  return found?.since ?? null
}

export async function findMembersWithTotp(db: Database, memberIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: totpSecrets.memberId })
    .from(totpSecrets)
    .where(and(inArray(totpSecrets.memberId, [...memberIds]), isNotNull(totpSecrets.confirmedAt)))
  return new Set(rows.map(({ id }) => id))
}

/** Creates an unconfirmed secret, replacing an earlier unconfirmed one. @returns false, changing nothing, if TOTP is already on */
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

/** The unconfirmed secret, or null. @param issuer and account: label in the app */
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

export async function confirmTotp(tx: Transaction, memberId: string, code: string, now: Date): Promise<boolean> {
  const confirmed = await acceptCode(tx, memberId, code, now, false)
  if (confirmed) await tx.update(totpSecrets).set({ confirmedAt: now }).where(eq(totpSecrets.memberId, memberId))
  return confirmed
}

/** Accepts a code once; it and earlier ones are then rejected (RFC 6238, section 5.2). Tolerates 30 seconds of clock drift. */
export function acceptTotp(tx: Transaction, memberId: string, code: string, now: Date): Promise<boolean> {
  return acceptCode(tx, memberId, code, now, true)
}

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
