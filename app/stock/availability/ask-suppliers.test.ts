import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { sampleInput } from '../../lots/lots/sample-lot.suite'
import { updateStatusesByTime } from '../../lots/lots/update-statuses-by-time.server'
import { writeLots } from '../../lots/lots/write-lots.server'
import { askSuppliers } from './ask-suppliers.server'
import { DAY, jonas, openAvailability } from './open-availability.suite'

const { app, services, db, office, lotOfJonas, write, mails, look, say, statusOf, history, asked } =
  await openAvailability()

describe('the question', () => {
  test('reaches the seller once, in their language, with one reminder', async () => {
    const { id } = await lotOfJonas()
    await askSuppliers(services)
    expect(await mails()).toEqual([])
    app.passTime(10 * DAY)
    await Promise.all([askSuppliers(services), askSuppliers(services)])
    await askSuppliers(services)
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: jonas })
    expect(mail?.subject).toContain('Noch verfügbar? Brettspiele <b>')
    expect(mail?.text).toMatch(/\/de\/availability\/[\w-]{43}\?answer=gone/)
    // Suppliers must see neither our price nor the cost price.
    expect(mail?.text).not.toMatch(/€|EUR/)
    app.passTime(3 * DAY)
    await Promise.all([askSuppliers(services), askSuppliers(services)])
    expect(await mails()).toHaveLength(1)
    expect(await mails('availability.reminded')).toHaveLength(1)
    app.passTime(3 * DAY)
    await askSuppliers(services)
    await updateStatusesByTime(services)
    expect(await statusOf(id)).toBe('unconfirmed')
    await askSuppliers(services)
    expect([...(await mails()), ...(await mails('availability.reminded'))]).toHaveLength(2)
    expect(await history(id)).toEqual(['created', 'asked', 'reminded', 'aged'])
    const visitor = await office()
    const list = await (await visitor.send('/en/team/lots?availability=silent')).text()
    expect(list).toContain('Board games')
    expect(list).toContain('No answer')
  })

  test('is repeated ten days after a confirmation, but not for lots off sale', async () => {
    const { id, page } = await asked()
    await say(page, { answer: 'available' })
    app.passTime(10 * DAY)
    await askSuppliers(services)
    expect(await mails()).toHaveLength(2)
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

  test('goes to the contact named by the team, in their language, or to no one', async () => {
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
    const editor = await (await visitor.send(`/en/team/lots/${reference}`)).text()
    expect(editor).toContain('anna@fornitore.example')
    expect(editor).toContain('asked the supplier')
    expect(await look(`/en/products/${reference}`)).not.toContain('anna@fornitore.example')
    expect(await history(id)).toEqual(['created', 'supplier_set', 'supplier_set', 'asked'])
  })
})

describe('a supplier of several lots', () => {
  const fields = (html: string) =>
    [...html.matchAll(/<li class="panel seller-page__panel" id="(L-[\d-]+)"[\s\S]*?name="lot" value="([\w-]+)"/g)].map(
      ([, reference = '', lot = '']) => ({ reference, lot }),
    )

  test('gets one mail about all lots due soon, one reminder, and a button for each lot', async () => {
    const first = await lotOfJonas({ texts: { de: { title: 'Puzzles' } } })
    // Different case, and due before the first lot's reminder.
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
    expect(mail?.text).not.toMatch(/Frisch|anders|€|EUR|\n\n\n/)
    for (const { id } of [first, second, named]) expect(await history(id)).toContain('asked')
    expect(await history(fresh.id)).not.toContain('asked')

    const page = /http:\/\/localhost:3000(\/de\/availability\/[\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
    const asked = fields(await look(page))
    expect(asked.map(({ lot }) => lot).sort()).toEqual([first.id, second.id, named.id].sort())
    // A link does not cover other suppliers' lots, and with several lots the lot must be named.
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

  test('confirms all remaining lots with one button', async () => {
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

  test('sees many lots page by page, and gets a second mail beyond a hundred', async () => {
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
