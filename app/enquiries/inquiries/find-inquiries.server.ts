import { asc, desc, inArray } from 'drizzle-orm'
import { plainDecimal } from '../../lots/facts/decimal'
import { type Cursor, sentOn } from '../../platform/database/page-cursor.server'
import type { Services } from '../../platform/services/services.server'
import { inquiries, inquiryEvents, inquiryItems } from './inquiries.table.server'

export interface Inquiry extends InquiryRow {
  readonly items: readonly (typeof inquiryItems.$inferSelect)[]
  readonly events: readonly (typeof inquiryEvents.$inferSelect)[]
}

type InquiryRow = typeof inquiries.$inferSelect

/** Inquiries, also quarantined ones, newest first, after a cursor. @param page.email of the sender, in lower case */
export async function findInquiries(
  { db }: Pick<Services, 'db'>,
  page: { after: Cursor | null; limit: number; email?: string; id?: string },
): Promise<Inquiry[]> {
  const rows = await db
    .select()
    .from(inquiries)
    .where(sentOn(inquiries, page))
    .orderBy(desc(inquiries.createdAt), desc(inquiries.id))
    .limit(page.limit)
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  const items = await db
    .select()
    .from(inquiryItems)
    .where(inArray(inquiryItems.inquiryId, ids))
    .orderBy(asc(inquiryItems.position))
  const events = await db
    .select()
    .from(inquiryEvents)
    .where(inArray(inquiryEvents.inquiryId, ids))
    .orderBy(asc(inquiryEvents.createdAt), asc(inquiryEvents.id))
  const itemsOf = Map.groupBy(items, ({ inquiryId }) => inquiryId)
  const eventsOf = Map.groupBy(events, ({ inquiryId }) => inquiryId)
  return rows.map((row) => ({ ...row, items: itemsOf.get(row.id) ?? [], events: eventsOf.get(row.id) ?? [] }))
}

export async function findInquiry(services: Pick<Services, 'db'>, id: string): Promise<Inquiry | null> {
  const [inquiry] = await findInquiries(services, { after: null, limit: 1, id })
  return inquiry ?? null
}

export function presentInquiry(inquiry: Inquiry) {
  const { submission, createdAt, items, events, ...row } = inquiry
  const { deliveryCountry, deliveryPostcode, deliveryIncoterm, resaleCountries, resaleChannels, ...fields } = row
  return {
    ...fields,
    items: items.map(presentItem),
    delivery: { country: deliveryCountry, postcode: deliveryPostcode, incoterm: deliveryIncoterm },
    resale: { countries: resaleCountries, channels: resaleChannels },
    createdAt: createdAt.toISOString(),
    history: events.map(({ kind, who, data, createdAt: at }) => ({ kind, who, data, at: at.toISOString() })),
  }
}

function presentItem(item: Inquiry['items'][number]) {
  const { lotId, lotReference, lotTitle, quantity, unit, targetAmount, targetCurrency, targetBasis, comment } = item
  return {
    lot: lotReference,
    lotId,
    title: lotTitle,
    quantity: quantity === null ? null : plainDecimal(quantity),
    unit,
    targetPrice:
      targetAmount !== null && targetCurrency !== null && targetBasis !== null
        ? { amount: targetAmount, currency: targetCurrency, basis: targetBasis }
        : null,
    comment,
  }
}
