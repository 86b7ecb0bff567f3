import { randomUUIDv7 } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { workingDaysAfter } from '../../platform/base/working-days'
import type { Transaction } from '../../platform/database/database.server'
import type { Services } from '../../platform/services/services.server'
import type { EnquiryMove } from '../buyers/enquiry'
import { findRequestedLots } from './find-asked-lots.server'
import { inquiries, inquiryEvents, inquiryItems } from './inquiries.table.server'
import { queueInquiryMails } from './inquiry-mail.server'

/** Changes an inquiry's status and records the event. @returns the old status, or null if there is no such inquiry */
export async function setInquiryStatus(
  tx: Transaction,
  id: string,
  move: EnquiryMove,
  now: Date,
): Promise<EnquiryMove | null> {
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

/** As of now. The sender counts as unverified: whether a member sent it is no longer known. */
export async function releaseInquiry(
  tx: Transaction,
  services: Pick<Services, 'config' | 'now'>,
  id: string,
): Promise<void> {
  const { config, now } = services
  const { company, buyers } = config.site
  const answerBy = workingDaysAfter(now(), buyers.answerWithinWorkingDays, company.timeZone)
  await setInquiryStatus(tx, id, { status: 'new', lostBecause: null }, now())
  const [inquiry] = await tx.update(inquiries).set({ answerBy }).where(eq(inquiries.id, id)).returning()
  if (!inquiry) return
  const items = await tx
    .select()
    .from(inquiryItems)
    .where(eq(inquiryItems.inquiryId, id))
    .orderBy(inquiryItems.position)
  const references = items.map(({ lotReference }) => lotReference)
  const { open } = await findRequestedLots({ db: tx, config, now }, references)
  const lots = references.map((reference) => open.find((lot) => lot.reference === reference))
  await queueInquiryMails(tx, services, { ...inquiry, items }, lots, { audience: 'everyone', isProven: false })
}

export async function setInquiryAnswerDate(tx: Transaction, id: string, answerBy: string): Promise<void> {
  await tx.update(inquiries).set({ answerBy }).where(eq(inquiries.id, id))
}
