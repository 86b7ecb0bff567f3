import { randomUUIDv7 } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { workingDaysAfter } from '../../platform/base/working-days'
import type { Transaction } from '../../platform/database/database.server'
import type { Services } from '../../platform/services/services.server'
import type { lossReasons } from '../requests/request-states'
import { findAskedLots } from './find-asked-lots.server'
import { inquiries, inquiryEvents, inquiryItems } from './inquiries.table.server'
import { queueInquiryMails } from './inquiry-mail.server'
import type { inquiryStatuses } from './inquiry-states'

/** Where an inquiry goes: a status, and why if it came to nothing. */
export interface InquiryMove {
  readonly status: (typeof inquiryStatuses)[number]
  readonly lostBecause: (typeof lossReasons)[number] | null
}

/** Gives an inquiry another status, and writes that down. @returns where it came from, or null: there is no such inquiry */
export async function moveInquiry(
  tx: Transaction,
  id: string,
  move: InquiryMove,
  now: Date,
): Promise<InquiryMove | null> {
  const [was] = await tx
    .select({ status: inquiries.status, lostBecause: inquiries.lostBecause })
    .from(inquiries)
    .where(eq(inquiries.id, id))
    .for('update')
  if (!was) return null
  await tx.update(inquiries).set(move).where(eq(inquiries.id, id))
  const data = { from: was.status, to: move.status, reason: move.lostBecause }
  await tx
    .insert(inquiryEvents)
    .values({ id: randomUUIDv7(), inquiryId: id, kind: 'status', who: 'team', data, createdAt: now })
  return was
}

/**
 * Lets an inquiry out of quarantine: the mails go out that would have gone out when it came, about its lots as they are now, and
 * the day that they promise an answer by counts from now. Who sent it is not known to be a member any more.
 */
export async function releaseInquiry(
  tx: Transaction,
  services: Pick<Services, 'config' | 'now'>,
  id: string,
): Promise<void> {
  const { config, now } = services
  const { company, buyers } = config.site
  const answerBy = workingDaysAfter(now(), buyers.answerWithinWorkingDays, company.timeZone)
  await moveInquiry(tx, id, { status: 'new', lostBecause: null }, now())
  const [inquiry] = await tx.update(inquiries).set({ answerBy }).where(eq(inquiries.id, id)).returning()
  if (!inquiry) return
  const items = await tx
    .select()
    .from(inquiryItems)
    .where(eq(inquiryItems.inquiryId, id))
    .orderBy(inquiryItems.position)
  const references = items.map(({ lotReference }) => lotReference)
  const { open } = await findAskedLots({ db: tx, config, now }, references)
  const lots = references.map((reference) => open.find((lot) => lot.reference === reference))
  await queueInquiryMails(tx, services, { ...inquiry, items }, lots, { audience: 'everyone', isProven: false })
}

/** Promises an answer to an inquiry by another calendar day. */
export async function promiseInquiry(tx: Transaction, id: string, answerBy: string): Promise<void> {
  await tx.update(inquiries).set({ answerBy }).where(eq(inquiries.id, id))
}
