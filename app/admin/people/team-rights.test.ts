import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openAccount, signInToOffice } from '../../../tests/account-visitor'
import { openStock } from '../../stock/lots/open-stock.suite'

const { app, services, write, lotBoxes, visitor: owner } = await openStock()
const { db } = services

async function join(email: string, role: string) {
  await openAccount(app, email)
  await db.execute(sql`update members set role = 'team', team_role = ${role} where email = ${email}`)
  return signInToOffice(app, email)
}

const trader = await join('tomas@stocklot.example', 'trader')
const helper = await join('hanna@stocklot.example', 'helper')
type Visitor = typeof owner

const statusOf = async (visitor: Visitor, path: string) => (await visitor.send(`/en/team/${path}`)).status
const post = (visitor: Visitor, path: string, fields: Record<string, string>) =>
  visitor.send(`/en/team/${path}`, { method: 'POST', body: new URLSearchParams(fields) })
const roleOf = async (email: string) =>
  (
    await db.execute<{ role: string; team_role: string }>(
      sql`select role, team_role from members where email = ${email}`,
    )
  ).rows[0]

describe('a helper', () => {
  test.each(['lots/export?format=csv', 'audit', 'audit/export', 'privacy', 'lots/import'])(
    'cannot open %s, as a page or as data',
    async (path) => {
      expect(await statusOf(helper, path)).toBe(403)
      const [page, search = ''] = path.split('?')
      expect(await statusOf(helper, `${page}.data?${search}`)).toBe(403)
      expect(await statusOf(trader, path)).toBe(200)
    },
  )

  test('cannot export, remove or invite', async () => {
    expect((await post(helper, 'subscribers/export', { format: 'csv' })).status).toBe(403)
    expect((await post(helper, 'privacy/export', { email: 'jonas@example.com' })).status).toBe(403)
    expect((await post(helper, 'people', { intent: 'invite', email: 'x@stocklot.example' })).status).toBe(403)
    expect(
      (await post(trader, 'people', { intent: 'role', email: 'tomas@stocklot.example', role: 'owner' })).status,
    ).toBe(403)
    expect(await (await helper.send('/en/team/lots/export')).text()).toContain('Your role doesn’t allow this')
    for (const list of ['offers', 'inquiries', 'requests', 'messages', 'subscribers', 'outbox'])
      expect([list, (await helper.send(`/api/team/${list}`)).status]).toEqual([list, 403])
    expect(
      (await helper.send('/api/team/lots', { method: 'POST', body: new Blob(['[]'], { type: 'application/json' }) }))
        .status,
    ).toBe(403)
    expect((await trader.send('/api/team/subscribers')).status).toBe(200)
    await post(trader, 'templates', { name: 'Thanks', 'text.en': 'Thank you.' })
    const { rows } = await db.execute<{ id: string }>(sql`select id from reply_templates`)
    const removal = { intent: 'remove', id: rows[0]?.id ?? '' }
    expect((await post(helper, 'templates', removal)).status).toBe(403)
    expect((await post(trader, 'templates', removal)).status).toBe(303)
  })

  test('sees no costs and keeps them when saving a lot', async () => {
    const lot = await write({ private: { costPrice: 51_277, minPrice: 60_133, notes: 'closed on Fridays' } })
    const path = `/en/team/lots/${lot.reference}`
    const costs = ['512.77', '601.33', '51277', '60133', 'Price below']
    const api = `/api/lots/${lot.reference}`
    expect(await (await trader.send(api)).text()).toContain('51277')
    for (const address of [path, `${path}.data`, '/en/team/lots', '/en/team/lots.data', `${path}/sell`, api]) {
      const html = await (await helper.send(address)).text()
      for (const cost of costs) expect(html, address).not.toContain(cost)
    }
    const known = await (await trader.send(path)).text()
    for (const text of ['512.77', 'Price below cost price']) expect(known).toContain(text)
    const dearer = { change: 'price', percent: '10', lot: `${lot.id}:1` }
    expect(await (await post(trader, 'lots', dearer)).text()).toContain('Price below cost price')
    expect(await (await post(helper, 'lots', dearer)).text()).not.toContain('Price below')
    const boxes = lotBoxes(await (await helper.send(path)).text())
    boxes.set('private.notes', 'open on Fridays')
    boxes.set('private.costPrice', '1')
    expect((await helper.send(path, { method: 'POST', body: boxes })).status).toBe(200)
    const { rows } = await db.execute(sql`select cost_price::int, min_price::int, notes from lot_privates`)
    expect(rows).toEqual([{ cost_price: 51_277, min_price: 60_133, notes: 'open on Fridays' }])
    const after = await (await helper.send(path)).text()
    for (const cost of costs) expect(after).not.toContain(cost)
  })
})

describe('an owner', () => {
  test('sets roles, but one owner must remain', async () => {
    const set = (email: string, role: string) => post(owner, 'people', { intent: 'role', email, role })
    expect((await set('hanna@stocklot.example', 'trader')).status).toBe(303)
    expect(await statusOf(helper, 'audit')).toBe(200)
    expect((await set('hanna@stocklot.example', 'helper')).status).toBe(303)
    const last = await set('ines@duarte.example', 'helper')
    expect(last.status).toBe(409)
    expect(await last.text()).toContain('The team needs an owner')
    const audit = await (await owner.send('/en/team/audit?action=team.role_changed')).text()
    expect(audit).toContain('Role changed')
  })

  test('sees a colleague’s assigned items and hands them over', async () => {
    const gone = await join('gerd@stocklot.example', 'trader')
    expect(await (await owner.send('/en/team/people')).text()).not.toContain('Assigned items')
    const { rows } = await db.execute<{ id: string; email: string }>(sql`select id, email from members`)
    const idOf = (email: string) => rows.find((row) => row.email === email)?.id ?? ''
    await db.execute(sql`insert into contact_messages (id, submission, state, language, name, email, message, created_at)
      values (gen_random_uuid(), 'one', 'new', 'en', 'Jonas', 'jonas@example.com', 'Hello', now())`)
    await db.execute(sql`update inbox_items set assignee_id = ${idOf('gerd@stocklot.example')}`)
    expect(await (await owner.send('/en/team/people')).text()).toContain('Assigned items: 1. Unsent drafts')
    const removed = await post(owner, 'people', {
      intent: 'remove',
      email: 'gerd@stocklot.example',
      successor: idOf('tomas@stocklot.example'),
    })
    expect(removed.status).toBe(303)
    expect(await roleOf('gerd@stocklot.example')).toMatchObject({ role: 'member' })
    expect((await gone.send('/en/team/inbox', { redirect: 'manual' })).status).toBe(302)
    const items = await db.execute(sql`select assignee_id, became -> 'assignee' ->> 'id' as told
      from inbox_items join inbox_events on item_id = inbox_items.id`)
    const heir = idOf('tomas@stocklot.example')
    expect(items.rows).toEqual([{ assignee_id: heir, told: heir }])
    const audit = await (await owner.send('/en/team/audit?action=team.removed')).text()
    expect(audit.replaceAll(/<[^>]*>/g, ' ')).toMatch(/Inbox\W+1\W+Assigned to\W+Ines Duarte/)
  })
})

test('the audit trail records publishing, prices, bulk edits and exports, and can be exported', async () => {
  await db.execute(sql`truncate audit_entries`)
  const lot = await write({ status: 'draft' })
  const path = `lots/${lot.reference}`
  const boxes = lotBoxes(await (await trader.send(`/en/team/${path}`)).text())
  boxes.set('status', 'published')
  boxes.set('price.amount', '8.25')
  boxes.set('private.costPrice', '5.55')
  expect((await trader.send(`/en/team/${path}`, { method: 'POST', body: boxes })).status).toBe(200)
  const { rows } = await db.execute<{ seen: string }>(sql`select id || ':' || version as seen from lots`)
  await post(trader, 'lots', { change: 'price', percent: '-10', intent: 'apply', lot: rows[0]?.seen ?? '' })
  await trader.send('/en/team/lots/export?format=csv&status=published')
  const { rows: entries } = await db.execute<{ action: string; details: Record<string, unknown> }>(
    sql`select action, details from audit_entries where who_id is not null and action like 'lot%' order by id`,
  )
  expect(entries).toMatchObject([
    { action: 'lot.published', details: { was: 'draft', became: 'published' } },
    {
      action: 'lot.price_changed',
      details: {
        currency: 'EUR',
        was: { price: { amount: 790 }, costPrice: 512 },
        became: { price: { amount: 825 }, costPrice: 555 },
      },
    },
    { action: 'lot.price_changed', details: { became: { price: { amount: 743 } } } },
    { action: 'lots.edited', details: { change: 'price', percent: -10, changed: 1 } },
    { action: 'lots.exported', details: { format: 'csv', status: 'published' } },
  ])
  const file = await (await trader.send('/en/team/audit/export?action=lots.edited')).text()
  expect(file.split('\r\n')).toHaveLength(3)
  expect(file).toContain('Lots edited in bulk')
  expect(file).toContain('Change in %: -10')
  expect(await (await owner.send('/en/team/audit')).text()).toContain('Audit trail exported')
})
