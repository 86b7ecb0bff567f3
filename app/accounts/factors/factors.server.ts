import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database/database.server'
import { passkeys } from './factors.table.server'
import { endTotp, totpSince } from './totp.server'

interface Factors {
  /** When TOTP was confirmed; null if it is off. */
  readonly totpSince: Date | null
  readonly passkeys: number
}

export async function findFactors(db: Database | Transaction, memberId: string): Promise<Factors> {
  return {
    totpSince: await totpSince(db, memberId),
    passkeys: await db.$count(passkeys, eq(passkeys.memberId, memberId)),
  }
}

export async function hasFactor(db: Database | Transaction, memberId: string): Promise<boolean> {
  const { totpSince, passkeys } = await findFactors(db, memberId)
  return totpSince !== null || passkeys > 0
}

export async function removeFactors(tx: Transaction, memberId: string): Promise<void> {
  await endTotp(tx, memberId)
  await tx.delete(passkeys).where(eq(passkeys.memberId, memberId))
}
