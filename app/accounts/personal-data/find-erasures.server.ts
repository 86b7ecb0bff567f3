import { and, desc, eq } from 'drizzle-orm'
import { type Cursor, following } from '../../platform/database/page-cursor.server'
import type { Services } from '../../platform/services/services.server'
import { erasures, retentionRuns } from './erasures.table.server'

export async function findLastErasure({ db }: Pick<Services, 'db'>, person: string): Promise<Date | null> {
  const [before] = await db
    .select({ createdAt: erasures.createdAt })
    .from(erasures)
    .where(and(eq(erasures.person, person), eq(erasures.ofAccount, false)))
    .orderBy(desc(erasures.createdAt))
    .limit(1)
  return before?.createdAt ?? null
}

export function findErasures(
  { db }: Pick<Services, 'db'>,
  { after, limit }: { readonly after: Cursor | null; readonly limit: number },
) {
  return db
    .select()
    .from(erasures)
    .where(following(erasures, after))
    .orderBy(desc(erasures.createdAt), desc(erasures.id))
    .limit(limit)
}

export function findRetentionRuns({ db }: Pick<Services, 'db'>) {
  return db.select().from(retentionRuns)
}
