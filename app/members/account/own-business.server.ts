import { findInquiries, summaryOf } from '../../enquiries/inquiries/find-inquiries.server'
import { findRequests } from '../../enquiries/requests/find-requests.server'
import { findOffers } from '../../offers/offers/find-offers.server'
import { type Cursor, cutPage } from '../../platform/database/page-cursor.server'
import type { Services } from '../../platform/services/services.server'

const PAGE = 20
const EXCERPT = 160

type Offer = Awaited<ReturnType<typeof findOffers>>[number]
type Inquiry = Awaited<ReturnType<typeof findInquiries>>[number]
type BuyingRequest = Awaited<ReturnType<typeof findRequests>>[number]

const offerStates = {
  submitted: 'received',
  in_review: 'in_review',
  need_info: 'question',
  counter_offered: 'counter_offer',
  accepted: 'accepted',
  declined: 'declined',
  withdrawn: 'withdrawn',
  converted: 'accepted',
  spam: 'declined',
} as const satisfies Record<Offer['status'], string>

/** The same for buying requests and inquiries. Quarantined ones show as received until a person reviews them. */
const requestStates = {
  new: 'received',
  answered: 'answered',
  quoted: 'quoted',
  on_option: 'on_option',
  won: 'accepted',
  lost: 'closed',
  spam: 'closed',
  quarantined: 'received',
} as const satisfies Record<BuyingRequest['status'] | Inquiry['status'], string>

/** A member's offers, inquiries and buying requests, newest first. @param email verified, in lower case */
export async function findBusinessOf(services: Pick<Services, 'db' | 'config'>, email: string, after: Cursor | null) {
  const page = { email, after, limit: PAGE + 1 }
  const offers = await findOffers(services, page)
  const inquiries = await findInquiries(services, page)
  const requests = await findRequests(services, page)
  const rows = [
    ...offers.map((offer) => ({
      ...listed(offer),
      kind: 'offer' as const,
      text: offer.description,
      state: offerStates[offer.status],
    })),
    ...inquiries.map((inquiry) => ({
      ...listed(inquiry),
      kind: 'inquiry' as const,
      text: summaryOf(inquiry),
      state: requestStates[inquiry.status],
    })),
    ...requests.map((request) => ({
      ...listed(request),
      kind: 'request' as const,
      text: request.text,
      state: requestStates[request.status],
    })),
  ].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1))
  const { items, nextCursor } = cutPage(rows, PAGE)
  return { items: items.map((item) => ({ ...item, text: excerpt(item.text) })), nextCursor }
}

function listed({ id, reference, createdAt }: Pick<Offer, 'id' | 'reference' | 'createdAt'>) {
  return { id, reference, createdAt }
}

function excerpt(text: string): string {
  const line = [...text.replace(/\s+/g, ' ').trim()]
  return line.length > EXCERPT ? `${line.slice(0, EXCERPT).join('')}…` : line.join('')
}
