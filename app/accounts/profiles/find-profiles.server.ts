import { inArray } from 'drizzle-orm'
import type { Services } from '../../platform/services/services.server'
import { profiles } from './profiles.table.server'

/** What is known of the companies of members, by the member's id. */
export async function findProfiles({ db }: Pick<Services, 'db'>, memberIds: readonly string[]) {
  if (memberIds.length === 0) return new Map<string, typeof profiles.$inferSelect>()
  const rows = await db
    .select()
    .from(profiles)
    .where(inArray(profiles.memberId, [...memberIds]))
  return new Map(rows.map((row) => [row.memberId, row]))
}
