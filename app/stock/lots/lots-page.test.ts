import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { standsFor } from '../../../tests/read-form'
import { findLot } from '../../lots/lots/find-lots.server'
import { sampleInput } from '../../lots/lots/sample-lot.suite'
import { writeLots } from '../../lots/lots/write-lots.server'
import { countTeamLots, findTeamLots } from './find-team-lots.server'
import { parseLotsQuery } from './lots-query'
import { openStock } from './open-stock.suite'

const { services, visitor, write, page, post } = await openStock()

test('the list shows and finds lots of every status', async () => {
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
  expect(await page('/en/team/lots?q=nothing')).toContain('No matches.')
  expect(await page(`/en/team/lots/${sandals?.reference}`)).toContain('Sandals')
  expect((await visitor.send('/en/team/lots/L-2611-9999')).headers.get('location')).toBe('/en/team/lots')
})

test('the list shows each lot once across its pages', async () => {
  const lots = Array.from({ length: 120 }, (_, place) => ({
    lot: sampleInput({ externalId: `n${place}`, texts: { en: { title: `Lot number ${place}` } }, lines: [] }),
  }))
  await writeLots(services, lots)
  const seen: string[] = []
  for (let path: string | null = '/en/team/lots'; path; ) {
    const html = await page(path)
    seen.push(...[...html.matchAll(/>Lot number (\d+)<\/a>/g)].map(([, number = '']) => number))
    const next: string | undefined = /href="([^"]*after=[^"]*)"[^>]*>Next page/.exec(html)?.[1]
    path = next?.replaceAll('&amp;', '&') ?? null
  }
  expect(seen).toHaveLength(120)
  expect(new Set(seen).size).toBe(120)
})

test('frequent words find the same lots in both query plans, page by page', async () => {
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
    const query = parseLotsQuery(new URLSearchParams(search))
    const few = await findTeamLots(services, query, { limit: 15 })
    const many = await findTeamLots(services, query, { limit: 15, frequent: true })
    expect(many, search).toEqual(few)
    const next = { ...query, after: few.nextCursor }
    if (few.nextCursor)
      expect(await findTeamLots(services, next, { limit: 15, frequent: true })).toEqual(
        await findTeamLots(services, next, { limit: 15 }),
      )
  }
  const counted = await countTeamLots(services, parseLotsQuery(new URLSearchParams('q=waterproof')), true)
  expect(counted).toMatchObject({ published: 10, draft: 10, sold: 0 })
})

test('a search within one supplier finds only that supplier’s lots', async () => {
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
    const query = parseLotsQuery(new URLSearchParams(search))
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

test('filters lots by the supplier’s answer in the current round', async () => {
  const { db } = services
  const [one, other] = [await write({ externalId: 'one' }), await write({ externalId: 'other' })]
  const listed = async (told: string, more = '') => {
    const query = parseLotsQuery(new URLSearchParams(`availability=${told}${more}`))
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
  // Questions and reminders do not change a lot's version.
  expect((await findLot(services, one.id))?.version).toBe(1)
  // Lots off sale need no confirmation until they are on sale again.
  await db.execute(sql`update lots set status = 'sold' where id = ${one.id}`)
  expect(await listed('silent')).toEqual(['other'])
  await db.execute(sql`update lots set status = 'published' where id = ${one.id}`)
  expect(await listed('silent')).toEqual(['other', 'one'])
  // A confirmation begins another round.
  await db.execute(sql`update lots set confirmed_at = now() where id = ${one.id}`)
  expect(await listed('silent')).toEqual(['other'])
  await db.execute(sql`update availability_checks set answer = 'less', quantity = 1, answered_at = now(),
    lot_version = (select version from lots where id = lot_id), round = (select confirmed_at from lots where id = lot_id)
    where lot_id = ${one.id}`)
  await db.execute(sql`update availability_checks set answer = 'gone', answered_at = now(),
    lot_version = (select version from lots where id = lot_id) where lot_id = ${other.id}`)
  expect(await all()).toEqual({ silent: [], less: ['one'], gone: ['other'] })
  // An edit acknowledges "gone"; "less" stays until availability is confirmed.
  await db.execute(sql`update lots set updated_at = now()`)
  expect(await all()).toEqual({ silent: [], less: ['one'], gone: [] })
  await db.execute(sql`delete from availability_checks`)
  expect(await all()).toEqual({ silent: [], less: [], gone: [] })
})

test('previews a bulk change, applies it and undoes it', async () => {
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
  expect(html).not.toContain('Price below')
  boxes.set('percent', '-30')
  expect((await post('/en/team/lots', boxes)).html).toContain('Price below minimum price')
  boxes.set('percent', '-10')
  expect((await findLot(services, dear.id))?.priceAmount).toBe(790)
  boxes.set('intent', 'apply')
  const done = await post('/en/team/lots', boxes)
  expect(done.status).toBe(303)
  expect((await findLot(services, dear.id))?.priceAmount).toBe(711)
  const news = await page(done.location ?? '')
  expect(news).toContain('1 lot changed.')
  const undo = new URLSearchParams({ undo: standsFor(news, 'undo') })
  expect((await post('/en/team/lots', undo)).status).toBe(303)
  expect((await findLot(services, dear.id))?.priceAmount).toBe(790)
  const shown = new URLSearchParams({ change: 'visibility', visibility: 'public' })
  shown.append('lot', `${free.id}:1`)
  expect((await post('/en/team/lots', shown)).html).toContain('Enter a price')
  expect((await post('/en/team/lots', new URLSearchParams({ change: 'price', percent: '5' }))).status).toBe(422)
})

test('a bulk change of all found lots covers every page and no other lots', async () => {
  const made = await writeLots(
    services,
    Array.from({ length: 60 }, (_, place) => ({
      lot: sampleInput({ externalId: `many-${place}`, lines: [], categories: [place < 55 ? 'shoes' : 'sport'] }),
    })),
  )
  expect(made.every(({ result }) => result === 'created')).toBe(true)
  const list = '/en/team/lots?category=shoes'
  expect(await page(list)).toContain('All 55<')
  const looked = await post(list, new URLSearchParams({ change: 'price', percent: '-10', all: 'on' }))
  for (const text of ['Change 55 lots', '50 of 55 shown']) expect(looked.html).toContain(text)
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
  expect(news).toContain('55 lots changed.')
  await post(list, new URLSearchParams({ undo: standsFor(news, 'undo') }))
  expect(await counted()).toBe(0)
})
