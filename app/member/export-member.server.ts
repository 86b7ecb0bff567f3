import { findMessages, presentMessage } from '../contact/find-messages.server'
import { findConversation } from '../desk/item-history.server'
import { findPasskeys } from '../factors/passkeys.server'
import { countRecoveryCodes } from '../factors/recovery-codes.server'
import { totpSince } from '../factors/totp.server'
import { findRecord } from '../identity/members.server'
import { findSessionsOf } from '../identity/own-sessions.server'
import type { Member } from '../identity/session.server'
import { findInquiries, presentInquiry } from '../inquiries/find-inquiries.server'
import { findMailsTo } from '../mails/outbox.server'
import { findSubscribers, presentSubscribers } from '../newsletter/find-subscribers.server'
import { findOffers, presentOffer } from '../offers/find-offers.server'
import { findEmailChange } from '../own-account/change-email.server'
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
  /** Each thing with what was said about it; the team's own notes are not in that. */
  const withAnswers = async <Sent extends { id: string }>(things: readonly Sent[]) => {
    const answered: (Sent & { conversation: Said[] })[] = []
    for (const thing of things) answered.push({ ...thing, conversation: await findSaid(services, thing.id) })
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
    offers: await withAnswers((await findAll((page) => findOffers(services, { ...page, email }))).map(presentOffer)),
    inquiries: await withAnswers(
      (await findAll((page) => findInquiries(services, { ...page, email }))).map(presentInquiry),
    ),
    buyingRequests: await withAnswers(
      (await findAll((page) => findRequests(services, { ...page, email }))).map(presentRequest),
    ),
    messages: await withAnswers(
      (await findAll((page) => findMessages(services, { ...page, email }))).map(presentMessage),
    ),
    ...(await exportSaved(services, id)),
    newsletter: await presentSubscribers(services, subscriptions),
    mails: await findMailsTo(db, email),
  }
}

/** What the team and a sender have said to each other about one thing. */
type Said = Pick<Awaited<ReturnType<typeof findConversation>>[number], 'kind' | 'who'> & {
  readonly text: unknown
  readonly at: Date
}

async function findSaid(services: Pick<Services, 'db'>, itemId: string): Promise<Said[]> {
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
