import { afterAll, expect, test } from 'vitest'
import { sendMalformed } from './judges/malformed.ts'
import { openTestSite } from './open-test-site.ts'

const site = await openTestSite()
afterAll(() => site.close())

test('10,000 malformed requests: no 5xx, no hang, nothing from the inside shown', async () => {
  const result = await sendMalformed(site.port, 10_000, 20261121)
  expect(result.faults).toEqual([])
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
}, 300_000)
