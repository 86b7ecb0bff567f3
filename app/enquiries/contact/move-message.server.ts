import { eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.server'
import type { Services } from '../../platform/services/services.server'
import { contactMessages } from './contact.table.server'
import type { messageStates } from './contact-fields'
import { queueContactMail } from './contact-mail.server'

/** Changes the state of a message. Quarantined messages keep their quarantine reason. */
export async function setMessageState(
  tx: Transaction,
  id: string,
  state: (typeof messageStates)[number],
): Promise<void> {
  await tx.update(contactMessages).set({ state }).where(eq(contactMessages.id, id))
}

/** Releases a message from quarantine and queues its mail. */
export async function releaseMessage(
  tx: Transaction,
  services: Pick<Services, 'config' | 'now'>,
  id: string,
): Promise<void> {
  const [message] = await tx.update(contactMessages).set({ state: 'new' }).where(eq(contactMessages.id, id)).returning()
  if (message) await queueContactMail(tx, services, message)
}
