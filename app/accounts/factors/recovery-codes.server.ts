import { createHash, randomInt } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database/database.server'
import { recoveryCodes } from './factors.table.server'

const CODES = 10

/** 16 digits are 53 bits, and fit the input for TOTP codes. */
const DIGITS = 16

export async function makeRecoveryCodes(tx: Transaction, memberId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () => Array.from({ length: DIGITS }, () => randomInt(10)).join(''))
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.memberId, memberId))
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ codeHash: tx.vault.digest(hashOf(memberId, code)), memberId })))
  return codes
}

export function countRecoveryCodes(db: Database | Transaction, memberId: string): Promise<number> {
  return db.$count(recoveryCodes, eq(recoveryCodes.memberId, memberId))
}

export function isRecoveryCode(code: string): boolean {
  return code.length === DIGITS
}

export async function acceptRecoveryCode(tx: Transaction, memberId: string, code: string): Promise<boolean> {
  const hash = hashOf(memberId, code)
  // Older codes are stored as a plain hash, without the key.
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
