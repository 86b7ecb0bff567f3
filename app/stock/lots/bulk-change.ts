import { z } from 'zod'
import { categories } from '../../lots/facts/categories'
import { visibilities } from '../../lots/facts/trade-terms'
import type { LotInput } from '../../lots/lots/lot-schema'

/** States that many lots can be given at once: a reservation has its own day and buyer. */
export const bulkStatuses = ['draft', 'published', 'sold', 'withdrawn'] as const

/** What is to be made of many lots. */
export const bulkSchema = z.discriminatedUnion('change', [
  z.object({
    change: z.literal('price'),
    /** "-10", "2,5" and "+3 %": percent. */
    percent: z
      .string('validation.number')
      .transform((typed) =>
        Number(
          typed
            .replaceAll(/[\s%+]/g, '')
            .replace(',', '.')
            .replace('−', '-'),
        ),
      )
      .pipe(
        z
          .number('validation.number')
          .min(-90, 'validation.number')
          .max(500, 'validation.number')
          .refine((percent) => percent !== 0, 'validation.number'),
      ),
  }),
  z.object({ change: z.literal('status'), status: z.enum(bulkStatuses, 'validation.choice') }),
  z.object({ change: z.literal('visibility'), visibility: z.enum(visibilities, 'validation.choice') }),
  z.object({ change: z.literal('category'), category: z.enum(categories, 'validation.choice') }),
])
export type BulkChange = z.output<typeof bulkSchema>

/** Lots that are changed by one click. */
export const MOST_AT_ONCE = 500
/** Lots that can be led on to be sent: their numbers stand in an address. */
export const MOST_SENT = 100

const seenLot = z
  .string()
  .regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}:\d{1,9}$/i, 'validation.invalid')
  .transform((text) => ({ id: text.slice(0, 36), version: Number(text.slice(37)) }))

/** The lots that were chosen, each as it was seen. */
export const seenLotsSchema = z.array(seenLot).min(1, 'inbox.choose_first').max(MOST_AT_ONCE, 'validation.too_many')

/** What a change makes of a lot. `now`: who puts goods on sale says that they are there. */
export function bulkFields(change: BulkChange, lot: LotInput, now: Date): Partial<LotInput> {
  switch (change.change) {
    case 'price': {
      if (!lot.price) return {}
      const scaled = (amount: number) => Math.max(1, Math.round((amount * (100 + change.percent)) / 100))
      const tiers = lot.price.tiers.map((tier) => ({ ...tier, amount: scaled(tier.amount) }))
      return { price: { ...lot.price, amount: scaled(lot.price.amount), tiers } }
    }
    case 'status': {
      const { status } = change
      const planned = status === 'draft' || status === 'withdrawn' ? {} : { publishAt: null }
      const over = status === 'sold' || status === 'withdrawn' ? { withdrawAt: null } : {}
      const confirmed = status === 'published' ? { confirmedAt: now.toISOString() } : {}
      return { status, optionUntil: null, ...planned, ...over, ...confirmed }
    }
    case 'visibility':
      return { priceVisibility: change.visibility }
    case 'category':
      return { categories: [change.category], ...(change.category !== 'food' && { foodCategories: [] }) }
  }
}
