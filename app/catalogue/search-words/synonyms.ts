import type { Language } from '../../platform/i18n/languages'
import { arabicNames } from '../goods-names/arabic-names'
import { type Department, departments } from '../goods-names/departments'
import { englishNames } from '../goods-names/english-names'
import { frenchNames } from '../goods-names/french-names'
import { germanNames } from '../goods-names/german-names'
import { type Goods, goodsWords } from '../goods-names/goods-words'
import { greekNames } from '../goods-names/greek-names'
import { italianNames } from '../goods-names/italian-names'
import { polishNames } from '../goods-names/polish-names'
import { spanishNames } from '../goods-names/spanish-names'
import { isMistyped } from '../understanding/phrases'
import { plainOf } from '../understanding/tokens'
import { synonymGroups } from './synonym-groups'

/** Of one kind of goods. Each is searched for and ranked by: those of `shoes` cost a third of a search. */
const MAX_SYNONYMS = 10

/** Small words that a name may be typed without: `chaussures chantier` are `chaussures de chantier`. */
const smallWords = new Set(
  'a al alla all au aux con d da de dei del della delle des di dla do du el en et for fur il in l la las le les los na of para per pour the w z για του τησ των'.split(
    ' ',
  ),
)

const synonyms = new Map<string, string[]>()

for (const group of synonymGroups.trim().split('\n')) {
  const words = group.split(' ')
  for (const word of words)
    addSynonyms(
      word,
      words.filter((other) => !other.startsWith('_')),
    )
}
for (const words of Object.values(goodsWords)) for (const word of words.split(' ')) addSynonyms(word, words.split(' '))
// In every language, because buyers type names of other languages too.
for (const names of [
  englishNames,
  germanNames,
  frenchNames,
  spanishNames,
  italianNames,
  polishNames,
  greekNames,
  arabicNames,
])
  for (const [kind, list] of Object.entries(names))
    for (const name of list.trim().split(/,\s+/)) addName(name, goodsOf(kind))

function goodsOf(kind: string): readonly Goods[] {
  if (isGoods(kind)) return [kind]
  return isDepartment(kind) ? departments[kind] : []
}

function addName(name: string, goods: readonly Goods[]): void {
  for (const one of goods) addSynonyms(name, goodsWords[one].split(' '))
}

function isGoods(kind: string): kind is Goods {
  return Object.hasOwn(goodsWords, kind)
}

function isDepartment(kind: string): kind is Department {
  return Object.hasOwn(departments, kind)
}

function addSynonyms(name: string, words: readonly string[]): void {
  const others = words.filter((word) => word !== name).slice(0, MAX_SYNONYMS)
  synonyms.set(keyOf(name), [...(synonyms.get(keyOf(name)) ?? []), ...others])
}

/** To find what a mistyped word means: its first letter is always right. */
const byInitial = Map.groupBy(synonyms, ([word]) => word.charAt(0))

const polishEnding = /(?:ami|ach|owi|ow|om|em|ie|[aeiouy])$/

/** Least letters of a Polish stem: shorter ones are words of other languages. */
const MIN_STEM = 5

/** Polish names by their stems: `10 palet makaronu`. */
const byStem = new Map([...synonyms].map(([word, others]) => [word.replace(polishEnding, ''), others]))

const greekLetters = 'αβγδεζηθικλμνξοπρστυφχψω'
const latinLetters = 'a v g d e z i th i k l m n ks o p r s t y f x ps o'.split(' ')

/** By how Greeks type them on a Latin keyboard. */
const greekInLatin = new Map(
  [...synonyms].filter(([word]) => /[α-ω]/.test(word)).map(([word, others]) => [inLatin(word), others]),
)

function inLatin(word: string): string {
  return word.replaceAll('ου', 'ou').replace(/[α-ω]/g, (letter) => latinLetters[greekLetters.indexOf(letter)] ?? letter)
}

function asTypedByGreeks(key: string): string {
  return key.replaceAll('ch', 'x').replaceAll('w', 'o')
}

/** Words of the longest name, such as `aceite de oliva`. */
const MAX_IN_NAME = 4

/** Minimum length of a word whose typing error is seen through. */
const MIN_MISTYPED = 6

/**
 * Synonyms of a word, also of one with a typing error: `flashligths`.
 * @param typed with or without accents
 * @param isReal real words are no typing errors
 * @param language in Polish, also of other cases; in Greek, Latin letters may stand for Greek ones: `arkoudakia`
 * @returns in their proper spelling; usually empty
 */
export function synonymsOf(typed: string, isReal: (word: string) => boolean, language?: Language): readonly string[] {
  const key = keyOf(typed)
  const known = synonyms.get(key) ?? inOtherForm(key, language)
  if (known || key.length < MIN_MISTYPED || isReal(typed)) return known ?? []
  return byInitial.get(key.charAt(0))?.find(([word]) => isMistyped(key, word))?.[1] ?? []
}

function inOtherForm(key: string, language?: Language): string[] | undefined {
  if (language === 'el') return greekInLatin.get(asTypedByGreeks(key))
  const stem = key.replace(polishEnding, '')
  return language === 'pl' && stem !== key && stem.length >= MIN_STEM ? byStem.get(stem) : undefined
}

/** Joins words that are a name together by hyphens: `soft toys` are not just any toys. */
export function joinNames(words: readonly string[]): string[] {
  const joined: string[] = []
  for (let at = 0; at < words.length; ) {
    const name = nameAt(words, at)
    joined.push(name.join('-'))
    at += name.length
  }
  return joined
}

/** The longest name that begins at a word, in its proper order; otherwise the word alone. Two words count in either order: `biżuteria sztuczna`. */
export function nameAt(words: readonly string[], at: number): readonly string[] {
  for (let many = Math.min(MAX_IN_NAME, words.length - at); many > 1; many--)
    if (isName(words.slice(at, at + many))) return words.slice(at, at + many)
  const turned = words.slice(at, at + 2).toReversed()
  return turned.length === 2 && isName(turned) ? turned : words.slice(at, at + 1)
}

function isName(words: readonly string[]): boolean {
  return synonyms.has(keyOf(words.join('_')))
}

/** Without accents and small words, and in one word. */
function keyOf(written: string): string {
  const words = plainOf(written)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  return words.filter((word, at) => at === 0 || at === words.length - 1 || !smallWords.has(word)).join('')
}
