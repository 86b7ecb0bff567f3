import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database/database.server'
import { credentials, members } from './members.table.server'

/** Changes with every new password, even an identical one, to invalidate device cookies. Also exists for unknown addresses. */
export async function passwordFingerprint(db: Database | Transaction, email: string): Promise<string> {
  const [found] = await db
    .select({ stored: credentials.password })
    .from(members)
    .innerJoin(credentials, eq(credentials.userId, members.id))
    .where(eq(members.email, email))
  return createHash('sha256')
    .update(found?.stored ?? '')
    .digest('base64url')
}
