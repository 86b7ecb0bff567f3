import { asc, desc, inArray } from 'drizzle-orm'
import { plainDecimal } from '../../lots/facts/decimal'
import { type Cursor, sentOn } from '../../platform/database/page-cursor.server'
import type { Services } from '../../platform/services/services.server'
import { buyingRequestEvents, buyingRequests } from './requests.table.server'

type RequestRow = typeof buyingRequests.$inferSelect

interface BuyingRequest extends RequestRow {
  readonly events: readonly (typeof buyingRequestEvents.$inferSelect)[]
}

/** Requests, also quarantined ones, newest first, after a cursor. @param page.email of the sender, in lower case */
export async function findRequests(
  { db }: Pick<Services, 'db'>,
  page: { after: Cursor | null; limit: number; email?: string; id?: string },
): Promise<BuyingRequest[]> {
  const rows = await db
    .select()
    .from(buyingRequests)
    .where(sentOn(buyingRequests, page))
    .orderBy(desc(buyingRequests.createdAt), desc(buyingRequests.id))
    .limit(page.limit)
  if (rows.length === 0) return []
  const events = await db
    .select()
    .from(buyingRequestEvents)
    .where(
      inArray(
        buyingRequestEvents.requestId,
        rows.map((row) => row.id),
      ),
    )
    .orderBy(asc(buyingRequestEvents.createdAt), asc(buyingRequestEvents.id))
  return rows.map((row) => ({ ...row, events: events.filter((event) => event.requestId === row.id) }))
}

export function presentRequest(request: BuyingRequest) {
  const { submission, details, createdAt, events, validUntil, deliveryCountry, ...row } = request
  const { quantityMin, quantityMax, quantityUnit, priceAmount, priceCurrency, priceBasis, ...fields } = row
  const { delivery, ...rest } = details
  return {
    ...fields,
    ...rest,
    quantity: quantityUnit && {
      min: quantityMin && plainDecimal(quantityMin),
      max: quantityMax && plainDecimal(quantityMax),
      unit: quantityUnit,
    },
    maximumPrice:
      priceAmount !== null && priceCurrency !== null && priceBasis !== null
        ? { amount: priceAmount, currency: priceCurrency, basis: priceBasis }
        : null,
    delivery: { country: deliveryCountry, postcode: delivery.postcode ?? null, incoterm: delivery.incoterm ?? null },
    until: validUntil,
    createdAt: createdAt.toISOString(),
    history: events.map(({ kind, who, data, createdAt: at }) => ({ kind, who, data, at: at.toISOString() })),
  }
}
