import { and, desc, eq, sql } from 'drizzle-orm'
import { type Cursor, following } from '../../platform/database/page-cursor.server'
import type { Services } from '../../platform/services/services.server'
import { contactMessages } from './contact.table.server'

type MessageRow = typeof contactMessages.$inferSelect

/**
 * Messages including quarantined ones, newest first, after a cursor.
 * @param page.email filter by sender, in lower case
 */
export async function findMessages(
  services: Pick<Services, 'db'>,
  page: { after: Cursor | null; limit: number; email?: string; messageId?: string },
): Promise<MessageRow[]> {
  const { after, email, messageId } = page
  const { createdAt, id } = contactMessages
  return services.db
    .select()
    .from(contactMessages)
    .where(
      and(
        messageId === undefined ? undefined : eq(id, messageId),
        email === undefined ? undefined : eq(sql`lower(${contactMessages.email})`, email),
        following(contactMessages, after),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(page.limit)
}

export function presentMessage(row: MessageRow) {
  const { id, state, quarantineReason, language, name, email, message, createdAt } = row
  return { id, state, quarantineReason, language, name, email, message, createdAt: createdAt.toISOString() }
}
