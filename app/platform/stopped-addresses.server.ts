import { eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from './database.server'
import { stoppedAddresses } from './stopped-addresses.table.server'

/** An address that mailings leave out, and why: nobody is there, or whoever is wants none. */
export type StoppedAddress = typeof stoppedAddresses.$inferSelect

/** Notes that a mail server knows nobody at an address. What was noted before stays. */
export async function recordBounce(tx: Transaction, address: string, words: string, now: Date): Promise<void> {
  const stop = { email: address.toLowerCase(), why: 'bounced', words, createdAt: now } as const
  await tx.insert(stoppedAddresses).values(stop).onConflictDoNothing()
}

/**
 * Notes that somebody wants no mailings, or cannot be reached.
 * @param email in lower case
 * @returns false when that was known
 */
export async function stopAddress(
  tx: Transaction,
  email: string,
  why: StoppedAddress['why'],
  by: { readonly id: string; readonly name: string },
  now: Date,
): Promise<boolean> {
  const stop = { email, why, whoId: by.id, who: by.name, createdAt: now }
  const { rowCount } = await tx.insert(stoppedAddresses).values(stop).onConflictDoNothing()
  return rowCount === 1
}

/** Has an address, in lower case, get mailings again. @returns false when it did */
export async function liftStop(tx: Transaction, email: string): Promise<boolean> {
  const { rowCount } = await tx.delete(stoppedAddresses).where(eq(stoppedAddresses.email, email))
  return rowCount === 1
}

/** Those of some addresses, in lower case, that mailings leave out. */
export async function findStops(
  db: Database | Transaction,
  emails: readonly string[],
): Promise<ReadonlyMap<string, StoppedAddress>> {
  if (emails.length === 0) return new Map()
  const rows = await db
    .select()
    .from(stoppedAddresses)
    .where(inArray(stoppedAddresses.email, [...emails]))
  return new Map(rows.map((row) => [row.email, row]))
}
