import { and, desc, eq, sql } from 'drizzle-orm'
import { type Cursor, findsWords, following } from '../../platform/database/page-cursor.server'
import type { Services } from '../../platform/services/services.server'
import { auditEntries } from './audit.table.server'
import type { AuditAction } from './audit-actions'

interface AuditFilter {
  readonly q: string
  readonly action: AuditAction | undefined
  readonly who: string | undefined
}

export async function findAudit(
  { db }: Pick<Services, 'db'>,
  { q, action, who }: AuditFilter,
  page: { after: Cursor | null; limit: number },
) {
  return db
    .select()
    .from(auditEntries)
    .where(
      and(
        ...findsWords(sql`audit_entries.words`, q),
        action ? eq(auditEntries.action, action) : undefined,
        who ? eq(auditEntries.whoId, who) : undefined,
        following(auditEntries, page.after),
      ),
    )
    .orderBy(desc(auditEntries.createdAt), desc(auditEntries.id))
    .limit(page.limit)
}
