import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openTestApp, teamToken } from '../../../tests/open-test-app'
import { uploadFile } from '../../../tests/upload-file'
import { samplePhotos } from '../../files/pictures/sample-photos.suite'
import { editLot } from '../lots/edit-lots.server'
import { findLotsToEdit } from '../lots/find-lots-to-edit.server'
import { makeLotPictures } from '../lots/lot-files.server'
import { sampleLot } from '../lots/sample-lot.suite'

// An ERP imports its price list every night while the team edits by day.
const app = await openTestApp()
const { services } = app
afterAll(() => app.close())
beforeEach(async () => {
  await services.db.execute(sql`truncate lots, reference_counters cascade`)
})

interface Result {
  result: string
  id: string
  kept?: { field: string; reason: string }[]
  errors?: Record<string, string[]>
}

async function send(...lines: Record<string, unknown>[]): Promise<Result[]> {
  const answer = await app.request('/api/team/lots', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${teamToken}` },
    body: JSON.stringify(lines),
  })
  expect(answer.status).toBe(200)
  return answer.json()
}

async function sendOne(line: Record<string, unknown>): Promise<Result> {
  const [result] = await send(line)
  if (!result) throw new Error('no result')
  return result
}

async function read(id: string) {
  const [lot] = await findLotsToEdit(services, [id])
  if (!lot) throw new Error('The lot is gone.')
  return lot
}

async function edit(id: string, fields: Record<string, unknown>) {
  const { version } = await read(id)
  const writer = { actionId: crypto.randomUUID(), id: crypto.randomUUID(), name: 'Elena' }
  expect(await editLot(services, { id, version, fields }, writer)).toMatchObject({ result: 'changed' })
}

test('an import neither puts a sold lot back on sale nor overwrites edited texts', async () => {
  const { id } = await sendOne(sampleLot)
  const texts = { ...(await read(id)).written.lot.texts, en: { title: 'Trail shoes, boxed', description: '' } }
  await edit(id, { status: 'sold', texts })
  expect(await sendOne(sampleLot)).toMatchObject({
    result: 'unchanged',
    kept: [{ field: 'texts.en', reason: 'edited' }],
  })
  const night = { ...sampleLot, status: 'published', price: { amount: 780 } }
  expect(await sendOne(night)).toMatchObject({
    result: 'updated',
    kept: expect.arrayContaining([
      { field: 'status', reason: 'status' },
      { field: 'texts.en', reason: 'edited' },
    ]),
  })
  const { lot } = (await read(id)).written
  expect(lot).toMatchObject({ status: 'sold', price: { amount: 780 } })
  expect(lot.texts.en?.title).toBe('Trail shoes, boxed')
  expect(lot.texts.de?.title).toBe(sampleLot.texts.de.title)
  expect((await sendOne({ ...night, quantity: 3600 })).kept).toHaveLength(2)
})

test.each([
  ['withdrawn', {}],
  ['on_option', { optionUntil: '2099-12-31' }],
])('an import does not publish a lot that the team has set to %s', async (status, more) => {
  const { id } = await sendOne(sampleLot)
  await edit(id, { status, ...more })
  await sendOne({ ...sampleLot, status: 'published', quantity: 3600 })
  expect((await read(id)).written.lot).toMatchObject({ status, ...more, quantity: '3600' })
})

test('an import publishes an unconfirmed lot again', async () => {
  const { id } = await sendOne(sampleLot)
  await services.db.execute(sql`update lots set status = 'unconfirmed' where id = ${id}`)
  await sendOne({ ...sampleLot, status: 'published', quantity: 3600 })
  expect((await read(id)).written.lot.status).toBe('published')
})

test('an omitted field stays, and null clears it', async () => {
  const { id } = await sendOne(sampleLot)
  const { externalId } = sampleLot
  expect(await sendOne({ externalId, price: { amount: 770 } })).toMatchObject({ result: 'updated' })
  expect((await read(id)).written.lot).toMatchObject({
    price: { amount: 770, tiers: [{ from: '1920', amount: 740 }] },
    private: { costPrice: 512, notes: 'closed on Fridays' },
    restrictions: [{ rule: 'deny' }],
    reason: 'overstock',
  })
  await sendOne({ externalId, reason: null, private: { notes: null } })
  expect((await read(id)).written.lot).toMatchObject({ reason: null, private: { costPrice: 512, notes: null } })
  expect(await sendOne({ externalId: 'new', price: { amount: 770 } })).toMatchObject({
    result: 'rejected',
    errors: { condition: ['validation.choice'] },
  })
  expect(await sendOne({ externalId, quantity: null })).toMatchObject({ result: 'rejected' })
})

test('omitted photos stay, and photo URLs from our own API are accepted back', async () => {
  const photo = await uploadFile(app, 'phone.jpg', (await samplePhotos['phone.jpg']?.()) ?? new Uint8Array())
  const { id } = await sendOne({ ...sampleLot, photos: [{ ...photo, alt: { en: 'Twelve cartons' } }] })
  await makeLotPictures(services, new AbortController().signal)
  const photos = async () => (await read(id)).written.lot.photos
  const before = await photos()
  await sendOne({ ...sampleLot, quantity: 3600 })
  expect(await photos()).toEqual(before)
  const answer: { photos: { url: string }[] } = await (await app.request(`/api/lots/${id}`)).json()
  const url = answer.photos[0]?.url ?? ''
  for (const named of [url, services.config.publicUrl + url]) {
    expect(await sendOne({ externalId: sampleLot.externalId, photos: [{ url: named }] })).toMatchObject({
      result: 'unchanged',
    })
    expect(await photos()).toEqual(before)
  }
  expect(await sendOne({ ...sampleLot, externalId: 'other', photos: [{ url }] })).toMatchObject({
    result: 'rejected',
    errors: { 'photos.0.url': ['validation.url'] },
  })
  await sendOne({ externalId: sampleLot.externalId, photos: [] })
  expect(await photos()).toEqual([])
})

test('an unknown field rejects its line and is named', async () => {
  expect(
    await send(
      { ...sampleLot, pricee: 1 },
      { ...sampleLot, externalId: 'nested', price: { amount: 790, amont: 1 } },
      { ...sampleLot, externalId: 'line', lines: [{ name: 'x', quantity: 1, qty: 1 }] },
    ),
  ).toMatchObject([
    { result: 'rejected', errors: { pricee: ['validation.invalid'] } },
    { result: 'rejected', errors: { 'price.amont': ['validation.invalid'] } },
    { result: 'rejected', errors: { 'lines.0.qty': ['validation.invalid'] } },
  ])
})

test('accepts the kind and line numbers that our own API returns', async () => {
  const lines = sampleLot.lines.map((line, place) => ({ ...line, no: place + 1 }))
  expect(await sendOne({ ...sampleLot, kind: 'stocklot', lines })).toMatchObject({ result: 'created' })
  expect(await sendOne(sampleLot)).toMatchObject({ result: 'unchanged' })
  expect(await sendOne({ ...sampleLot, externalId: 'odd', kind: 'shoes' })).toMatchObject({
    errors: { kind: ['validation.invalid'] },
  })
})
