import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database/database.server'
import { passkeys } from './factors.table.server'
import { endTotp, totpSince } from './totp.server'

/** What a member can prove with, besides the password. */
export interface Factors {
  /** Since when the member's app makes codes; null: it does not. */
  readonly totpSince: Date | null
  readonly passkeys: number
}

export async function findFactors(db: Database | Transaction, memberId: string): Promise<Factors> {
  return {
    totpSince: await totpSince(db, memberId),
    passkeys: await db.$count(passkeys, eq(passkeys.memberId, memberId)),
  }
}

/** Whether a member can prove with more than the password. Nobody works in the back office without. */
export async function hasFactor(db: Database | Transaction, memberId: string): Promise<boolean> {
  const { totpSince, passkeys } = await findFactors(db, memberId)
  return totpSince !== null || passkeys > 0
}

/** Takes everything away that a member can prove with besides the password. */
export async function endFactors(tx: Transaction, memberId: string): Promise<void> {
  await endTotp(tx, memberId)
  await tx.delete(passkeys).where(eq(passkeys.memberId, memberId))
}
