import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountVisitor, openAccount, signInToOffice } from '../../../tests/account-visitor'
import { offerGoods } from '../../../tests/offer-goods'
import { openTestApp } from '../../../tests/open-test-app'
import { standsFor } from '../../../tests/read-form'
import { uploadFile } from '../../../tests/upload-file'
import { printedPhoto } from '../../files/pictures/sample-photos.suite'
import { findItem } from '../../inbox/items/find-items.server'
import { withDraft } from './publish-drafts.server'

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

const address = (id: string) => `/en/team/inbox/${id}/publish`
const look = async (who: AccountVisitor, id: string) => (await who.send(address(id))).text()
const type = (who: AccountVisitor, id: string, boxes: Record<string, string>) =>
  who.send(`${address(id)}/draft`, { method: 'POST', body: new URLSearchParams(boxes) })
function send(who: AccountVisitor, id: string, boxes: Record<string, string>) {
  const body = new FormData()
  for (const [name, text] of Object.entries(boxes)) body.append(name, text)
  return who.send(address(id), { method: 'POST', body })
}
const drafts = async () => {
  const { rows } = await services.db.execute<{ typed: string }>(sql`select typed from publish_drafts`)
  return rows.map(({ typed }) => ({ typed: JSON.parse(services.db.vault.open(typed)) }))
}

test('a colleague’s draft is restored on return and kept until they start over', async () => {
  const id = await sendOffer()
  const typed = {
    'texts.en.title': 'Chess sets',
    'private.minPrice': '4.44',
    status: 'published',
    acknowledged: 'x',
    item: '1',
  }
  expect((await type(ines, id, typed)).status).toBe(204)
  const again = await look(ines, id)
  expect(again).toContain('value="Chess sets"')
  expect(again).toContain('value="4.44"')
  expect(again).toContain('Your draft from')
  expect(again).not.toMatch(/name="photosAreActual"[^>]* checked/)
  // The status is set by publishing, so it is not reported as missing.
  expect(again).not.toMatch(/<li>Status<\/li>/)
  expect(await drafts()).toEqual([
    { typed: { 'texts.en.title': ['Chess sets'], 'private.minPrice': ['4.44'], status: ['published'] } },
  ])
  const hers = await look(elena, id)
  expect(standsFor(hers, 'texts.en.title')).toBe('')
  expect(hers).not.toContain('Chess sets')
  const begun = await (await send(ines, id, { ...typed, intent: 'anew' })).text()
  expect(standsFor(begun, 'texts.en.title')).toBe('')
  expect(await look(ines, id)).not.toContain('Your draft from')
})

const complete = {
  ...{ intent: 'publish', status: 'published', 'texts.en.title': 'Draughts', categories: 'toys', condition: 'new_a' },
  ...{ quantity: '100', unit: 'H87', currency: 'EUR', 'price.amount': '9.90', 'price.basis': 'unit' },
  ...{ priceVisibility: 'members', brandDisclosure: 'public', vat: 'net_standard', incoterm: 'EXW' },
  ...{ splittable: 'whole_only', 'stock.country': 'DE' },
}
const publish = async (who: AccountVisitor, id: string) =>
  send(who, id, { ...complete, item: String((await findItem(services, id))?.version) })

test('without JavaScript, every answer saves the draft, and publishing deletes it', async () => {
  const id = await sendOffer()
  await send(ines, id, { intent: 'preview', 'texts.en.title': 'Draughts' })
  expect(await look(ines, id)).toContain('value="Draughts"')
  expect((await publish(ines, id)).status).toBe(303)
  // Drafts that arrive after publishing are ignored.
  expect((await type(ines, id, { 'texts.en.title': 'Go' })).status).toBe(204)
  expect(await drafts()).toEqual([])
})

test('the second of two publishers keeps the typed text and a link to the lot', async () => {
  const id = await sendOffer()
  await type(elena, id, { 'texts.en.title': 'Go' })
  const lot = new URL((await publish(ines, id)).headers.get('location') ?? '', 'http://localhost').pathname
  expect((await type(elena, id, { 'texts.en.title': 'Go, wooden' })).status).toBe(204)
  const late = await publish(elena, id)
  expect(late.status).toBe(409)
  await send(elena, id, { ...complete, intent: 'preview', 'texts.en.title': 'Go, wooden' })
  for (const html of [await late.text(), await look(elena, id)]) {
    expect(html).toContain('A colleague has already published this offer.')
    expect(html).toContain(`href="${lot}"`)
    expect(html).not.toContain('value="publish"')
  }
  expect(await look(elena, id)).toContain('value="Go, wooden"')
  // A colleague without a draft goes straight to the lot.
  expect((await ines.send(address(id), { redirect: 'manual' })).headers.get('location')).toBe(lot)
})

test('photos added by a colleague in the meantime join the draft', async () => {
  const id = await sendOffer()
  await type(ines, id, { 'texts.en.title': 'Chess sets' })
  const file = await uploadFile(app, 'front.jpg', await printedPhoto())
  await send(elena, id, { intent: 'add', storedFile: JSON.stringify(file) })
  const shown = await look(ines, id)
  expect(shown).toContain('value="Chess sets"')
  expect(shown).toContain('front.jpg')
})

test('a draft keeps the order of its files and drops deleted files and lists', () => {
  const begun = {
    ...{ 'photo.0.url': ['a'], 'photo.0.name': ['a.jpg'], 'photo.1.url': ['b'], 'photo.2.url': ['new'] },
    ...{ manifest: ['list'], column: ['name'] },
  }
  const typed = {
    ...{ 'photo.0.url': ['gone'], 'photo.1.url': ['b'], 'photo.1.alt.en': ['Side'], 'photo.2.url': ['a'] },
    ...{ manifest: ['old'], column: ['sku'], moq: ['10'] },
  }
  expect(withDraft(begun, typed, ['list'])).toEqual({
    ...{ 'photo.0.url': ['b'], 'photo.0.alt.en': ['Side'], 'photo.1.url': ['a'], 'photo.2.url': ['new'] },
    ...{ manifest: ['list'], column: ['name'], moq: ['10'] },
  })
  expect(withDraft(begun, { ...typed, manifest: [''] }, ['list'])).toMatchObject({ manifest: [''], column: ['sku'] })
})
