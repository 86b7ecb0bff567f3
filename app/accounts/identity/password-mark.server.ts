import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database/database.server'
import { credentials, members } from './members.table.server'

/**
 * What is another one after each new password, the same once more included. It is signed into what makes a browser known, so
 * that only browsers stay known that were so by the password of today.
 * @param email in lower case; without an account there is a mark as well
 */
export async function passwordMark(db: Database | Transaction, email: string): Promise<string> {
  const [found] = await db
    .select({ stored: credentials.password })
    .from(members)
    .innerJoin(credentials, eq(credentials.userId, members.id))
    .where(eq(members.email, email))
  return createHash('sha256')
    .update(found?.stored ?? '')
    .digest('base64url')
}
