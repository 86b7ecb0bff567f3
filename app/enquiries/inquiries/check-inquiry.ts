import type { Words } from '../../lots/lots/lot-words'
import { fieldErrors } from '../../platform/base/parse-input'
import type { Fault, Faults } from '../../platform/forms/form-answer'
import { boxOfPath, faultsOfErrors } from './inquiry-fields'
import { inquirySchema, inquiryShape } from './inquiry-schema'
import { findConflicts, type LotTerms } from './lot-terms'
import { type TypedInquiry, understood } from './typed-inquiry'

/**
 * What is wrong with an inquiry about these lots, by box. The server does it for forms without JavaScript; the page loads this, and
 * the validator with it, when the form is first used.
 */
export function checkInquiry(typed: TypedInquiry, terms: readonly LotTerms[], words: Words): Faults {
  const lots = terms.map(({ reference }) => reference)
  const wish = understood(typed, lots)
  const result = inquirySchema.safeParse(wish)
  const faults: Record<string, Fault | undefined> = {
    ...(!result.success && faultsOfErrors(fieldErrors(result.error), lots)),
  }
  // What the lots say is compared also where other boxes are wrong.
  const [items, resale] = [inquiryShape.items.safeParse(wish.items), inquiryShape.resale.safeParse(wish.resale)]
  if (!items.success || !resale.success) return faults
  const byNumber = new Map(terms.map((lot) => [lot.reference, lot]))
  for (const { path, key, values } of findConflicts({ items: items.data, resale: resale.data }, byNumber, words)) {
    const box = boxOfPath(path, lots)
    if (box) faults[box] ??= { key, values }
  }
  return faults
}
