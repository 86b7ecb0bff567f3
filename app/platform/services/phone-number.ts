import { parsePhoneNumberFromString } from 'libphonenumber-js'

/** E.164 of a typed phone number, or null. Only numbers with a country code are certain; a guessed country would ring a stranger. */
export function toE164(typed: string): string | null {
  const number = parsePhoneNumberFromString(typed.replace(/^00/, '+'))?.number
  return number && /^\+[1-9]\d{5,14}$/.test(number) ? number : null
}
