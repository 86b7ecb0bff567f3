import { afterAll, expect, test } from 'vitest'
import { openTestApp } from '../../../tests/open-test-app'

const app = await openTestApp({ PUBLIC_URL: 'https://stock.example.com' })
afterAll(() => app.close())

test('publishes the security contact as RFC 9116 requires', async () => {
  const ask = async () => {
    const answer = await app.request('/.well-known/security.txt')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8$/i)
    return Object.fromEntries(
      (await answer.text())
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/)),
    )
  }
  const told = await ask()
  expect(told).toMatchObject({
    Contact: 'mailto:office@stocklot.example',
    'Preferred-Languages': 'en, de',
    Canonical: 'https://stock.example.com/.well-known/security.txt',
  })
  const daysLeft = (Date.parse(told.Expires) - app.services.now().getTime()) / 86_400_000
  expect(daysLeft).toBeGreaterThan(90)
  expect(daysLeft).toBeLessThan(365)
  app.passTime(400 * 86_400_000)
  expect(Date.parse((await ask()).Expires)).toBeGreaterThan(app.services.now().getTime())
})
