/** A word, number, sign or quoted phrase of a query, with its place in what was typed. */
export interface Token {
  readonly kind: 'word' | 'number' | 'sign' | 'quoted'
  /** Lower case without accents. */
  readonly plain: string
  readonly start: number
  readonly end: number
}

const pattern =
  /(?<quoted>"[^"]*")|(?<number>\d{1,3}(?:[.,\s]\d{3})+(?!\d)|\d+(?:[.,]\d+)?)|(?<sign><=|>=|[<>≤≥€£$])|(?<word>[\p{L}\p{M}]+)/gu

/** Splits a query; punctuation between tokens is dropped. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(pattern)].map(({ 0: found, index, groups = {} }): Token => {
    const kind = groups.quoted ? 'quoted' : groups.number ? 'number' : groups.sign ? 'sign' : 'word'
    return { kind, plain: plainOf(found), start: index, end: index + found.length }
  })
}

/** The Arabic article, which is written together with its word. */
const article = /(?<![\p{L}\p{M}])(?:ال)+(?=\p{L}{3})/gu

/** The same word without its Arabic article. */
export function withoutArticle(word: string): string {
  return word.replace(article, '')
}

/** Lower case without accents, as queries and terms are compared. */
export function plainOf(text: string): string {
  const lower = text.toLowerCase()
  // Most words of a dictionary are ASCII and need no normalization.
  if (isAscii(lower)) return lower
  return lower
    .normalize('NFD')
    .replace(/\p{Mn}+/gu, '')
    .normalize('NFC')
    .replace(/[أإآٱ]/g, 'ا')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replaceAll('ـ', '')
    .replace(article, '')
    .replaceAll('ς', 'σ')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) return false
  return true
}

/** Whether a word is in a list that has forms with and without accents. A typed accent must match: French `thé` is not `the`. */
export function isAmong(words: { has(word: string): boolean }, typed: string): boolean {
  const written = withoutArticle(typed.toLowerCase())
  return words.has(written) || (!/\p{Mn}/u.test(written.normalize('NFD')) && words.has(plainOf(written)))
}

/** Value of a number with separators of thousands, or decimals. */
export function numberOf(written: string): number {
  const grouped = /^\d{1,3}(?:[.,\s]\d{3})+$/.test(written)
  return Number(grouped ? written.replace(/[.,\s]/g, '') : written.replace(',', '.'))
}

/** Replaces the digits of other alphabets, one for one. */
export function latinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
}
