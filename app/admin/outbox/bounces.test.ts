import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, teamToken } from '../../../tests/open-test-app'
import { startScriptedMailServer } from '../../../tests/servers/scripted-mail-server'
import { keyedAddress, readAddressKey } from '../../platform/mail/keyed-address'
import { openSmtpMail } from '../../platform/mail/mail-transports.server'
import { deliverMails } from '../../platform/mail-queue/deliver-mails.server'
import { testMail } from '../../platform/mail-queue/mail.suite'
import { queueMail } from '../../platform/mail-queue/outbox.server'
import { findStops } from '../../platform/mail-queue/stopped-addresses.server'

const app = await openTestApp()
const { services } = app
const { db } = services
const server = await startScriptedMailServer()
const mail = openSmtpMail(
  server.url,
  { greeting: 3_000, silence: 3_000, mail: 10_000 },
  { bounceAddress: 'bounces@stocklot.example' },
)
afterAll(async () => {
  await mail.close()
  await server.stop()
  await app.close()
})

const ines = 'ines@duarte.example'

beforeEach(async () => {
  await db.execute(sql`truncate mails, stopped_addresses, mailings cascade`)
  server.taken.length = 0
})

async function sent(): Promise<string> {
  await db.transaction((tx) => queueMail(tx, 'test', testMail({ to: { name: null, address: ines } }), services.now()))
  await deliverMails({ ...services, log: services.log, mail })
  return server.taken.at(-1)?.from ?? ''
}

/** A bounce report in the format of Postfix and most others. */
function report(to: string, fields: Record<string, string> = {}, recipient = ines): string {
  const said = {
    'Final-Recipient': `rfc822; ${recipient}`,
    Action: 'failed',
    Status: '5.1.1',
    'Diagnostic-Code': `smtp; 550 5.1.1 <${recipient}>: Recipient address\n    rejected: User unknown`,
    ...fields,
  }
  return [
    'From: Mail Delivery System <MAILER-DAEMON@mx.example>',
    `To: ${to}`,
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="=_b"',
    '',
    '--=_b',
    'Content-Type: text/plain',
    '',
    'I am sorry.',
    '--=_b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    ...Object.entries(said).map(([name, value]) => `${name}: ${value}`),
    '',
    '--=_b',
    'Content-Type: message/rfc822',
    '',
    `To: ${recipient}`,
    'Subject: Lots',
    '',
    'Lots',
    '--=_b--',
    '',
  ].join('\r\n')
}

const take = async (source: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  app.request('/api/team/bounces', {
    method: 'POST',
    headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${teamToken}`, ...headers },
    body: source,
  })
const result = async (source: string | Uint8Array<ArrayBuffer>) => {
  const answer = await take(source)
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { result: string }).result
}
const state = async () => (await db.execute(sql`select state, last_error as words from mails`)).rows[0]
const why = async (address = ines) => (await findStops(db, [address])).get(address)?.why

describe('a delivery report', () => {
  test('about an unknown address parks the mail and stops mailings to it, once', async () => {
    const path = await sent()
    expect(path).toMatch(/^bounces\+[\da-f]{32}@stocklot\.example$/)
    expect(server.taken[0]?.source).not.toContain('bounces+')
    // Some servers upper-case addresses.
    expect(await result(report(path.toUpperCase()))).toBe('stopped')
    expect(await state()).toEqual({
      state: 'parked',
      words: `550 5.1.1 <${ines}>: Recipient address rejected: User unknown`,
    })
    expect(await why()).toBe('bounced')
    expect(await result(report(path))).toBe('ignored')
  })

  test.each([
    ['a full mailbox', { Status: '5.2.2', 'Diagnostic-Code': 'smtp; 552 5.2.2 Mailbox full' }, 'failed'],
    ['a timeout after days', { Status: '4.4.1', 'Diagnostic-Code': 'X-Other; timed out' }, 'failed'],
    ['a block list', { Status: '5.7.1', 'Diagnostic-Code': 'smtp; 550 5.7.1 blocked' }, 'failed'],
    ['a rejected sender', { Status: '5.1.8', 'Diagnostic-Code': 'smtp; 550 5.1.8 no' }, 'failed'],
    ['a disabled mailbox', { Status: '5.2.1', 'Diagnostic-Code': 'smtp; 550-5.2.1 off' }, 'stopped'],
    ['a generic status', { Status: '5.0.0', 'Diagnostic-Code': 'smtp; 550 no such user' }, 'stopped'],
    ['a status only', { 'Diagnostic-Code': '' }, 'stopped'],
    ['still on its way', { Action: 'delayed', Status: '4.4.1' }, 'ignored'],
    ['arrived', { Action: 'delivered', Status: '2.0.0' }, 'ignored'],
  ])('%s', async (_what, fields, expected) => {
    const path = await sent()
    expect(await result(report(path, fields))).toBe(expected)
    expect((await state())?.state).toBe(expected === 'ignored' ? 'sent' : 'parked')
    expect(await why()).toBe(expected === 'stopped' ? 'bounced' : undefined)
  })

  test('without the mail’s key changes nothing, and with it only that mail’s recipient', async () => {
    const path = await sent()
    for (const to of [ines, 'bounces@stocklot.example', keyedAddress('bounces@stocklot.example', randomUUID())])
      expect(await result(report(to))).toBe('ignored')
    expect([(await state())?.state, await why()]).toEqual(['sent', undefined])
    // A recipient knows the key of their own mail, but cannot use it to stop other addresses.
    expect(await result(report(path, {}, 'rival@shop.example'))).toBe('stopped')
    expect([await why('rival@shop.example'), await why()]).toEqual([undefined, 'bounced'])
  })

  test('needs the token, the right format and size, and is ignored when malformed', async () => {
    const path = await sent()
    expect((await take(report(path), { authorization: 'Bearer wrong' })).status).toBe(401)
    expect((await take(report(path), { 'content-type': 'text/plain' })).status).toBe(415)
    expect((await take(new Uint8Array(1_048_577))).status).toBe(413)
    const nested = `To: ${path}\r\n${'Content-Type: multipart/mixed; boundary=a\r\n\r\n--a\r\n'.repeat(200)}`
    const bare = `To: ${path}\r\nContent-Type: message/delivery-status\r\n\r\nAction: failed\r\nStatus: 5.1.1\r\n`
    const garbage = crypto.getRandomValues(new Uint8Array(50_000))
    for (const source of [
      '',
      'Hello',
      nested,
      bare,
      garbage,
      `To: ${path}\r\n\r\n${report(path)}`,
      `${'a'.repeat(900_000)}: b`,
    ])
      expect(await result(source)).toBe('ignored')
    expect([(await state())?.state, await why()]).toEqual(['sent', undefined])
  })

  test('that arrives after the mailing’s end is added to its log', async () => {
    const path = await sent()
    const id = randomUUID()
    await db.execute(sql`
      insert into mailings (id, audience, interests, languages, texts, subject, state, recipients, counts, who_id, who, created_at, finished_at)
      values (${id}, 'people', '{}', '{en}', '{}', 'Lots', 'done', 1, '{"sent": 1}', ${randomUUID()}, 'Ines', now(), now())`)
    await db.execute(sql`
      insert into mailing_recipients (mailing_id, position, email, language, state, mail_id, queued_at)
      select ${id}, 1, ${ines}, 'en', 'sent', id, now() from mails`)
    await result(report(path))
    const { rows } = await db.execute(sql`
      select counts, mailing_recipients.state, mailing_recipients.words from mailings join mailing_recipients on mailing_id = id`)
    expect(rows).toEqual([{ counts: { failed: 1 }, state: 'failed', words: expect.stringContaining('User unknown') }])
  })
})

test('a return path contains its mail’s key, and no other address passes for one', () => {
  const key = randomUUID()
  expect(readAddressKey(keyedAddress('bounces@a.example', key))).toBe(key)
  for (const address of [
    'bounces@a.example',
    'bounces+@a.example',
    `bounces+${'g'.repeat(32)}@a.example`,
    `${key}@a.example`,
  ])
    expect(readAddressKey(address)).toBeNull()
})
