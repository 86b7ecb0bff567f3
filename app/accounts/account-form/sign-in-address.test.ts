import { expect, test } from 'vitest'
import { nextPage } from './sign-in-address'

test.each([
  ['/en/sell', '/en/sell'],
  ['/ar/contact?message=sent', '/ar/contact?message=sent'],
  ['/en/sell?dialog=login&from=mail', '/en/sell?from=mail'],
])('follows %s', (wanted, next) => {
  expect(nextPage(wanted, 'de')).toBe(next)
})

test.each([
  null,
  '',
  'en/sell',
  '//elsewhere.example/en',
  '/\\elsewhere.example/en',
  '/\t/elsewhere.example/en',
  '/.//elsewhere.example/en',
  '/en/..//elsewhere.example',
  'https://elsewhere.example/en',
  'javascript:alert(1)',
  '/api/team/messages',
  '/',
  '/en:80@elsewhere.example',
])('leads home instead of to %j', (wanted) => {
  expect(nextPage(wanted, 'de')).toBe('/de')
})
