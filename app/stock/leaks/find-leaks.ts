import { isGtin } from '../../lots/facts/gtin.ts'
import { foldText } from '../../platform/i18n/fold-text.ts'
import { findPhrases, matchesOf } from './find-phrases.ts'

/** Confidential facts about the supplier, and facts that are confidential for any lot. */
export type LeakKind =
  | 'sender'
  | 'email'
  | 'phone'
  | 'url'
  | 'tax_id'
  | 'bank'
  | 'author'
  | 'note'
  | 'hidden'
  | 'path'
  | 'cost'
  | 'cost_price'
  | 'price'
  | 'contact'
  | 'address'
  | 'secret'
  | 'unread'

export interface PublicText {
  readonly field: string
  readonly text: string
}

export interface Leak {
  readonly field: string
  readonly kind: LeakKind
  readonly found: string
}

export interface Supplier {
  readonly name: string
  readonly company: string | null
  readonly email: string
  readonly phoneNumber: string
}

/** Finds supplier and cost leaks in public texts, each once per field. @param figures public prices of the lot, with two decimals */
export function findLeaks(
  texts: readonly PublicText[],
  supplier: Supplier,
  figures: ReadonlySet<string> = new Set(),
): Leak[] {
  const names = namesOf(supplier).map(namePattern)
  const signs = [...patterns, ...phonePattern(supplier)]
  const leaks = new Map<string, Leak>()
  const seen = new Set<string>()
  for (const { field, text } of texts) {
    // Cells and headings repeat on every line.
    if (seen.has(`${field} ${text}`)) continue
    seen.add(`${field} ${text}`)
    for (const { kind, found } of [
      // Longest first: removing the longest match removes its parts too.
      ...findPhrases(text, figures),
      ...signsIn(text, signs),
      ...namesIn(text, names),
    ])
      leaks.set(`${field} ${kind} ${found.toLowerCase()}`, { field, kind, found })
  }
  return [...leaks.values()]
}

/** Marks where words were removed: a character for private use, which texts do not contain. */
const GAP = '\uE000'

export function withoutLeak(text: string, found: string): string {
  const parts = text.split(found)
  if (parts.length === 1) return text
  return (
    parts
      .join(GAP)
      // Of the punctuation on both sides of a gap, one mark stays: the end of a sentence, or the first.
      .replace(/[,;:،][ \t]*\uE000[ \t]*(?=[.!?])/g, '')
      .replace(/([,;:.!?،])[ \t]*\uE000[ \t]*[,;:.!?،]/g, '$1')
      .replaceAll(GAP, '')
      .replace(/[ \t]{2,}/g, ' ')
      .replace(/ +([,.;:!?)])/g, '$1')
      .replace(/[ \t]+$/gm, '')
      // Drop punctuation left over from a removed sentence.
      .replace(/^[ \t]*[,;:.!?،]+[ \t]*/gm, '')
      .trim()
  )
}

const patterns: readonly (readonly [LeakKind, RegExp])[] = [
  // The lookbehind prevents quadratic backtracking in long words.
  [
    'email',
    /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}-]+(?:\s?\.\s?[\p{L}\p{N}-]{2,})+/giu,
  ],
  ['url', /(?:https?:\/\/|www\.)[^\s<>"]+/giu],
  [
    'url',
    /(?<![\p{L}\p{N}@._-])[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?\.(?:com|net|org|info|biz|shop|store|online|eu|de|at|ch|fr|es|it|pl|gr|nl|be|lu|uk|ie|pt|ro|bg|cz|sk|hu|si|hr|dk|se|fi|no|ee|lv|lt|tr|ae|sa|eg|cn|us|example)(?![\p{L}\p{N}])(?:\/[^\s<>"]*)?/giu,
  ],
  ['path', /(?:\\\\[\p{L}\p{N}_.$-]+\\|(?<![\p{L}\p{N}])[A-Z]:\\|file:\/\/)[^\s"<>|]*/gu],
  ['phone', /(?<![\p{L}\p{N}])(?:\+|00)\s?\d(?:[\s()./-]{0,2}\d){6,14}(?!\d)/gu],
  ['phone', /(?<![\p{L}\p{N}.,])\(?0\d{1,5}\)?[\s/-]+\d(?:[\s/-]?\d){4,11}(?!\d)/gu],
  [
    'tax_id',
    /(?<![\p{L}\p{N}])(?:AT ?U|BE|BG|CHE|CY|CZ|DE|DK|EE|EL|ES|FI|FR|GB|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|XI)[ .-]?[A-Z0-9](?:[ .-]?[A-Z0-9]){6,12}(?![\p{L}\p{N}])/gu,
  ],
  [
    'tax_id',
    /(?:USt\.?-?Id\.?-?(?:Nr\.?)?|Steuer-?Nr\.?|VAT(?: (?:no|id|number)\.?)?|(?:n° )?TVA|P(?:artita|\.) ?IVA|NIP|NIF|CIF|Α\.?Φ\.?Μ\.?|الرقم الضريبي)[:\s#]*[A-Z]{0,3}[\d][\d ./-]{5,}\d/giu,
  ],
  [
    'sender',
    /(?<![\p{L}\p{N}])\p{Lu}[\p{L}&.-]{1,40}(?: (?:& )?\p{Lu}[\p{L}&.-]{1,40}){0,3},? (?:GmbH(?: & Co\.? KG)?|AG|KG|OHG|UG|Ltd|Limited|LLC|PLC|SARL|SAS|S\.?r\.?l|S\.?p\.?A|S\.L\.U?|SLU?|Sp\. ?z ?o\. ?o|s\.r\.o|B\.?V|N\.V|Lda|FZE|ΕΠΕ|Α\.?Ε|ΙΚΕ|Ο\.?Ε)\.?(?![\p{L}\p{N}])/gu,
  ],
  ['bank', /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?(?![\p{L}\p{N}])/gu],
]

/** The supplier's own phone number by its last seven digits, however they are grouped. */
function phonePattern({ phoneNumber }: Supplier): [LeakKind, RegExp][] {
  const digits = phoneNumber.replace(/\D/g, '').slice(-7)
  if (digits.length < 7) return []
  return [['phone', new RegExp(`[+(]?(?:\\d[\\s().\\/-]*){0,10}${[...digits].join('[\\s().\\/-]*')}`, 'gu')]]
}

function signsIn(
  text: string,
  patterns: readonly (readonly [LeakKind, RegExp])[],
): { kind: LeakKind; found: string }[] {
  const signs = patterns.flatMap(([kind, pattern]) => [...matchesOf(text, pattern)].map(([found]) => ({ kind, found })))
  return signs.filter(({ kind, found }) => {
    const bare = found.replace(/[\s()./-]/g, '')
    if (kind === 'phone') return !isGtin(bare)
    if (kind === 'bank') return isIban(bare)
    // Article numbers look similar, but tax numbers are mostly digits.
    return kind !== 'tax_id' || (bare.match(/\d/g)?.length ?? 0) >= 7
  })
}

/** Verifies the check digits of an IBAN (ISO 13616). */
function isIban(bare: string): boolean {
  const turned = bare.slice(4) + bare.slice(0, 4)
  const digits = [...turned].map((each) => String(Number.parseInt(each, 36))).join('')
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}

/** Abbreviations that do not identify a company. */
const legalForms = new Set(
  'gmbh co kg ag ohg ug ev gbr mbh ltd limited llc inc plc sa sas sarl srl spa sl slu lda sp z o o oo spzoo bv nv ae epe ike oe ee kft doo ood eood as ab oy aps group holding trading trade import export the und and et y e i de la und der die das company handel handels vertrieb international'.split(
    ' ',
  ),
)

function namesOf({ name, company }: Supplier): string[][] {
  const words = (text: string) => foldText(text).plain.match(/[\p{L}\p{N}]+/gu) ?? []
  const person = words(name)
  const firm = words(company ?? '').filter((word) => !legalForms.has(word))
  const single = [...person, ...firm.filter((word) => word.length >= 4)]
  return [person, firm, ...single.map((word) => [word])].filter(
    (each) => each.length > 1 || (each[0]?.length ?? 0) >= 3,
  )
}

function namePattern(words: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${words.join('[^\\p{L}\\p{N}]{1,3}')}(?![\\p{L}\\p{N}])`, 'gu')
}

function namesIn(text: string, names: readonly RegExp[]): { kind: LeakKind; found: string }[] {
  const { plain, places } = foldText(text)
  const taken: [number, number][] = []
  return names.flatMap((pattern) => {
    return [...matchesOf(plain, pattern)].flatMap(({ index, 0: match }) => {
      const [from, to] = [index, index + match.length]
      if (taken.some(([begin, end]) => from >= begin && to <= end)) return []
      taken.push([from, to])
      return [{ kind: 'sender' as const, found: text.slice(places[from], places[to] ?? text.length) }]
    })
  })
}
