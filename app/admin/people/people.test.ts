import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { type AccountVisitor, joinTeam, signInColleague } from '../../../tests/account-visitor'
import { openTestApp } from '../../../tests/open-test-app'
import { findTeamMembers } from '../../accounts/identity/members.server'
import { changePeople } from './change-people.server'

const app = await openTestApp({ TRUSTED_PROXIES: '127.0.0.1' })
const { db } = app.services
afterAll(() => app.close())

const email = 'elena@stocklot.example'
let elena: AccountVisitor

beforeEach(async () => {
  await db.execute(sql`truncate members, team_invitations, audit_entries, mails, rate_limits, password_guesses cascade`)
  elena = await signInColleague(app, email, 'Elena')
})

const look = async (path: string) => (await elena.send(path)).text()
const change = (fields: Record<string, string>) => elena.submit('/en/team/people', fields)

test('the audit trail records an invitation and its withdrawal', async () => {
  const invited = await elena.send('/en/team/people', {
    method: 'POST',
    body: new URLSearchParams({ intent: 'invite', email: 'Rui@duarte.example' }),
    headers: { 'x-forwarded-for': '2001:db8:1:2:3:4:5:6' },
  })
  expect(invited.headers.get('location')).toBe('/en/team/people?did=invited')
  const page = await look('/en/team/people?did=invited')
  for (const text of ['Invitation sent.', 'rui@duarte.example', 'Authenticator app', 'Elena (me)'])
    expect(page).toContain(text)
  expect((await change({ intent: 'remove', email: 'rui@duarte.example' })).status).toBe(303)
  expect(await look('/en/team/people')).not.toContain('rui@duarte.example')
  const trail = await look('/en/team/audit')
  for (const text of ['Invited to the team', 'Removed from the team', '2001:db8:1:2::/64', 'rui@duarte.example'])
    expect(trail).toContain(text)
  for (const query of ['q=RUI', 'q=elena+rui', 'action=team.invited'])
    expect(await look(`/en/team/audit?${query}`), query).toContain('rui@duarte.example')
  expect(trail).toContain('Export CSV')
  const nothing = await look('/en/team/audit?q=somebody')
  expect(nothing).toContain('No matches.')
  expect(nothing).not.toContain('Export CSV')
})

test('refuses to remove oneself or a stranger or to invite a colleague, and keeps the typed text', async () => {
  expect((await change({ intent: 'remove', email })).status).toBe(409)
  expect((await change({ intent: 'invite', email })).status).toBe(409)
  expect((await change({ intent: 'remove', email: 'nobody@duarte.example' })).status).toBe(409)
  const wrong = await change({ intent: 'invite', email: 'rui@' })
  expect([wrong.status, await wrong.text()]).toMatchObject([422, expect.stringContaining('value="rui@"')])
  expect((await db.execute(sql`select 1 from audit_entries`)).rows).toEqual([])
})

test('removing a colleague signs them out at once', async () => {
  const rui = await signInColleague(app, 'rui@duarte.example')
  expect((await rui.send('/en/team/people')).status).toBe(200)
  expect((await change({ intent: 'remove', email: 'rui@duarte.example' })).status).toBe(303)
  expect((await rui.send('/en/team/people', { redirect: 'manual' })).status).toBe(302)
})

test('one of two colleagues who remove each other at once stays', async () => {
  const other = 'rui@duarte.example'
  await joinTeam(app, other)
  const team = await findTeamMembers(db)
  const remove = (who: string, address: string) => {
    const fields = new FormData()
    fields.set('intent', 'remove')
    fields.set('email', address)
    const id = team.find((member) => member.email === who)?.id ?? ''
    return changePeople(app.services, fields, { id, name: who, email: who, network: null })
  }
  const outcomes = await Promise.allSettled([remove(other, email), remove(email, other)])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'people.last_one' } })
  expect(await findTeamMembers(db)).toHaveLength(1)
})

test('answers an oversized or unreadable form on the page', async () => {
  const send = (body: BodyInit, type: string) =>
    elena.send('/en/team/people', { method: 'POST', body, headers: { 'content-type': type } })
  const large = await send(`email=${'x'.repeat(300_000)}`, 'application/x-www-form-urlencoded')
  expect(large.status).toBe(413)
  expect(await large.text()).toContain('Send invitation')
  const unreadable = await send('nothing', 'multipart/form-data; boundary=x')
  expect(unreadable.status).toBe(400)
  expect(await unreadable.text()).toContain('Send invitation')
})

test('the audit trail cannot be changed', async () => {
  await change({ intent: 'invite', email: 'rui@duarte.example' })
  await expect(db.execute(sql`update audit_entries set who = 'Nobody'`)).rejects.toThrow()
  await expect(db.execute(sql`delete from audit_entries`)).rejects.toThrow()
})
