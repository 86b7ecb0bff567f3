import { expect, test } from 'vitest'
import { dialogOf, searchWith } from './account-dialog'

test.each([
  ['?dialog=login', 'login'],
  ['?from=mail&dialog=forgot', 'forgot'],
  ['?dialog=', null],
  ['?dialog=toString', null],
  ['', null],
])('the query %s shows %s', (search, dialog) => {
  expect(dialogOf(search)).toBe(dialog)
})

test.each([
  ['', 'login', '?dialog=login'],
  ['?from=mail&x=%26', 'login', '?from=mail&x=%26&dialog=login'],
  ['?dialog=login&from=mail', 'register', '?from=mail&dialog=register'],
  ['?dialog=login&from=mail', null, '?from=mail'],
  ['?dialog=login', null, ''],
] as const)('%s with %s is %s', (search, dialog, expected) => {
  expect(searchWith(search, dialog)).toBe(expected)
})
