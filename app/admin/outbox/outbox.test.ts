import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AccountVisitor, signInColleague } from '../../../tests/account-visitor'
import { openTestApp } from '../../../tests/open-test-app'
import { deliverMails } from '../../platform/mail-queue/deliver-mails.server'
import { queueMail } from '../../platform/mail-queue/outbox.server'

const app = await openTestApp({ SMTP_URL: 'smtp://127.0.0.1:1' })
const { db, now } = app.services
afterAll(() => app.close())

const team = 'elena@stocklot.example'
let elena: AccountVisitor

beforeAll(async () => {
  elena = await signInColleague(app, team, 'Elena')
})
beforeEach(async () => {
  await db.execute(sql`truncate mails, audit_entries`)
})

async function write(
  change: { subject?: string; address?: string; kind?: string; html?: string; text?: string } = {},
): Promise<string> {
  const { subject = 'Your offer', address = 'ines@duarte.example', kind = 'offer.seller' } = change
  const mail = {
    from: { name: 'Stocklot', address: 'office@stocklot.example' },
    to: { name: 'Ines Duarte', address },
    replyTo: null,
    subject,
    html: change.html ?? '<p>Thank you <img src="cid:mark"></p>',
    text: change.text ?? 'Thank you',
    images: [{ cid: 'mark', contentType: 'image/png', base64: 'AAAA' }],
  }
  return db.transaction((tx) => queueMail(tx, kind, mail, now()))
}

const stateOf = async () => (await db.execute(sql`select state, attempts from mails order by created_at, id`)).rows
const trail = async () => (await db.execute(sql`select action, who, about from audit_entries order by id`)).rows
const look = async (path: string) => (await elena.send(path)).text()
const act = (id: string, intent: string, copy: string = randomUUID()) =>
  elena.submit(`/en/team/outbox/${id}`, { intent, copy })

describe('the outbox', () => {
  test('says that it is empty, shows each mail’s state and finds mails by recipient, subject and state', async () => {
    expect(await look('/en/team/outbox')).toContain('No emails yet.')
    await write()
    const parked = await write({ subject: 'Ihr <b>Angebot</b>', address: 'rui%x@elsewhere.example' })
    await db.execute(
      sql`update mails set state = 'parked', last_error = '550 no such user', finished_at = now() where id = ${parked}`,
    )
    const all = await look('/en/team/outbox')
    for (const text of [
      'Waiting: 1. Undeliverable: 1.',
      'Your offer',
      'Ihr &lt;b&gt;Angebot&lt;/b&gt;',
      '550 no such user',
      'Offer receipt',
    ])
      expect(all).toContain(text)
    // Internal kind names are not shown.
    expect(all).not.toContain('offer.seller')
    for (const query of ['q=angebot', 'q=rui%25x', 'q=ELSEWHERE+ines', 'state=parked']) {
      const found = await look(`/en/team/outbox?${query}`)
      expect(found, query).toContain('Ihr &lt;b&gt;')
      expect(found, query).not.toContain('Your offer')
    }
    expect(await look('/en/team/outbox?q=%25')).not.toContain('Your offer')
    expect(await look('/en/team/outbox?q=nobody&state=unknown&after=x')).toContain('No matches.')
  })

  test('lists mails page by page', async () => {
    for (let count = 1; count <= 51; count++) await write({ subject: `Mail number ${count}!` })
    const first = await look('/en/team/outbox')
    expect(first).not.toContain('Mail number 1!')
    const next = /href="(\/en\/team\/outbox\?after=[^"]+)"/.exec(first)?.[1] ?? ''
    expect(await look(next)).toContain('Mail number 1!')
  })
})

describe('a mail', () => {
  test('is shown as text and as HTML, sandboxed without scripts or remote content', async () => {
    const id = await write()
    expect(await look(`/en/team/outbox/${id}`)).toContain('Ines Duarte &lt;ines@duarte.example&gt;')
    const answer = await elena.send(`/en/team/outbox/${id}/html`)
    expect(await answer.text()).toBe('<p>Thank you <img src="data:image/png;base64,AAAA"></p>')
    expect(answer.headers.get('content-security-policy')).toBe(
      "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:",
    )
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    for (const path of ['nothing', randomUUID(), `${randomUUID()}/html`])
      expect((await elena.send(`/en/team/outbox/${path}`, { redirect: 'manual' })).status, path).toBe(302)
  })

  test.each([
    ['an account', 'account.verification', 'verify?token=abcdefgh', 'verify?token=…'],
    ['an offer', 'offer.counter_offer', `en/offers/abcdef${'gh'.repeat(18)}`, 'en/offers/abcdef…'],
    [
      'a subscription',
      'newsletter.confirm',
      `en/newsletter/confirm/abcdef${'gh'.repeat(18)}?a=b`,
      'confirm/abcdef…?a=b',
    ],
  ])('that opens %s hides its link from the team', async (_, kind, secret, told) => {
    const link = `https://x.example/${secret}`
    const id = await write({ kind, text: link, html: `<a href="${link}">` })
    for (const path of [`${id}`, `${id}/html`]) {
      const shown = await look(`/en/team/outbox/${path}`)
      expect(shown).not.toMatch(/abcdefgh/)
      expect(shown).toContain(told)
    }
  })

  test('with an ordinary link shows it in full', async () => {
    const link = 'https://brettspiel.example/restposten/board-games-end-of-line-2026'
    const id = await write({ text: `See ${link}`, html: `<a href="${link}">` })
    for (const path of [`${id}`, `${id}/html`]) expect(await look(`/en/team/outbox/${path}`)).toContain(link)
  })

  test('can be cancelled while it waits and sent after all, with an audit trail', async () => {
    const id = await write()
    expect((await act(id, 'cancel')).status).toBe(303)
    await deliverMails(app.services)
    expect(await stateOf()).toEqual([{ state: 'cancelled', attempts: 0 }])
    expect((await act(id, 'cancel')).status).toBe(409)
    expect((await act(id, 'resend')).headers.get('location')).toBe(`/en/team/outbox/${id}?did=resent`)
    expect(await stateOf()).toEqual([{ state: 'queued', attempts: 0 }])
    expect((await act(id, 'resend')).status).toBe(409)
    const entry = { who: 'Elena', about: 'Your offer, Ines Duarte <ines@duarte.example>' }
    expect(await trail()).toEqual([
      { action: 'mail.cancelled', ...entry },
      { action: 'mail.resent', ...entry },
    ])
  })

  test('that was sent is sent again as a copy and stays unchanged', async () => {
    const id = await write()
    await db.execute(sql`update mails set state = 'sent', attempts = 1, finished_at = now()`)
    const copy = /name="copy" value="([^"]+)"/.exec(await look(`/en/team/outbox/${id}`))?.[1]
    for (const _ of [1, 2]) expect((await act(id, 'resend', copy)).status).toBe(303)
    expect(await stateOf()).toEqual([
      { state: 'sent', attempts: 1 },
      { state: 'queued', attempts: 0 },
    ])
    expect(await trail()).toHaveLength(1)
  })

  test('that is being sent cannot be cancelled or resent', async () => {
    const id = await write()
    await db.transaction(async (tx) => {
      await tx.execute(sql`select from mails where id = ${id} for update`)
      for (const intent of ['cancel', 'resend']) expect((await act(id, intent)).status, intent).toBe(409)
    })
    expect(await stateOf()).toEqual([{ state: 'queued', attempts: 0 }])
    expect((await act(id, 'burn')).status).toBe(422)
    expect((await act(randomUUID(), 'cancel')).headers.get('location')).toBe('/en/team/outbox')
  })
})

describe('when mails cannot be sent', () => {
  const all = (intent: string) => elena.submit('/en/team/outbox', { intent })

  test('shows the reason, and a button retries at once', async () => {
    await write()
    expect(await look('/en/team/outbox')).not.toContain('isn’t accepting emails')
    // The mail server is unreachable.
    await deliverMails(app.services)
    const told = await look('/en/team/outbox')
    for (const text of ['Waiting: 1', 'ECONNREFUSED', 'Retry now']) expect(told).toContain(text)
    await deliverMails(app.services)
    expect(await stateOf()).toEqual([{ state: 'queued', attempts: 1 }])
    expect((await all('hurry')).headers.get('location')).toBe('/en/team/outbox?did=hurried')
    await deliverMails(app.services)
    expect(await stateOf()).toEqual([{ state: 'queued', attempts: 2 }])
    expect(await trail()).toEqual([{ action: 'mail.hurried', who: 'Elena', about: '' }])
  })

  test('failed mails can be resent at once, except to unknown addresses', async () => {
    for (const address of ['ines@duarte.example', 'Nobody@Duarte.example', 'rui@costa.example'])
      await write({ address })
    await db.execute(sql`update mails set state = 'parked', last_error = '550 no', attempts = 3, finished_at = now()`)
    await db.execute(
      sql`insert into stopped_addresses (email, why, created_at) values ('nobody@duarte.example', 'bounced', now())`,
    )
    expect(await look('/en/team/outbox')).toContain('Resend all undeliverable (2)')
    expect((await all('resend_all')).headers.get('location')).toBe('/en/team/outbox?did=all_resent')
    const { rows } = await db.execute(
      sql`select lower(recipient ->> 'address') as to, state, attempts from mails order by 1`,
    )
    expect(rows).toEqual([
      { to: 'ines@duarte.example', state: 'queued', attempts: 0 },
      { to: 'nobody@duarte.example', state: 'parked', attempts: 3 },
      { to: 'rui@costa.example', state: 'queued', attempts: 0 },
    ])
    expect(await trail()).toEqual([{ action: 'mail.all_resent', who: 'Elena', about: '' }])
    // Repeating it changes nothing and adds no audit entry.
    await all('resend_all')
    expect(await trail()).toHaveLength(1)
    expect((await all('burn')).status).toBe(422)
  })
})
