import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database/database.server'
import type { Services } from '../../platform/services/services.server'
import { passkeyChallenges, signInSteps } from './factors.table.server'

/** A sign-in whose password was right. */
export interface SignInStep {
  readonly memberId: string
  readonly remember: boolean
  /** When the password was given. */
  readonly signedInAt: Date
}

/** Notes that a sign-in has its second step to do. @param tokenHash of what its browser proves with to be the one */
export async function noteStep(
  tx: Transaction,
  step: SignInStep & { readonly tokenHash: string; readonly expiresAt: Date },
): Promise<void> {
  await tx.insert(signInSteps).values(step)
}

/** The sign-in that a browser is in the middle of, or null. */
export async function findStep(db: Database | Transaction, tokenHash: string, now: Date): Promise<SignInStep | null> {
  const [found] = await db.select().from(signInSteps).where(isOpen(tokenHash, now))
  return found ?? null
}

/** Ends a step that was done. @returns null when it had ended: another request was faster, or it is too old */
export async function endStep(tx: Transaction, tokenHash: string, now: Date): Promise<SignInStep | null> {
  const [ended] = await tx.delete(signInSteps).where(isOpen(tokenHash, now)).returning()
  return ended ?? null
}

/** Ends every step that a member has begun, in whatever browser. */
export async function endSteps(db: Database | Transaction, memberId: string): Promise<void> {
  await db.delete(signInSteps).where(eq(signInSteps.memberId, memberId))
}

/** Forgets what was begun and not finished in time. */
export async function sweepSteps({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  for (const table of [signInSteps, passkeyChallenges]) await db.delete(table).where(lt(table.expiresAt, now()))
}

function isOpen(tokenHash: string, now: Date) {
  return and(eq(signInSteps.tokenHash, tokenHash), gt(signInSteps.expiresAt, now))
}
