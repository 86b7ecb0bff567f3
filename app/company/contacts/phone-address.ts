/** The `tel:` address of an international number written for people, like `+44 20 7946 0123` (RFC 3966). */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`
}
