import { findMessages, presentMessage } from '../contact/find-messages.server'
import { findEmailChange } from '../identity/change-email.server'
import { findSessionsOf } from '../identity/own-sessions.server'
import type { Member } from '../identity/session.server'
import { findInquiries, presentInquiry } from '../inquiries/find-inquiries.server'
import { findSubscribers, presentSubscribers } from '../newsletter/find-subscribers.server'
import { findOffers, presentOffer } from '../offers/find-offers.server'
import { findMailsTo } from '../platform/outbox.server'
import type { Cursor } from '../platform/page-cursor.server'
import type { Services } from '../platform/services.server'
import { findProfile } from '../profiles/profile.server'
import { findRequests, presentRequest } from '../requests/find-requests.server'
import { exportSaved } from '../saved/export-saved.server'

/** Rows that are read at a time. */
const BATCH = 100

/**
 * Everything that is stored about a member, and what was sent with the member's address, for the member to keep or take elsewhere
 * (GDPR, articles 15 and 20). What opens something, such as a session's token, is not in it.
 */
export async function exportMember(services: Pick<Services, 'db' | 'config' | 'now'>, member: Member) {
  const { db, now } = services
  const { id, email, role } = member
  const subscriptions = await findAll((page) => findSubscribers(services, { ...page, email }))
  return {
    exportedAt: now().toISOString(),
    account: { id, email, role },
    profile: await findProfile(services, member),
    emailChange: await findEmailChange(services, id),
    sessions: await findSessionsOf(services, id),
    offers: (await findAll((page) => findOffers(services, { ...page, email }))).map(presentOffer),
    inquiries: (await findAll((page) => findInquiries(services, { ...page, email }))).map(presentInquiry),
    buyingRequests: (await findAll((page) => findRequests(services, { ...page, email }))).map(presentRequest),
    messages: (await findAll((page) => findMessages(services, { ...page, email }))).map(presentMessage),
    ...(await exportSaved(services, id)),
    newsletter: await presentSubscribers(services, subscriptions),
    mails: await findMailsTo(db, email),
  }
}

async function findAll<Row extends Cursor>(
  find: (page: { after: Cursor | null; limit: number }) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let after: Cursor | null = null; ; ) {
    const found: readonly Row[] = await find({ after, limit: BATCH })
    rows.push(...found)
    after = found.at(-1) ?? null
    if (found.length < BATCH) return rows
  }
}
