import { randomUUIDv7 } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { workingDaysAfter } from '../../platform/base/working-days'
import type { Transaction } from '../../platform/database/database.server'
import type { Services } from '../../platform/services/services.server'
import type { EnquiryMove } from '../buyers/enquiry'
import { queueRequestMails } from './request-mail.server'
import { buyingRequestEvents, buyingRequests } from './requests.table.server'

/** Changes a request's status and records the event. @returns the old status, or null if there is no such request */
export async function setRequestStatus(
  tx: Transaction,
  id: string,
  move: EnquiryMove,
  now: Date,
): Promise<EnquiryMove | null> {
  const [was] = await tx
    .select({ status: buyingRequests.status, lostBecause: buyingRequests.lostBecause })
    .from(buyingRequests)
    .where(eq(buyingRequests.id, id))
    .for('update')
  if (!was) return null
  await tx.update(buyingRequests).set(move).where(eq(buyingRequests.id, id))
  const data = { from: was.status, to: move.status, reason: move.lostBecause }
  await tx
    .insert(buyingRequestEvents)
    .values({ id: randomUUIDv7(), requestId: id, kind: 'status', who: 'team', data, createdAt: now })
  return was
}

/** Releases a request from quarantine and queues its mails; the answer date counts from now. */
export async function releaseRequest(
  tx: Transaction,
  services: Pick<Services, 'config' | 'now'>,
  id: string,
): Promise<void> {
  const now = services.now()
  const { company, buyers } = services.config.site
  const answerBy = workingDaysAfter(now, buyers.answerWithinWorkingDays, company.timeZone)
  await setRequestStatus(tx, id, { status: 'new', lostBecause: null }, now)
  const [request] = await tx.update(buyingRequests).set({ answerBy }).where(eq(buyingRequests.id, id)).returning()
  if (request) await queueRequestMails(tx, services, request, false)
}

export async function setRequestAnswerDate(tx: Transaction, id: string, answerBy: string): Promise<void> {
  await tx.update(buyingRequests).set({ answerBy }).where(eq(buyingRequests.id, id))
}
