import type { Language } from '../../platform/i18n/languages'
import { goodsAmong, joinNames, nameAt, synonymsOf } from '../search-words/synonyms'
import { isMistyped } from '../understanding/phrases'
import { isAmong, plainOf } from '../understanding/tokens'
import { isFilter, understand } from '../understanding/understand'
import { readWeakWords } from '../understanding/vocabulary'

/** Limit of alternative goods, because each costs a search. */
const MAX_ALTERNATIVES = 4
const MAX_LISTED = 6
const conjunction = /\s+(?:and|n|or|und|u\.?|oder|et|ou|y|e|o|i|lub|albo|και|ή|و|أو)\s+|\s*[&+/;]\s*|,\s+/iu

/** Goods on each side of an `and`, without filters; empty unless each side names goods: `black and white shoes` are one kind. */
export function alternativesIn(text: string, language: Language, isReal?: (word: string) => boolean): string[] {
  const sides = text.split(conjunction).map((side) => understand(side, language, isReal, nameAt))
  const goods = sides.map(({ parts }) => parts.filter((part) => !isFilter(part)).map((part) => part.words))
  const areGoods = sides.every(({ telling }, at) => goods[at]?.length !== 0 || namesGoods(telling.split(' ')))
  if (sides.length < 2 || sides.length > MAX_ALTERNATIVES || !areGoods) return []
  return sides.map(({ telling }, at) => {
    const said = telling.split(' ').filter((word) => !isWeakWord(word, isReal))
    return [said.length > 0 ? said.join(' ') : telling, ...(goods[at] ?? [])].filter(Boolean).join(' ')
  })
}

/**
 * Goods between which a longer text has a comma or an `and`: `I need parasols, beach towels and cool boxes for our shops`.
 * @returns empty unless there are several
 */
export function goodsListed(text: string, language: Language): string[] {
  const apart = text.replaceAll(':', ', ')
  // Arabic writes `and` together with the next word.
  const written = language === 'ar' ? apart.replace(/\sو(?=\p{L}{3})/gu, ' و ') : apart
  const sides = written.split(conjunction).map((side) => goodsIn(side, language))
  const goods = eachOnce(sides)
  return sides.filter((side) => side.length > 0).length > 1 && goods.length > 1 ? goods : []
}

const purpose = /\s(?:for|für|fürs|pour|para|per|dla|για)\s/iu

/** A `for` and the words after it: `organic food for the school kitchen`. */
export function purposeIn(text: string): string[] {
  const at = text.search(purpose)
  return at < 0 ? [] : wordsOf(text.slice(at))
}

/** The goods anywhere in a text: `shampoo toothbrushes towels`. */
export function goodsMentioned(text: string, language: Language): string[] {
  return eachOnce([goodsIn(text, language)])
}

function goodsIn(text: string, language: Language): string[] {
  return goodsAmong(wordsOf(text), language)
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

function eachOnce(names: readonly (readonly string[])[]): string[] {
  const each = [...new Set(names.flat())].slice(0, MAX_LISTED)
  return each.map((name) => name.replaceAll('-', ' '))
}

/** Whether some of the words are a known name of goods. */
export function namesGoods(words: readonly string[]): boolean {
  const names = joinNames(words).filter((name) => /\p{L}{3}/u.test(name))
  return names.some((name) => !readWeakWords().has(plainOf(name)) && synonymsOf(name, () => true).length > 0)
}

/** Minimum letters of a weak word in which a typing error is recognized. */
const MIN_MISTYPED = 6

/** Whether a word is weak, even with a typing error: `bluetoot`. */
export function isWeakWord(word: string, isReal: (word: string) => boolean = () => true): boolean {
  const weak = readWeakWords()
  const isWeak = isAmong(weak, word) || /^\p{L}$/u.test(word)
  if (isWeak || word.length < MIN_MISTYPED || isReal(word)) return isWeak
  const plain = plainOf(word)
  return [...weak].some(
    (known) => known.length >= MIN_MISTYPED && (isMistyped(plain, known) || known.slice(0, -1) === plain),
  )
}
