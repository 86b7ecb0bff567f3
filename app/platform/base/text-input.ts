import { z } from 'zod'

// Other control characters are refused: texts end up in mail headers, file names and a database that refuses NUL.
export const LINE = /^\P{Cc}*$/u
const TEXT = /^(?:\P{Cc}|[\n\r\t])*$/u

/** Invisible marks that reverse or hide text. Signs of Arabic numbers are visible. */
const INVISIBLE = /(?![\u0600-\u0605\u06dd\u0890\u0891\u08e2\u200c\u200d])\p{Cf}/gu

/** Joiners belong to words of these scripts and to composed emoji. */
const STRAY_JOINER =
  /(?<![\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]/gu

/** Removes direction controls, zero-width characters and line separators. */
function plainLine(text: string): string {
  return text
    .replace(/[\p{Zl}\p{Zp}]/gu, ' ')
    .replace(INVISIBLE, '')
    .replace(STRAY_JOINER, '')
}

export function optionalLineInput(most: number) {
  return z
    .string('validation.text')
    .overwrite(plainLine)
    .trim()
    .max(most, 'validation.too_long')
    .regex(LINE, 'validation.text')
}

/** `optionalLineInput`, where an empty line counts as none. */
export function optionalLine(most: number) {
  return optionalLineInput(most)
    .nullish()
    .transform((value) => value || undefined)
}

/** Subset of a list, in its order and without duplicates. */
export function choices<const Choice extends string>(all: readonly Choice[]) {
  return z
    .array(z.enum(all, 'validation.choice'), 'validation.choice')
    .max(all.length, 'validation.choice')
    .transform((chosen) => (chosen.length > 1 ? all.filter((one) => chosen.includes(one)) : chosen))
    .default([])
}

export function lineInput(most: number) {
  return requiredInput(most, LINE, plainLine)
}

export function textInput(most: number) {
  return requiredInput(most, TEXT, (text) => text)
}

export function optionalTextInput(most: number) {
  return z.string('validation.text').trim().max(most, 'validation.too_long').regex(TEXT, 'validation.text')
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
