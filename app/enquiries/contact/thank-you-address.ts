/** The id of what thanks for a message. The browser moves there, and the focus with it. */
export const THANK_YOU = 'message-sent'

/** The same page, with thanks in the place of the form. */
export function thankYouAddress(path: string): string {
  return `${path}?message=sent#${THANK_YOU}`
}

/** Whether an address is the one of a page that thanks. */
export function isThankYou(search: string): boolean {
  return new URLSearchParams(search).get('message') === 'sent'
}
