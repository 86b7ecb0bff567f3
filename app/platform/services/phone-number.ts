import { parsePhoneNumberFromString } from 'libphonenumber-js'

/**
 * A typed phone number as E.164, or null. Only one with its country code can be understood for sure; a guessed country would ring a
 * stranger. One that is too short to ring anybody is not understood either.
 */
export function understoodPhone(typed: string): string | null {
  const number = parsePhoneNumberFromString(typed.replace(/^00/, '+'))?.number
  return number && /^\+[1-9]\d{5,14}$/.test(number) ? number : null
}
