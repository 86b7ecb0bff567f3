import type { LeakKind } from './find-leaks.ts'
import { type PlainText, plainOf } from './plain-text.ts'
import { currencyWords, numberWords, pricePhrases } from './price-words.ts'
import { addressPhrases, contactPhrases, secretPhrases } from './private-words.ts'

/** Something that a phrase tells: the part of the sentence that it stands in, to be taken out as a whole. */
interface Told {
  readonly kind: LeakKind
  readonly found: string
}

/** Letters of folded texts; the classes of all that Unicode has take seconds to compile in so many patterns. */
const LETTERS = 'a-z\u00df-\u02af\u0370-\u05ff\u0620-\u06d3'
const FIGURE = String.raw`(?<![\d.,])\d{1,3}(?:[ .,']?\d{3}){0,3}(?:[.,]\d{1,3})?(?:,-|\.-)?(?!\d)`
/** Stands for the letters of numbers in words: told apart once, not by every pattern. */
const NUMBER = '\ue000'
const LONGEST_CLAUSE = 160

/** By the piece: what a figure with decimals is the price of. */
const PER_PIECE =
  "(?: ?/ ?| per | pro | je | par | por | al?la | al | a | za | il | la | le | l'| το | η | ανα | لل)(?:pcs?|piece|unite?|unit|ea|stk|stuck|st|teil|paar|pckg|paket|packung|set|flasche|par|paire|pair|pz|pezzo|paio|bottiglia|bouteille|botella|bottle|lata|uds?|unidad|szt|sztuk~|kpl|para|opak~|kg|kilo|lt|liter|litre|m2|qm|τεμ~|φιαλ~|ζευγ~|μπουκ~|قطعه|قطعة|حبه|حبة|زجاجه|زجاجة)"
/** After the name of a currency, things that are called by it. */
const NO_MONEY = '(?![ -]?(?:pal|pool|plug|steck|norm|enchuf|presa|prise))'

const amounts: readonly string[] = [
  `@ ?#(?! ?[x×])(?<!eur1)`,
  `#(?: (?:tys\\.?|mil|mille|k))? ?(?:€|\\$|£)`,
  `# ?(?:k|mln|mio|tys\\.?|mil|mila|mille|tausend|χιλ\\.?|الف)? ?@${NO_MONEY}`,
  `& @${NO_MONEY}|zloty &`,
  '(?![48] ?k)\\d{1,3}(?:[.,]\\d)? ?k(?: ?€)?',
  `\\d+[.,]\\d{1,3}(?:${PER_PIECE}| ?each| ?ea| apiece| cad\\.?)|# ?/ ?(?:pcs?|stk|stuck|szt|uds?|pz|ea|unit|τεμ|qm|m2)`,
]

/** Words that stand beside a price that everybody may see. */
const NEUTRAL = /^(?:pric|preis|prix|preci|prezz|cen[aey]|τιμ|سعر|السعر|rrp|uvp|pvp|pvc|retail)/

type Reading = readonly [kind: LeakKind, pattern: RegExp]

const numbers = compiled(`(?:${numberWords})(?:[ -](?:(?:and|und|et|y|e|i|και|و)[ -])?(?:${numberWords})){0,3}`)

const readings: readonly Reading[] = [
  ...amounts.map((phrase): Reading => ['price', compiled(phrase)]),
  ...pricePhrases.map((phrase): Reading => ['price', compiled(phrase)]),
  ...secretPhrases.map((phrase): Reading => ['secret', compiled(phrase)]),
  ...addressPhrases.map((phrase): Reading => ['address', compiled(phrase)]),
  ...contactPhrases.map((phrase): Reading => ['contact', compiled(phrase)]),
]

/**
 * Amounts, wishes for a price, costs and margins, ways to reach somebody, and what is not to be told, as sellers write it.
 * @param figures prices that are public, as figures with two decimals: beside them nothing is told
 */
export function findPhrases(text: string, figures: ReadonlySet<string>): Told[] {
  const folded = plainOf(text)
  const numbered = folded.plain.replace(numbers, (number) => NUMBER.repeat(number.length))
  const told = new Map<string, Told>()
  for (const [place, [kind, pattern]] of readings.entries())
    for (const match of (pattern.source.includes(NUMBER) ? numbered : folded.plain).matchAll(pattern)) {
      if (!hasCapitals(text, folded, match)) continue
      const [from, to] = clauseAround(folded.plain, match.index, match.index + match[0].length)
      const isNeutral = kind === 'price' && (place < amounts.length || NEUTRAL.test(match[0]))
      if (isNeutral && namesOwnPrice(folded.plain.slice(from, to), figures)) continue
      const found = text.slice(folded.places[from], folded.places[to] ?? text.length).trim()
      if (!told.has(found)) told.set(found, { kind, found })
    }
  return [...told.values()]
}

/** A phrase as a pattern for texts in small letters without accents; where it asks for a capital, that is a group. */
function compiled(phrase: string): RegExp {
  const spaced = folded(phrase).replace(
    /(\[[^\]]*\])| \?| /g,
    (whole, group) => group ?? (whole === ' ' ? '\\s{1,2}' : '\\s{0,2}'),
  )
  const words = (part: string) => folded(part).replaceAll('~', '\\p{L}*')
  const pattern = words(spaced)
    .replaceAll('\\p{Lu}', '(\\p{L})')
    .replaceAll('%%', '\\d{1,3}(?:[.,]\\d)?\\s?%')
    .replaceAll('&', `${NUMBER}+`)
    .replaceAll('@', words(currencyWords))
    .replaceAll('#', FIGURE)
    .replace(/\[[^\]]*\]|\\p\{L\}/g, (part) =>
      part.startsWith('[') ? part.replaceAll('\\p{L}', LETTERS) : `[${LETTERS}]`,
    )
  return new RegExp(`(?<![${LETTERS}\\d])(?:${pattern})(?![${LETTERS}\\d])`, spaced.includes('\\p{Lu}') ? 'dgm' : 'gm')
}

function folded(pattern: string): string {
  const parts = pattern.split(/(\\p\{\w+\}|\\.)/u)
  return parts.map((part) => (part.startsWith('\\') ? part : plainOf(part).plain)).join('')
}

/** Whether the letters that have to be capitals are: a name follows a title. */
function hasCapitals(text: string, { places }: PlainText, { indices }: RegExpExecArray): boolean {
  return (indices ?? []).slice(1).every((group) => {
    const letter = group ? text[places[group[0]] ?? 0] : undefined
    return letter === undefined || letter === letter.toUpperCase()
  })
}

/** The part of a sentence around something, where that is short enough to be read at a glance. */
function clauseAround(text: string, from: number, to: number): [number, number] {
  const before = text.slice(Math.max(0, from - LONGEST_CLAUSE), from)
  const after = text.slice(to, to + LONGEST_CLAUSE)
  const begin = Math.max(...[...before.matchAll(/\n|[.;:!?،,](?=\s)/g)].map(({ index }) => index + 1), 0)
  const end = after.search(/\n|[.;!?،,](?=\s|$)/)
  const isShort = before.length < LONGEST_CLAUSE && (end >= 0 || after.length < LONGEST_CLAUSE)
  if (!isShort && to - from < LONGEST_CLAUSE && begin === 0) return [from, to]
  return [from - before.length + begin, to + (end < 0 ? (after.length < LONGEST_CLAUSE ? after.length : 0) : end)]
}

function namesOwnPrice(clause: string, figures: ReadonlySet<string>): boolean {
  const found = clause.match(/\d[\d.,]*\d|\d/g) ?? []
  return found.some((figure) => figures.has(decimal(figure)))
}

/** A figure as it is written anywhere, with two decimals: "1.200,5" is "1200.50". */
function decimal(figure: string): string {
  const [, whole = figure, fraction = ''] = /^(.*)[.,](\d{1,2})$/.exec(figure) ?? []
  return `${whole.replace(/[.,]/g, '')}.${fraction.padEnd(2, '0')}`
}
