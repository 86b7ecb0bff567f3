import { and, eq, isNull, sql } from 'drizzle-orm'
import { Refusal } from '../../platform/base/errors'
import type { Services } from '../../platform/services/services.server'
import { findAlertMember } from './alert-tokens.server'
import { findSearches, nextAlertAt } from './saved-searches.server'
import { savedSearches } from './saved-searches.table.server'

export interface AlertedSearch {
  readonly id: string
  readonly name: string
  readonly alerting: boolean
}

/** Searches of the member to whom the token was mailed; null for an unknown token. */
export async function findAlertedSearches(
  services: Pick<Services, 'db'>,
  token: string,
): Promise<AlertedSearch[] | null> {
  const memberId = await findAlertMember(services.db, token)
  if (memberId === null) return null
  return (await findSearches(services, memberId)).map(({ id, name, alerting }) => ({ id, name, alerting }))
}

/** Switches alerts off or on again; idempotent. @param searchId null: all @throws {Refusal} 404 unknown token */
export async function setAlertsEnabled(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  token: string,
  searchId: string | null,
  alerting: boolean,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const memberId = await findAlertMember(tx, token)
    if (memberId === null) throw new Refusal('saved_searches.unknown_link', 404)
    await tx
      .update(savedSearches)
      .set({
        alerting,
        // Lots that arrived while alerts were off are not reported later.
        ...(alerting && {
          reportedUntil: services.now(),
          nextAlertAt: nextAlertAt(services, sql`${savedSearches.frequency}`),
        }),
      })
      .where(
        and(
          eq(savedSearches.memberId, memberId),
          eq(savedSearches.alerting, !alerting),
          isNull(savedSearches.deletedAt),
          searchId === null ? undefined : eq(savedSearches.id, searchId),
        ),
      )
  })
}
