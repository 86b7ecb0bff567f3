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
type Form = 'reply' | 'counter_offer'
const boxOf = { reply: 'subject', counter_offer: 'price' } as const
async function fill(who: AccountVisitor, id: string, form: Form, typed: Record<string, string>) {
  const html = await look(who, id)
  const boxes = boxesOf(html, boxOf[form])
  for (const [name, text] of Object.entries({ ...typed, intent: form })) boxes.set(name, text)
  return boxes
}
const send = (who: AccountVisitor, id: string, body: URLSearchParams) => who.send(address(id), { method: 'POST', body })

test.each([
  ['reply', { text: 'Ours is 5.00' }],
  ['counter_offer', { price: '5.00', currency: 'EUR', basis: 'unit', unit: 'H87', remark: 'Ours is 5.00' }],
] as const)(
  'a %s is held when a colleague was faster, shows their reply, and is sent when submitted again',
  async (form, typed) => {
    const id = await sendOffer()
    const hers = await fill(ines, id, form, typed)
    expect((await send(elena, id, await fill(elena, id, 'reply', { text: 'Elena pays 4.00' }))).status).toBe(303)
    const held = await send(ines, id, hers)
    expect(held.status).toBe(409)
    const html = await held.text()
    expect(html).toContain('New since you opened this page')
    expect(html.slice(html.indexOf('New since'), html.indexOf('New since') + 600)).toContain('Elena pays 4.00')
    expect(html).toContain('>Ours is 5.00</textarea>')
    const again = boxesOf(html, boxOf[form])
    for (const [name, text] of Object.entries({ ...typed, intent: form })) again.set(name, text)
    expect((await send(ines, id, again)).status).toBe(303)
    expect((await send(ines, id, again)).status).toBe(409)
  },
)

test('the writer’s own changes do not conflict with their reply', async () => {
  const id = await sendOffer()
  const reply = await fill(ines, id, 'reply', { text: 'Ours is 5.00' })
  const tag = new URLSearchParams({ intent: 'tag', tag: 'games', item: reply.get('item') ?? '' })
  expect((await send(ines, id, tag)).status).toBe(303)
  expect((await send(ines, id, reply)).status).toBe(303)
})
