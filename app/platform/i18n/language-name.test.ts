import { expect, test } from 'vitest'
import { languageLabel, languageName } from './language-name'
import { languages } from './languages'

test('names a language in the language of its reader', () => {
  expect(languageName('de', 'en')).toBe('German')
  expect(languageName('de', 'fr')).toBe('allemand')
  expect(languageName('de', 'el')).toBe('Γερμανικά')
  expect(languages.map((reader) => languageName('fr', reader))).toEqual([
    'French',
    'Französisch',
    'français',
    'francés',
    'francese',
    'francuski',
    'Γαλλικά',
    'الفرنسية',
  ])
})

test('a name that stands alone begins with a capital', () => {
  expect(languageLabel('de', 'fr')).toBe('Allemand')
  expect(languageLabel('es', 'pl')).toBe('Hiszpański')
  expect(languageLabel('de', 'ar')).toBe('الألمانية')
})
