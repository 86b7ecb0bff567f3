import { type FoldedText, foldText } from '../../platform/i18n/fold-text.ts'
import type { LeakKind } from './find-leaks.ts'
import { currencyWords, numberWords, pricePhrases } from './price-words.ts'
import { addressPhrases, contactPhrases, secretPhrases } from './private-words.ts'

/** The whole clause around a match, because it is removed entirely. */
interface Finding {
  readonly kind: LeakKind
  readonly found: string
}

/** Letters of folded texts. Unicode classes take seconds to compile in this many patterns. */
const LETTERS = 'a-z\u00df-\u02af\u0370-\u05ff\u0620-\u06d3'
const FIGURE = String.raw`(?<![\d.,])\d{1,3}(?:[ .,']?\d{3}){0,3}(?:[.,]\d{1,3})?(?:,-|\.-)?(?!\d)`
/** Placeholder for number words, which are matched once instead of in every pattern. */
const NUMBER = '\ue000'
const MAX_CLAUSE_LENGTH = 160

const PER_PIECE =
  "(?: ?/ ?| per | pro | je | par | por | al?la | al | a | za | il | la | le | l'| το | η | ανα | لل)(?:pcs?|piece|unite?|unit|ea|stk|stuck|st|teil|paar|pckg|paket|packung|set|flasche|par|paire|pair|pz|pezzo|paio|bottiglia|bouteille|botella|bottle|lata|uds?|unidad|szt|sztuk~|kpl|para|opak~|kg|kilo|lt|liter|litre|m2|qm|τεμ~|φιαλ~|ζευγ~|μπουκ~|قطعه|قطعة|حبه|حبة|زجاجه|زجاجة)"
/** Words that begin with a currency name but mean no money, such as "europallet". */
const NO_MONEY = '(?![ -]?(?:pal|pool|plug|steck|norm|enchuf|presa|prise))'

const amounts: readonly string[] = [
  `@ ?#(?! ?[x×])(?<!eur1)`,
  `#(?: (?:tys\\.?|mil|mille|k))? ?(?:€|\\$|£)`,
  `# ?(?:k|mln|mio|tys\\.?|mil|mila|mille|tausend|χιλ\\.?|الف)? ?@${NO_MONEY}`,
  `& @${NO_MONEY}|zloty &`,
  '(?![48] ?k)\\d{1,3}(?:[.,]\\d)? ?k(?: ?€)?',
  `\\d+[.,]\\d{1,3}(?:${PER_PIECE}| ?each| ?ea| apiece| cad\\.?)|# ?/ ?(?:pcs?|stk|stuck|szt|uds?|pz|ea|unit|τεμ|qm|m2)`,
]

/** Words that may accompany a public price. */
const NEUTRAL = /^(?:pric|preis|prix|preci|prezz|cen[aey]|τιμ|سعر|السعر|rrp|uvp|pvp|pvc|retail)/

interface Reading {
  readonly kind: LeakKind
  readonly pattern: RegExp
  readonly hasNumber: boolean
}

const numbers = compiled(`(?:${numberWords})(?:[ -](?:(?:and|und|et|y|e|i|και|و)[ -])?(?:${numberWords})){0,3}`)

const readings: readonly Reading[] = [
  ...amounts.map((phrase) => reading('price', phrase)),
  ...pricePhrases.map((phrase) => reading('price', phrase)),
  ...secretPhrases.map((phrase) => reading('secret', phrase)),
  ...addressPhrases.map((phrase) => reading('address', phrase)),
  ...contactPhrases.map((phrase) => reading('contact', phrase)),
]

/** Finds prices, costs, contacts and confidential remarks. @param figures public prices with two decimals; words beside them are no leak */
export function findPhrases(text: string, figures: ReadonlySet<string>): Finding[] {
  const folded = foldText(text)
  const numbered = folded.plain.replace(numbers, (number) => NUMBER.repeat(number.length))
  const findings = new Map<string, Finding>()
  for (const [place, { kind, pattern, hasNumber }] of readings.entries())
    for (const match of matchesOf(hasNumber ? numbered : folded.plain, pattern)) {
      if (!hasCapitals(text, folded, match)) continue
      const [from, to] = clauseAround(folded.plain, match.index, match.index + match[0].length)
      const isNeutral = kind === 'price' && (place < amounts.length || NEUTRAL.test(match[0]))
      if (isNeutral && namesOwnPrice(folded.plain.slice(from, to), figures)) continue
      const found = text.slice(folded.places[from], folded.places[to] ?? text.length).trim()
      if (!findings.has(found)) findings.set(found, { kind, found })
    }
  return [...findings.values()]
}

/** Matches of a global pattern. Cheaper than `matchAll`, which copies the pattern for each of a list's thousands of cells. */
export function matchesOf(text: string, pattern: RegExp): Iterable<RegExpExecArray> {
  return text.search(pattern) === -1 ? [] : text.matchAll(pattern)
}

function reading(kind: LeakKind, phrase: string): Reading {
  const pattern = compiled(phrase)
  return { kind, pattern, hasNumber: pattern.source.includes(NUMBER) }
}

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
  return parts.map((part) => (part.startsWith('\\') ? part : foldText(part).plain)).join('')
}

/** Whether the groups are capitalized in the original text: a name follows a title. */
function hasCapitals(text: string, { places }: FoldedText, { indices }: RegExpExecArray): boolean {
  return (indices ?? []).slice(1).every((group) => {
    const letter = group ? text[places[group[0]] ?? 0] : undefined
    return letter === undefined || letter === letter.toUpperCase()
  })
}

/** The clause around a match, if short enough to read at a glance. */
function clauseAround(text: string, from: number, to: number): [number, number] {
  const before = text.slice(Math.max(0, from - MAX_CLAUSE_LENGTH), from)
  const after = text.slice(to, to + MAX_CLAUSE_LENGTH)
  const begin = Math.max(...[...before.matchAll(/\n|[.;:!?،,](?=\s)/g)].map(({ index }) => index + 1), 0)
  const end = after.search(/\n|[.;!?،,](?=\s|$)/)
  const isShort = before.length < MAX_CLAUSE_LENGTH && (end >= 0 || after.length < MAX_CLAUSE_LENGTH)
  if (!isShort && to - from < MAX_CLAUSE_LENGTH && begin === 0) return [from, to]
  return [from - before.length + begin, to + (end < 0 ? (after.length < MAX_CLAUSE_LENGTH ? after.length : 0) : end)]
}

function namesOwnPrice(clause: string, figures: ReadonlySet<string>): boolean {
  const found = clause.match(/\d[\d.,]*\d|\d/g) ?? []
  return found.some((figure) => figures.has(decimal(figure)))
}

/** Normalizes a figure to two decimals: "1.200,5" becomes "1200.50". */
function decimal(figure: string): string {
  const [, whole = figure, fraction = ''] = /^(.*)[.,](\d{1,2})$/.exec(figure) ?? []
  return `${whole.replace(/[.,]/g, '')}.${fraction.padEnd(2, '0')}`
}
