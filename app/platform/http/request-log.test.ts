import { expect, test } from 'vitest'
import { withoutSecrets } from './request-log.server'

test.each([
  [`/en/newsletter/confirm/${'Ab3_-'.repeat(8)}xyz`, '/en/newsletter/confirm/Ab3_-A…'],
  [`/en/newsletter/confirm/${'Ab3_-'.repeat(8)}xyz.data`, '/en/newsletter/confirm/Ab3_-A….data'],
  ['/api/files/0193a5c2-7d3e-7c11-9b1e-2f6a1f0c9d4e', '/api/files/0193a5…'],
  ['/en/about-us', '/en/about-us'],
])('%s is logged as %s', (path, logged) => {
  expect(withoutSecrets(path)).toBe(logged)
})
