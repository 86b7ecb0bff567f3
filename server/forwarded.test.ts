import { afterAll, expect, test } from 'vitest'
import { openLog } from '../app/platform/base/log.server'
import { loadConfig } from '../app/platform/settings/config.server'
import { openTestApp } from '../tests/open-test-app'
import { warnOfMissingProxies } from './undeclared-proxies'

const lines: string[] = []
const log = openLog({ logLevel: 'warn' }, { write: (line) => void lines.push(line) })
const app = await openTestApp({ TRUSTED_PROXIES: '192.0.2.1' }, { log })
app.stopTime()
const declared = await openTestApp({ TRUSTED_PROXIES: '127.0.0.1' }, { log })
declared.stopTime()
afterAll(() => Promise.all([app.close(), declared.close()]))

const forwarded = { headers: { 'x-forwarded-for': '198.51.100.99' } }

test('a port after the forwarded address does not evade limits', async () => {
  const statuses: number[] = []
  for (let guess = 0; guess < 12; guess++) {
    const answer = await declared.request('/api/auth/request-password-reset', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.99:${1_000 + guess}` },
      body: JSON.stringify({ email: `${guess}@duarte.example` }),
    })
    statuses.push(answer.status)
  }
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429])
})

test('headers of an untrusted proxy are logged once', async () => {
  await declared.request('/api/lots', forwarded)
  await app.request('/api/lots')
  expect(lines.filter((line) => line.includes('TRUSTED_PROXIES'))).toEqual([])
  for (let visits = 0; visits < 3; visits++) await app.request('/api/lots', forwarded)
  const told = lines.filter((line) => line.includes('TRUSTED_PROXIES'))
  expect(told).toHaveLength(1)
  expect(JSON.parse(told[0] ?? '')).toMatchObject({ level: 40, peer: '127.0.0.1' })
})

test.each([
  [{ PUBLIC_URL: 'https://stock.example' }, true],
  [{ PUBLIC_URL: 'https://stock.example', HOST: '::1' }, true],
  [{ PUBLIC_URL: 'https://stock.example', TRUSTED_PROXIES: '127.0.0.1' }, false],
  [{ PUBLIC_URL: 'https://stock.example', HOST: '0.0.0.0' }, true],
  [{ PUBLIC_URL: 'http://stock.example' }, true],
  [{ PUBLIC_URL: 'http://stock.example', HOST: '0.0.0.0' }, false],
  [{ PUBLIC_URL: 'http://localhost:3000' }, false],
  [{ PUBLIC_URL: 'http://[::1]:3000' }, false],
  [{}, false],
])('starting with %o warns that no proxy is declared: %s', (env, warns) => {
  lines.length = 0
  warnOfMissingProxies({ config: loadConfig(env), log })
  expect(lines.some((line) => line.includes('TRUSTED_PROXIES is not set:'))).toBe(warns)
})
