import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { sampleInput } from '../app/lots/lots/sample-lot.suite'
import { writeLots } from '../app/lots/lots/write-lots.server'
import { AccountVisitor, forgetAccounts, openAccount, signInToOffice } from '../tests/account-visitor'
import { openTestApp, teamToken } from '../tests/open-test-app'
import { pdfOf, uploadFile } from '../tests/upload-file'

const app = await openTestApp({ TRUSTED_PROXIES: '127.0.0.1' })
const [lot] = await writeLots(app.services, [{ lot: sampleInput({ externalId: 'shoes' }) }])
if (!lot || lot.result === 'rejected') throw new Error('The lot was rejected.')
const file = await uploadFile(app, 'pills-words.pdf', pdfOf(3_000))
afterAll(() => app.close())
beforeEach(() => forgetAccounts(app))

const victim = 'victim@elsewhere.example'
/** `words` stands for attacker-controlled text in every free-text field. */
const sender = { name: 'Cheap words pills', company: 'words.example', email: victim }
const calls = {
  '/api/sell': {
    ...sender,
    phoneNumber: '+49 30 words',
    description: 'Buy words now',
    place: 'words',
    attachments: [file],
  },
  '/api/inquiries': {
    ...sender,
    country: 'DE',
    phoneNumber: '030 words',
    items: [{ lot: lot.reference, comment: 'Buy words now' }],
    delivery: { country: 'DE', postcode: 'words' },
    message: 'Buy words now',
  },
  '/api/requests': {
    ...sender,
    country: 'DE',
    phoneNumber: '030 words',
    text: 'Buy words now',
    brands: ['words'],
    keywords: ['words'],
    delivery: { country: 'DE', postcode: 'words' },
  },
} as const
type Call = keyof typeof calls

let visitors = 0

async function send(call: Call, change: Record<string, unknown> = {}, visitor?: AccountVisitor): Promise<void> {
  visitors++
  const from = visitor ?? new AccountVisitor(app, { 'x-forwarded-for': `198.51.${visitors >> 8}.${visitors & 255}` })
  const answer = await from.send(call, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ ...calls[call], attachments: [], ...change }),
  })
  expect(answer.status).toBe(201)
}

interface OutboxMail {
  readonly kind: string
  readonly to: string
  readonly subject: string
  readonly state: string
  readonly text: string
  readonly html: string
}

async function mails(kind: RegExp): Promise<OutboxMail[]> {
  const answer = await app.request('/api/team/outbox?limit=100', { headers: { authorization: `Bearer ${teamToken}` } })
  const { items }: { items: OutboxMail[] } = await answer.json()
  return items.filter((mail) => kind.test(mail.kind))
}

const RECEIPT = /\.(?:seller|buyer)$/

describe('a mail to an unconfirmed address', () => {
  test.each(['/api/sell', '/api/inquiries', '/api/requests'] as const)(
    'repeats none of the sender’s words: %s',
    async (call) => {
      await send(call, call === '/api/sell' ? { attachments: [file] } : {})
      const [receipt] = await mails(RECEIPT)
      expect(receipt).toMatchObject({
        to: victim,
        state: 'queued',
        subject: expect.stringMatching(/[OIB]-\d{4}-\d{4}/),
      })
      expect(`${receipt?.subject} ${receipt?.text} ${receipt?.html}`).not.toMatch(/words/i)
      expect(receipt?.text).toContain('Didn’t send us anything?')
      if (call === '/api/sell') expect(receipt?.text).toMatch(/\/en\/offers\/[\w-]{20,}/)
      const [team] = await mails(/\.team$/)
      for (const part of ['Cheap words pills', 'Buy words now']) expect(team?.text).toContain(part)
    },
  )

  test('is sent five times a day at most, and the office sees the withheld ones', async () => {
    for (let round = 0; round < 14; round++)
      for (const call of ['/api/sell', '/api/inquiries', '/api/requests'] as const)
        await send(call, { email: round % 2 === 0 ? victim : `Victim+${round}@elsewhere.example` })
    const states = (await mails(RECEIPT)).map(({ state }) => state)
    expect(states.filter((state) => state === 'queued')).toHaveLength(5)
    expect(states.filter((state) => state === 'withheld')).toHaveLength(37)
    expect(new Set((await mails(/\.team$/)).map(({ state }) => state))).toEqual(new Set(['queued']))
    await send('/api/sell', { email: 'other@elsewhere.example' })
    expect((await mails(RECEIPT))[0]).toMatchObject({ to: 'other@elsewhere.example', state: 'queued' })
    app.passTime(24 * 3_600_000)
    await send('/api/sell')
    expect((await mails(RECEIPT))[0]).toMatchObject({ to: victim, state: 'queued' })
    const { rows } = await app.services.db.execute<{ buckets: string }>(
      sql`select string_agg(bucket, ' ') as buckets from rate_limits`,
    )
    expect(rows[0]?.buckets).not.toContain('elsewhere')
  })

  test('that was withheld can be sent by the office', async () => {
    await openAccount(app, 'elena@stocklot.example')
    await app.services.db.execute(sql`update members set role = 'team', name = 'Elena'`)
    const elena = await signInToOffice(app, 'elena@stocklot.example')
    for (let count = 0; count < 6; count++) await send('/api/sell')
    const list = await (await elena.send('/en/team/outbox?state=withheld')).text()
    expect(list).toContain('Not sent: daily limit for this address')
    const page = /\/en\/team\/outbox\/[\w-]{36}/.exec(list)?.[0] ?? ''
    const copy = /name="copy" value="([\w-]{36})"/.exec(await (await elena.send(page)).text())?.[1] ?? ''
    expect((await elena.submit(page, { intent: 'resend', copy })).status).toBe(303)
    expect((await mails(RECEIPT)).map(({ state }) => state)).toEqual(Array<string>(6).fill('queued'))
  })
})

describe('a mail to the address of a signed-in member', () => {
  test('repeats everything they wrote and is not limited', async () => {
    await openAccount(app, victim)
    const owner = new AccountVisitor(app)
    await owner.signIn(victim)
    for (let round = 0; round < 3; round++)
      for (const call of ['/api/sell', '/api/inquiries', '/api/requests'] as const)
        await send(call, { email: victim.toUpperCase() }, owner)
    const receipts = await mails(RECEIPT)
    expect(receipts.map(({ state }) => state)).toEqual(Array<string>(9).fill('queued'))
    for (const { text, to } of receipts) {
      expect(text).toContain('Buy words now')
      expect(to).toContain('Cheap words pills')
      expect(text).not.toContain('Didn’t send us anything?')
    }
  })

  test('repeats nothing when another member sent it', async () => {
    await openAccount(app, 'thief@elsewhere.example')
    const thief = new AccountVisitor(app)
    await thief.signIn('thief@elsewhere.example')
    for (const call of ['/api/sell', '/api/inquiries', '/api/requests'] as const) await send(call, {}, thief)
    for (const { text } of await mails(RECEIPT)) expect(text).not.toMatch(/words/i)
  })
})
