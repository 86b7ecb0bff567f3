import { eq, lt } from 'drizzle-orm'
import { mailTokenHash, newMailToken } from '../../platform/base/mail-token.server'
import type { Database, Transaction } from '../../platform/database/database.server'
import type { Language } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'
import { alertTokens } from './saved-searches.table.server'

/** The secret of the links in one alert, by which a member's alerts are switched off. Only its digest is stored. */
export async function issueAlertToken(tx: Transaction, memberId: string, now: Date): Promise<string> {
  const { token, hash: digest } = newMailToken()
  await tx.insert(alertTokens).values({ digest, memberId, createdAt: now })
  return token
}

/** The id of the member whose alerts a secret is for, or null. */
export async function findAlertMember(db: Database | Transaction, token: string): Promise<string | null> {
  const [row] = await db
    .select({ memberId: alertTokens.memberId })
    .from(alertTokens)
    .where(eq(alertTokens.digest, mailTokenHash(token)))
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

/** The address that mail programs post to when somebody wants no more alerts (RFC 8058), without the origin. */
export function oneClickAddress(token: string): string {
  return `/api/saved/alerts/${token}`
}
