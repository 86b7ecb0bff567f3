import type { Profile } from '../../accounts/profiles/profile.server'
import { inquiryLimits } from './inquiry-limits'
import type { TypedInquiry } from './typed-inquiry'

/**
 * Initial form values from the member's account and a link such as `?lot=L-2611-0042&quantity=480&comment=…`.
 * Links are untrusted, but a person reviews the form before sending.
 */
export function prefillInquiry(
  query: URLSearchParams,
  lots: readonly string[],
  member: (Profile & { readonly email: string }) | null,
): TypedInquiry {
  const [first] = lots
  const asked = (name: string, most: number) => query.get(name)?.trim().slice(0, most).toWellFormed()
  const begun: Readonly<Record<string, string | null | undefined>> = {
    ...(first && {
      [`quantity.${first}.amount`]: asked('quantity', inquiryLimits.number),
      [`comment.${first}`]: asked('comment', inquiryLimits.comment),
    }),
    name: member?.name,
    company: member?.company,
    email: member?.email,
    country: member?.country,
    phoneNumber: member?.phoneNumber,
    vatId: member?.vatId,
  }
  return Object.fromEntries(Object.entries(begun).flatMap(([name, text]) => (text ? [[name, [text]]] : [])))
}
