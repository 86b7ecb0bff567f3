import { expect, test } from 'vitest'
import { nameAt, synonymsOf } from '../search-words/synonyms'
import { arabicNames } from './arabic-names'
import { englishNames } from './english-names'
import { frenchNames } from './french-names'
import { germanNames } from './german-names'
import { greekNames } from './greek-names'
import { italianNames } from './italian-names'
import { polishNames } from './polish-names'
import { spanishNames } from './spanish-names'

const all = {
  en: englishNames,
  de: germanNames,
  fr: frenchNames,
  es: spanishNames,
  it: italianNames,
  pl: polishNames,
  el: greekNames,
  ar: arabicNames,
} as const

test.each(Object.entries(all))('every name in %s leads to words of lots', (_, names) => {
  for (const list of Object.values(names))
    for (const name of list.trim().split(/,\s+/)) {
      const words = name.split(/\s+/)
      const typed = words.length === 1 ? name : nameAt(words, 0).join('-')
      expect(
        synonymsOf(typed, () => true),
        name,
      ).not.toEqual([])
    }
})

test('a name is written once for the same goods', () => {
  for (const names of Object.values(all))
    for (const [goods, list] of Object.entries(names)) {
      const written = list.trim().split(/,\s+/)
      expect(written.length, goods).toBe(new Set(written).size)
    }
})
