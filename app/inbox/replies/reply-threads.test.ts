import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import PostalMime from 'postal-mime'
import { afterAll, expect, test } from 'vitest'
import { openAccount } from '../../../tests/account-visitor'
import { openTestApp } from '../../../tests/open-test-app'
import { startScriptedMailServer } from '../../../tests/servers/scripted-mail-server'
import { deliverMails } from '../../platform/mail-queue/deliver-mails.server'
import { CALL_BACK_MS } from './call-back.server'
import { replyToItem } from './reply-to-item.server'

const server = await startScriptedMailServer()
const app = await openTestApp({ SMTP_URL: server.url, MAIL_FROM: 'Stocklot <office@stocklot.example>' })
const { services } = app
const { db } = services
afterAll(async () => {
  await app.close()
  await server.stop()
})

test('delivered replies carry the headers that put them in one thread with the receipt', async () => {
  await openAccount(app, 'ines@stocklot.example')
  const { rows } = await db.execute<{ id: string }>(sql`update members set role = 'team' returning id`)
  const ines = { id: rows[0]?.id ?? '', name: 'Ines', email: 'ines@stocklot.example' }
  const send = (description: string) =>
    app.request('/api/sell', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({
        name: 'Jonas Keller',
        email: 'jonas@brettspiel.example',
        phoneNumber: '+49 341 1234567',
        description,
      }),
    })
  await send('Another offer')
  await send('Board games')
  const reply = async (text: string) => {
    const { rows: items } = await db.execute<{ id: string; version: number }>(
      sql`select id, version from inbox_items where summary = 'Board games'`,
    )
    const [item] = items
    if (!item) throw new Error('There is no item.')
    const written = { subject: 'Your offer', text, afterwards: '' } as const
    expect(await replyToItem(services, item, written, ines)).toMatchObject({ done: 1 })
  }
  await reply('First?')
  await reply('Second?')
  app.passTime(CALL_BACK_MS)
  await deliverMails(services, new AbortController().signal)
  const { rows: queued } = await db.execute<{ id: string }>(sql`
    select message_id as id from mails
    where recipient ->> 'address' = 'jonas@brettspiel.example' and thread = (select id from offers where description = 'Board games')
    order by created_at, id`)
  const ids = queued.map(({ id }) => id)
  expect(ids).toHaveLength(3)
  const arrived = await Promise.all(
    ids.map((id) => PostalMime.parse(server.taken.find(({ messageId }) => messageId === id)?.source ?? '')),
  )
  const header = (index: number, name: string) => arrived[index]?.headers.find(({ key }) => key === name)?.value
  const [receipt, first] = ids
  expect([0, 1, 2].map((index) => header(index, 'in-reply-to'))).toEqual([undefined, receipt, first])
  expect([0, 1, 2].map((index) => header(index, 'references')?.split(/\s+/))).toEqual([
    undefined,
    [receipt],
    [receipt, first],
  ])
  expect(arrived[1]?.replyTo).toMatchObject([{ name: 'Ines', address: 'ines@stocklot.example' }])
  expect(header(0, 'auto-submitted')).toBeDefined()
  expect(header(1, 'auto-submitted')).toBeUndefined()
})
