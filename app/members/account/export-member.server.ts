import { findEmailChange } from '../../accounts/account-changes/change-email.server'
import { findPasskeys } from '../../accounts/factors/passkeys.server'
import { countRecoveryCodes } from '../../accounts/factors/recovery-codes.server'
import { totpSince } from '../../accounts/factors/totp.server'
import { findRecord } from '../../accounts/identity/members.server'
import { findSessionsOf, type Member } from '../../accounts/identity/session.server'
import { findProfile } from '../../accounts/profiles/profile.server'
import { exportSaved } from '../../catalogue/saved-searches/export-saved.server'
import { findMessages, presentMessage } from '../../enquiries/contact/messages.server'
import { findInquiries, presentInquiry } from '../../enquiries/inquiries/find-inquiries.server'
import { findRequests, presentRequest } from '../../enquiries/requests/find-requests.server'
import { findConversation } from '../../inbox/history/conversation.server'
import { findSubscribers, presentSubscribers } from '../../newsletter/subscriptions/find-subscribers.server'
import { findOffers, presentOffer } from '../../offers/offers/find-offers.server'
import type { Cursor } from '../../platform/database/page-cursor.server'
import { findMailsTo } from '../../platform/mail-queue/outbox.server'
import type { Services } from '../../platform/services/services.server'

const BATCH = 100

/** All data of a member and everything sent with the member's address (GDPR, articles 15 and 20), without secrets such as tokens. */
export async function exportMember(services: Pick<Services, 'db' | 'config' | 'now'>, member: Member) {
  const { db, now } = services
  const { id, email, role } = member
  /** What was sent with the address, each with its conversation, without the team's internal notes. */
  const sent = async <Row extends Cursor, Sent extends { id: string }>(
    find: (
      services: Pick<Services, 'db' | 'config'>,
      page: { after: Cursor | null; limit: number; email: string },
    ) => Promise<Row[]>,
    present: (row: Row) => Sent,
  ) => {
    const answered: (Sent & { conversation: Said[] })[] = []
    for (const row of await findAll((page) => find(services, { ...page, email }))) {
      const thing = present(row)
      answered.push({ ...thing, conversation: await findSaid(services, thing.id) })
    }
    return answered
  }
  const subscriptions = await findAll((page) => findSubscribers(services, { ...page, email }))
  return {
    exportedAt: now().toISOString(),
    account: { id, email, role, ...(await findRecord(db, id)) },
    profile: await findProfile(services, member),
    emailChange: await findEmailChange(services, id),
    secondFactor: {
      codesSince: await totpSince(db, id),
      recoveryCodesLeft: await countRecoveryCodes(db, id),
      passkeys: await findPasskeys(db, id),
    },
    sessions: await findSessionsOf(services, id),
    offers: await sent(findOffers, presentOffer),
    inquiries: await sent(findInquiries, presentInquiry),
    buyingRequests: await sent(findRequests, presentRequest),
    messages: await sent(findMessages, presentMessage),
    ...(await exportSaved(services, id)),
    newsletter: await presentSubscribers(services, subscriptions),
    mails: await findMailsTo(db, email),
  }
}

type Said = Pick<Awaited<ReturnType<typeof findConversation>>[number], 'kind' | 'who'> & {
  readonly text: unknown
  readonly at: Date
}

async function findSaid(services: Pick<Services, 'db' | 'now'>, itemId: string): Promise<Said[]> {
  const said = await findConversation(services, itemId)
  return said.map(({ kind, who, became, createdAt }) => ({ kind, who, text: became.text ?? null, at: createdAt }))
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
