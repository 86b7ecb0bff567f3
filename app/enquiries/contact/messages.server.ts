import { desc, eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.server'
import { type Cursor, sentOn } from '../../platform/database/page-cursor.server'
import type { Services } from '../../platform/services/services.server'
import { contactMessages } from './contact.table.server'
import type { messageStates } from './contact-fields'
import { queueContactMail } from './contact-mail.server'

type MessageRow = typeof contactMessages.$inferSelect

/** Messages, also quarantined ones, newest first, after a cursor. @param page.email of the sender, in lower case */
export async function findMessages(
  services: Pick<Services, 'db'>,
  page: { after: Cursor | null; limit: number; email?: string; id?: string },
): Promise<MessageRow[]> {
  return services.db
    .select()
    .from(contactMessages)
    .where(sentOn(contactMessages, page))
    .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id))
    .limit(page.limit)
}

export function presentMessage(row: MessageRow) {
  const { id, state, quarantineReason, language, name, email, message, createdAt } = row
  return { id, state, quarantineReason, language, name, email, message, createdAt: createdAt.toISOString() }
}

/** Changes the state of a message. Quarantined messages keep their quarantine reason. */
export async function setMessageState(
  tx: Transaction,
  id: string,
  state: (typeof messageStates)[number],
): Promise<void> {
  await tx.update(contactMessages).set({ state }).where(eq(contactMessages.id, id))
}

export async function releaseMessage(
  tx: Transaction,
  services: Pick<Services, 'config' | 'now'>,
  id: string,
): Promise<void> {
  const [message] = await tx.update(contactMessages).set({ state: 'new' }).where(eq(contactMessages.id, id)).returning()
  if (message) await queueContactMail(tx, services, message)
}
