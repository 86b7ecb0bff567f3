import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { countFilesOf, findFiles } from '../../files/transfers/find-files.server'
import { plainDecimal } from '../../lots/facts/decimal'
import { isId } from '../../platform/base/is-id'
import { type Cursor, sentOn } from '../../platform/database/page-cursor.server'
import type { Services } from '../../platform/services/services.server'
import type { OfferFacts } from './offer-details'
import { attachments, offerEvents, offers } from './offers.table.server'

type OfferRow = typeof offers.$inferSelect
type EventRow = typeof offerEvents.$inferSelect

export interface Offer extends Omit<OfferRow, keyof OfferFacts | 'details'> {
  readonly facts: OfferFacts
  readonly attachments: Awaited<ReturnType<typeof findFiles>>
  readonly events: readonly EventRow[]
}

/** Offers, newest first, from a cursor position. @param page.email sender's address, in lower case */
export async function findOffers(
  services: Pick<Services, 'db' | 'config'>,
  page: { after: Cursor | null; limit: number; email?: string; id?: string; reference?: string },
): Promise<Offer[]> {
  const { db } = services
  const rows = await db
    .select()
    .from(offers)
    .where(and(page.reference === undefined ? undefined : eq(offers.reference, page.reference), sentOn(offers, page)))
    .orderBy(desc(offers.createdAt), desc(offers.id))
    .limit(page.limit)
  const ids = rows.map((row) => row.id)
  if (ids.length === 0) return []
  const links = await db
    .select()
    .from(attachments)
    .where(inArray(attachments.offerId, ids))
    .orderBy(asc(attachments.position))
  const events = await db
    .select()
    .from(offerEvents)
    .where(inArray(offerEvents.offerId, ids))
    .orderBy(asc(offerEvents.createdAt), asc(offerEvents.id))
  const files = await findFiles(
    services,
    links.map((link) => link.fileId),
  )
  const fileById = new Map(files.map((file) => [file.id, file]))
  return rows.map((row) => ({
    ...row,
    facts: factsOfRow(row),
    attachments: links.filter((link) => link.offerId === row.id).flatMap((link) => fileById.get(link.fileId) ?? []),
    events: events.filter((event) => event.offerId === row.id),
  }))
}

export async function findOffer(services: Pick<Services, 'db' | 'config'>, id: string): Promise<Offer | null> {
  const [offer] = isId(id) ? await findOffers(services, { after: null, limit: 1, id }) : []
  return offer ?? null
}

export function presentOffer(offer: Offer) {
  return {
    id: offer.id,
    reference: offer.reference,
    status: offer.status,
    declinedBecause: offer.declinedBecause,
    channel: offer.channel,
    takenBy: offer.takenBy,
    consentNote: offer.consentNote,
    language: offer.language,
    name: offer.name,
    company: offer.company,
    email: offer.email,
    phoneNumber: offer.phoneNumber,
    phoneE164: offer.phoneE164,
    description: offer.description,
    ...offer.facts,
    attachments: offer.attachments.map(({ name, url, size, contentType }) => ({ name, url, size, contentType })),
    answerBy: offer.answerBy,
    createdAt: offer.createdAt.toISOString(),
    history: offer.events.map(({ kind, who, data, createdAt }) => ({ kind, who, data, at: createdAt.toISOString() })),
  }
}

function factsOfRow({ details, ...row }: OfferRow): OfferFacts {
  const { categories, unit, condition, askingPrice, currency, askingPriceBasis, incoterm, country, bestBefore } = row
  return {
    categories,
    quantity: row.quantity && plainDecimal(row.quantity),
    unit,
    condition,
    askingPrice,
    currency,
    askingPriceBasis,
    incoterm,
    country,
    bestBefore,
    ...details,
  }
}

export function countFiles(services: Pick<Services, 'db'>, offerIds: readonly string[]) {
  return countFilesOf(services, { owner: attachments.offerId, file: attachments.fileId }, offerIds)
}
