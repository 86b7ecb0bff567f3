import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openTestApp } from '../../tests/open-test-app'
import { pdfOf, uploadFile } from '../../tests/upload-file'
import { retain } from './retain.server'

const app = await openTestApp()
const { db, storage } = app.services
afterAll(() => app.close())

const DAY = 86_400_000

async function send(path: string, body: unknown) {
  const headers = { 'content-type': 'application/json', 'idempotency-key': 'x'.repeat(30) }
  expect((await app.request(path, { method: 'POST', headers, body: JSON.stringify(body) })).status).toBeLessThan(300)
}

/** How many there are of each, and what the last run of each rule has erased. */
async function there() {
  const { rows } = await db.execute<Record<string, number>>(sql`
    select (select count(*)::int from offers) as offers, (select count(*)::int from contact_messages) as messages,
      (select count(*)::int from files) as files, (select count(*)::int from mails) as mails,
      (select count(*)::int from audit_entries) as audit, (select count(*)::int from inbox_items) as items`)
  const { rows: runs } = await db.execute<{ rule: string; removed: number }>(
    sql`select rule, removed from retention_runs order by rule`,
  )
  const [counted] = rows
  return {
    ...counted,
    mails: counted?.mails ?? 0,
    removed: Object.fromEntries(runs.map(({ rule, removed }) => [rule, removed])),
  }
}

async function objects(): Promise<number> {
  let count = 0
  for await (const _ of storage.keys('offers/')) count += 1
  return count
}

test('what is older than its period is erased, with files and mails, and everything else stays', async () => {
  const person = { name: 'Ines Duarte', email: 'ines@duarte.example' }
  const attachments = [await uploadFile(app, 'list.pdf', pdfOf(30))]
  await send('/api/sell', { ...person, phoneNumber: '+351 912 345 678', description: 'Boots', attachments })
  await send('/api/contact', { ...person, message: 'Caught', honeypot: 'x' })
  await send('/api/contact', { ...person, message: 'Still open', honeypot: '' })
  await db.execute(sql`update inbox_items set box = 'done' where kind = 'offer'`)
  await db.execute(sql`update mails set state = 'kept', finished_at = created_at`)
  await db.execute(sql`insert into audit_entries (id, action, who, about, created_at)
    values (gen_random_uuid(), 'mail.resent', 'Elena', '', now())`)
  const begin = await there()
  expect(begin).toMatchObject({ offers: 1, messages: 2, files: 1, audit: 1, items: 3 })

  app.passTime(29 * DAY)
  await retain(app.services)
  expect(await there()).toEqual({ ...begin, removed: { audit: 0, closed: 0, mails: 0, spam: 0 } })
  app.passTime(2 * DAY)
  await retain(app.services)
  expect(await there()).toMatchObject({ offers: 1, messages: 1, items: 2, removed: { spam: 1 } })
  app.passTime(700 * DAY)
  await retain(app.services)
  expect(await there()).toMatchObject({ mails: 0, offers: 1, removed: { mails: begin.mails, spam: 0 } })
  expect(await objects()).toBe(1)
  app.passTime(2_000 * DAY)
  await retain(app.services)
  expect(await there()).toMatchObject({
    offers: 0,
    messages: 1,
    files: 0,
    audit: 0,
    items: 1,
    removed: { closed: 1, audit: 1 },
  })
  expect(await objects()).toBe(0)
})
