/** The id of what thanks for something that was sent. The browser moves there, and the focus with it. */
export const THANK_YOU = 'request-sent'

/** The same page, with thanks and the number of what was sent in the place of the form. */
export function thankYouAddress(path: string, reference: string): string {
  return `${path}?sent=${reference}#${THANK_YOU}`
}

/**
 * The number that a page thanks for, or null: the form is open. Anything else in its place is not shown.
 * @param series what the numbers of the page begin with: `B` of buying requests, `I` of inquiries
 */
export function thankedReference(search: string, series: 'B' | 'I'): string | null {
  const reference = new URLSearchParams(search).get('sent') ?? ''
  return new RegExp(`^${series}-\\d{4}-\\d{4,9}$`).test(reference) ? reference : null
}
