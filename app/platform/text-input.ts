import { z } from 'zod'

// Control characters have no place in a line, and none but line breaks and tabs in a text: they end up in mail headers,
// file names and a database that refuses the null character.
/** A line of text, or nothing. */
export const LINE = /^\P{Cc}*$/u
const TEXT = /^(?:\P{Cc}|[\n\r\t])*$/u

/** A required line of text, without the spaces around it, of at most `most` characters. */
export function lineInput(most: number) {
  return requiredInput(most, LINE)
}

/** A required text of one or more lines, of at most `most` characters. */
export function textInput(most: number) {
  return requiredInput(most, TEXT)
}

function requiredInput(most: number, form: RegExp) {
  return z
    .string('validation.required')
    .trim()
    .min(1, 'validation.required')
    .max(most, 'validation.too_long')
    .regex(form, 'validation.text')
}
