import { z } from 'zod'

// Control characters have no place in a line, and none but line breaks and tabs in a text: they end up in mail headers,
// file names and a database that refuses the null character.
/** A line of text, or nothing. */
export const LINE = /^\P{Cc}*$/u
const TEXT = /^(?:\P{Cc}|[\n\r\t])*$/u

/** Marks that no one sees, and that turn round or hide what stands beside them. The signs of Arabic numbers are seen. */
const INVISIBLE = /(?![\u0600-\u0605\u06dd\u0890\u0891\u08e2\u200c\u200d])\p{Cf}/gu

/** Joiners belong to words of these scripts, and to pictures made of several. */
const STRAY_JOINER =
  /(?<![\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]/gu

/** A line as it is read: without direction controls, zero-width characters and line separators. */
function plainLine(text: string): string {
  return text
    .replace(/[\p{Zl}\p{Zp}]/gu, ' ')
    .replace(INVISIBLE, '')
    .replace(STRAY_JOINER, '')
}

/** A line of text that may be empty, without the spaces around it, of at most `most` characters. */
export function optionalLineInput(most: number) {
  return z
    .string('validation.text')
    .overwrite(plainLine)
    .trim()
    .max(most, 'validation.too_long')
    .regex(LINE, 'validation.text')
}

/** A required line of text, without the spaces around it, of at most `most` characters. */
export function lineInput(most: number) {
  return requiredInput(most, LINE, plainLine)
}

/** A required text of one or more lines, of at most `most` characters. */
export function textInput(most: number) {
  return requiredInput(most, TEXT, (text) => text)
}

function requiredInput(most: number, form: RegExp, clean: (text: string) => string) {
  return z
    .string('validation.required')
    .overwrite(clean)
    .trim()
    .min(1, 'validation.required')
    .max(most, 'validation.too_long')
    .regex(form, 'validation.text')
}
