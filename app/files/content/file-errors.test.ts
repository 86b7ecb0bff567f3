import { expect, test } from 'vitest'
import { fileErrorOfStatus, megabytes, oversizeValues } from './file-errors'

test('megabytes are rounded up to a tenth, so that no size over the limit looks like the limit', () => {
  expect([0, 1, 104_857, 104_858, 26_214_400].map(megabytes)).toEqual([0, 0.1, 0.1, 0.2, 25])
  expect(oversizeValues(26_214_401)).toEqual({ size: 25.1, limit: 25 })
})

test.each([
  [400, 'invalid-argument'],
  [401, 'unauthenticated'],
  [402, 'quota-exceeded'],
  [403, 'unauthorized'],
  [404, 'object-not-found'],
  [410, 'object-not-found'],
  [412, 'invalid-argument'],
  [413, 'quota-exceeded'],
  [415, 'invalid-argument'],
  [422, 'invalid-argument'],
  [460, 'invalid-checksum'],
  [418, 'unknown'],
  [500, 'unknown'],
])('the answer %i means %s', (status, code) => expect(fileErrorOfStatus(status)).toBe(code))
