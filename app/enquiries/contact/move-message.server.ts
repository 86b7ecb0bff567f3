import { eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.server'
import type { Services } from '../../platform/services/services.server'
import { contactMessages } from './contact.table.server'
import { queueContactMail } from './contact-mail.server'
import type { messageStates } from './message-states'

/** Gives a message another state. A caught one keeps on record which trap caught it. */
export async function moveMessage(tx: Transaction, id: string, state: (typeof messageStates)[number]): Promise<void> {
  await tx.update(contactMessages).set({ state }).where(eq(contactMessages.id, id))
}

/** Lets a message out of quarantine: the mail goes out that would have gone out when it came. */
export async function releaseMessage(
  tx: Transaction,
  services: Pick<Services, 'config' | 'now'>,
  id: string,
): Promise<void> {
  const [message] = await tx.update(contactMessages).set({ state: 'new' }).where(eq(contactMessages.id, id)).returning()
  if (message) await queueContactMail(tx, services, message)
}
