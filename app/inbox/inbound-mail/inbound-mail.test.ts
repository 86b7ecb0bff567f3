import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AccountVisitor, openAccount, signInToOffice } from '../../../tests/account-visitor'
import { openTestApp, teamToken } from '../../../tests/open-test-app'
import { startScriptedMailServer } from '../../../tests/servers/scripted-mail-server'
import { deliverMails } from '../../platform/mail-queue/deliver-mails.server'
import { CALL_BACK_MS } from '../replies/call-back.server'
import { replyToItem } from '../replies/reply-to-item.server'

const server = await startScriptedMailServer()
const app = await openTestApp({
  SMTP_URL: server.url,
  MAIL_FROM: 'Stocklot <office@stocklot.example>',
  TEAM_INBOX: 'team@stocklot.example',
  REPLY_ADDRESS: 'replies@stocklot.example',
})
app.stopTime()
const { services } = app
const { db } = services
let office: AccountVisitor
const ines = { id: '', name: 'Ines', email: 'ines@stocklot.example' }

beforeAll(async () => {
  await openAccount(app, ines.email)
  const { rows } = await db.execute<{ id: string }>(sql`update members set role = 'team', name = 'Ines' returning id`)
  ines.id = rows[0]?.id ?? ''
  office = await signInToOffice(app, ines.email)
})
afterAll(async () => {
  await app.close()
  await server.stop()
})
beforeEach(async () => {
  await db.execute(sql`truncate offers, inbox_items, contact_messages, mails, rate_limits, blocked_senders cascade`)
  server.taken.length = 0
})

const jonas = { name: 'Jonas Keller', email: 'jonas@brettspiel.example' }
const json = (body: unknown) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
  body: JSON.stringify(body),
})
const sendOffer = () =>
  app.request('/api/sell', json({ ...jonas, phoneNumber: '+49 341 1234567', description: 'Board games' }))
const sendMessage = () => app.request('/api/contact', json({ ...jonas, message: 'Do you buy games?', honeypot: '' }))

const item = async () => {
  const { rows } = await db.execute<{ id: string; version: number; box: string; unread: boolean; state: string }>(
    sql`select id, version, box, unread, state from inbox_items order by received_at desc limit 1`,
  )
  if (!rows[0]) throw new Error('There is no item.')
  return rows[0]
}

async function reply(): Promise<string> {
  const written = { subject: 'Your offer', text: 'How many?', afterwards: '', done: 'on' } as const
  expect(await replyToItem(services, await item(), written, ines)).toMatchObject({ done: 1 })
  app.passTime(CALL_BACK_MS)
  await deliverMails(services, new AbortController().signal)
  const mail = server.taken.find(({ source }) => source.includes('How many?'))
  const { replyTo } = await PostalMime.parse(mail?.source ?? '')
  expect(replyTo).toMatchObject([{ name: 'Ines' }])
  return replyTo?.[0]?.address ?? ''
}

const answerTo = (
  to: string,
  { headers = [] as string[], from = jonas.email, files = [] as [string, string, string][] } = {},
) =>
  [
    `From: Jonas Keller <${from}>`,
    `To: Ines <${to}>`,
    'Subject: Re: Your offer',
    `Message-ID: <${randomUUID()}@brettspiel.example>`,
    ...headers,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="=_b"',
    '',
    '--=_b',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Twelve pallets – all dry.',
    '',
    'Am 23.11.2026 schrieb Ines <replies+0@stocklot.example>:',
    '> How many?',
    ...files.flatMap(([name, type, base64]) => [
      '--=_b',
      `Content-Type: ${type}`,
      `Content-Disposition: attachment; filename="${name}"`,
      'Content-Transfer-Encoding: base64',
      '',
      base64,
    ]),
    '--=_b--',
    '',
  ].join('\r\n')

const take = (source: string, headers: Record<string, string> = {}) =>
  app.request('/api/team/mails', {
    method: 'POST',
    headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${teamToken}`, ...headers },
    body: source,
  })
const resultOf = async (source: string) => {
  const answer = await take(source)
  expect([answer.status, answer.status === 200 ? '' : await answer.text()]).toEqual([200, ''])
  return ((await answer.json()) as { result: string }).result
}
const page = async () => (await office.send(`/en/team/inbox/${(await item()).id}`)).text()
const text = Buffer.from('EAN;Pieces\n4006381333931;12\n').toString('base64')
const program = Buffer.from('MZ\u0090\u0000This program cannot be run in DOS mode').toString('base64')

describe.each([
  ['an offer', sendOffer],
  ['a message', sendMessage],
])('a reply by mail about %s', (_, send) => {
  test('appears in the thread with its files, reopens the item as unread and notifies the team', async () => {
    await send()
    const to = await reply()
    expect(to).toMatch(/^replies\+[\da-f]{32}@stocklot\.example$/)
    expect(await item()).toMatchObject({ box: 'done', unread: false })
    const files: [string, string, string][] = [
      ['list.csv', 'text/csv', text],
      ['setup.exe', 'application/octet-stream', program],
    ]
    expect(await resultOf(answerTo(to, { files }))).toBe('answer')
    expect(await item()).toMatchObject({ box: 'open', unread: true })
    const html = await page()
    expect(html).toContain('Twelve pallets – all dry.')
    expect(html).toContain('list.csv')
    expect(html).toContain('Not accepted: setup.exe')
    expect(html.slice(0, html.indexOf('Quoted text'))).toContain('Twelve pallets')
    expect(html.slice(html.indexOf('Quoted text'))).toContain('schrieb Ines')
    const { rows } = await db.execute(
      sql`select subject, text from mails where recipient ->> 'address' = 'team@stocklot.example' order by created_at desc limit 1`,
    )
    expect(rows[0]).toMatchObject({ text: expect.stringContaining('Twelve pallets – all dry.') })
  })

  test('is stored once when the mail server delivers it twice', async () => {
    await send()
    const mail = answerTo(await reply(), { files: [['list.csv', 'text/csv', text]] })
    expect(await Promise.all([resultOf(mail), resultOf(mail)])).toEqual(['answer', 'answer'])
    expect(await resultOf(mail)).toBe('answer')
    const { rows } = await db.execute(sql`select became ->> 'text' as text from inbox_events where kind = 'wrote'`)
    expect(rows).toEqual([{ text: 'Twelve pallets – all dry.' }])
    expect(await page()).toContain('list.csv')
  })

  test('is noted in the history when automatic, without reopening the item', async () => {
    await send()
    const mail = answerTo(await reply(), { headers: ['Auto-Submitted: auto-replied'] })
    expect(await resultOf(mail)).toBe('automatic')
    expect(await item()).toMatchObject({ box: 'done', unread: false })
    expect(await page()).toContain('Automatic reply')
  })

  test('names the sender’s address when it differs from the item’s', async () => {
    await send()
    expect(await resultOf(answerTo(await reply(), { from: 'warehouse@brettspiel.example' }))).toBe('answer')
    expect(await page()).toContain('From warehouse@brettspiel.example')
  })
})

test('a reply to a mail that began the thread has its subject and refers to it', async () => {
  const mail = answerTo('replies@stocklot.example').replace('Re: Your offer', 'Olives, four pallets?')
  expect(await resultOf(mail)).toBe('message')
  const [, id = ''] = /^Message-ID: (.*)$/m.exec(mail) ?? []
  const html = await page()
  expect(html).toContain('value="Re: Olives, four pallets?"')
  const written = { subject: 'Re: Olives, four pallets?', text: 'Yes.', afterwards: '', done: 'on' } as const
  expect(await replyToItem(services, await item(), written, ines)).toMatchObject({ done: 1 })
  app.passTime(CALL_BACK_MS)
  await deliverMails(services, new AbortController().signal)
  const sent = server.taken.find(({ source }) => source.includes('Subject: Re: Olives'))
  expect(await PostalMime.parse(sent?.source ?? '')).toMatchObject({ inReplyTo: id.trim(), references: id.trim() })
})

test('the outbox says that answers go to the inbox, and leads to the item', async () => {
  await sendOffer()
  await reply()
  const { id } = await item()
  const { rows } = await db.execute<{ id: string }>(sql`select id from mails where kind = 'desk.reply'`)
  const page = await (await office.send(`/en/team/outbox/${rows[0]?.id}`)).text()
  expect(page).toMatch(/Reply to<\/dt><dd><bdi>replies@stocklot\.example</)
  expect(page).toContain(`href="/en/team/inbox/${id}"`)
})

test('one mail that answers two items appears in both threads', async () => {
  await sendOffer()
  const offer = await reply()
  server.taken.length = 0
  await sendMessage()
  const mail = answerTo(offer)
  const other = await reply()
  expect(await resultOf(mail)).toBe('answer')
  expect(await resultOf(`Delivered-To: ${other}\r\n${mail}`)).toBe('answer')
  const { rows } = await db.execute(
    sql`select count(distinct item_id)::int as items from inbox_events where kind = 'wrote'`,
  )
  expect(rows).toEqual([{ items: 2 }])
})

test('a reply sent through the sender’s mailing list counts as a reply and keeps its files', async () => {
  await sendOffer()
  const headers = ['List-Id: <sales.brettspiel.example>', 'Precedence: list']
  const files: [string, string, string][] = [['list.csv', 'text/csv', text]]
  expect(await resultOf(answerTo(await reply(), { headers, files }))).toBe('answer')
  expect(await item()).toMatchObject({ box: 'open', unread: true })
  expect(await page()).toContain('list.csv')
})

test('answering a mail to the team about an offer reaches the seller', async () => {
  await sendOffer()
  await deliverMails(services, new AbortController().signal)
  const toTeam = server.taken.find(({ source }) => source.includes('To: team@stocklot.example'))
  expect((await PostalMime.parse(toTeam?.source ?? '')).replyTo).toMatchObject([{ address: jonas.email }])
})

test('a reply to a question puts the offer back in review', async () => {
  await sendOffer()
  const to = await reply()
  await db.execute(sql`update offers set status = 'need_info'`)
  await resultOf(answerTo(to))
  expect(await item()).toMatchObject({ state: 'in_review' })
})

test('a mail without a valid reply key becomes a new message', async () => {
  await sendOffer()
  await reply()
  for (const to of ['replies@stocklot.example', `replies+${'0'.repeat(32)}@stocklot.example`]) {
    expect(await resultOf(answerTo(to, { files: [['list.csv', 'text/csv', text]] }))).toBe('message')
    const html = await page()
    expect(html).toContain('Twelve pallets')
    expect(html).toContain('list.csv')
  }
  const { rows } = await db.execute(sql`select kind, count(*)::int from inbox_items group by kind order by kind`)
  expect(rows).toEqual([
    { kind: 'message', count: 2 },
    { kind: 'offer', count: 1 },
  ])
})

test('stores a blocked sender’s mail without reopening the item or sending mails', async () => {
  await sendOffer()
  const to = await reply()
  await db.execute(
    sql`insert into blocked_senders (email, who, created_at) values ('@brettspiel.example', 'Ines', now())`,
  )
  expect(await resultOf(answerTo(to))).toBe('answer')
  expect(await item()).toMatchObject({ box: 'done', unread: false })
  expect(await resultOf(answerTo('replies@stocklot.example'))).toBe('message')
  expect(await item()).toMatchObject({ box: 'quarantine', state: 'quarantined' })
  const { rows } = await db.execute(sql`select kind from mails where state = 'queued'`)
  expect(rows).toEqual([])
})

test('ignores mailing list mails that answer nothing', async () => {
  expect(await resultOf(answerTo('replies@stocklot.example', { headers: ['List-Id: <news.example>'] }))).toBe('ignored')
})

test('accepts mails only with the token, in the right format and up to a size', async () => {
  const mail = answerTo('replies@stocklot.example')
  expect((await take(mail, { authorization: 'Bearer wrong' })).status).toBe(401)
  expect((await take(mail, { 'content-type': 'text/plain' })).status).toBe(415)
  expect((await take('x'.repeat(37_748_737))).status).toBe(413)
})

test('refuses more than a hundred mails a day about one item', async () => {
  await sendOffer()
  const to = await reply()
  for (let sent = 0; sent < 100; sent++) await take(answerTo(to, { headers: ['Auto-Submitted: auto-replied'] }))
  expect((await take(answerTo(to))).status).toBe(429)
})
