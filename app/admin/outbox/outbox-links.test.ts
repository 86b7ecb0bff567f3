import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AccountVisitor, openAccount, signInToOffice } from '../../../tests/account-visitor'
import { openTestApp } from '../../../tests/open-test-app'
import { processAccountRequests } from '../../accounts/identity/account-requests.server'

// Without SMTP_URL no mail is delivered, so the team reads the links in the outbox.
const app = await openTestApp()
const { db } = app.services
afterAll(() => app.close())

const team = 'elena@stocklot.example'
const buyer = 'ines@duarte.example'
const link = /\/en\/reset-password\?token=[\w-]{20,}/

beforeAll(async () => {
  await openAccount(app, team)
  await openAccount(app, buyer)
  await db.execute(sql`update members set role = 'team', name = 'Elena' where email = ${team}`)
})

test('shows the link of a reset mail only to a colleague with a second factor', async () => {
  const elena = await signInToOffice(app, team)
  await elena.post('/request-password-reset', { email: buyer })
  await processAccountRequests(app.services)
  const { rows } = await db.execute<{ id: string }>(sql`select id from mails where kind = 'account.reset'`)
  const page = `/en/team/outbox/${rows[0]?.id}`
  expect(await (await elena.send(page)).text()).toMatch(link)
  const member = new AccountVisitor(app)
  await member.signIn(buyer)
  for (const answer of [await member.send(page), await app.request(page)]) {
    expect(answer.status).not.toBe(200)
    expect(await answer.text()).not.toMatch(link)
  }
  const halfway = new AccountVisitor(app)
  await halfway.signIn(team)
  expect(await (await halfway.send(page)).text()).not.toMatch(link)
})
