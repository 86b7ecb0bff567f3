import { afterAll, expect, test } from 'vitest'
import { sendMalformed } from './judges/malformed.ts'
import { openSite } from './open-site.ts'

const site = await openSite({ TRUSTED_PROXIES: '127.0.0.1,::1' })
afterAll(() => site.close())

test('1,000 malformed requests to every family of routes cause no 5xx, hang or leak', async () => {
  // The limit of 2 s applies to the judge run; here a busy machine must not fail the test.
  const result = await sendMalformed(site.port, 1_000, 20261121, 240_000)
  expect(result.faults).toEqual([])
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
})
