import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { openTestApp } from '../../../tests/open-test-app'
import { readMails } from '../../../tests/read-mails'

const app = await openTestApp()
afterAll(() => app.close())

test('strips direction controls from names in subjects and beside addresses', async () => {
  const name = 'Jonas \u202etolkcotS\u200b'
  const sender = { name, company: `Keller\u2067 GmbH`, email: 'jonas@keller.example', phoneNumber: '+49 341 1234567' }
  const bodies = {
    '/api/sell': { ...sender, description: 'Board games' },
    '/api/contact': { ...sender, message: 'Hello' },
  }
  for (const [path, body] of Object.entries(bodies)) {
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
    const answer = await app.request(path, { method: 'POST', headers, body: JSON.stringify(body) })
    expect(answer.status, path).toBeLessThan(300)
  }
  const mails = await readMails(app.services.db)
  expect(mails.length).toBeGreaterThanOrEqual(3)
  for (const { subject, from, replyTo, html, text } of mails)
    expect(JSON.stringify([subject, from, replyTo, html, text])).not.toMatch(/[\u202e\u200b\u2067]/)
  expect(mails.some(({ replyTo }) => replyTo?.name === 'Jonas tolkcotS')).toBe(true)
})
