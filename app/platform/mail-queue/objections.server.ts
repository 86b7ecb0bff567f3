import { createHmac } from 'node:crypto'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/database.server'
import { findSecret, programSecret } from '../database/program-secret.server'
import { objections } from './stopped-addresses.table.server'

/** Objected to us, or by unsubscribing. */
export type Objection = (typeof objections.$inferSelect)['why']

const SECRET = 'objections'

/** Keeps a digest of an address that objected before it is erased. An objection outweighs an unsubscription. */
export async function keepObjection(tx: Transaction, email: string, why: Objection): Promise<void> {
  const person = digestOf(await programSecret(tx, SECRET), email)
  const outweighs = { target: objections.person, set: { why }, setWhere: sql`${why} = 'objected'` }
  await tx.insert(objections).values({ person, why }).onConflictDoUpdate(outweighs)
}

/** Which of these lower-case addresses were erased with an objection. */
export async function findObjections(
  db: Database | Transaction,
  emails: readonly string[],
): Promise<ReadonlyMap<string, Objection>> {
  // Without the secret there are no objections.
  const secret = emails.length === 0 ? null : await findSecret(db, SECRET)
  if (secret === null) return new Map()
  const byPerson = new Map(emails.map((email) => [digestOf(secret, email), email]))
  const rows = await db
    .select()
    .from(objections)
    .where(inArray(objections.person, [...byPerson.keys()]))
  return new Map(rows.map(({ person, why }) => [byPerson.get(person) ?? '', why]))
}

/** @returns false if there was no objection */
export async function forgetObjection(tx: Transaction, email: string): Promise<boolean> {
  const secret = await findSecret(tx, SECRET)
  if (secret === null) return false
  const { rowCount } = await tx.delete(objections).where(eq(objections.person, digestOf(secret, email)))
  return rowCount === 1
}

function digestOf(secret: string, email: string): string {
  return createHmac('sha256', secret).update(email).digest('hex')
}
