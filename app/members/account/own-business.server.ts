import { findInquiries } from '../../enquiries/inquiries/find-inquiries.server'
import { itemTerms } from '../../enquiries/inquiries/inquiry-mail.server'
import { findRequests } from '../../enquiries/requests/find-requests.server'
import { requestedPrice, requestedQuantity } from '../../enquiries/requests/request-mail.server'
import { findOffers } from '../../offers/offers/find-offers.server'
import { type Cursor, cutPage } from '../../platform/database/page-cursor.server'
import type { Language } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
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
export async function findBusinessOf(
  services: Pick<Services, 'db' | 'config'>,
  email: string,
  after: Cursor | null,
  language: Language,
) {
  const page = { email, after, limit: PAGE + 1 }
  const offers = await findOffers(services, page)
  const inquiries = await findInquiries(services, page)
  const requests = await findRequests(services, page)
  const rows = [
    ...offers.map((offer) => ({
      ...listed(offer, offer.description),
      kind: 'offer' as const,
      state: offerStates[offer.status],
    })),
    ...inquiries.map((inquiry) => ({
      ...listed(inquiry, inquiry.message ?? ''),
      kind: 'inquiry' as const,
      lots: askedLots(inquiry, language),
      state: requestStates[inquiry.status],
    })),
    ...requests.map((request) => ({
      ...listed(request, request.text),
      kind: 'request' as const,
      terms: wishedTerms(request, language),
      state: requestStates[request.status],
    })),
  ].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1))
  return cutPage(rows, PAGE)
}

function listed({ id, reference, createdAt }: Pick<Offer, 'id' | 'reference' | 'createdAt'>, text: string) {
  return { id, reference, createdAt, text: excerpt(text), lots: [], terms: '' }
}

/** Lots of an inquiry as they were asked for; one that was deleted since has no page. */
function askedLots({ items }: Inquiry, language: Language) {
  const words = { t: translatorOf(language), language }
  return items.map((item) => ({
    reference: item.lotReference,
    title: item.lotTitle,
    hasPage: item.lotId !== null,
    terms: itemTerms(item, words).join(' · '),
    comment: excerpt(item.comment ?? ''),
  }))
}

/** Formats `500 to 2,000 pairs · Maximum price: €3.50 per unit`; empty if both are open. */
function wishedTerms(request: BuyingRequest, language: Language): string {
  const price = requestedPrice(request, language)
  const most = price && `${translatorOf(language)('request.price')}: ${price}`
  return [requestedQuantity(request, language), most].filter((part) => part !== null).join(' · ')
}

function excerpt(text: string): string {
  const line = [...text.replace(/\s+/g, ' ').trim()]
  return line.length > EXCERPT ? `${line.slice(0, EXCERPT).join('')}…` : line.join('')
}
