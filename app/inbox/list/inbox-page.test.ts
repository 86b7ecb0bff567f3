import { expect, test } from 'vitest'
import { signInToOffice } from '../../../tests/account-visitor'
import { openInbox } from '../triage/open-inbox.suite'

const { app, sendMessage, list, db } = await openInbox()
const visitor = await signInToOffice(app, 'ines@stocklot.example')

const inbox = '/en/team/inbox'
const read = async (query = '') => (await visitor.send(inbox + query)).text()
const rowsIn = (html: string) =>
  [...html.matchAll(/<input[^>]*name="item"[^>]*>/g)].map(([input]) => /value="([^"]*)"/.exec(input)?.[1] ?? '')
const send = (fields: readonly (readonly [string, string])[], query = '') =>
  visitor.send(inbox + query, {
    method: 'POST',
    body: new URLSearchParams(fields.map((field) => [...field])),
    redirect: 'manual',
  })

async function sendMany(count: number, email: string) {
  for (let n = 0; n < count; n += 1) {
    expect((await sendMessage({ email, message: `Question ${n}` })).status).toBe(202)
    app.passTime(20 * 60_000)
  }
}

test('shows many items from one address as one row that stands for all of them', async () => {
  await sendMany(6, 'karl@burst.example')
  await sendMany(2, 'lena@calm.example')
  const html = await read()
  const rows = rowsIn(html)
  expect(rows).toHaveLength(3)
  expect(html).toContain('+ 5 from this sender')
  const [search = ''] = /\?q=karl[^"]*/.exec(html) ?? []
  expect(rowsIn(await read(search))).toHaveLength(6)
  const burst = rows.find((row) => row.includes(' ')) ?? ''
  expect(
    (
      await send([
        ['item', burst],
        ['intent', 'done'],
      ])
    ).status,
  ).toBe(303)
  expect((await list('tab=done')).map(({ email }) => email)).toEqual(Array(6).fill('karl@burst.example'))
})

test('groups four items of one day, but not four of several days', async () => {
  await sendMany(4, 'karl@burst.example')
  expect(rowsIn(await read())).toHaveLength(1)
  await sendMany(4, 'lena@calm.example')
  await db.execute(`
    update inbox_items set received_at = received_at - n * interval '26 hours'
    from (select id, row_number() over (order by received_at desc) as n from inbox_items where email like 'lena%') as days
    where days.id = inbox_items.id`)
  expect(rowsIn(await read())).toHaveLength(5)
})

test('an action on all found items covers every page and no other items', async () => {
  await db.execute(`
    insert into contact_messages (id, submission, state, language, name, email, message, created_at)
    select gen_random_uuid(), 'all ' || n, 'new', 'en', 'Jonas', n || '@many.example', 'Wanted', now() from generate_series(1, 60) n`)
  await sendMany(1, 'other@calm.example')
  expect(await read('?q=wanted')).toContain('All 60<')
  expect(
    (
      await send(
        [
          ['found', 'all'],
          ['intent', 'done'],
        ],
        '?q=wanted',
      )
    ).status,
  ).toBe(303)
  expect((await list()).map(({ email }) => email)).toEqual(['other@calm.example'])
  expect(await read()).not.toContain('(maximum 500 at once)')
})
