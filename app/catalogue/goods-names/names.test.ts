import { expect, test } from 'vitest'
import { languages } from '../../platform/i18n/languages'
import { nameAt, synonymsOf } from '../search-words/synonyms'
import { isAmong } from '../understanding/tokens'
import { readVocabulary } from '../understanding/vocabulary'
import { readNamedGoods } from './named-goods'
import { readGoodsNames } from './names'

test.each(languages)('every name in %s leads to words of lots', (language) => {
  const names = readGoodsNames().filter((one) => one.language === language)
  expect(names.length).toBeGreaterThan(80)
  for (const name of names.flatMap((one) => one.names)) {
    const words = name.split(/\s+/)
    const typed = words.length === 1 ? name : nameAt(words, 0).join('-')
    expect(
      synonymsOf(typed, () => true),
      name,
    ).not.toEqual([])
  }
})

test('a name is written once for the same goods', () => {
  for (const { language, goods, names } of readGoodsNames())
    expect(names.length, `${language} ${goods}`).toBe(new Set(names).size)
})

test('no word of conversation in any language is the name of goods or a brand in another', () => {
  const names = [...readGoodsNames().flatMap((one) => one.names), ...readNamedGoods().flatMap((one) => one.terms)]
  const { fillers } = readVocabulary('en')
  const silent = names.filter((name) => !/\s/.test(name) && isAmong(fillers, name))
  // In German it is a warehouse.
  expect(silent).toEqual(['lager'])
})
