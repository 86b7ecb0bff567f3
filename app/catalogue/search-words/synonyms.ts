import type { Language } from '../../platform/i18n/languages'
import { goodsWords } from '../goods-names/goods-words'
import { readGoodsNames } from '../goods-names/names'
import { isMistyped } from '../understanding/phrases'
import { plainOf } from '../understanding/tokens'
import { towns } from '../understanding/towns'
import { synonymGroups } from './synonym-groups'

/** Limit per kind of goods, because each is searched and ranked: those of `shoes` cost a third of a search. */
const MAX_SYNONYMS = 10

/** Small words that may be omitted in a name: `chaussures chantier` means `chaussures de chantier`. */
const smallWords = new Set(
  'a al alla all au aux con d da de dei del della delle des di dla do du el en et for fur il in l la las le les los na of para per pour the w z για του τησ των'.split(
    ' ',
  ),
)

type Words = readonly string[]

interface Names {
  /** Synonyms by a word or name, written as by `keyOf`. */
  readonly synonyms: ReadonlyMap<string, Words>
  /** Words for goods, without those for towns, materials and users. */
  readonly ofGoods: ReadonlySet<string>
  /** For correcting typing errors, which never affect the first letter. */
  readonly byInitial: ReadonlyMap<string, readonly (readonly [string, Words])[]>
  /** Polish names by their stems: `10 palet makaronu`. */
  readonly byStem: ReadonlyMap<string, Words>
  /** Greek names by their Latin transcription. */
  readonly greekInLatin: ReadonlyMap<string, Words>
}

let names: Names | null = null

/** Reads the names at the first search: every command and worker loads this module. */
function readNames(): Names {
  if (names) return names
  const synonyms = new Map<string, Words>()
  for (const group of `${synonymGroups}${towns}`.trim().split(/\n+/)) {
    const words = group.split(' ')
    addSynonyms(synonyms, words, [words.filter((word) => !word.startsWith('_'))])
  }
  for (const goods of Object.values(goodsWords)) addSynonyms(synonyms, goods.split(' '), [goods.split(' ')])
  // In every language, because buyers type names of other languages too.
  for (const { goods, names } of readGoodsNames())
    addSynonyms(
      synonyms,
      names,
      goods.map((one) => goodsWords[one].split(' ')),
    )
  names = {
    synonyms,
    ofGoods: new Set(Object.values(goodsWords).flatMap((words) => words.split(' ').map(plainOf))),
    byInitial: Map.groupBy(synonyms, ([word]) => word.charAt(0)),
    byStem: new Map([...synonyms].map(([word, others]) => [word.replace(polishEnding, ''), others])),
    greekInLatin: new Map(
      [...synonyms].filter(([word]) => /[α-ω]/.test(word)).map(([word, others]) => [inLatin(word), others]),
    ),
  }
  return names
}

/** @param goods words of each kind of goods that the names stand for */
function addSynonyms(synonyms: Map<string, Words>, names: Words, goods: readonly Words[]): void {
  const othersOf = (name: string | null) =>
    goods.flatMap((words) => words.filter((word) => word !== name).slice(0, MAX_SYNONYMS))
  // Most names are no words of lots, and share one list.
  const shared = othersOf(null)
  const words = new Set(goods.flat())
  for (const name of names) {
    const key = keyOf(name)
    const known = synonyms.get(key)
    const others = words.has(name) ? othersOf(name) : shared
    synonyms.set(key, known ? [...known, ...others] : others)
  }
}

const polishEnding = /(?:ami|ach|owi|ow|om|em|ie|[aeiouy])$/

/** Least letters of a Polish stem: shorter ones are words of other languages. */
const MIN_STEM = 5

const greekLetters = 'αβγδεζηθικλμνξοπρστυφχψω'
const latinLetters = 'a v g d e z i th i k l m n ks o p r s t y f x ps o'.split(' ')

function inLatin(word: string): string {
  return word.replaceAll('ου', 'ou').replace(/[α-ω]/g, (letter) => latinLetters[greekLetters.indexOf(letter)] ?? letter)
}

function asTypedByGreeks(key: string): string {
  return key.replaceAll('ch', 'x').replaceAll('w', 'o')
}

/** Words of the longest name, such as `aceite de oliva`. */
const MAX_IN_NAME = 4

/** Minimum length of a word in which a typing error is recognized. */
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
  const { synonyms, byInitial } = readNames()
  const known = synonyms.get(key) ?? inOtherForm(key, language)
  if (known || key.length < MIN_MISTYPED || isReal(typed)) return known ?? []
  return byInitial.get(key.charAt(0))?.find(([word]) => isMistyped(key, word))?.[1] ?? []
}

function inOtherForm(key: string, language?: Language): Words | undefined {
  const { byStem, greekInLatin } = readNames()
  if (language === 'el') return greekInLatin.get(asTypedByGreeks(key))
  const stem = key.replace(polishEnding, '')
  return language === 'pl' && stem !== key && stem.length >= MIN_STEM ? byStem.get(stem) : undefined
}

/** The names of goods among some words. */
export function goodsAmong(words: readonly string[], language: Language): string[] {
  const own = readNames().ofGoods
  return joinNames(words).filter(
    (name) => own.has(plainOf(name)) || synonymsOf(name, () => true, language).some((word) => own.has(plainOf(word))),
  )
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
  return readNames().synonyms.has(keyOf(words.join('_')))
}

/** Without accents and small words, and in one word. */
function keyOf(written: string): string {
  const words = plainOf(written)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  return words.filter((word, at) => at === 0 || at === words.length - 1 || !smallWords.has(word)).join('')
}
