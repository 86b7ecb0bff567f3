import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openAccount, signInToOffice } from '../../../tests/account-visitor'
import { openInbox } from '../../inbox/triage/open-inbox.suite'

const { app, db, sendOffer, sendMessage, sendRequest } = await openInbox()
const office = await signInToOffice(app, 'ines@stocklot.example')

const rowsOf = async (search = '') => {
  const html = await (await office.send(`/en/team/contacts${search}`)).text()
  const body = /<tbody>(.*?)<\/tbody>/s.exec(html)?.[1] ?? ''
  return body.split('</tr>').flatMap(
    (row) =>
      row
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim() || [],
  )
}

test('lists sellers, buyers, companies and subscribers together, each address once', async () => {
  await openAccount(app, 'petra@spiel.example')
  app.passTime(60_000)
  await sendOffer({ email: 'Jonas@brettspiel.example' })
  app.passTime(60_000)
  await sendOffer({ email: 'jonas@brettspiel.example', company: 'Brettspielhaus GmbH' })
  await sendRequest({ email: 'petra@spiel.example' })
  app.passTime(60_000)
  await sendMessage({ email: 'rui@duarte.example', name: 'Rui Duarte' })
  await db.execute(sql`insert into newsletter_subscribers (id, email, state, language, kinds, created_at, updated_at)
    select gen_random_uuid(), email, 'subscribed', 'en', '{news}', now(), now()
    from (values ('jonas@brettspiel.example'), ('only@news.example')) as news (email)`)
  const everybody = await rowsOf()
  expect(everybody).toHaveLength(4)
  const jonas = everybody.find((row) => row.includes('jonas@brettspiel.example'))
  expect(jonas).toMatch(/Brettspielhaus GmbH .*Seller Subscriber 2 items/)
  const subscribers = await rowsOf('?type=subscriber')
  expect(subscribers.find((row) => row.includes('jonas@'))).toContain('Brettspielhaus GmbH')
  expect(await rowsOf('?q=brettspielhaus')).toHaveLength(1)
  expect(everybody.find((row) => row.includes('petra@spiel.example'))).toMatch(
    /Buyer Registered company · Approved 1 item/,
  )
  const addresses = async (search: string) => (await rowsOf(search)).map((row) => /[\w.]+@[\w.]+/.exec(row)?.[0])
  expect(await addresses('?type=seller')).toEqual(['jonas@brettspiel.example'])
  expect(await addresses('?type=buyer')).toEqual(['petra@spiel.example'])
  expect(await addresses('?type=member')).toEqual(['petra@spiel.example'])
  expect((await addresses('?type=subscriber')).sort()).toEqual(['jonas@brettspiel.example', 'only@news.example'])
  expect(await addresses('?q=rui+duarte')).toEqual(['rui@duarte.example'])
  expect(await addresses('?q=brettspielhaus&type=seller')).toEqual(['jonas@brettspiel.example'])
  expect(await addresses('?q=nobody')).toEqual([])
})

test('the second page continues where the first ended', async () => {
  await db.execute(`
    insert into contact_messages (id, submission, state, language, name, email, message, created_at)
    select gen_random_uuid(), 'all ' || n, 'new', 'en', 'Jonas', n || '@many.example', 'Wanted', now() - n * interval '1 second'
    from generate_series(1, 70) n`)
  const html = await (await office.send('/en/team/contacts?q=many')).text()
  const next = /href="[^"]*(\?[^"]*after=[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const both = [...(await rowsOf('?q=many')), ...(await rowsOf(next))]
  expect(new Set(both).size).toBe(70)
})
