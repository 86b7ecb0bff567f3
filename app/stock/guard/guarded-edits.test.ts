import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { offerGoods, seller as person } from '../../../tests/offer-goods'
import { openTestApp } from '../../../tests/open-test-app'
import { uploadFile } from '../../../tests/upload-file'
import { parseFileUrl } from '../../files/transfers/file-address.server'
import { type LotInput, lotSchema } from '../../lots/lots/lot-schema'
import { writeLots } from '../../lots/lots/write-lots.server'
import { xlsxOf } from '../../lots/manifest-parser/sample-sheets.suite'
import { parseAttachedManifests } from '../../lots/manifests/read-attached-manifests.server'
import { findOffers } from '../../offers/offers/find-offers.server'
import type { Supplier } from '../leaks/find-leaks'
import { writeLotForm } from '../lot-form/write-lot-form.server'
import { checkPublish, leaksOfDocument } from './check-publish.server'
import { findLeaksOfLot, findSupplier, guardEdit } from './guard-edit.server'
import { findSuppliersByKey } from './leaks-of-input.server'
import { findListsToChoose } from './lists-to-choose.server'
import { previewCard } from './preview-card.server'

const app = await openTestApp()
const { services } = app
const { db } = services
afterAll(() => app.close())

const seller = { ...person, company: 'Brettspielhaus GmbH' }
const rows = [
  ['EAN', 'Article', 'Brand', 'Qty', 'Unit price', 'Our cost', 'Shelf'],
  ['4006381333931', 'Chess', 'Zug', 40, 7.9, 4.1, 'red'],
  ['4006381333948', 'Draughts', 'Zug', 60, 5.9, 3.2, 'blue'],
]
const photoless = [
  ['Article', 'Qty'],
  ['Chess', 1],
]
let offerId: string
let list: { name: string; url: string }
let short: { name: string; url: string }

const fileId = (url: string) => parseFileUrl(services.config.publicUrl, url)?.id ?? ''

beforeAll(async () => {
  list = await uploadFile(app, 'list.xlsx', xlsxOf([{ name: 'Stock', rows }]))
  short = await uploadFile(app, 'short.xlsx', xlsxOf([{ name: 'Stock', rows: photoless }]))
  const offer = await offerGoods(app, { company: seller.company, attachments: [list, short] })
  offerId = offer.id
  await parseAttachedManifests(services, new AbortController().signal)
})

function lotOf(changes: Record<string, unknown> = {}): LotInput {
  return lotSchema.parse({
    texts: { en: { title: 'Board games' } },
    categories: ['toys'],
    condition: 'new_a',
    quantity: 100,
    price: { amount: 990 },
    priceVisibility: 'public',
    stock: { country: 'DE' },
    private: { supplierOfferId: offerId },
    ...changes,
  })
}

async function edit(before: LotInput, after: LotInput) {
  const values = writeLotForm(after, 'en', services.config.site.company.timeZone)
  return guardEdit(services, before, { values, fields: { ...after } }, 'en')
}

describe('an edit of a lot on sale', () => {
  test.each([
    ['texts', { texts: { en: { title: 'Games of Brettspielhaus' } } }],
    ['brands', { brands: ['Brettspielhaus'] }],
    ['place', { place: 'At Brettspielhaus' }],
    ['stock', { stock: { country: 'DE', city: 'Keller' } }],
    ['photos', { photos: [{ name: 'a.jpg', url: 'https://files.example/1', alt: { en: 'Jonas Keller' } }] }],
  ])('that names the seller of its offer holds back %s', async (field, changes) => {
    expect(await edit(lotOf(), lotOf(changes))).toMatchObject({ fields: [field], leaks: [{ kind: 'sender' }] })
    expect(await edit(lotOf({ private: {} }), lotOf({ private: {}, ...changes }))).toBeNull()
  })

  test('names each held field once, and everything that puts it on sale if it was not', async () => {
    const leaking = { place: 'At Brettspielhaus of Jonas Keller' }
    expect((await edit(lotOf(), lotOf(leaking)))?.fields).toEqual(['place'])
    expect((await edit(lotOf({ ...leaking, status: 'draft' }), lotOf(leaking)))?.fields).toEqual([
      'status',
      'optionUntil',
      'publishAt',
      'withdrawAt',
    ])
  })

  test('may keep what was public, wherever it moved, but not add to it', async () => {
    const photo = (name: string, alt: string) => ({ name, url: `https://files.example/${name}`, alt: { en: alt } })
    const before = lotOf({ photos: [photo('a.jpg', 'Jonas Keller'), photo('b.jpg', 'Hall')] })
    const moved = lotOf({ photos: [photo('b.jpg', 'Hall'), photo('a.jpg', 'JONAS KELLER')] })
    expect(await edit(before, moved)).toBeNull()
    const more = lotOf({ photos: [photo('b.jpg', 'Ask jonas@brettspiel.example'), photo('a.jpg', 'Jonas Keller')] })
    expect((await edit(before, more))?.leaks.map(({ kind }) => kind)).toContain('email')
  })

  test('may name its own public price, also the price it gets now', async () => {
    const priced = { texts: { en: { title: 'Board games', description: 'Now 9.90 EUR per piece' } } }
    expect(await edit(lotOf(), lotOf(priced))).toBeNull()
    expect(await edit(lotOf(), lotOf({ ...priced, price: { amount: 890 } }))).toMatchObject({ fields: ['texts'] })
    expect(await findLeaksOfLot(services, lotOf(priced), 'en')).toEqual([])
    expect(await findLeaksOfLot(services, lotOf({ place: 'Brettspielhaus' }), 'en')).toMatchObject([
      { field: 'place', kind: 'sender' },
    ])
  })

  test('holds back the supplier’s list as a document, unless it is shown already or on request', async () => {
    const document = (visibility: string) => ({ documents: [{ ...list, kind: 'packing_list', visibility }] })
    const held = await edit(lotOf(), lotOf(document('public')))
    expect(held?.fields).toEqual(['documents'])
    expect(held?.leaks.map(({ field, kind }) => `${field} ${kind}`)).toContain('document.0 cost')
    expect(await edit(lotOf(document('on_request')), lotOf(document('members')))).not.toBeNull()
    expect(await edit(lotOf(document('members')), lotOf(document('public')))).toBeNull()
    expect(await edit(lotOf(), lotOf(document('on_request')))).toBeNull()
    expect(await edit(lotOf({ ...document('public'), status: 'draft' }), lotOf(document('public')))).not.toBeNull()
  })

  test('does not judge the name of a document that nobody sees', async () => {
    const document = { name: 'Brettspielhaus.pdf', url: 'https://files.example/2', kind: 'packing_list' }
    const named = (visibility: string) => lotOf({ documents: [{ ...document, visibility }] })
    expect(await edit(lotOf(), named('on_request'))).toBeNull()
    expect(await edit(lotOf(), named('members'))).toMatchObject({ fields: ['documents'] })
  })
})

test('the seller of a lot is the sender of its offer', async () => {
  expect(await findSupplier(services, lotOf())).toMatchObject(seller)
  for (const supplierOfferId of [randomUUID(), null])
    expect(await findSupplier(services, lotOf({ private: { supplierOfferId } }))).toEqual({
      name: '',
      company: null,
      email: '',
      phoneNumber: '',
    })
})

test('suppliers of lots to import are those of the lots with the same numbers', async () => {
  const write = async (externalId: string, own: object) => {
    const [lot] = await writeLots(services, [{ lot: lotOf({ externalId, ...own }) }])
    if (!lot || lot.result === 'rejected') throw new Error(JSON.stringify(lot))
    return lot.id
  }
  const supplied = async (id: string) =>
    db.execute(sql`insert into lot_suppliers values (${id}, 'sales@other.example', 'de', true)
      on conflict (lot_id) do update set email = excluded.email`)
  await write('offered', {})
  await supplied(await write('asked', { private: {} }))
  await supplied(await write('both', {}))
  await write('neither', { private: {} })
  expect(await findSuppliersByKey(services, ['offered', 'asked', 'both', 'neither', 'unknown'])).toEqual(
    new Map<string, Supplier>([
      ['offered', seller],
      ['asked', { name: '', company: null, email: 'sales@other.example', phoneNumber: '' }],
      ['both', { ...seller, email: 'sales@other.example' }],
    ]),
  )
  const many = [...Array.from({ length: 1_000 }, (_, place) => `unknown ${place}`), 'offered']
  expect([...(await findSuppliersByKey(services, many)).keys()]).toEqual(['offered'])
  expect(await findSuppliersByKey(services, [])).toEqual(new Map())
})

test('lists to choose from come longest first, with what may be published and what stays', async () => {
  const files = [short, list].map(({ name, url }) => ({ id: fileId(url), name }))
  const [first, second, ...others] = await findListsToChoose(services, files)
  expect(others).toEqual([])
  expect(first).toMatchObject({
    name: 'list.xlsx',
    state: 'read',
    lines: 2,
    columns: ['gtin', 'brand'],
    extras: ['Shelf'],
    quantity: { quantity: '100' },
  })
  expect(first?.kept).toEqual(['Unit price', 'Our cost'])
  expect(second).toMatchObject({ name: 'short.xlsx', lines: 1, columns: [], extras: [], kept: [], asked: null })
  expect(await findListsToChoose(services, [])).toEqual([])
})

describe('the check before publishing', () => {
  const typed = {
    status: ['published'],
    'texts.en.title': ['Board games'],
    categories: ['toys'],
    condition: ['new_a'],
    quantity: ['100'],
    unit: ['H87'],
    currency: ['EUR'],
    'price.amount': ['9.90'],
    'price.basis': ['unit'],
    priceVisibility: ['public'],
    brandDisclosure: ['public'],
    vat: ['net_standard'],
    incoterm: ['EXW'],
    splittable: ['whole_only'],
    'stock.country': ['DE'],
  }
  const check = async (changes: Record<string, readonly string[]> = {}) => {
    const [offer] = await findOffers(services, { after: null, limit: 1, id: offerId })
    if (!offer) throw new Error('There is no offer.')
    return checkPublish(services, offer, { ...typed, ...changes })
  }
  const document = (shown: string) => ({
    'document.0.url': [list.url],
    'document.0.name': [list.name],
    'document.0.kind': ['packing_list'],
    'document.0.visibility': ['public'],
    'document.0.shown': [shown],
  })

  test('finds nothing in goods that name nobody', async () => {
    expect(await check()).toMatchObject({ errors: {}, leaks: [], lines: 0, fields: { lines: [] } })
    expect(await check({ manifest: [fileId(list.url)], column: ['brand'] })).toMatchObject({
      leaks: [],
      lines: 2,
      fields: {
        lines: [
          { name: 'Chess', brand: 'Zug' },
          { name: 'Draughts', brand: 'Zug' },
        ],
      },
    })
    expect((await check({ manifest: ['another file'] })).lines).toBe(0)
  })

  test('asks for a price at once, unless it is on request', async () => {
    expect((await check({ 'price.amount': [''], quantity: [''] })).errors).toMatchObject({
      price: ['validation.price_missing'],
      quantity: expect.anything(),
    })
    expect((await check({ 'price.amount': [''], priceVisibility: ['on_request'] })).errors).toEqual({})
  })

  test('inspects documents that are chosen to be shown, and no others', async () => {
    const { leaks, fields } = await check(document('on'))
    expect(leaks.map(({ field, kind }) => `${field} ${kind}`)).toContain('document.0 cost')
    expect(fields.documents).toHaveLength(1)
    const hidden = await check(document(''))
    expect([hidden.leaks, hidden.fields.documents]).toEqual([[], []])
    const elsewhere = { url: 'https://elsewhere.example/list.xlsx', name: 'list.xlsx' }
    expect(await leaksOfDocument(services, 'document.0', elsewhere, seller)).toEqual([])
  })

  test('shows a card of what is known and a dash for what is missing', async () => {
    const card = async (changes: Record<string, readonly string[]>) => previewCard(services, await check(changes), 'en')
    const whole = await card({})
    expect(whole).toMatchObject({ title: 'Board games', categories: 'Toys', quantity: '100', place: 'Germany' })
    expect(whole?.price).toMatchObject({ visible: true, amount: expect.stringContaining('9.90') })
    const shown = { price: whole?.price, quantity: '100', place: 'Germany', categories: 'Toys', state: whole?.state }
    const dash = '––'
    // Nobody knows what the whole lot costs.
    const each = { ...whole?.price, lot: null }
    expect(await card({ quantity: [''] })).toMatchObject({ ...shown, quantity: dash, price: each })
    expect(await card({ 'stock.country': [''] })).toMatchObject({ ...shown, place: dash })
    expect(await card({ categories: [] })).toMatchObject({ ...shown, categories: dash })
    expect(await card({ condition: [''] })).toMatchObject({ ...shown, state: { text: dash, whole: dash } })
    expect(await card({ 'price.amount': [''] })).toMatchObject({ ...shown, price: { visible: true, amount: dash } })
    expect(await card({ 'texts.en.title': [''] })).toMatchObject({ ...shown, title: '…' })
    expect(await card({ status: ['draft'], publishAt: ['2027-01-01T10:00'] })).toMatchObject(shown)
    expect((await card({ 'price.amount': [''], priceVisibility: ['on_request'] }))?.price.visible).toBe(false)
  })
})
