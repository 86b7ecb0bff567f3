import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { AccountVisitor, openAccount, password } from '../../../tests/account-visitor'
import { DAY, HOUR, ines, openAlerts, type Sent, theo, titled } from './open-alerts.suite'
import { findSearches } from './saved-searches.server'
import { sweepSaved } from './sweep-saved.server'

const { app, services, ids, publish, idOf, save, mails, nextHour } = await openAlerts()

describe('the unsubscribe link', () => {
  const off = async () =>
    (await findSearches(services, idOf(ines))).map(({ query, alerting }) => `${query} ${alerting}`)

  async function oneMail(): Promise<{ mail: Sent; token: string }> {
    await save(ines, 'category=toys', 'hourly', 'My toys')
    await save(ines, 'category=sport', 'hourly', 'My sport')
    await publish(titled('Blocks', { categories: ['toys'] }))
    const [mail] = await nextHour()
    const token = /\/api\/saved\/alerts\/([\w-]{43})$/.exec(mail?.unsubscribe_url ?? '')?.[1]
    if (!mail || !token) throw new Error('There is no mail with a way out.')
    return { mail, token }
  }

  test('works by one POST from a mail program, without a cookie, from any site', async () => {
    const { token } = await oneMail()
    const path = `/api/saved/alerts/${token}`
    const opened = await app.request(path, { headers: { 'accept-language': 'de' } })
    expect(opened.status).toBe(303)
    expect(opened.headers.get('location')).toBe(`/de/saved/alerts/${token}`)
    const post = (body: string) =>
      app.request(path, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
      })
    expect((await post('List-Unsubscribe=No')).status).toBe(422)
    expect(await off()).toEqual(['category=sport true', 'category=toys true'])
    expect((await post('List-Unsubscribe=One-Click')).status).toBe(204)
    expect((await post('List-Unsubscribe=One-Click')).status).toBe(204)
    expect(await off()).toEqual(['category=sport false', 'category=toys false'])
    await publish(titled('Blocks again', { categories: ['toys'] }))
    expect(await nextHour()).toHaveLength(1)
  })

  test('opens a page that changes nothing by itself and ends or resumes one search or all', async () => {
    const { mail, token } = await oneMail()
    const one = /http:\/\/localhost:3000(\/en\/saved\/alerts\/\S+\?search=\S+)/.exec(mail.text)?.[1] ?? ''
    const page = await app.request(one)
    expect(page.status).toBe(200)
    expect(page.headers.get('cache-control')).toBe('private, no-store')
    expect(await page.text()).toMatch(/My toys.*My sport/s)
    expect(await off()).toEqual(['category=sport true', 'category=toys true'])
    const visitor = new AccountVisitor(app)
    const id = new URL(one, 'http://localhost').searchParams.get('search') ?? ''
    expect((await visitor.submit(one, { off: id })).headers.get('location')).toBe(one)
    expect(await off()).toEqual(['category=sport true', 'category=toys false'])
    await publish(titled('While it was off', { categories: ['toys'] }))
    app.passTime(HOUR)
    await visitor.submit(one, { on: id })
    expect(await off()).toEqual(['category=sport true', 'category=toys true'])
    expect(await nextHour()).toHaveLength(1)
    await visitor.submit(`/en/saved/alerts/${token}`, { off: 'all' })
    expect(await off()).toEqual(['category=sport false', 'category=toys false'])
    expect((await visitor.submit(one, { off: 'nonsense' })).status).toBe(422)
  })

  test('of one member cannot change another’s searches', async () => {
    const path = `/en/saved/alerts/${'x'.repeat(43)}`
    const answer = await app.request(path)
    expect([answer.status, await answer.text()]).toEqual([
      404,
      expect.stringContaining('class="btn" href="/en/saved/searches"'),
    ])
    expect((await new AccountVisitor(app).submit(path, { off: 'all' })).status).toBe(404)
    const { token } = await oneMail()
    await save(theo, 'category=toys')
    const [search] = await findSearches(services, idOf(theo))
    await new AccountVisitor(app).submit(`/en/saved/alerts/${token}`, { off: search?.id ?? '' })
    expect((await findSearches(services, idOf(theo)))[0]?.alerting).toBe(true)
  })
})

test('saved searches are exported, and erased with the account and their mails', async () => {
  const email = 'leaver@duarte.example'
  await openAccount(app, email)
  const member = new AccountVisitor(app)
  await member.signIn(email)
  const { rows } = await services.db.execute<{ id: string }>(sql`select id from members where email = ${email}`)
  ids.set(email, rows[0]?.id ?? '')
  await save(email, 'category=toys', 'hourly', 'My toys')
  const [reference = ''] = await publish(titled('Blocks', { categories: ['toys'] }))
  expect((await member.send(`/api/saved/lots/${reference}`, { method: 'PUT' })).status).toBe(204)
  expect(await nextHour()).toHaveLength(1)
  const exported = await (await member.send('/en/account/export')).json()
  expect(exported).toMatchObject({
    savedLots: [{ reference }],
    savedSearches: [{ name: 'My toys', query: 'category=toys', frequency: 'hourly' }],
  })
  await member.submit('/en/account/data', { intent: 'delete', currentPassword: password })
  for (const table of ['saved_lots', 'saved_searches', 'alert_tokens', 'merged_lists'])
    expect((await services.db.execute(sql`select from ${sql.identifier(table)}`)).rows, table).toEqual([])
  expect(await mails()).toEqual([])
})

test('expired records are deleted', async () => {
  await save(ines, 'category=toys')
  await services.db.execute(sql`update saved_searches set deleted_at = ${services.now().toISOString()}`)
  await sweepSaved(services)
  expect((await services.db.execute(sql`select from saved_searches`)).rows).toHaveLength(1)
  app.passTime(DAY + HOUR)
  await sweepSaved(services)
  expect((await services.db.execute(sql`select from saved_searches`)).rows).toEqual([])
})
