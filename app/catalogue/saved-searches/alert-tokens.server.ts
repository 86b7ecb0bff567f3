import { eq, lt } from 'drizzle-orm'
import { mailTokenHash, newMailToken } from '../../platform/base/mail-token.server'
import type { Database, Transaction } from '../../platform/database/database.server'
import type { Language } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'
import { alertTokens } from './saved-searches.table.server'

export async function issueAlertToken(tx: Transaction, memberId: string, now: Date): Promise<string> {
  const { token, hash: digest } = newMailToken()
  await tx.insert(alertTokens).values({ digest, memberId, createdAt: now })
  return token
}

export async function findAlertMember(db: Database | Transaction, token: string): Promise<string | null> {
  const [row] = await db
    .select({ memberId: alertTokens.memberId })
    .from(alertTokens)
    .where(eq(alertTokens.digest, mailTokenHash(token)))
  return row?.memberId ?? null
}

export async function deleteAlertTokens({ db }: Pick<Services, 'db'>, before: Date): Promise<void> {
  await db.delete(alertTokens).where(lt(alertTokens.createdAt, before))
}

/** Path of the page that switches alerts off. @param searchId search to list first */
export function alertsAddress(language: Language, token: string, searchId?: string): string {
  return `/${language}/saved/alerts/${token}${searchId === undefined ? '' : `?search=${searchId}`}`
}

/** Path for one-click unsubscribe by mail clients (RFC 8058). */
export function oneClickUnsubscribeAddress(token: string): string {
  return `/api/saved/alerts/${token}`
}
