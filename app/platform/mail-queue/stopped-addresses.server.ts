import { eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '../database/database.server'
import { findObjections, forgetObjection } from './objections.server'
import { stoppedAddresses } from './stopped-addresses.table.server'

type StoppedAddress = Pick<typeof stoppedAddresses.$inferSelect, 'why' | 'words'>

/** Records that a mail server does not know an address; an earlier record stays. */
export async function recordBounce(tx: Transaction, address: string, words: string, now: Date): Promise<void> {
  const stop = { email: address.toLowerCase(), why: 'bounced', words, createdAt: now } as const
  await tx.insert(stoppedAddresses).values(stop).onConflictDoNothing()
}

/** Excludes an address from mailings. @param email lower case @returns false if it was excluded before */
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

/** Includes a lower-case address in mailings again. @returns false if it was not excluded */
export async function liftStop(tx: Transaction, email: string): Promise<boolean> {
  const { rowCount } = await tx.delete(stoppedAddresses).where(eq(stoppedAddresses.email, email))
  const wasForgotten = await forgetObjection(tx, email)
  return rowCount === 1 || wasForgotten
}

/** Which of these lower-case addresses are excluded. */
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
