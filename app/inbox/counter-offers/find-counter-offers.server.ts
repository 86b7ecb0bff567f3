import { desc, eq } from 'drizzle-orm'
import { type Localizer, moneyPer, quantityText } from '../../lots/presentation/lot-texts'
import { formatDate } from '../../platform/i18n/format'
import type { Services } from '../../platform/services/services.server'
import { counterOffers } from './counter-offers.table.server'

export type CounterOffer = typeof counterOffers.$inferSelect

const LIMIT = 50

export function findCounterOffers({ db }: Pick<Services, 'db'>, offerId: string): Promise<CounterOffer[]> {
  return db
    .select()
    .from(counterOffers)
    .where(eq(counterOffers.offerId, offerId))
    .orderBy(desc(counterOffers.createdAt), desc(counterOffers.id))
    .limit(LIMIT)
}

/** Formats the terms: "€12.50 per unit", "2,112 pairs" (null: the whole offer), "23 November 2026". */
export function describeTerms(
  terms: Pick<CounterOffer, 'amount' | 'currency' | 'basis' | 'quantity' | 'unit' | 'validUntil'>,
  localizer: Localizer,
): { price: string; quantity: string | null; validUntil: string } {
  const { quantity, unit, validUntil } = terms
  return {
    price: moneyPer(terms, localizer),
    quantity: quantity === null || unit === null ? null : quantityText(quantity, unit, localizer),
    validUntil: formatDate(validUntil, localizer.language),
  }
}
