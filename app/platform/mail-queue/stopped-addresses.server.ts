import { eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '../database/database.server'
import { findObjections, forgetObjection } from './objections.server'
import { stoppedAddresses } from './stopped-addresses.table.server'

/** An address that mailings leave out, and why: nobody is there, or whoever is wants none. */
export type StoppedAddress = Pick<typeof stoppedAddresses.$inferSelect, 'why' | 'words'>

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
  const wasForgotten = await forgetObjection(tx, email)
  return rowCount === 1 || wasForgotten
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
  const stops = new Map<string, StoppedAddress>(rows.map(({ email, why, words }) => [email, { why, words }]))
  for (const [email, why] of await findObjections(db, emails))
    if (why === 'objected' && stops.get(email)?.why !== 'objected') stops.set(email, { why, words: null })
  return stops
}
