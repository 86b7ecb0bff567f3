import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { signInToOffice } from '../../../tests/account-visitor'
import { openInbox } from './open-inbox.suite'

const { app, db, list, only, sendOffer, sendMessage, sendRequest } = await openInbox()
const office = await signInToOffice(app, 'ines@stocklot.example')
beforeEach(async () => {
  await db.execute(sql`truncate blocked_senders, audit_entries, newsletter_subscribers cascade`)
  await db.execute(sql`update members set team_role = 'owner'`)
})

const page = (id: string) => `/en/team/inbox/${id}`
const post = (address: string, fields: Record<string, string>) =>
  office.send(address, { method: 'POST', body: new URLSearchParams(fields) })
const block = (id: string, whom = 'address') => post(page(id), { intent: 'block', whom, why: 'SEO offers' })
const mails = async () => (await db.execute(sql`select kind from mails`)).rows.length
const told = async () => (await db.execute(sql`select action, about from audit_entries order by created_at, id`)).rows
const sendAll = async (email: string) => {
  await sendOffer({ email })
  await sendMessage({ email })
  await sendRequest({ email })
}

test('quarantines a blocked sender’s items, sends them no mail and counts them', async () => {
  await sendAll('Jonas@brettspiel.example')
  const [first] = await list()
  expect((await block(first?.id ?? '')).status).toBe(303)
  const blocked = await (await office.send(page(first?.id ?? ''))).text()
  expect(blocked).toContain('jonas@brettspiel.example is blocked.')
  expect(blocked).not.toContain('The spam filter caught this')
  expect(await list()).toEqual([])
  expect(await list('tab=quarantine')).toHaveLength(3)
  const before = await mails()
  await sendAll('JONAS@brettspiel.example')
  await app.request('/api/newsletter', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fields: { email: 'jonas@brettspiel.example' } }),
  })
  expect(await mails()).toBe(before)
  expect(await list()).toEqual([])
  expect(await list('tab=quarantine')).toHaveLength(6)
  await sendMessage({ email: 'petra@brettspiel.example' })
  expect(await list()).toHaveLength(1)
  const settings = await (await office.send('/en/team/senders')).text()
  for (const fact of ['jonas@brettspiel.example', 'SEO offers', 'Ines', '>4<']) expect(settings).toContain(fact)
  expect(await told()).toEqual([{ action: 'sender.blocked', about: 'jonas@brettspiel.example' }])
})

test('only what the spam filter caught is said to be caught by it', async () => {
  await sendMessage({ honeypot: 'filled' })
  const caught = await only('tab=quarantine')
  expect(await (await office.send(page(caught.id))).text()).toContain('The spam filter caught this')
  await sendMessage({ email: 'petra@brettspiel.example' })
  const item = await only()
  await post(page(item.id), { intent: 'spam', item: `${item.id}:${item.version}` })
  const html = await (await office.send(page(item.id))).text()
  expect(html).toContain('value="release"')
  expect(html).not.toContain('The spam filter caught this')
})

test('one undo unblocks the sender and restores the quarantined items', async () => {
  await sendAll('jonas@brettspiel.example')
  const [first] = await list()
  const answer = await block(first?.id ?? '', 'domain')
  const address = answer.headers.get('location') ?? ''
  expect(await (await office.send(address)).text()).toContain('Blocked: @brettspiel.example')
  const undo = new URL(address, 'http://x').searchParams.get('did') ?? ''
  expect((await post(page(first?.id ?? ''), { undo })).status).toBe(303)
  expect(await list()).toHaveLength(3)
  expect((await told()).map(({ action }) => action)).toEqual(['sender.blocked', 'sender.unblocked'])
  await sendMessage({ email: 'petra@brettspiel.example' })
  expect(await list()).toHaveLength(4)
})

test('settings block and unblock an address or a domain, but no shared or own domain', async () => {
  const senders = '/en/team/senders'
  expect((await post(senders, { intent: 'block', sender: ' @Spam.example ' })).status).toBe(303)
  await sendMessage({ email: 'any@spam.example' })
  expect((await only('tab=quarantine')).state).toBe('quarantined')
  for (const sender of ['@gmail.com', '@stocklot.example', 'ines@stocklot.example', 'nobody'])
    expect((await post(senders, { intent: 'block', sender })).status, sender).toBeGreaterThan(400)
  await post(senders, { intent: 'unblock', sender: '@spam.example' })
  await sendMessage({ email: 'other@spam.example' })
  await only()
})

test('a helper cannot block or unblock', async () => {
  await sendMessage()
  const item = await only()
  await db.execute(sql`update members set team_role = 'helper'`)
  expect(await (await office.send(page(item.id))).text()).not.toContain('Block sender')
  expect((await block(item.id)).status).toBe(403)
  expect((await post('/en/team/senders', { intent: 'block', sender: 'a@b.example' })).status).toBe(403)
  expect(await told()).toEqual([])
})
