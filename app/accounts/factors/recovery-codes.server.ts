import { createHash, randomInt } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database/database.server'
import { recoveryCodes } from './factors.table.server'

/** Codes that a member gets at a time. */
const CODES = 10

/** Digits of a code: 53 bits, and the box for codes of apps takes it. */
const DIGITS = 16

/** Makes new recovery codes for a member whose app makes codes, and ends the earlier ones. @returns them, for the only time */
export async function makeRecoveryCodes(tx: Transaction, memberId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () => Array.from({ length: DIGITS }, () => randomInt(10)).join(''))
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId))
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ codeHash: tx.vault.digest(hashOf(memberId, code)), memberId })))
  return codes
}

/** How many recovery codes a member has left. */
export function countRecoveryCodes(db: Database | Transaction, memberId: string): Promise<number> {
  return db.$count(recoveryCodes, eq(recoveryCodes.memberId, memberId))
}

/** Whether this is written like a recovery code, and not like one of an app. */
export function isRecoveryCode(code: string): boolean {
  return code.length === DIGITS
}

/** Accepts a recovery code, once. */
export async function acceptRecoveryCode(tx: Transaction, memberId: string, code: string): Promise<boolean> {
  const hash = hashOf(memberId, code)
  // Older ones are stored without the key.
  const stored = inArray(recoveryCodes.codeHash, [tx.vault.digest(hash), hash])
  const used = await tx
    .delete(recoveryCodes)
    .where(and(stored, eq(recoveryCodes.memberId, memberId)))
    .returning({ memberId: recoveryCodes.memberId })
  return used.length > 0
}

function hashOf(memberId: string, code: string): string {
  return createHash('sha256').update(`${memberId} ${code}`).digest('hex')
}
