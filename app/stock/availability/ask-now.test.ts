import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { askSuppliersNow } from './ask-now.server'
import { DAY, jonas, openAvailability } from './open-availability.suite'

const { app, services, db, office, lotOfJonas, write, mails, say, asked, history } = await openAvailability()
const ines = { id: null, name: 'Ines' }

test('asks suppliers at once, one mail each, and again only after a day', async () => {
  const lots = [await lotOfJonas(), await lotOfJonas(), await lotOfJonas({}, 'maria@example.pt'), await write({})]
  const ids = lots.map(({ id }) => id)
  const both = await Promise.all([askSuppliersNow(services, ids, ines), askSuppliersNow(services, ids, ines)])
  // Each request may reach another supplier first.
  expect(both.reduce((sum, { asked }) => sum + asked, 0)).toBe(3)
  expect((await mails()).map(({ to }) => to).sort()).toEqual([jonas, 'maria@example.pt'])
  expect(await askSuppliersNow(services, ids, ines)).toEqual({ asked: 0, others: 4 })
  app.passTime(DAY)
  expect(await askSuppliersNow(services, ids, ines)).toEqual({ asked: 3, others: 1 })
  expect(await mails('availability.reminded')).toHaveLength(2)
  expect(await history(ids[0] ?? '')).toEqual(['created', 'asked', 'reminded'])
})

test('asks no supplier who has answered, nor about lots that are off sale', async () => {
  const { id, page } = await asked()
  await say(page, { answer: 'gone' })
  app.passTime(2 * DAY)
  const draft = await lotOfJonas({ status: 'draft' })
  expect(await askSuppliersNow(services, [id, draft.id], ines)).toEqual({ asked: 0, others: 2 })
})

test('the office asks about one lot or many', async () => {
  const [one, other] = [await lotOfJonas(), await lotOfJonas({}, 'maria@example.pt')]
  const visitor = await office()
  const post = (path: string, fields: [string, string][]) =>
    visitor.send(path, { method: 'POST', body: new URLSearchParams(fields) })
  const single = await post(`/en/team/lots/${one.reference}/availability`, [['intent', 'ask']])
  expect(single.headers.get('location')).toContain('availability=asked')
  const lotPage = async () => (await visitor.send(`/en/team/lots/${one.reference}`)).text()
  expect(await lotPage()).not.toContain('Ask supplier now')
  const { rows } = await db.execute<{ seen: string }>(sql`select id || ':' || version as seen from lots`)
  const many = await post('/en/team/lots', [
    ['change', 'ask'],
    ...rows.map(({ seen }): [string, string] => ['lot', seen]),
  ])
  expect(many.status).toBe(303)
  const told = await (await visitor.send(many.headers.get('location') ?? '')).text()
  expect(told).toContain('Suppliers asked about lots: 1. Skipped: 1')
  expect((await mails()).map(({ to }) => to).sort()).toEqual([jonas, 'maria@example.pt'])
  expect(await history(other.id)).toEqual(['created', 'asked'])
})
