export function phoneAddress(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`
}
