/** The id of what thanks for a request. The browser moves there, and the focus with it. */
export const THANK_YOU = 'request-sent'

/** The same page, with thanks and the number of the request in the place of the form. */
export function thankYouAddress(path: string, reference: string): string {
  return `${path}?sent=${reference}#${THANK_YOU}`
}

/** The number that a page thanks for, or null: the form is open. Anything else in its place is not shown. */
export function thankedReference(search: string): string | null {
  const reference = new URLSearchParams(search).get('sent') ?? ''
  return /^B-\d{4}-\d{4,9}$/.test(reference) ? reference : null
}
