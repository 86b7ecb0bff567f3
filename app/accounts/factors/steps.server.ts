import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database/database.server'
import type { Services } from '../../platform/services/services.server'
import { passkeyChallenges, signInSteps } from './factors.table.server'

interface SignInStep {
  readonly memberId: string
  readonly remember: boolean
  readonly signedInAt: Date
}

export async function storeStep(
  tx: Transaction,
  step: SignInStep & { readonly tokenHash: string; readonly expiresAt: Date },
): Promise<void> {
  await tx.insert(signInSteps).values(step)
}

export async function findStep(db: Database | Transaction, tokenHash: string, now: Date): Promise<SignInStep | null> {
  const [found] = await db.select().from(signInSteps).where(isOpen(tokenHash, now))
  return found ?? null
}

/** Deletes a completed step. @returns null if it has expired or another request completed it */
export async function endStep(tx: Transaction, tokenHash: string, now: Date): Promise<SignInStep | null> {
  const [ended] = await tx.delete(signInSteps).where(isOpen(tokenHash, now)).returning()
  return ended ?? null
}

export async function endSteps(db: Database | Transaction, memberId: string): Promise<void> {
  await db.delete(signInSteps).where(eq(signInSteps.memberId, memberId))
}

export async function sweepSteps({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  for (const table of [signInSteps, passkeyChallenges]) await db.delete(table).where(lt(table.expiresAt, now()))
}

function isOpen(tokenHash: string, now: Date) {
  return and(eq(signInSteps.tokenHash, tokenHash), gt(signInSteps.expiresAt, now))
}
