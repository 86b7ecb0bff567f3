import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountVisitor, openAccount, signInToOffice } from '../../../tests/account-visitor'
import { offerGoods } from '../../../tests/offer-goods'
import { openTestApp } from '../../../tests/open-test-app'
import { boxesOf } from '../../../tests/read-form'

const app = await openTestApp()
const { services } = app
let ines: AccountVisitor
let elena: AccountVisitor
beforeAll(async () => {
  for (const name of ['ines', 'elena']) await openAccount(app, `${name}@duarte.example`)
  await services.db.execute(sql`update members set role = 'team'`)
  ines = await signInToOffice(app, 'ines@duarte.example')
  elena = await signInToOffice(app, 'elena@duarte.example')
})
afterAll(() => app.close())

const sendOffer = async () => (await offerGoods(app)).id

const address = (id: string) => `/en/team/inbox/${id}`
const look = async (who: AccountVisitor, id: string) => (await who.send(address(id))).text()
type Form = 'reply' | 'note' | 'counter_offer'
const boxOf = { reply: 'subject', note: 'last', counter_offer: 'price' } as const
async function fill(who: AccountVisitor, id: string, form: Form, typed: Record<string, string>) {
  const html = await look(who, id)
  const part = form === 'note' ? html.slice(html.indexOf('id="note"')) : html
  const boxes = boxesOf(part, boxOf[form])
  for (const [name, text] of Object.entries({ ...typed, intent: form })) boxes.set(name, text)
  return boxes
}
const keep = (who: AccountVisitor, id: string, body: URLSearchParams) =>
  who.send(`${address(id)}/draft?form=${body.get('intent')}`, { method: 'POST', body })
const send = (who: AccountVisitor, id: string, body: URLSearchParams) => who.send(address(id), { method: 'POST', body })

test('restores an unsent reply, note and counter-offer for their writer only', async () => {
  const id = await sendOffer()
  for (const [form, typed] of [
    ['reply', { subject: 'Your chess sets', text: 'Half a reply', done: 'on' }],
    ['note', { text: 'Half a note' }],
    ['counter_offer', { price: '4.44', currency: 'PLN', remark: 'Half a remark' }],
  ] as const)
    expect((await keep(ines, id, await fill(ines, id, form, typed))).status).toBe(204)
  const again = await look(ines, id)
  expect(again).toMatch(/value="Your chess sets"/)
  for (const text of ['Half a reply', 'Half a note', 'Half a remark']) expect(again).toContain(`>${text}</textarea>`)
  expect(again).toContain('value="4.44"')
  expect(again).toMatch(/<option[^>]* selected=""[^>]*>PLN/)
  expect(await look(elena, id)).not.toContain('Half a')
  const { rows } = await services.db.execute<{ typed: string }>(sql`select typed from item_drafts`)
  expect(rows.map(({ typed }) => typed).join()).not.toContain('Half')
})

test('sending deletes the draft, even if its last autosave arrives later', async () => {
  const id = await sendOffer()
  for (const [form, typed] of [
    ['reply', { text: 'Sent reply' }],
    ['note', { text: 'Saved note' }],
    ['counter_offer', { price: '4.44', currency: 'EUR', basis: 'unit', unit: 'H87', remark: 'Sent remark' }],
  ] as const) {
    const boxes = await fill(ines, id, form, typed)
    await keep(ines, id, boxes)
    expect((await send(ines, id, boxes)).status).toBe(303)
    await keep(ines, id, boxes)
  }
  const after = await look(ines, id)
  for (const text of ['Sent reply', 'Saved note', 'Sent remark']) expect(after).not.toContain(`>${text}</textarea>`)
})

test('stores a note once when it is sent again', async () => {
  const id = await sendOffer()
  const boxes = await fill(ines, id, 'note', { text: 'Rang them' })
  for (let time = 0; time < 2; time++) expect((await send(ines, id, boxes)).status).toBe(303)
  const { rows } = await services.db.execute(
    sql`select became from inbox_events where kind = 'note' and item_id = ${id}`,
  )
  expect(rows).toEqual([{ became: { text: 'Rang them' } }])
})

test('a template replaces the draft, and further typing becomes the draft', async () => {
  const id = await sendOffer()
  await keep(ines, id, await fill(ines, id, 'reply', { text: 'Half a reply' }))
  const template = `${address(id)}?reply=photos`
  const begun = await (await ines.send(template)).text()
  expect(begun).not.toContain('Half a reply')
  const boxes = boxesOf(begun, 'subject')
  boxes.set('text', 'Photos, please')
  boxes.set('intent', 'reply')
  await keep(ines, id, boxes)
  expect(await (await ines.send(template)).text()).toContain('Photos, please')
  expect(await look(ines, id)).toContain('Photos, please')
})

test('a sent reply leaves no template in the form', async () => {
  const id = await sendOffer()
  const begun = `${address(id)}?reply=photos`
  const boxes = boxesOf(await (await ines.send(begun)).text(), 'subject')
  const template = boxes.get('text')
  boxes.set('intent', 'note')
  const noted = await ines.send(begun, { method: 'POST', body: boxes })
  expect(noted.headers.get('location')).toContain('reply=photos')
  boxes.set('intent', 'reply')
  const sent = await ines.send(begun, { method: 'POST', body: boxes })
  expect(sent.status).toBe(303)
  const next = await (await ines.send(sent.headers.get('location') ?? '')).text()
  expect(boxesOf(next, 'subject').get('text')).not.toBe(template)
})

test('without JavaScript, keeps a refused reply as a draft', async () => {
  const id = await sendOffer()
  const boxes = await fill(ines, id, 'reply', { subject: '', text: 'No subject yet' })
  expect((await send(ines, id, boxes)).status).toBe(422)
  expect(await look(ines, id)).toContain('No subject yet')
})
