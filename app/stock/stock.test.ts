import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AccountVisitor, openAccount, signInToOffice } from '../../tests/account-visitor'
import { openTestApp } from '../../tests/open-test-app'
import { uploadFile } from '../../tests/upload-file'
import { localMoment, momentAt } from '../lot-form/local-moment'
import { findLot, findPrivates } from '../lots/find-lots.server'
import { sampleInput } from '../lots/sample-lot.suite'
import { writeLots } from '../lots/write-lots.server'
import { xlsxOf } from '../manifests/sample-sheets.suite'
import { countTeamLots, findTeamLots } from './find-team-lots.server'
import { readLotsQuery } from './lots-query'

const app = await openTestApp()
const { services } = app
let visitor: AccountVisitor
beforeAll(async () => {
  await openAccount(app, 'ines@duarte.example')
  await services.db.execute(sql`update members set role = 'team'`)
  visitor = await signInToOffice(app, 'ines@duarte.example')
})
beforeEach(async () => {
  await services.db.execute(sql`truncate lots cascade`)
})
afterAll(() => app.close())

async function write(changes: Record<string, unknown> = {}) {
  const [written] = await writeLots(services, [{ lot: sampleInput(changes) }])
  if (!written || written.result === 'rejected') throw new Error(JSON.stringify(written))
  return written
}

const page = async (path: string) => (await visitor.send(path)).text()

/** What a button, or a box, of a page stands for. */
function standsFor(html: string, name: string): string {
  const [tag = ''] = new RegExp(`<[^>]* name="${name}"[^>]*>`).exec(html) ?? []
  return / value="([^"]*)"/.exec(tag)?.[1] ?? ''
}

/** The boxes of the form of a lot, as a browser without JavaScript would send them. */
function boxesOf(html: string): URLSearchParams {
  const form = html.match(/<form.*?<\/form>/gs)?.find((each) => each.includes('name="texts.')) ?? ''
  const boxes = new URLSearchParams()
  const plain = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
  const of = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]
  for (const [tag] of form.matchAll(/<input[^>]*>/g)) {
    const [name, type] = [of(tag, 'name'), of(tag, 'type')]
    if (!name || type === 'file' || tag.includes(' form="')) continue
    if ((type === 'checkbox' || type === 'radio') && !tag.includes(' checked=""')) continue
    boxes.append(name, plain(of(tag, 'value') ?? ''))
  }
  for (const [, tag = '', options = ''] of form.matchAll(/<select([^>]*)>(.*?)<\/select>/gs)) {
    if (tag.includes(' form="')) continue
    const chosen = /<option(?=[^>]* selected="")[^>]*value="([^"]*)"/.exec(options)
    const first = /<option[^>]*value="([^"]*)"/.exec(options)
    boxes.append(of(tag, 'name') ?? '', plain((chosen ?? first)?.[1] ?? ''))
  }
  for (const [, tag = '', text = ''] of form.matchAll(/<textarea([^>]*)>(.*?)<\/textarea>/gs))
    boxes.append(of(tag, 'name') ?? '', plain(text))
  return boxes
}

async function post(path: string, boxes: URLSearchParams) {
  const answer = await visitor.send(path, { method: 'POST', body: boxes })
  return { status: answer.status, location: answer.headers.get('location'), html: await answer.text() }
}

test('the list shows every lot, drafts and sold ones too, and finds them', async () => {
  const names = ['Boots', 'Sandals', 'Trainers']
  const [boots, sandals] = await Promise.all(
    names.map((title, place) =>
      write({
        externalId: `k-${title}`,
        texts: { en: { title } },
        status: ['draft', 'sold', 'published'][place],
        categories: [place === 0 ? 'sport' : 'shoes'],
      }),
    ),
  )
  const all = await page('/en/team/lots')
  for (const name of names) expect(all).toContain(name)
  expect(all).toContain('€5.12')
  const shown = async (query: string) => {
    const html = await page(`/en/team/lots?${query}`)
    return names.filter((name) => html.includes(`>${name}</a>`))
  }
  expect(await shown('status=sold')).toEqual(['Sandals'])
  expect(await shown('category=sport')).toEqual(['Boots'])
  expect(await shown('q=sand')).toEqual(['Sandals'])
  expect(await shown('q=k-Trainers')).toEqual(['Trainers'])
  expect(await shown(`q=${boots?.reference.toLowerCase()}`)).toEqual(['Boots'])
  expect(await shown('visibility=on_request')).toEqual([])
  expect(await page('/en/team/lots?q=nothing')).toContain('Nothing here fits')
  expect(await page(`/en/team/lots/${sandals?.reference}`)).toContain('Sandals')
  expect((await visitor.send('/en/team/lots/L-2611-9999')).headers.get('location')).toBe('/en/team/lots')
})

test('the list goes on from page to page, each lot once', async () => {
  const lots = Array.from({ length: 120 }, (_, place) => ({
    lot: sampleInput({ externalId: `n${place}`, texts: { en: { title: `Lot number ${place}` } }, lines: [] }),
  }))
  await writeLots(services, lots)
  const seen: string[] = []
  for (let path: string | null = '/en/team/lots'; path; ) {
    const html = await page(path)
    seen.push(...[...html.matchAll(/>Lot number (\d+)<\/a>/g)].map(([, number = '']) => number))
    const next: string | undefined = /href="([^"]*after=[^"]*)"[^>]*>Further on/.exec(html)?.[1]
    path = next?.replaceAll('&amp;', '&') ?? null
  }
  expect(seen).toHaveLength(120)
  expect(new Set(seen).size).toBe(120)
})

test('words that very many titles have find the same lots, page for page, and at least as many as some of them show', async () => {
  const lots = Array.from({ length: 60 }, (_, place) => ({
    lot: sampleInput({
      externalId: `w${place}`,
      status: place % 2 === 0 ? 'published' : 'draft',
      texts: { en: { title: `${place % 3 === 0 ? 'Waterproof' : 'Light'} boots ${place}` } },
      lines: [],
    }),
  }))
  await writeLots(services, lots)
  for (const search of ['q=waterproof', 'q=boots+wat&status=draft', 'q=boots', 'q=w12', 'q=xyzzyq']) {
    const query = readLotsQuery(new URLSearchParams(search))
    const few = await findTeamLots(services, query, { limit: 15 })
    const many = await findTeamLots(services, query, { limit: 15, frequent: true })
    expect(many, search).toEqual(few)
    const next = { ...query, after: few.nextCursor }
    if (few.nextCursor)
      expect(await findTeamLots(services, next, { limit: 15, frequent: true })).toEqual(
        await findTeamLots(services, next, { limit: 15 }),
      )
  }
  const counted = await countTeamLots(services, readLotsQuery(new URLSearchParams('q=waterproof')), true)
  expect(counted).toMatchObject({ published: 10, draft: 10, sold: 0 })
})

test('of a supplier, words that very many titles have find their lots and no others', async () => {
  const { rows } = await services.db.execute<{ id: string }>(sql`
    insert into offers (id, reference, idempotency_key, input_digest, status, channel, language, name, company, email, phone_number,
      description, answer_by, created_at)
    select gen_random_uuid(), 'O-2611-' || n, 'supplier ' || n, 'x', 'submitted', 'web', 'en', 'Jonas', 'Supplier ' || n,
      'jonas@brettspiel.example', '+49 341 1234567', 'Boots', current_date, now() from generate_series(1, 2) n returning id`)
  const titles = ['Waterproof boots', 'Light boots', 'Waterproof boots']
  for (const [place, title] of titles.entries()) {
    const supplierOfferId = rows[place === 2 ? 1 : 0]?.id
    await write({ externalId: `s${place}`, texts: { en: { title } }, private: { supplierOfferId } })
  }
  for (const [search, found] of [
    ['supplier=Supplier+1&q=waterproof', ['s0']],
    ['supplier=Supplier+1&q=boots', ['s1', 's0']],
    ['supplier=Supplier+2&q=boots+water', ['s2']],
    ['supplier=Supplier+2&q=light', []],
    ['supplier=Supplier+1&q=s1', ['s1']],
  ] as const) {
    const query = readLotsQuery(new URLSearchParams(search))
    const { items } = await findTeamLots(services, query)
    const keys = await Promise.all(items.map(async ({ id }) => (await findLot(services, id))?.externalId))
    expect(keys, search).toEqual(found)
    const counted = await countTeamLots(services, query)
    expect(
      Object.values(counted).reduce((sum, count) => sum + count, 0),
      search,
    ).toBe(found.length)
  }
})

test('what is to be known of a supplier is what was said of the lot as it is now', async () => {
  const { db } = services
  const [one, other] = [await write({ externalId: 'one' }), await write({ externalId: 'other' })]
  const listed = async (told: string, more = '') => {
    const query = readLotsQuery(new URLSearchParams(`availability=${told}${more}`))
    const { items } = await findTeamLots(services, query)
    const counted = await countTeamLots(services, { ...query, status: null })
    if (more === '') expect(Object.values(counted).reduce((sum, count) => sum + count, 0)).toBe(items.length)
    return items.map(({ id }) => (id === one.id ? 'one' : 'other'))
  }
  const all = async () => ({ silent: await listed('silent'), less: await listed('less'), gone: await listed('gone') })
  for (const { id } of [one, other])
    await db.execute(sql`insert into availability_checks (id, lot_id, round, email, language, asked_at)
      select gen_random_uuid(), id, confirmed_at, 'jonas@brettspiel.example', 'en', now() from lots where id = ${id}`)
  expect(await all()).toEqual({ silent: [], less: [], gone: [] })
  await db.execute(sql`update availability_checks set reminded_at = now()`)
  expect(await all()).toEqual({ silent: ['other', 'one'], less: [], gone: [] })
  expect(await listed('silent', '&status=published')).toEqual(['other', 'one'])
  expect(await listed('silent', '&status=draft')).toEqual([])
  // Asked or reminded, a lot is the one that somebody has before them.
  expect((await findLot(services, one.id))?.version).toBe(1)
  // What is off sale nobody has to confirm, until it is on sale again.
  await db.execute(sql`update lots set status = 'sold' where id = ${one.id}`)
  expect(await listed('silent')).toEqual(['other'])
  await db.execute(sql`update lots set status = 'published' where id = ${one.id}`)
  expect(await listed('silent')).toEqual(['other', 'one'])
  // Goods that somebody has confirmed are another question.
  await db.execute(sql`update lots set confirmed_at = now() where id = ${one.id}`)
  expect(await listed('silent')).toEqual(['other'])
  await db.execute(sql`update availability_checks set answer = 'less', quantity = 1, answered_at = now(),
    lot_version = (select version from lots where id = lot_id), round = (select confirmed_at from lots where id = lot_id)
    where lot_id = ${one.id}`)
  await db.execute(sql`update availability_checks set answer = 'gone', answered_at = now(),
    lot_version = (select version from lots where id = lot_id) where lot_id = ${other.id}`)
  expect(await all()).toEqual({ silent: [], less: ['one'], gone: ['other'] })
  // Whoever has changed the lot since has seen that it is gone; less is less until somebody says that it is there.
  await db.execute(sql`update lots set updated_at = now()`)
  expect(await all()).toEqual({ silent: [], less: ['one'], gone: [] })
  await db.execute(sql`delete from availability_checks`)
  expect(await all()).toEqual({ silent: [], less: [], gone: [] })
})

test('a lot is changed by its form, and what nobody touched stays as it was', async () => {
  const { reference, id } = await write()
  const path = `/en/team/lots/${reference}`
  const before = await findLot(services, id)
  const boxes = boxesOf(await page(path))
  const untouched = await post(path, boxes)
  expect(untouched.status).toBe(200)
  expect(untouched.html).toContain('Saved ')
  expect(await findLot(services, id)).toEqual(before)
  boxes.set('texts.en.title', 'Running shoes')
  boxes.set('price.amount', '7,50')
  boxes.set('tier.0.amount', '7.20')
  boxes.set('private.costPrice', '5.00')
  boxes.set('status', 'on_option')
  boxes.set('optionUntil', '2099-12-31')
  boxes.set('private.optionFor', 'Kowalski')
  expect((await post(path, boxes)).status).toBe(200)
  expect(await findLot(services, id)).toMatchObject({
    priceAmount: 750,
    status: 'on_option',
    lines: before?.lines,
    tiers: [{ amount: 720 }],
  })
  expect(await findPrivates(services, id)).toMatchObject({
    costPrice: 500,
    optionFor: 'Kowalski',
    notes: 'closed on Fridays',
  })
  const html = await page(path)
  expect(html).toContain('Ines Duarte')
  expect(html).toContain('Running shoes')
  // Nothing of it for anybody else.
  const shown = await (await app.request(`/en/products/${reference}`)).text()
  for (const secret of ['Kowalski', 'closed on Fridays', '5.00']) expect(shown).not.toContain(secret)
})

test('Enter in a box saves, and confirms nothing', async () => {
  const { reference } = await write()
  const html = await page(`/en/team/lots/${reference}`)
  const form = html.match(/<form.*?<\/form>/gs)?.find((each) => each.includes('name="texts.')) ?? ''
  // A browser presses the first button that submits the form.
  expect(/<button[^>]*type="submit"[^>]*>/.exec(form)?.[0]).toContain('value="save"')
})

test('a brand may have a comma in it', async () => {
  const { reference } = await write({ brands: ['Smith, Sons & Co', 'Adler'], lines: [] })
  const path = `/en/team/lots/${reference}`
  const boxes = boxesOf(await page(path))
  expect(boxes.get('brands')).toBe('Smith, Sons & Co\nAdler')
  boxes.set('brands', 'Smith, Sons & Co\r\nAdler; Berlin\r\n\r\n')
  expect((await post(path, boxes)).status).toBe(200)
  expect(boxesOf(await page(path)).get('brands')).toBe('Smith, Sons & Co\nAdler; Berlin')
})

test('what is wrong is said at its box, and what was typed is kept', async () => {
  const { reference, id } = await write()
  const path = `/en/team/lots/${reference}`
  const boxes = boxesOf(await page(path))
  boxes.set('quantity', 'a lot')
  boxes.set('texts.en.title', 'Typed & kept')
  const { status, html } = await post(path, boxes)
  expect(status).toBe(422)
  expect(html).toContain('This should be a quantity')
  expect(html).toContain('value="a lot"')
  expect(html).toContain('value="Typed &amp; kept"')
  expect((await findLot(services, id))?.quantity).toBe('3840')
})

test('two forms of one lot are shown side by side, and either can stay', async () => {
  const { reference, id } = await write()
  const path = `/en/team/lots/${reference}`
  const [first, second] = [boxesOf(await page(path)), boxesOf(await page(path))]
  first.set('price.amount', '7.00')
  second.set('price.amount', '6.50')
  second.set('private.notes', 'typed by the second')
  expect((await post(path, first)).status).toBe(200)
  const conflict = await post(path, second)
  expect(conflict.status).toBe(409)
  for (const text of ['Someone else has changed the same', '7.00', 'value="6.50"', 'typed by the second'])
    expect(conflict.html).toContain(text)
  expect((await findLot(services, id))?.priceAmount).toBe(700)
  second.set('over', standsFor(conflict.html, 'over'))
  expect((await post(path, second)).status).toBe(200)
  expect((await findLot(services, id))?.priceAmount).toBe(650)
})

test('a form that was refused keeps what a colleague has written meanwhile', async () => {
  const { reference } = await write()
  const path = `/en/team/lots/${reference}`
  const [mine, theirs] = [boxesOf(await page(path)), boxesOf(await page(path))]
  theirs.set('stock.city', 'Venlo')
  expect((await post(path, theirs)).status).toBe(200)
  mine.set('quantity', 'a lot')
  const refused = await post(path, mine)
  expect(refused.status).toBe(422)
  const mended = boxesOf(refused.html)
  expect(mended.get('stock.city')).not.toBe('Venlo')
  mended.set('quantity', '4000')
  expect((await post(path, mended)).status).toBe(200)
  const now = boxesOf(await page(path))
  expect([now.get('quantity'), now.get('stock.city')]).toEqual(['4000', 'Venlo'])
})

test('a lot is duplicated as a draft, and a new one is made by its form', async () => {
  const { reference } = await write()
  const shown = await page(`/en/team/lots/${reference}`)
  const copying = new URLSearchParams({ intent: 'duplicate', copy: standsFor(shown, 'copy') })
  const copied = await post(`/en/team/lots/${reference}`, copying)
  expect(copied.status).toBe(303)
  const copy = await findLot(services, copied.location?.split('/').at(-1) ?? '')
  expect(copy).toMatchObject({ status: 'draft', externalId: null, quantity: '3840', lines: [{ no: 1 }, { no: 2 }] })
  expect(copy?.reference).not.toBe(reference)

  const boxes = boxesOf(await page('/en/team/lots/new'))
  const empty = await post('/en/team/lots/new', boxes)
  expect(empty.status).toBe(422)
  for (const [name, value] of Object.entries({
    'texts.en.title': 'Olive oil',
    categories: 'food',
    condition: 'new_a',
    quantity: '1200',
    'price.amount': '4.20',
    'stock.country': 'GR',
  }))
    boxes.set(name, value)
  const made = await post('/en/team/lots/new', boxes)
  expect(made.status).toBe(303)
  // A second click makes no second lot.
  expect((await post('/en/team/lots/new', boxes)).location).toBe(made.location)
  const twice = boxesOf(await page('/en/team/lots/new'))
  for (const [name, value] of boxes) if (name !== 'lot') twice.append(name, value)
  const both = await Promise.all([
    post(`/en/team/lots/${reference}`, copying),
    post(`/en/team/lots/${reference}`, copying),
  ])
  expect(both.map(({ location }) => location)).toEqual([copied.location, copied.location])
  expect((await post('/en/team/lots/new', twice)).location).not.toBe(made.location)
  const lot = await findLot(services, made.location?.split('/').at(-1) ?? '')
  expect(lot).toMatchObject({ status: 'draft', kind: 'food', priceAmount: 420, country: 'GR' })
})

test('photos and documents are added, moved and removed without JavaScript', async () => {
  const { reference, id } = await write()
  const path = `/en/team/lots/${reference}`
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  )
  const files = new FormData()
  for (const name of ['one.png', 'two.png']) files.append('files', new File([png], name))
  files.append('files', new File(['gtin,qty\n4006381333931,5\n'], 'packing.csv'))
  files.append('kind', 'packing_list')
  // One that the page has sent before it, one that is not there, and the same once more when the answer gets lost.
  const sent = await uploadFile(app, 'cut.csv', new TextEncoder().encode('gtin,qty\n4006381333931,5\n'))
  const kept = new FormData()
  kept.append('keptFile', JSON.stringify({ ...sent, name: 'gone.csv', url: `${sent.url}x` }))
  kept.append('keptFile', JSON.stringify(sent))
  const once = await visitor.send(`${path}?files`, { method: 'POST', body: kept })
  expect(await once.text()).toMatch(/gone\.csv<\/bdi>/)
  await visitor.send(`${path}?files`, { method: 'POST', body: kept })
  expect((await findLot(services, id))?.documents.map(({ file }) => file?.name)).toEqual(['cut.csv'])
  const cut = boxesOf(await page(path))
  cut.set('document.0.remove', 'on')
  await post(path, cut)

  expect((await visitor.send(`${path}?files`, { method: 'POST', body: files })).status).toBe(200)
  const lot = await findLot(services, id)
  expect(lot?.photos).toHaveLength(2)
  expect(lot?.documents).toMatchObject([{ kind: 'packing_list', visibility: 'members', file: { name: 'packing.csv' } }])
  const boxes = boxesOf(await page(path))
  const urls = [boxes.get('photo.0.url'), boxes.get('photo.1.url')]
  boxes.set('photo.move', '1:-1')
  boxes.set('photo.1.alt.en', 'The label')
  expect((await post(path, boxes)).status).toBe(200)
  const moved = boxesOf(await page(path))
  expect([moved.get('photo.0.url'), moved.get('photo.1.url')]).toEqual(urls.toReversed())
  expect(moved.get('photo.0.alt.en')).toBe('The label')
  moved.set('photo.1.remove', 'on')
  moved.set('document.0.remove', 'on')
  expect((await post(path, moved)).status).toBe(200)
  const left = await findLot(services, id)
  expect(left).toMatchObject({ photos: [{ alt: { en: 'The label' } }], documents: [] })
})

test('many are changed at once after a look at what would become of them, and taken back', async () => {
  const [dear, free] = [await write(), await write({ externalId: 'b', price: null, priceVisibility: 'on_request' })]
  const seen = [...(await page('/en/team/lots')).matchAll(/<input[^>]* name="lot"[^>]*>/g)].map(([tag]) =>
    standsFor(tag, 'lot'),
  )
  expect(seen).toHaveLength(2)
  const boxes = new URLSearchParams({ change: 'price', percent: '-10' })
  for (const value of seen) boxes.append('lot', value)
  const { html, status } = await post('/en/team/lots', boxes)
  expect(status).toBe(200)
  for (const text of ['€7.90', '€7.11', 'Change 2 lots']) expect(html).toContain(text)
  expect((await findLot(services, dear.id))?.priceAmount).toBe(790)
  boxes.set('intent', 'apply')
  const done = await post('/en/team/lots', boxes)
  expect(done.status).toBe(303)
  expect((await findLot(services, dear.id))?.priceAmount).toBe(711)
  const news = await page(done.location ?? '')
  expect(news).toContain('Changed: 1 lot.')
  const undo = new URLSearchParams({ undo: standsFor(news, 'undo') })
  expect((await post('/en/team/lots', undo)).status).toBe(303)
  expect((await findLot(services, dear.id))?.priceAmount).toBe(790)
  const shown = new URLSearchParams({ change: 'visibility', visibility: 'public' })
  shown.append('lot', `${free.id}:1`)
  expect((await post('/en/team/lots', shown)).html).toContain('Without a price')
  expect((await post('/en/team/lots', new URLSearchParams({ change: 'price', percent: '5' }))).status).toBe(422)
})

test('all that are found are changed at once, beyond the page that shows them, and no others', async () => {
  const made = await writeLots(
    services,
    Array.from({ length: 60 }, (_, place) => ({
      lot: sampleInput({ externalId: `many-${place}`, lines: [], categories: [place < 55 ? 'shoes' : 'sport'] }),
    })),
  )
  expect(made.every(({ result }) => result === 'created')).toBe(true)
  const list = '/en/team/lots?category=shoes'
  expect(await page(list)).toContain('All found: 55 (at most 500 at once)')
  const looked = await post(list, new URLSearchParams({ change: 'price', percent: '-10', all: 'on' }))
  for (const text of ['Change 55 lots', '50 of 55 are shown']) expect(looked.html).toContain(text)
  const boxes = new URLSearchParams({ change: 'price', percent: '-10', intent: 'apply' })
  for (const [tag] of looked.html.matchAll(/<input[^>]* name="lot"[^>]*>/g))
    if (tag.includes('type="hidden"')) boxes.append('lot', standsFor(tag, 'lot'))
  expect(boxes.getAll('lot')).toHaveLength(55)
  const { location } = await post(list, boxes)
  const counted = async () =>
    (await services.db.execute<{ n: number }>(sql`select count(*)::int as n from lots where price_amount = 711`))
      .rows[0]?.n
  expect(await counted()).toBe(55)
  const news = await page(location ?? '')
  expect(news).toContain('Changed: 55 lots.')
  await post(list, new URLSearchParams({ undo: standsFor(news, 'undo') }))
  expect(await counted()).toBe(0)
})

test('moments are those of the company’s clocks', () => {
  expect(momentAt('2026-07-01T12:00', 'Europe/Athens')).toBe('2026-07-01T09:00:00.000Z')
  expect(momentAt('2026-12-01T12:00', 'Europe/Athens')).toBe('2026-12-01T10:00:00.000Z')
  expect(localMoment(new Date('2026-12-01T10:00:00Z'), 'Europe/Athens')).toBe('2026-12-01T12:00')
  expect(momentAt('soon', 'Europe/Athens')).toBe('soon')
})

/** A lot of goods that Jonas Keller has offered. */
async function writeOffered(changes: Record<string, unknown> = {}) {
  await app.request('/api/sell', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      name: 'Jonas Keller',
      company: 'Brettspielhaus GmbH',
      email: 'jonas@brettspiel.example',
      phoneNumber: '+49 341 1234567',
      description: 'Board games',
    }),
  })
  const { rows } = await services.db.execute<{ id: string }>(
    sql`select id from offers order by created_at desc limit 1`,
  )
  return write({ private: { supplierOfferId: rows[0]?.id }, ...changes })
}

const publicly = async (reference: string) => (await app.request(`/en/products/${reference}`)).text()

test('what tells the supplier of a lot on sale stays in the office until somebody takes it out, or lets it go', async () => {
  const { reference, id } = await writeOffered()
  const path = `/en/team/lots/${reference}`
  const boxes = boxesOf(await page(path))
  boxes.set('texts.en.description', 'Ask for Keller at jonas@brettspiel.example.')
  boxes.set('stock.city', 'Dresden')
  const held = await post(path, boxes)
  for (const text of ['3 things would become public', 'Not public yet', 'jonas@brettspiel.example'])
    expect(held.html).toContain(text)
  // What was typed stands in its box still, and the rest is saved.
  expect(boxesOf(held.html).get('texts.en.description')).toContain('jonas@brettspiel.example')
  expect(await publicly(reference)).toContain('Dresden')
  expect(await publicly(reference)).not.toMatch(/Keller|jonas/)
  // Who has looked at other findings has not looked at these.
  const again = boxesOf(held.html)
  again.set('acknowledged', 'x'.repeat(22))
  await post(path, again)
  expect(await publicly(reference)).not.toMatch(/Keller|jonas/)
  again.delete('acknowledged')
  again.set('mend', 'all')
  expect((await post(path, again)).html).not.toContain('Not public yet')
  expect((await findLot(services, id))?.texts[0]?.description).toBe('Ask for at.')
  const boxesNow = boxesOf(await page(path))
  boxesNow.set('texts.en.description', 'Of the Brettspielhaus in Leipzig')
  const second = (await post(path, boxesNow)).html
  boxesNow.set('acknowledged', standsFor(second, 'acknowledged'))
  expect((await post(path, boxesNow)).html).not.toContain('Not public yet')
  expect(await publicly(reference)).toContain('Brettspielhaus')
  // What was let go once is not asked about with every other word.
  const later = boxesOf(await page(path))
  later.set('stock.city', 'Leipzig')
  expect((await post(path, later)).html).not.toContain('Not public yet')
})

test('a draft that tells its supplier goes on sale only once somebody has looked, alone or with others', async () => {
  const draft = await writeOffered({ status: 'draft', texts: { en: { title: 'Games of Jonas Keller' } } })
  const other = await write({ externalId: 'other', status: 'draft' })
  const statusOf = async (id: string) => (await findLot(services, id))?.status
  const path = `/en/team/lots/${draft.reference}`
  const boxes = boxesOf(await page(path))
  boxes.set('status', 'published')
  boxes.set('stock.city', 'Dresden')
  expect((await post(path, boxes)).html).toContain('Not public yet')
  expect(await findLot(services, draft.id)).toMatchObject({ status: 'draft', facts: { city: 'Dresden' } })
  const bulk = new URLSearchParams({ change: 'status', status: 'published' })
  for (const { id } of [draft, other]) bulk.append('lot', `${id}:${(await findLot(services, id))?.version}`)
  expect((await post('/en/team/lots', bulk)).html).toContain('Tells who supplies the goods')
  bulk.set('intent', 'apply')
  expect((await post('/en/team/lots', bulk)).location).toContain('refused=1')
  expect([await statusOf(draft.id), await statusOf(other.id)]).toEqual(['draft', 'published'])
})

test('a document that names its author is added to a lot on sale for nobody to see', async () => {
  const { reference, id } = await writeOffered()
  const path = `/en/team/lots/${reference}`
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj << /Author (Jonas Keller) >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF')
  const files = new FormData()
  files.append('files', new File([pdf], 'coa.pdf', { type: 'application/pdf' }))
  const answer = await visitor.send(`${path}?files`, { method: 'POST', body: files })
  expect(await answer.text()).toContain('shown to nobody yet')
  expect((await findLot(services, id))?.documents).toMatchObject([{ visibility: 'on_request' }])
  const boxes = boxesOf(await page(path))
  boxes.set('document.0.visibility', 'public')
  expect((await post(path, boxes)).html).toContain('Author noted in the file')
  expect((await findLot(services, id))?.documents).toMatchObject([{ visibility: 'on_request' }])
})

test('a spreadsheet is looked into, title rows and all, before buyers see it', async () => {
  const { reference, id } = await writeOffered()
  const path = `/en/team/lots/${reference}`
  const rows = [
    ['Brettspielhaus, questions to +49 341 1234567'],
    ['EAN', 'Article', 'Cartons', 'EK netto'],
    ['4006381333931', 'Chess', 4, 3.1],
  ]
  const add = async (name: string, content: Uint8Array<ArrayBuffer>) => {
    const files = new FormData()
    files.append('files', new File([content], name))
    return (await visitor.send(`${path}?files`, { method: 'POST', body: files })).text()
  }
  expect(await add('packing.xlsx', xlsxOf([{ rows }]))).toContain('shown to nobody yet')
  expect(
    await add(
      'clean.xlsx',
      xlsxOf([
        {
          rows: [
            ['Pallet', 'Cartons'],
            ['1', 40],
          ],
        },
      ]),
    ),
  ).not.toContain('to nobody yet')
  expect((await findLot(services, id))?.documents).toMatchObject([
    { visibility: 'on_request' },
    { visibility: 'members' },
  ])
  const boxes = boxesOf(await page(path))
  boxes.set('document.0.visibility', 'members')
  const held = await post(path, boxes)
  for (const text of ['EK netto', '+49 341 1234567', 'Telephone number', 'Not public yet'])
    expect(held.html).toContain(text)
  expect((await findLot(services, id))?.documents[0]).toMatchObject({ visibility: 'on_request' })
  const looked = boxesOf(held.html)
  looked.set('acknowledged', standsFor(held.html, 'acknowledged'))
  await post(path, looked)
  expect((await findLot(services, id))?.documents[0]).toMatchObject({ visibility: 'members' })
})
