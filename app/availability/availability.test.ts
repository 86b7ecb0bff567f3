import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openAccount, signInToOffice } from '../../tests/account-visitor'
import { openTestApp } from '../../tests/open-test-app'
import { ageLots } from '../lots/age-lots.server'
import { findLot } from '../lots/find-lots.server'
import { sampleInput } from '../lots/sample-lot.suite'
import { writeLots } from '../lots/write-lots.server'
import { askForErasure, runErasures } from '../privacy/run-erasures.server'
import { askSuppliers } from './ask-suppliers.server'
import { sweepAvailabilityTokens } from './availability-tokens.server'

const app = await openTestApp()
const { services } = app
const { db } = services
afterAll(() => app.close())

const DAY = 86_400_000
const jonas = 'jonas@brettspiel.example'
/** Somebody of the team, each time somebody else: days pass in these tests, and sessions end. */
async function office() {
  const email = `${randomUUID()}@stocklot.example`
  await openAccount(app, email)
  await db.execute(sql`update members set role = 'team' where email = ${email}`)
  return signInToOffice(app, email)
}

beforeEach(async () => {
  await db.execute(sql`truncate lots, offers, mails, rate_limits cascade`)
})

/** Something that Jonas has offered in German, as the lot that it has become. */
async function lotOfJonas(changes: Record<string, unknown> = {}, email = jonas) {
  const answer = await app.request('/api/sell', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      name: 'Jonas Keller',
      email,
      phoneNumber: '+49 341 1234567',
      description: 'Brettspiele',
      language: 'de',
      attachments: [],
    }),
  })
  expect(answer.status).toBe(201)
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from offers order by created_at desc, id desc limit 1`,
  )
  await db.execute(sql`update offers set language = 'de'`)
  return write({ private: { supplierOfferId: rows[0]?.id, costPrice: 100 }, ...changes })
}

async function write(changes: Record<string, unknown>) {
  const lot = sampleInput({
    externalId: randomUUID(),
    quantity: '500',
    unit: 'H87',
    splittable: 'free',
    moq: null,
    step: null,
    packaging: {},
    lines: [],
    texts: { en: { title: 'Board games' }, de: { title: 'Brettspiele <b>' } },
    ...changes,
  })
  const [written] = await writeLots(services, [{ lot }])
  if (!written || written.result === 'rejected') throw new Error(JSON.stringify(written))
  return written
}

const mails = async (kind = 'availability.asked') =>
  (
    await db.execute<{ text: string; to: string; subject: string }>(
      sql`select text, subject, recipient ->> 'address' as to from mails where kind = ${kind} order by created_at, id`,
    )
  ).rows

/** The page that the newest question leads to. */
async function askedPage(kind = 'availability.asked'): Promise<string> {
  const page = /http:\/\/localhost:3000(\/\w\w\/availability\/[\w-]{43})\?/.exec(
    (await mails(kind)).at(-1)?.text ?? '',
  )?.[1]
  if (!page) throw new Error('Nobody was asked.')
  return page
}

const look = async (page: string) => (await app.request(page)).text()
const say = (page: string, fields: Record<string, string>) =>
  app.request(page, { method: 'POST', body: new URLSearchParams(fields) })
const statusOf = async (id: string) => (await findLot(services, id))?.status
const history = async (id: string) =>
  (
    await db.execute<{ kind: string }>(
      sql`select kind from lot_events where lot_id = ${id} order by created_at, version, id`,
    )
  ).rows.map(({ kind }) => kind)

/** Ten days on, the supplier is asked. */
async function asked(changes: Record<string, unknown> = {}) {
  const lot = await lotOfJonas(changes)
  app.passTime(10 * DAY)
  await askSuppliers(services)
  return { ...lot, page: await askedPage() }
}

describe('the question', () => {
  test('reaches whoever has offered the goods, in their language, once, and once more if they say nothing', async () => {
    const { id } = await lotOfJonas()
    await askSuppliers(services)
    expect(await mails()).toEqual([])
    app.passTime(10 * DAY)
    // Two nodes, and one that was stopped and begins again.
    await Promise.all([askSuppliers(services), askSuppliers(services)])
    await askSuppliers(services)
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: jonas })
    expect(mail?.subject).toContain('Noch verfügbar? Brettspiele <b>')
    expect(mail?.text).toMatch(/\/de\/availability\/[\w-]{43}\?answer=gone/)
    // Neither our price nor what we paid is the supplier's business.
    expect(mail?.text).not.toMatch(/€|EUR/)
    app.passTime(3 * DAY)
    await Promise.all([askSuppliers(services), askSuppliers(services)])
    expect(await mails()).toHaveLength(1)
    expect(await mails('availability.reminded')).toHaveLength(1)
    app.passTime(3 * DAY)
    await askSuppliers(services)
    await ageLots(services)
    expect(await statusOf(id)).toBe('unconfirmed')
    await askSuppliers(services)
    expect([...(await mails()), ...(await mails('availability.reminded'))]).toHaveLength(2)
    expect(await history(id)).toEqual(['created', 'asked', 'reminded', 'aged'])
    const visitor = await office()
    const list = await (await visitor.send('/en/team/lots?availability=silent')).text()
    expect(list).toContain('Board games')
    expect(list).toContain('No answer')
  })

  test('is asked anew once somebody has confirmed the goods, and not about what is no longer on sale', async () => {
    const { id, page } = await asked()
    await say(page, { answer: 'available' })
    app.passTime(10 * DAY)
    await askSuppliers(services)
    expect(await mails()).toHaveLength(2)
    // The link of the older mail opens the newer question.
    expect(await look(page)).toContain('Noch verfügbar')
    await db.execute(sql`update lots set status = 'sold' where id = ${id}`)
    app.passTime(10 * DAY)
    await askSuppliers(services)
    expect(await mails()).toHaveLength(2)
    expect(await mails('availability.reminded')).toEqual([])
    expect(await look(page)).toContain('nicht mehr im Verkauf')
    expect((await say(page, { answer: 'gone' })).status).toBe(409)
    expect(await statusOf(id)).toBe('sold')
  })

  test('goes to whom the team has named, in that language, or to nobody', async () => {
    const { reference, id } = await write({})
    let visitor = await office()
    const settings = (fields: Record<string, string>) =>
      visitor.send(`/en/team/lots/${reference}/availability`, { method: 'POST', body: new URLSearchParams(fields) })
    expect((await settings({ email: 'no address', language: 'it', asked: 'on' })).headers.get('location')).toContain(
      'availability=email',
    )
    expect((await settings({ email: 'anna@fornitore.example', language: 'it' })).status).toBe(303)
    app.passTime(10 * DAY)
    await askSuppliers(services)
    expect(await mails()).toEqual([])
    visitor = await office()
    await settings({ email: 'anna@fornitore.example', language: 'it', asked: 'on' })
    await askSuppliers(services)
    expect(await mails()).toMatchObject([{ to: 'anna@fornitore.example' }])
    expect((await mails())[0]?.text).toContain('/it/availability/')
    const desk = await (await visitor.send(`/en/team/lots/${reference}`)).text()
    expect(desk).toContain('anna@fornitore.example')
    expect(desk).toContain('asked the supplier')
    // The public page knows nothing of her.
    expect(await look(`/en/products/${reference}`)).not.toContain('anna@fornitore.example')
    expect(await history(id)).toEqual(['created', 'supplier_set', 'supplier_set', 'asked'])
  })
})

describe('the page that it leads to', () => {
  test('shows the goods and changes nothing, whatever follows its links', async () => {
    const { id, reference, page } = await asked()
    const answer = await app.request(`${page}?answer=gone`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const html = await answer.text()
    for (const text of [reference, 'Brettspiele &lt;b&gt;', '500 Stück', 'noindex']) expect(html).toContain(text)
    expect(html).not.toMatch(/5[.,]12|€/)
    await app.request(page, { method: 'HEAD' })
    expect(await statusOf(id)).toBe('published')
    expect(await history(id)).toEqual(['created', 'asked'])
  })

  test('is known by a digest only, and ends', async () => {
    const { page } = await asked()
    const token = page.split('/').at(-1) ?? ''
    const { rows } = await db.execute<{ row: string }>(
      sql`select availability_tokens::text as row from availability_tokens`,
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]?.row).not.toContain(token)
    const unknown = await app.request(`/de/availability/${'x'.repeat(43)}`)
    const main = async (response: Response) => /<main[\s\S]*<\/main>/.exec(await response.text())?.[0]
    const told = await main(unknown)
    expect(unknown.status).toBe(404)
    for (const hostile of ['%00', 'L-2611-0001', `${'y'.repeat(5_000)}`]) {
      const answer = await app.request(`/de/availability/${hostile}`)
      expect([answer.status, await main(answer)]).toEqual([404, told])
    }
    expect((await say(`/de/availability/${'x'.repeat(43)}`, { answer: 'gone' })).status).toBe(404)
    app.passTime(61 * DAY)
    const late = await app.request(page)
    expect([late.status, await main(late)]).toEqual([404, told])
    await sweepAvailabilityTokens(services)
    expect((await db.execute(sql`select from availability_tokens`)).rows).toEqual([])
  })
})

describe('the answer', () => {
  test('“still available” confirms the lot and brings it back on sale', async () => {
    const { id, reference, page } = await asked()
    app.passTime(5 * DAY)
    await ageLots(services)
    expect(await statusOf(id)).toBe('unconfirmed')
    expect((await say(page, { answer: 'available' })).status).toBe(303)
    expect(await statusOf(id)).toBe('published')
    expect(await look(`/en/products/${reference}`)).toMatch(/Confirmed[^<]*today/i)
    // The same once more is the same.
    const before = await history(id)
    await say(page, { answer: 'available' })
    expect(await history(id)).toEqual(before)
    expect(before).toEqual(['created', 'asked', 'aged', 'supplier_available'])
    // All is well: that is nobody's work.
    expect(await mails('availability.team')).toEqual([])
    expect(await look(page)).toContain('Vielen Dank')
  })

  test('“gone” takes the lot off sale and tells the team, and can be corrected until somebody has taken it up', async () => {
    const { id, page } = await asked()
    await db.execute(sql`update inbox_items set unread = false`)
    await Promise.all([say(page, { answer: 'gone' }), say(page, { answer: 'gone' })])
    expect(await statusOf(id)).toBe('withdrawn')
    expect(await mails('availability.team')).toHaveLength(1)
    const { rows } = await db.execute<{ unread: boolean; text: string }>(
      sql`select unread, became ->> 'text' as text from inbox_items join inbox_events on item_id = inbox_items.id
        where inbox_events.kind = 'wrote'`,
    )
    expect(rows).toMatchObject([{ unread: true, text: expect.stringContaining('Alles weg') }])
    await say(page, { answer: 'available' })
    expect(await statusOf(id)).toBe('published')
    await say(page, { answer: 'gone' })
    // Somebody of the team has put it back on sale and off again: now it is theirs.
    await db.execute(sql`update lots set updated_at = now() where id = ${id}`)
    expect((await say(page, { answer: 'available' })).status).toBe(409)
    expect(await statusOf(id)).toBe('withdrawn')
  })

  test('“less” waits for the team, who takes it over by a button', async () => {
    const { id, reference, page } = await asked()
    for (const quantity of ['', '0', '-3', 'viele', '500', '501', '1e3'])
      expect((await say(page, { answer: 'less', quantity })).status).toBe(422)
    expect(await look(page)).not.toContain('Ihre Antwort vom')
    expect((await say(page, { answer: 'less', quantity: '120,5' })).status).toBe(303)
    expect(await statusOf(id)).toBe('unconfirmed')
    expect((await findLot(services, id))?.quantity).toBe('500')
    expect((await mails('availability.team'))[0]?.text).toContain('120.5')
    const visitor = await office()
    const desk = await (await visitor.send(`/en/team/lots/${reference}`)).text()
    expect(desk).toContain('Take over: 120.5 pieces')
    expect(await (await visitor.send('/en/team/lots?availability=less')).text()).toContain('120.5 pieces')
    await visitor.send(`/en/team/lots/${reference}/availability`, {
      method: 'POST',
      body: new URLSearchParams({ intent: 'take_over' }),
    })
    expect(await findLot(services, id)).toMatchObject({ quantity: '120.5', status: 'published' })
    // Nothing is left to take over, and another round begins by itself.
    expect(await (await visitor.send('/en/team/lots?availability=less')).text()).not.toContain('120.5 pieces')
    app.passTime(10 * DAY)
    await askSuppliers(services)
    expect(await mails()).toHaveLength(2)
  })
})

describe('a supplier of several lots', () => {
  const fields = (html: string) =>
    [...html.matchAll(/<li class="panel lnk__p" id="(L-[\d-]+)"[\s\S]*?name="lot" value="([\w-]+)"/g)].map(
      ([, reference = '', lot = '']) => ({ reference, lot }),
    )

  test('gets one mail about all that is due or soon will be, one reminder of what has no answer, and answers each by a button', async () => {
    const first = await lotOfJonas({ texts: { de: { title: 'Puzzles' } } })
    // In other letters, and due three days later: before the reminder of the first would go out.
    app.passTime(2 * DAY)
    const second = await lotOfJonas({ texts: { de: { title: 'Kartenspiele' } } }, 'Jonas@Brettspiel.example')
    const named = await write({ texts: { de: { title: 'Würfel' } } })
    await db.execute(sql`insert into lot_suppliers values (${named.id}, ${jonas}, 'de', true)`)
    const others = await lotOfJonas({}, 'petra@anders.example')
    app.passTime(8 * DAY)
    const fresh = await lotOfJonas({ texts: { de: { title: 'Frisch' } } })
    await Promise.all([askSuppliers(services), askSuppliers(services)])
    const [mail, ...more] = (await mails()).filter(({ to }) => to.toLowerCase() === jonas)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Noch verfügbar? 3 Posten')
    for (const title of ['Puzzles', 'Kartenspiele', 'Würfel']) expect(mail?.text).toContain(title)
    expect(mail?.text).not.toMatch(/Frisch|anders|€|EUR/)
    for (const { id } of [first, second, named]) expect(await history(id)).toContain('asked')
    expect(await history(fresh.id)).not.toContain('asked')

    const page = /http:\/\/localhost:3000(\/de\/availability\/[\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
    const asked = fields(await look(page))
    expect(asked.map(({ lot }) => lot).sort()).toEqual([first.id, second.id, named.id].sort())
    // Whoever has one link says nothing of others' lots, nor of all without saying which.
    expect((await say(page, { answer: 'gone', lot: others.id })).status).toBe(404)
    expect((await say(page, { answer: 'gone' })).status).toBe(404)
    expect((await say(page, { answer: 'gone', lot: "' or true" })).status).toBe(422)
    const answered = await say(page, { answer: 'gone', lot: second.id })
    expect(answered.headers.get('location')).toBe(`${page}?done=${second.id}#said-${second.id}`)
    expect(await statusOf(second.id)).toBe('withdrawn')
    expect((await say(page, { answer: 'less', quantity: '900', lot: first.id })).status).toBe(422)
    expect([await statusOf(first.id), await statusOf(others.id)]).toEqual(['published', 'published'])

    app.passTime(3 * DAY)
    await Promise.all([askSuppliers(services), askSuppliers(services)])
    const reminders = (await mails('availability.reminded')).filter(({ to }) => to.toLowerCase() === jonas)
    expect(reminders).toHaveLength(1)
    expect(reminders[0]?.subject).toBe('Erinnerung: noch verfügbar? 2 Posten')
    expect(reminders[0]?.text).not.toContain('Kartenspiele')
  })

  test('says by one button that all is there still, but for what was answered otherwise or is off sale', async () => {
    const [gone, sold, there, silent] = [
      await lotOfJonas(),
      await lotOfJonas(),
      await lotOfJonas(),
      await lotOfJonas({ texts: { de: { title: 'Puzzles' } } }),
    ]
    app.passTime(10 * DAY)
    await askSuppliers(services)
    const [mail] = await mails()
    const page = /(\/de\/availability\/[\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
    await say(page, { answer: 'gone', lot: gone.id })
    await db.execute(sql`update lots set status = 'sold' where id = ${sold.id}`)
    expect(await look(page)).toContain('Alles Übrige noch verfügbar (2)')
    // A look changes nothing, and neither does a link.
    await app.request(`${page}?all=available`)
    expect(await history(there.id)).toEqual(['created', 'asked'])
    await Promise.all([say(page, { all: 'available' }), say(page, { all: 'available' })])
    for (const { id } of [there, silent]) expect(await history(id)).toEqual(['created', 'asked', 'supplier_available'])
    expect([await statusOf(gone.id), await statusOf(sold.id)]).toEqual(['withdrawn', 'sold'])
    expect(await look(page)).toContain('Sie haben zu allem geantwortet')
    app.passTime(3 * DAY)
    await askSuppliers(services)
    expect(await mails('availability.reminded')).toEqual([])
    expect((await say(`/de/availability/${'x'.repeat(43)}`, { all: 'available' })).status).toBe(404)
  })

  test('of many lots, reads some at a time, and gets a second mail only beyond a hundred', async () => {
    await lotOfJonas()
    const offer = (await db.execute<{ id: string }>(sql`select id from offers`)).rows[0]?.id
    const input = (place: number) => sampleInput({ externalId: `of-${place}`, private: { supplierOfferId: offer } })
    await writeLots(
      services,
      Array.from({ length: 102 }, (_, place) => ({ lot: input(place) })),
    )
    app.passTime(10 * DAY)
    await askSuppliers(services)
    const [mail, ...none] = await mails()
    expect(none).toEqual([])
    expect(mail?.subject).toContain('100 Posten')
    expect(mail?.text).toContain('Und 80 weitere auf Ihrer Seite')
    const page = /(\/de\/availability\/[\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
    const seen = new Set<string>()
    let next: string | undefined = page
    for (let pages = 0; next && pages < 9; pages += 1) {
      const html = await look(next)
      for (const { lot } of fields(html)) seen.add(lot)
      next = /class="btn btn--line" href="([^"]*\?after=[\w-]+)"/.exec(html)?.[1]
    }
    expect(seen.size).toBe(100)
    await askSuppliers(services)
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Noch verfügbar? 100 Posten',
      'Noch verfügbar? 3 Posten',
    ])
    expect((await say(page, { all: 'available' })).status).toBe(303)
    const { rows: answered } = await db.execute(sql`select from availability_checks where answer = 'available'`)
    expect(answered).toHaveLength(100)
  })
})

test('erasing the supplier leaves no trace of them, and nobody is asked any more', async () => {
  const { id, page } = await asked()
  await say(page, { answer: 'gone' })
  await say(page, { answer: 'available' })
  await askForErasure(services, jonas, { id: randomUUID(), name: 'Ines', network: 'test' })
  await runErasures(services)
  for (const table of ['availability_checks', 'availability_tokens', 'lot_suppliers', 'lot_events', 'mails'])
    expect((await db.execute(sql.raw(`select from ${table} as own where own::text ilike '%jonas%'`))).rows).toEqual([])
  expect((await app.request(page)).status).toBe(404)
  app.passTime(10 * DAY)
  await db.execute(sql`truncate mails`)
  await askSuppliers(services)
  expect(await mails()).toEqual([])
  expect(await statusOf(id)).toBe('published')
})
