import { expect, test } from 'vitest'
import { upperCase, upperCaseLanguage } from './upper-case'

test('Greek capitals have no accents on pages of any language', () => {
  expect(upperCase('Ελαιώνες', 'en')).toBe('ΕΛΑΙΩΝΕΣ')
  expect(upperCase('Ελαιώνες', 'el')).toBe('ΕΛΑΙΩΝΕΣ')
  expect(upperCase('Bébé, Größe', 'de')).toBe('BÉBÉ, GRÖSSE')
  expect(upperCaseLanguage('Καλαμών olives')).toBe('el')
  expect(upperCaseLanguage('Olives')).toBeUndefined()
})
