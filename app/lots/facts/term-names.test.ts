import { expect, test } from 'vitest'
import { languages } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import { termNames } from './term-names'

test.each(languages)('every term of a list has a unique name in %s', (language) => {
  const t = translatorOf(language)
  for (const namesOf of Object.values(termNames)) {
    const names = namesOf(t).map(([, name]) => name)
    expect(new Set(names).size).toBe(names.length)
  }
})
