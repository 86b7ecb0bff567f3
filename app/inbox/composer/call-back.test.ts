import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountVisitor, openAccount, signInToOffice } from '../../../tests/account-visitor'
import { offerGoods } from '../../../tests/offer-goods'
import { openTestApp } from '../../../tests/open-test-app'
import { boxesOf, standsFor } from '../../../tests/read-form'
import { readMails } from '../../../tests/read-mails'
import { deliverMails } from '../../platform/mail-queue/deliver-mails.server'

const app = await openTestApp()
const { services } = app
let ines: AccountVisitor
let elena: AccountVisitor
beforeAll(async () => {
  for (const name of ['ines', 'elena']) await openAccount(app, `${name}@duarte.example`)
  await services.db.execute(sql`update members set role = 'team', name = initcap(split_part(email, '@', 1))`)
  ines = await signInToOffice(app, 'ines@duarte.example')
  elena = await signInToOffice(app, 'elena@duarte.example')
})
afterAll(() => app.close())

const address = (id: string) => `/en/team/inbox/${id}`

async function sendOffer(): Promise<{ id: string; page: string }> {
  const { id, reference } = await offerGoods(app)
  const [receipt] = await readMails(services.db, sql`kind = 'offer.seller' and subject like ${`%${reference}%`}`)
  const page = /http[^\s"]+\/offer[^\s"]+/.exec(receipt?.text ?? '')?.[0] ?? ''
  return { id, page: page.replace(services.config.publicUrl, '') }
}

const look = async (who: AccountVisitor, path: string) => (await who.send(path)).text()
const typed = {
  reply: { text: 'Ours is 5.00' },
  counter_offer: { price: '5.00', currency: 'EUR', basis: 'unit', unit: 'H87', remark: 'Ours is 5.00' },
} as const
type Form = keyof typeof typed
const boxOf = { reply: 'subject', counter_offer: 'price' } as const

/** Sends a form of an item, as a browser without JavaScript does. @returns where the browser is led */
async function write(who: AccountVisitor, id: string, form: Form): Promise<string> {
  const boxes = boxesOf(await look(who, address(id)), boxOf[form])
  for (const [name, text] of Object.entries({ ...typed[form], intent: form })) boxes.set(name, text)
  const answer = await who.send(address(id), { method: 'POST', body: boxes })
  expect(answer.status).toBe(303)
  return answer.headers.get('location') ?? ''
}

async function undo(who: AccountVisitor, path: string) {
  const action = standsFor(await look(who, path), 'undo')
  const body = new URLSearchParams({ undo: action })
  return () => who.send(path, { method: 'POST', body })
}

const mailsOf = async (id: string) =>
  (
    await services.db.execute<{ state: string }>(
      sql`select state from mails where thread = ${id} and personal order by created_at, id`,
    )
  ).rows.map(({ state }) => state)
const itemOf = async (id: string) =>
  (await services.db.execute(sql`select state, box, awaits, waiting_since from inbox_items where id = ${id}`)).rows[0]

test.each(['reply', 'counter_offer'] as const)('a %s waits 20 seconds before it is sent', async (form) => {
  const { id } = await sendOffer()
  const shown = await look(ines, await write(ines, id, form))
  expect(shown).toMatch(/Sending in (?:<!-- -->)?20/)
  await deliverMails(services)
  expect(await mailsOf(id)).toEqual(['queued'])
  app.passTime(20_000)
  await deliverMails(services)
  expect(await mailsOf(id)).toEqual(['kept'])
})

test.each(['reply', 'counter_offer'] as const)(
  'calling a %s back stops the mail, restores the item and returns the text to the form',
  async (form) => {
    const { id, page } = await sendOffer()
    const before = await itemOf(id)
    const sent = await write(ines, id, form)
    expect(await itemOf(id)).not.toEqual(before)
    app.passTime(15_000)
    const press = await undo(ines, sent)
    const called = await press()
    expect(called.status).toBe(303)
    const html = await look(ines, called.headers.get('location') ?? '')
    expect(html).toContain('Not sent. Your text is back in the form.')
    expect(html).toContain('>Ours is 5.00</textarea>')
    expect(html).toContain('Send cancelled')
    expect(html).toMatch(/<del>[^<]*Ours is 5\.00<\/del>/)
    expect(await itemOf(id)).toEqual(before)
    app.passTime(60_000)
    await deliverMails(services)
    expect(await mailsOf(id)).toEqual(['cancelled'])
    expect(await (await app.request(page)).text()).not.toContain('Ours is 5.00')
    // Pressed twice is called back once.
    expect((await press()).status).toBe(303)
    const { rows } = await services.db.execute(
      sql`select from inbox_events where item_id = ${id} and kind = 'called_back'`,
    )
    expect(rows).toHaveLength(1)
    await write(ines, id, form)
    app.passTime(20_000)
    await deliverMails(services)
    expect(await mailsOf(id)).toEqual(['cancelled', 'kept'])
    expect(await (await app.request(page)).text()).toContain('Ours is 5.00')
  },
)

test('a delivered reply cannot be called back, nor can a colleague’s', async () => {
  const { id } = await sendOffer()
  const sent = await write(ines, id, 'reply')
  const press = await undo(ines, sent)
  const action = new URL(sent, services.config.publicUrl).searchParams.get('did') ?? ''
  const body = new URLSearchParams({ undo: action })
  expect((await elena.send(address(id), { method: 'POST', body })).status).toBe(404)
  app.passTime(20_000)
  const late = await press()
  expect(late.status).toBe(409)
  expect(await late.text()).toContain('It’s already gone and can’t be recalled.')
  expect(await look(ines, sent)).not.toContain('name="undo"')
})

test('calling a reply back keeps later changes of colleagues', async () => {
  const { id } = await sendOffer()
  const sent = await write(ines, id, 'reply')
  const seen = boxesOf(await look(elena, address(id)), 'subject').get('item') ?? ''
  const tag = new URLSearchParams({ intent: 'tag', tag: 'games', item: seen })
  expect((await elena.send(address(id), { method: 'POST', body: tag })).status).toBe(303)
  expect((await (await undo(ines, sent))()).status).toBe(303)
  expect(await mailsOf(id)).toEqual(['cancelled'])
  expect(await look(ines, address(id))).toContain('>games')
})

test('the seller sees a counter-offer only once it can no longer be called back', async () => {
  const { id, page } = await sendOffer()
  await write(ines, id, 'counter_offer')
  const early = await (await app.request(page)).text()
  expect(early).not.toContain('Ours is 5.00')
  expect(early).not.toContain('5.00 per')
  app.passTime(20_000)
  expect(await (await app.request(page)).text()).toContain('5.00')
})

test('shows a colleague who is writing, for one minute after the last keystroke', async () => {
  const { id } = await sendOffer()
  const boxes = boxesOf(await look(elena, address(id)), 'subject')
  boxes.set('text', 'We would take')
  await elena.send(`${address(id)}/draft?form=reply`, { method: 'POST', body: boxes })
  expect(await look(ines, address(id))).toContain('Elena is writing a reply.')
  expect(await look(elena, address(id))).not.toContain('is writing a reply.')
  app.passTime(60_000)
  expect(await look(ines, address(id))).not.toContain('is writing a reply.')
})

test('colleagues are notified when writing starts, not for each word', async () => {
  const { id } = await sendOffer()
  const boxes = boxesOf(await look(elena, address(id)), 'subject')
  const told: (string | null)[] = []
  const hearing = services.notices.hear((item) => told.push(item))
  const type = async (text: string) => {
    boxes.set('text', text)
    await elena.send(`${address(id)}/draft?form=reply`, { method: 'POST', body: boxes })
  }
  // Null: the connection was made, and what is told from now on is heard.
  await expect.poll(() => told).toContain(null)
  await type('We')
  await type('We would')
  // A notice that comes after all others.
  await services.db.execute(sql`select pg_notify('inbox', 'mark')`)
  await expect.poll(() => told).toContain('mark')
  expect(told.filter((item) => item === id)).toHaveLength(1)
  hearing.stop()
})
