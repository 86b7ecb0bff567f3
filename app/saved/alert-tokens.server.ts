import { createHash } from 'node:crypto'
import { eq, lt } from 'drizzle-orm'
import type { Language } from '../i18n/languages'
import type { Database, Transaction } from '../platform/database.server'
import type { Services } from '../platform/services.server'
import { alertTokens } from './saved-searches.table.server'

/** The id of the member whose alerts a secret is for, or null. */
export async function findAlertMember(db: Database | Transaction, token: string): Promise<string | null> {
  const [row] = await db
    .select({ memberId: alertTokens.memberId })
    .from(alertTokens)
    .where(eq(alertTokens.digest, digestOf(token)))
  return row?.memberId ?? null
}

/** Forgets the secrets of mails from before a moment. */
export async function forgetAlertTokens({ db }: Pick<Services, 'db'>, before: Date): Promise<void> {
  await db.delete(alertTokens).where(lt(alertTokens.createdAt, before))
}

/** The page by which alerts are switched off, without the origin. @param searchId with one search in front */
export function alertsAddress(language: Language, token: string, searchId?: string): string {
  return `/${language}/saved/alerts/${token}${searchId === undefined ? '' : `?search=${searchId}`}`
}

function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
