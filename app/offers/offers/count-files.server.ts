import { inArray, sql } from 'drizzle-orm'
import type { Services } from '../../platform/services/services.server'
import { attachments } from './offers.table.server'

export async function countFiles(
  { db }: Pick<Services, 'db'>,
  offerIds: readonly string[],
): Promise<Map<string, { count: number; bytes: number }>> {
  if (offerIds.length === 0) return new Map()
  const { rows } = await db.execute<{ id: string; count: number; bytes: number }>(sql`
    select ${attachments.offerId} as id, count(*)::int as count, sum(files.size)::float8 as bytes
    from ${attachments} join files on files.id = ${attachments.fileId}
    where ${inArray(attachments.offerId, [...offerIds])} group by 1`)
  return new Map(rows.map(({ id, count, bytes }) => [id, { count, bytes }]))
}
