import { asc, eq, sql } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../tests/open-test-database'
import { type ScriptedMailServer, startScriptedMailServer } from '../../../tests/servers/scripted-mail-server'
import type { MailTransport } from '../mail/mail.server'
import { openSmtpMail } from '../mail/mail-transports.server'
import { deliverMails } from './deliver-mails.server'
import { testMail } from './mail.suite'
import { mails } from './mails.table.server'
import { findMailQueue, presentMail, queueMail } from './outbox.server'
import { findStops } from './stopped-addresses.server'

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

let database: TestDatabase
let server: ScriptedMailServer
let transport: MailTransport
let clock: Date

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.db.delete(mails)
  clock = new Date('2026-11-20T13:08:00Z')
  server = await startScriptedMailServer()
  transport = openSmtpMail(server.url)
})
afterEach(async () => {
  await transport.close()
  await server.stop()
})

const services = () => ({ db: database.db, mail: transport, log: pino({ level: 'silent' }), now: () => clock })
const deliver = (signal?: AbortSignal) => deliverMails(services(), signal)
const pass = (milliseconds: number) => {
  clock = new Date(clock.getTime() + milliseconds)
}

async function queue(...recipients: string[]): Promise<void> {
  await database.db.transaction(async (tx) => {
    for (const address of recipients) await queueMail(tx, 'test', testMail({ to: { name: null, address } }), clock)
  })
}

async function mailTo(address: string) {
  const rows = await database.db.select().from(mails)
  const mail = rows.find((row) => row.to.address === address)
  if (!mail) throw new Error(`No mail to ${address}`)
  return mail
}

describe('refusals', () => {
  test.each([
    ['recipient', '550 5.1.1 No such user here', 'parked', 'stopped'],
    ['recipient', '550 unknown mailbox', 'parked', 'stopped'],
    ['recipient', '551 5.1.6 User has moved', 'parked', 'stopped'],
    ['recipient', '552 5.2.2 Mailbox full', 'parked', 'open'],
    ['recipient', '450 4.2.0 Greylisted, come back later', 'queued', 'open'],
    ['recipient', '421 4.3.2 Closing', 'queued', 'open'],
    ['recipient', '554 5.7.1 Relay access denied', 'queued', 'open'],
    ['recipient', '530 5.7.0 Authentication required', 'queued', 'open'],
    ['sender', '553 5.1.8 Sender address rejected', 'queued', 'open'],
    ['content', '552 5.3.4 Message too big', 'parked', 'open'],
    ['content', '451 4.3.0 Try again later', 'queued', 'open'],
    ['content', '550 5.7.1 Your address is on a block list', 'queued', 'open'],
  ] as const)('%s: %s -> %s, the address %s', async (refuse, words, state, address) => {
    await database.db.execute(sql`truncate stopped_addresses`)
    server.treat = () => ({ refuse, with: words })
    await queue('ines@duarte.example')
    await deliver()
    const mail = await mailTo('ines@duarte.example')
    expect(mail).toMatchObject({ state, attempts: 1 })
    expect(mail.lastError).toContain(words)
    expect(presentMail(mail)).toMatchObject({ state, lastError: mail.lastError })
    const stops = await findStops(database.db, ['ines@duarte.example'])
    expect(stops.get('ines@duarte.example')?.why).toBe(address === 'stopped' ? 'bounced' : undefined)
    server.treat = () => 'take'
    pass(HOUR)
    await deliver()
    expect((await mailTo('ines@duarte.example')).state).toBe(state === 'parked' ? 'parked' : 'sent')
    expect(server.taken).toHaveLength(state === 'parked' ? 0 : 1)
  })

  test('a refused login keeps the mail queued until the password is corrected', async () => {
    const guarded = await startScriptedMailServer({ user: 'stocklot', pass: 'right' })
    await queue('ines@duarte.example')
    const wrong = openSmtpMail(guarded.url.replace('right', 'wrong'))
    await deliverMails({ ...services(), mail: wrong })
    expect(await mailTo('ines@duarte.example')).toMatchObject({
      state: 'queued',
      attempts: 1,
      lastError: expect.stringContaining('535 5.7.8'),
    })
    pass(HOUR)
    const right = openSmtpMail(guarded.url)
    await deliverMails({ ...services(), mail: right })
    expect(await mailTo('ines@duarte.example')).toMatchObject({ state: 'sent', attempts: 2 })
    await Promise.all([wrong.close(), right.close()])
    await guarded.stop()
  })
})

test('a server that hangs on one mail does not delay the others', async () => {
  // No limit ends the waiting: on a busy machine the other mails take longer than any.
  const patient = openSmtpMail(server.url, { greeting: HOUR, silence: HOUR, mail: HOUR })
  server.treat = ({ to }) => (to === 'hang@duarte.example' ? 'hang' : 'take')
  await queue('hang@duarte.example', ...Array.from({ length: 20 }, (_, n) => `seller-${n}@duarte.example`))
  const delivering = deliverMails({ ...services(), mail: patient })
  await expect.poll(() => findMailQueue(database.db)).toMatchObject({ queued: 1 })
  expect((await mailTo('hang@duarte.example')).attempts).toBe(0)
  await server.stop()
  await delivering
  expect(await mailTo('hang@duarte.example')).toMatchObject({ state: 'queued', attempts: 1 })
  expect(await findMailQueue(database.db)).toMatchObject({ queued: 1, parked: 0 })
  await patient.close()
  await server.start()
})

test('each mail has a time limit of its own', async () => {
  const patient = openSmtpMail(server.url, { greeting: 10_000, silence: 10_000, mail: 200 })
  server.treat = () => 'hang'
  await queue('ines@duarte.example')
  await deliverMails({ ...services(), mail: patient })
  expect(await mailTo('ines@duarte.example')).toMatchObject({ state: 'queued', attempts: 1 })
  await patient.close()
})

test('a mail whose acknowledgement was lost is sent again with the same Message-ID', async () => {
  server.treat = () => 'take and drop'
  await queue('ines@duarte.example')
  await deliver()
  expect(await mailTo('ines@duarte.example')).toMatchObject({ state: 'queued', attempts: 1 })
  server.treat = () => 'take'
  pass(2 * MINUTE)
  await deliver()
  const mail = await mailTo('ines@duarte.example')
  expect(mail).toMatchObject({ state: 'sent', attempts: 2 })
  expect(server.taken.map((taken) => taken.messageId)).toEqual([mail.messageId, mail.messageId])
})

test('an error while composing a mail counts as a failed attempt', async () => {
  const broken = {
    ...services(),
    mail: { deliver: () => Promise.reject(new TypeError('a bug')), close: async () => {} },
  }
  await queue('ines@duarte.example')
  await deliverMails(broken)
  expect(await mailTo('ines@duarte.example')).toMatchObject({
    state: 'queued',
    attempts: 1,
    lastError: 'TypeError: a bug',
  })
})

test('reconnects to a server that was down', async () => {
  await queue('before@duarte.example')
  await deliver()
  await server.stop()
  await server.start()
  await queue('after@duarte.example')
  await deliver()
  expect((await mailTo('after@duarte.example')).state).toBe('sent')
})

test('a stop finishes mails on their way and starts no new ones', async () => {
  const stopped = new AbortController()
  server.treat = () => {
    stopped.abort()
    return 'take'
  }
  await queue(...Array.from({ length: 20 }, (_, n) => `seller-${n}@duarte.example`))
  await deliver(stopped.signal)
  const { queued } = await findMailQueue(database.db)
  expect(server.taken.length).toBeGreaterThan(0)
  expect(server.taken.length).toBeLessThanOrEqual(4)
  expect(queued).toBe(20 - server.taken.length)
})

test('waits a few seconds for a hanging server when stopped, no longer', async () => {
  const patient = openSmtpMail(server.url)
  const stopped = new AbortController()
  server.treat = () => 'hang'
  await queue('ines@duarte.example')
  const delivering = deliverMails({ ...services(), mail: patient }, stopped.signal)
  await server.isHanging(1)
  stopped.abort()
  await delivering
  expect(await mailTo('ines@duarte.example')).toMatchObject({ state: 'queued', attempts: 1 })
  await patient.close()
})

test('after a day of downtime every mail arrives once', async () => {
  await server.stop()
  for (let minute = 0; minute < 24 * 60; minute += 5) {
    if (minute % 60 === 0) await queue(`seller-${minute / 60}@duarte.example`)
    await deliver()
    pass(5 * MINUTE)
  }
  expect(await findMailQueue(database.db)).toMatchObject({
    queued: 24,
    parked: 0,
    oldestQueuedAt: new Date('2026-11-20T13:08:00Z'),
  })
  await server.start()
  for (let minute = 0; minute < 80; minute += 5) {
    await deliver()
    pass(5 * MINUTE)
  }
  expect(await findMailQueue(database.db)).toEqual({ queued: 0, oldestQueuedAt: null, parked: 0 })
  expect(server.taken.map((mail) => mail.to).sort()).toEqual(
    Array.from({ length: 24 }, (_, n) => `seller-${n}@duarte.example`).sort(),
  )
})

test('after 72 hours of ever rarer attempts a mail is parked with the reason', async () => {
  await server.stop()
  await queue('ines@duarte.example')
  const begin = clock.getTime()
  const waits: number[] = []
  let mail = await mailTo('ines@duarte.example')
  while (mail.state === 'queued') {
    await deliver()
    mail = await mailTo('ines@duarte.example')
    waits.push(mail.nextAttemptAt.getTime() - clock.getTime())
    if (mail.state === 'queued') clock = mail.nextAttemptAt
  }
  const [first = 0, second = 0] = waits
  expect(first).toBeGreaterThanOrEqual(48 * SECOND)
  expect(first).toBeLessThanOrEqual(72 * SECOND)
  expect(second).toBeGreaterThanOrEqual(96 * SECOND)
  expect(Math.max(...waits)).toBeLessThanOrEqual(72 * MINUTE)
  expect(mail).toMatchObject({ state: 'parked', lastError: expect.stringContaining('ECONNREFUSED') })
  expect(mail.attempts).toBeGreaterThan(60)
  expect(mail.attempts).toBeLessThan(110)
  expect(mail.finishedAt?.getTime()).toBe(begin + 72 * HOUR)
  expect(presentMail(mail)).toMatchObject({ state: 'parked', nextAttemptAt: null, attempts: mail.attempts })
  expect(await findMailQueue(database.db)).toMatchObject({ queued: 0, parked: 1 })
  await server.start()
  pass(HOUR)
  await deliver()
  expect(server.taken).toHaveLength(0)
})

test('sends a thousand mails over a few connections', async () => {
  const recipients = Array.from({ length: 1_000 }, (_, n) => `seller-${n}@duarte.example`)
  await queue(...recipients)
  await deliver()
  const rows = await database.db.select().from(mails).where(eq(mails.state, 'sent')).orderBy(asc(mails.id))
  expect(rows).toHaveLength(1_000)
  expect(new Set(server.taken.map((mail) => mail.to))).toEqual(new Set(recipients))
  expect(server.taken).toHaveLength(1_000)
  expect(server.connections()).toBeLessThanOrEqual(20)
})

test('a clock set back delays no mail, new or retried', async () => {
  server.treat = () => ({ refuse: 'recipient', with: '451 4.3.0 Try again later' })
  await queue('waits@duarte.example')
  pass(30 * HOUR)
  await deliver()
  server.treat = () => 'take'
  await queue('new@duarte.example')
  pass(-28 * HOUR)
  await deliver()
  expect(await mailTo('new@duarte.example')).toMatchObject({ state: 'sent' })
  expect(await mailTo('waits@duarte.example')).toMatchObject({ state: 'sent', attempts: 2 })
})

test('holds back a mail that can be called back, even if another node’s clock is behind', async () => {
  await database.db.transaction((tx) => queueMail(tx, 'test', testMail(), clock, 10 * SECOND))
  pass(-5 * SECOND)
  await deliver()
  expect(await findMailQueue(database.db)).toMatchObject({ queued: 1 })
})
