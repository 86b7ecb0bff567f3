import pino from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../tests/open-test-database'
import type { MailContent, MailTransport } from '../mail/mail.server'
import { deliverMails } from './deliver-mails.server'
import { mails } from './mails.table.server'
import { findMailPage, findMailQueue, queueMail } from './outbox.server'

export function testMail(changes: Partial<MailContent> = {}): MailContent {
  return {
    from: { name: 'Stocklot', address: 'office@stocklot.example' },
    to: { name: 'Ines Duarte', address: 'ines@duarte.example' },
    replyTo: { name: 'Elena Markou', address: 'elena@stocklot.example' },
    subject: 'We’ve received your offer',
    html: '<p>We’ve received your offer.</p>',
    text: 'We’ve received your offer.\n',
    images: [],
    ...changes,
  }
}

export const hostileMail = testMail({
  to: { name: 'Eve"\r\nBcc: victim@elsewhere.example\r\n\r\n<script>', address: 'eve@duarte.example' },
  replyTo: { name: 'ا'.repeat(200), address: 'a+b@duarte.example' },
  subject: `O-2611-0001\r\nX-Evil: 1\r\n\r\nlalala ${'長'.repeat(300)}`,
  text: '.\r\n.\r\nQUIT\n',
  html: `<p>.\n.\nQUIT ${'x'.repeat(5_000)}</p>`,
})

/** Contract of every mail transport. `ends`: the state in which its mails end. */
export function mailSuite(ends: 'sent' | 'kept', open: () => MailTransport): void {
  let database: TestDatabase
  const now = () => new Date()
  const log = pino({ level: 'silent' })
  const node = () => ({ db: database.db, mail: open(), log, now })
  const newest = async () => (await findMailPage(database.db, { after: null, limit: 1 }))[0]

  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())
  beforeEach(() => database.db.delete(mails))

  test('a queued mail waits, is delivered once and stays readable', async () => {
    const mail = testMail()
    await database.db.transaction((tx) => queueMail(tx, 'test', mail, now()))
    expect(await newest()).toMatchObject({ ...mail, state: 'queued', attempts: 0, finishedAt: null })
    expect(await findMailQueue(database.db)).toMatchObject({ queued: 1, parked: 0 })
    await deliverMails(node())
    await deliverMails(node())
    expect(await newest()).toMatchObject({ ...mail, state: ends, attempts: 1, lastError: null })
    expect((await newest())?.finishedAt).toBeInstanceOf(Date)
    expect(await findMailQueue(database.db)).toEqual({ queued: 0, oldestQueuedAt: null, parked: 0 })
  })

  test('a mail of a failed transaction is not queued', async () => {
    const failed = database.db.transaction(async (tx) => {
      await queueMail(tx, 'test', testMail(), now())
      throw new Error('the offer was refused')
    })
    await expect(failed).rejects.toThrow('the offer was refused')
    await deliverMails(node())
    expect(await newest()).toBeUndefined()
  })

  test('a mail for later is not delivered before its time', async () => {
    const later = new Date(Date.now() + 60_000)
    await database.db.transaction((tx) => queueMail(tx, 'test', testMail(), later))
    await deliverMails(node())
    expect(await newest()).toMatchObject({ state: 'queued', attempts: 0 })
  })

  test('hostile names and texts are delivered safely', async () => {
    await database.db.transaction((tx) => queueMail(tx, 'test', hostileMail, now()))
    await deliverMails(node())
    expect(await newest()).toMatchObject({ ...hostileMail, state: ends, attempts: 1 })
  })

  test('three nodes deliver every mail once', async () => {
    await database.db.transaction(async (tx) => {
      for (let n = 0; n < 30; n++) await queueMail(tx, 'test', testMail({ subject: `Offer ${n}` }), now())
    })
    await Promise.all([deliverMails(node()), deliverMails(node()), deliverMails(node())])
    const rows = await findMailPage(database.db, { after: null, limit: 100 })
    expect(rows).toHaveLength(30)
    for (const row of rows) expect(row).toMatchObject({ state: ends, attempts: 1 })
  })
}
