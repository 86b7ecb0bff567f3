import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { requestErasure, runErasures } from '../../accounts/personal-data/run-erasures.server'
import { findLot } from '../../lots/lots/find-lots.server'
import { updateStatusesByTime } from '../../lots/lots/update-statuses-by-time.server'
import { askSuppliers } from './ask-suppliers.server'
import { sweepAvailabilityTokens } from './find-check.server'
import { DAY, jonas, openAvailability } from './open-availability.suite'

const { app, services, db, office, mails, look, say, statusOf, history, asked } = await openAvailability()

describe('the linked page', () => {
  test('shows the goods, and opening its links changes nothing', async () => {
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

  test('is stored by its digest only, and expires', async () => {
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
    await updateStatusesByTime(services)
    expect(await statusOf(id)).toBe('unconfirmed')
    expect((await say(page, { answer: 'available' })).status).toBe(303)
    expect(await statusOf(id)).toBe('published')
    expect(await look(`/en/products/${reference}`)).toMatch(/Confirmed[^<]*today/i)
    const before = await history(id)
    await say(page, { answer: 'available' })
    expect(await history(id)).toEqual(before)
    expect(before).toEqual(['created', 'asked', 'aged', 'supplier_available'])
    expect(await mails('availability.team')).toEqual([])
    expect(await look(page)).toContain('Vielen Dank')
  })

  test('“gone” withdraws the lot and notifies the team, and can be corrected until a colleague acts', async () => {
    const { id, page } = await asked()
    await db.execute(sql`update inbox_items set unread = false`)
    await Promise.all([say(page, { answer: 'gone' }), say(page, { answer: 'gone' })])
    expect(await statusOf(id)).toBe('withdrawn')
    expect(await mails('availability.team')).toHaveLength(1)
    const { rows } = await db.execute<{ unread: boolean; text: string }>(
      sql`select unread, became ->> 'text' as text from inbox_items join inbox_events on item_id = inbox_items.id
        where inbox_events.kind = 'wrote'`,
    )
    expect(rows).toMatchObject([{ unread: true, text: expect.stringContaining('Nicht mehr verfügbar') }])
    await say(page, { answer: 'available' })
    expect(await statusOf(id)).toBe('published')
    await say(page, { answer: 'gone' })
    // An edit by the team ends the supplier's right to change the answer.
    await db.execute(sql`update lots set updated_at = now() where id = ${id}`)
    expect((await say(page, { answer: 'available' })).status).toBe(409)
    expect(await statusOf(id)).toBe('withdrawn')
  })

  test('the mail to the team dates the question in the company’s time zone', async () => {
    // Half past midnight in Amsterdam is still the day before in UTC.
    app.passTime(Date.parse('2099-06-30T22:30:00Z') - services.now().getTime())
    const { page } = await asked()
    await say(page, { answer: 'gone' })
    expect((await mails('availability.team')).at(-1)?.text).toMatch(/1 July 2099/)
  })

  test('“less” waits until the team applies it with one click', async () => {
    const { id, reference, page } = await asked()
    for (const quantity of ['', '0', '-3', 'viele', '500', '501', '1e3'])
      expect((await say(page, { answer: 'less', quantity })).status).toBe(422)
    expect(await look(page)).not.toContain('Ihre Antwort vom')
    expect((await say(page, { answer: 'less', quantity: '120,5' })).status).toBe(303)
    expect(await statusOf(id)).toBe('unconfirmed')
    expect((await findLot(services, id))?.quantity).toBe('500')
    expect((await mails('availability.team'))[0]?.text).toContain('120.5')
    const visitor = await office()
    const editor = await (await visitor.send(`/en/team/lots/${reference}`)).text()
    expect(editor).toContain('Update to 120.5 pcs')
    expect(await (await visitor.send('/en/team/lots?availability=less')).text()).toContain('120.5 pcs')
    await visitor.send(`/en/team/lots/${reference}/availability`, {
      method: 'POST',
      body: new URLSearchParams({ intent: 'take_over' }),
    })
    expect(await findLot(services, id)).toMatchObject({ quantity: '120.5', status: 'published' })
    // There is no quantity left to apply, and a new round starts automatically.
    expect(await (await visitor.send('/en/team/lots?availability=less')).text()).not.toContain('120.5 pcs')
    app.passTime(10 * DAY)
    await askSuppliers(services)
    expect(await mails()).toHaveLength(2)
  })
})

test('erasing the supplier removes all traces and stops the questions', async () => {
  const { id, page } = await asked()
  await say(page, { answer: 'gone' })
  await say(page, { answer: 'available' })
  await requestErasure(services, jonas, { id: randomUUID(), name: 'Ines', network: 'test' })
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
