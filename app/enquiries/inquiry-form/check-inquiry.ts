import type { Localizer } from '../../lots/presentation/lot-texts'
import { fieldErrors } from '../../platform/base/parse-input'
import type { FormError, FormErrors } from '../../platform/forms/form-answer'
import { inquirySchema, inquiryShape } from '../inquiries/inquiry-schema'
import { findConflicts, type LotTerms } from '../inquiries/lot-terms'
import { fieldOfPath, toInquiryErrors } from './inquiry-fields'
import { parseTypedInquiry, type TypedInquiry } from './typed-inquiry'

/** Field errors of an inquiry. The page loads this, including the validator, on first use of the form. */
export function checkInquiry(typed: TypedInquiry, terms: readonly LotTerms[], localizer: Localizer): FormErrors {
  const lots = terms.map(({ reference }) => reference)
  const wish = parseTypedInquiry(typed, lots)
  const result = inquirySchema.safeParse(wish)
  const errors: Record<string, FormError | undefined> = {
    ...(!result.success && toInquiryErrors(fieldErrors(result.error), lots)),
  }
  // Check the lot terms even if other fields are invalid.
  const [items, resale] = [inquiryShape.items.safeParse(wish.items), inquiryShape.resale.safeParse(wish.resale)]
  if (!items.success || !resale.success) return errors
  const byNumber = new Map(terms.map((lot) => [lot.reference, lot]))
  for (const { path, key, values } of findConflicts({ items: items.data, resale: resale.data }, byNumber, localizer)) {
    const box = fieldOfPath(path, lots)
    if (box) errors[box] ??= { key, values }
  }
  return errors
}
