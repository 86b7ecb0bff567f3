import { z } from 'zod'
import { seenSchema } from '../../inbox/items/seen-items'
import { category } from '../../lots/facts/category-schema'
import { visibilities } from '../../lots/facts/trade-terms'
import type { LotInput } from '../../lots/lots/lot-schema'

/** Statuses for bulk edits. Selling and reserving ask for quantity, buyer and price. */
export const bulkStatuses = ['draft', 'published', 'withdrawn'] as const

export const bulkSchema = z.discriminatedUnion('change', [
  z.object({
    change: z.literal('price'),
    /** Percentages such as "-10", "2,5" and "+3 %". */
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
  z.object({ change: z.literal('category'), category }),
])
export type BulkChange = z.output<typeof bulkSchema>

export const MAX_AT_ONCE = 500
/** Limited because the references are part of a URL. */
export const MAX_SENT = 100

export const seenLotsSchema = z.array(seenSchema).min(1, 'inbox.choose_first').max(MAX_AT_ONCE, 'validation.too_many')

/** Changes to a lot. @param now confirmation time: putting a lot on sale confirms its availability */
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
      const over = status === 'withdrawn' ? { withdrawAt: null } : {}
      const confirmed = status === 'published' ? { confirmedAt: now.toISOString() } : {}
      return { status, optionUntil: null, ...planned, ...over, ...confirmed }
    }
    case 'visibility':
      return { priceVisibility: change.visibility }
    case 'category':
      return { categories: [change.category], ...(change.category !== 'food' && { foodCategories: [] }) }
  }
}
