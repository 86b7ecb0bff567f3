import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openTestApp } from '../../../tests/open-test-app'
import { pdfOf, uploadFile } from '../../../tests/upload-file'
import { editLot } from '../../lots/lots/edit-lots.server'
import { findFormerManifests } from '../../lots/lots/former-manifests.server'
import { sampleInput } from '../../lots/lots/sample-lot.suite'
import { writeLots } from '../../lots/lots/write-lots.server'
import { retain } from './retain.server'

const app = await openTestApp()
const { db, storage } = app.services
afterAll(() => app.close())

const DAY = 86_400_000

async function send(path: string, body: unknown) {
  const headers = { 'content-type': 'application/json', 'idempotency-key': 'x'.repeat(30) }
  expect((await app.request(path, { method: 'POST', headers, body: JSON.stringify(body) })).status).toBeLessThan(300)
}

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

test('erases records past their period with files and mails, and keeps the rest', async () => {
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
  expect(await there()).toEqual({
    ...begin,
    removed: { audit: 0, closed: 0, mails: 0, manifests: 0, spam: 0, suppliers: 0 },
  })
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

test('keeps a replaced manifest for thirty days', async () => {
  const [lot] = await writeLots(app.services, [{ lot: sampleInput({ externalId: randomUUID() }) }])
  if (!lot || lot.result === 'rejected') throw new Error('The lot was not written.')
  const line = { name: 'Boots', quantity: '10', unit: 'PR' }
  await editLot(
    app.services,
    { id: lot.id, version: 1, fields: { lines: [line] } },
    { actionId: randomUUID(), id: null, name: 'Elena' },
  )
  app.passTime(29 * DAY)
  await retain(app.services)
  expect(await findFormerManifests(app.services, lot.id)).toHaveLength(1)
  app.passTime(2 * DAY)
  await retain(app.services)
  expect(await findFormerManifests(app.services, lot.id)).toEqual([])
})

test('keeps a supplier’s data while the goods are on sale and for a time after', async () => {
  const confirmedAt = app.services.now().toISOString()
  const write = async (status: 'published' | 'sold') => {
    const [lot] = await writeLots(app.services, [
      { lot: sampleInput({ externalId: randomUUID(), status, ...(status === 'published' && { confirmedAt }) }) },
    ])
    if (!lot || lot.result === 'rejected') throw new Error('The lot was not written.')
    await db.execute(sql`insert into lot_suppliers values (${lot.id}, 'jonas@brettspiel.example', 'de', true)`)
    for (const round of [1, 2])
      await db.execute(sql`
        insert into availability_checks (id, lot_id, round, email, language, asked_at)
        select ${randomUUID()}, ${lot.id}, at, 'jonas@brettspiel.example', 'de', at
        from (select ${confirmedAt}::timestamptz + ${round} * interval '1 day' as at) as moment`)
    return lot.id
  }
  const [onSale, sold] = [await write('published'), await write('sold')]
  const left = async () => {
    const { rows } = await db.execute(sql`
      select lot_id as lot, count(*)::int as asked, exists (
        select from lot_suppliers where lot_suppliers.lot_id = availability_checks.lot_id) as named
      from availability_checks group by lot_id order by lot_id`)
    return rows
  }
  app.passTime(729 * DAY)
  await retain(app.services)
  expect(await left()).toHaveLength(2)
  expect(await left()).toContainEqual({ lot: sold, asked: 2, named: true })
  app.passTime(4 * DAY)
  await retain(app.services)
  expect(await left()).toEqual([{ lot: onSale, asked: 1, named: true }])
  expect((await db.execute(sql`select from lot_suppliers where lot_id = ${sold}`)).rows).toEqual([])
})

test('every foreign key has an index, so erasing scans no table', async () => {
  const { rows } = await db.execute(sql`
    select conrelid::regclass::text as "table", conname from pg_constraint
    where contype = 'f' and connamespace = current_schema()::regnamespace and not exists (
      select from pg_index where indrelid = conrelid and indisvalid
        and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey)
      -- A text of a lot goes with it, and the lot names it by its own key.
      and conname <> 'lots_main_text'`)
  expect(rows).toEqual([])
})

test('keeps an old record that changed recently', async () => {
  await send('/api/contact', { name: 'Ines', email: 'ines@duarte.example', message: 'Closed yesterday', honeypot: '' })
  await db.execute(sql`update inbox_items set box = 'done' where kind = 'message'`)
  const closed = async () =>
    (await db.execute(sql`select message from contact_messages where message = 'Closed yesterday'`)).rows.length
  app.passTime(3_000 * DAY)
  await db.execute(
    sql`update inbox_items set waiting_since = ${new Date(app.services.now().getTime() - DAY).toISOString()}`,
  )
  await retain(app.services)
  expect(await closed()).toBe(1)
  app.passTime(3_000 * DAY)
  await retain(app.services)
  expect(await closed()).toBe(0)
})

test('erases the mails about spam with it, and no others', async () => {
  const named = async (description: string) => {
    const person = { name: 'Ines', email: `${description}@duarte.example`, phoneNumber: '+351 912 345 678' }
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
    const body = JSON.stringify({ ...person, description, attachments: [] })
    expect((await app.request('/api/sell', { method: 'POST', headers, body })).status).toBe(201)
  }
  const about = async (description: string) =>
    (await db.execute(sql`select from mails where text like ${`%${description}%`}`)).rows.length
  await named('gambling')
  await named('sandals')
  await db.execute(sql`update offers set status = 'spam' where description = 'gambling'`)
  await db.execute(sql`update inbox_items set state = 'spam', box = 'quarantine' where summary = 'gambling'`)
  expect([await about('gambling'), await about('sandals')]).toEqual([1, 1])
  app.passTime(31 * DAY)
  await retain(app.services)
  expect([await about('gambling'), await about('sandals')]).toEqual([0, 1])
})
