import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import writeWorkbook from 'write-excel-file/node'
import { type AccountVisitor, openAccount, signInToOffice } from '../../tests/account-visitor'
import { openTestApp } from '../../tests/open-test-app'
import { uploadFile } from '../../tests/upload-file'
import { actOnItems } from '../desk/act-on-items.server'
import { findItem } from '../desk/find-items.server'
import { sweepUploads } from '../files/sweep-uploads.server'
import { findLot, findPrivates } from '../lots/find-lots.server'
import { lotSchema } from '../lots/lot-schema'
import { findLotOfOffer } from '../lots/offer-lots.server'
import { readAttachedManifests } from '../manifests/read-attached-manifests.server'
import { actAsSeller } from '../offer-page/act-as-seller.server'
import { pageOf } from '../pictures/sample-documents.suite'
import { samplePhotos } from '../pictures/sample-photos.suite'
import { publishOffer } from './publish-offer.server'

const app = await openTestApp()
const { services } = app
let visitor: AccountVisitor
beforeAll(async () => {
  await openAccount(app, 'ines@duarte.example')
  await services.db.execute(sql`update members set role = 'team'`)
  visitor = await signInToOffice(app, 'ines@duarte.example')
})
afterAll(() => app.close())

const worker = { id: '019aa000-0000-7000-8000-000000000000', name: 'Ines Duarte' }
const seller = {
  name: 'Jonas Keller',
  company: 'Brettspielhaus Keller GmbH',
  email: 'jonas@brettspiel.example',
  phoneNumber: '+49 341 1234567',
}

/** A list of the seller's with what nobody else may see. */
function list(): Promise<Buffer> {
  const headings = ['EAN', 'Article', 'Brand', 'Qty', 'Unit price', 'Our cost', 'RRP', 'Remark']
  const rows = [
    ['4006381333931', 'Chess, from Brettspielhaus', 'Zug', 40, 7.9, 4.1, 19.9, 'call +49 341 1234567'],
    ['4006381333948', 'Draughts', 'Zug', 60, 5.9, 3.2, 14.9, 'wooden'],
  ]
  const text = (value: string | number) => ({ value, type: typeof value === 'number' ? Number : String })
  return writeWorkbook([headings, ...rows].map((row) => row.map(text))).toBuffer()
}

async function sendOffer(files: readonly { name: string; url: string }[] = []): Promise<string> {
  // One address may send few a minute.
  app.passTime(61_000)
  const answer = await app.request('/api/sell', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...seller,
      description: 'Board games, end of line\n100 pieces. Questions? jonas@brettspiel.example, Jonas Keller',
      attachments: files,
    }),
  })
  const { reference } = await answer.json()
  const { rows } = await services.db.execute<{ id: string }>(sql`select id from offers where reference = ${reference}`)
  return rows[0]?.id ?? ''
}

const upload = (name: string, bytes: Uint8Array) => uploadFile(app, name, new Uint8Array(bytes))

const form = {
  intent: 'publish',
  status: 'published',
  'texts.en.title': 'Board games',
  'texts.en.description': 'End of line, in cartons.',
  categories: 'toys',
  condition: 'new_a',
  quantity: '100',
  unit: 'H87',
  currency: 'EUR',
  'price.amount': '9.90',
  'price.basis': 'unit',
  priceVisibility: 'members',
  brandDisclosure: 'public',
  vat: 'net_standard',
  incoterm: 'EXW',
  splittable: 'whole_only',
  'stock.country': 'DE',
  'private.costPrice': '4.10',
  photosAreActual: 'on',
}

/** Which version of an offer somebody sees who looks now. */
async function versionOf(id: string): Promise<number> {
  const item = await findItem(services, id)
  return item?.version ?? 0
}

async function post(id: string, changes: Record<string, string | readonly string[]> = {}) {
  const body = new URLSearchParams()
  const item = String(await versionOf(id))
  for (const [name, value] of Object.entries({ ...form, item, ...changes }))
    for (const each of typeof value === 'string' ? [value] : value) body.append(name, each)
  const answer = await visitor.send(`/en/team/inbox/${id}/publish`, { method: 'POST', body })
  return { status: answer.status, location: answer.headers.get('location'), html: await answer.text() }
}

const page = async (path: string) => (await visitor.send(path)).text()

/** What a box of a page stands for. */
function standsFor(html: string, name: string): string {
  const [tag = ''] = new RegExp(`<input[^>]* name="${name.replaceAll('.', '\\.')}"[^>]*>`).exec(html) ?? []
  return (/ value="([^"]*)"/.exec(tag)?.[1] ?? '').replaceAll('&amp;', '&')
}
const reference = (location: string | null) => location?.split('/').at(-1) ?? ''

test('an offer becomes a lot in one step, with links both ways, and no second one', async () => {
  const id = await sendOffer()
  const shown = await page(`/en/team/inbox/${id}/publish`)
  expect(shown).toContain('value="Board games, end of line"')
  expect(await page(`/en/team/inbox/${id}`)).toContain(`/en/team/inbox/${id}/publish`)
  const { status, location } = await post(id)
  expect(status).toBe(303)
  const lot = await findLot(services, reference(location))
  expect(lot).toMatchObject({ status: 'published', priceAmount: 990, quantity: '100' })
  expect(await findPrivates(services, lot?.id ?? '')).toMatchObject({ supplierOfferId: id, costPrice: 410 })
  const offer = await page(`/en/team/inbox/${id}`)
  expect(offer).toContain('Published')
  expect(offer).toContain(`/en/team/lots/${lot?.reference}`)
  expect(await page(`/en/team/lots/${lot?.reference}`)).toContain(`/en/team/inbox/${id}`)
  expect((await post(id)).location).toBe(location)
  const again = await visitor.send(`/en/team/inbox/${id}/publish`)
  expect(again.headers.get('location')).toBe(`/en/team/lots/${lot?.reference}`)
})

test('ten who publish it at once get one lot', async () => {
  const id = await sendOffer()
  const lot = lotSchema.parse({
    texts: { en: { title: 'Games' } },
    categories: ['toys'],
    condition: 'new_a',
    quantity: 100,
    price: { amount: 990 },
    stock: { country: 'DE' },
  })
  const seen = { id, version: await versionOf(id) }
  const done = await Promise.all(Array.from({ length: 10 }, () => publishOffer(services, seen, lot, worker)))
  expect(new Set(done.map((each) => each.reference)).size).toBe(1)
  expect(done.filter(({ repeated }) => !repeated)).toHaveLength(1)
  expect(await findLotOfOffer(services.db, id)).toBe(done[0]?.reference)
  await expect(
    services.db.execute(sql`insert into offer_lots select offer_id, gen_random_uuid(), now() from offer_lots limit 1`),
  ).rejects.toThrow()
})

test('what the seller has withdrawn while somebody looked at it is not published', async () => {
  const id = await sendOffer()
  const seen = standsFor(await page(`/en/team/inbox/${id}/publish`), 'item')
  await actAsSeller(services, id, { intent: 'withdraw' }, randomUUID())
  const { status, html } = await post(id, { item: seen, 'texts.en.title': 'Kept' })
  expect(status).toBe(409)
  expect(html).toContain('The seller has withdrawn this offer')
  expect(html).toContain('value="Kept"')
  expect(await findLotOfOffer(services.db, id)).toBeNull()
  expect((await findItem(services, id))?.state).toBe('withdrawn')
  expect(await page(`/en/team/inbox/${id}`)).not.toContain(`/en/team/inbox/${id}/publish`)
})

test('what is taken for spam is not published by its address', async () => {
  const id = await sendOffer()
  await actOnItems(services, { intent: 'spam' }, [{ id, version: await versionOf(id) }], worker)
  expect((await post(id)).status).toBe(409)
  expect(await findLotOfOffer(services.db, id)).toBeNull()
})

test('what has changed since it was looked at is looked at once more, and then published', async () => {
  const id = await sendOffer()
  const seen = standsFor(await page(`/en/team/inbox/${id}/publish`), 'item')
  await actAsSeller(services, id, { intent: 'write', text: 'Twenty fewer.', attachments: [] }, randomUUID())
  const stopped = await post(id, { item: seen })
  expect(stopped.status).toBe(409)
  expect(stopped.html).toContain('has changed since you opened this page')
  expect(await findLotOfOffer(services.db, id)).toBeNull()
  expect((await post(id, { item: standsFor(stopped.html, 'item') })).status).toBe(303)
})

test('what is missing is listed, and nothing is stored', async () => {
  const id = await sendOffer()
  const { status, html } = await post(id, { 'price.amount': '', condition: '', 'texts.en.title': 'Kept' })
  expect(status).toBe(422)
  expect(html).toContain('2 things missing')
  expect(html).toContain('value="Kept"')
  expect(await findLotOfOffer(services.db, id)).toBeNull()
})

test('pictures come along without the place they were taken at, and the list with the chosen columns only', async () => {
  const id = await sendOffer([
    await upload('front.jpg', (await samplePhotos['phone.jpg']?.()) ?? new Uint8Array()),
    await upload('list.xlsx', new Uint8Array(await list())),
  ])
  await readAttachedManifests(services, AbortSignal.timeout(60_000))
  const shown = await page(`/en/team/inbox/${id}/publish`)
  expect(shown).toContain('1 photo says where it was taken')
  expect(shown).toContain('Our cost')
  const value = (name: string) => standsFor(shown, name)
  const { rows } = await services.db.execute<{ file_id: string }>(sql`select file_id from manifests`)
  const chosen = {
    'photo.0.url': value('photo.0.url'),
    'photo.0.name': 'front.jpg',
    manifest: rows[0]?.file_id ?? '',
    column: ['gtin', 'brand', 'retailPrice'],
    extra: ['Our cost', 'Unit price', 'Remark'],
  }
  // The guard finds the supplier's name and telephone number among the lines.
  const stopped = await post(id, chosen)
  expect(stopped.status).toBe(422)
  for (const secret of ['Brettspielhaus', '+49 341 1234567']) expect(stopped.html).toContain(secret)
  expect(await findLotOfOffer(services.db, id)).toBeNull()
  const mended = await post(id, { ...chosen, intent: '', mend: 'all' })
  expect(mended.html).toContain('Nothing here tells')
  const strike = [...mended.html.matchAll(/<input[^>]* name="strike"[^>]*>/g)].map(([tag]) => standsFor(tag, 'strike'))
  const done = await post(id, { ...chosen, strike })
  expect(done.status).toBe(303)
  const lot = await findLot(services, reference(done.location))
  expect(lot?.photos).toHaveLength(1)
  expect(lot?.documents).toEqual([])
  expect(lot?.lines).toMatchObject([
    { gtin: '4006381333931', name: 'Chess, from', brand: 'Zug', quantity: '40', unitPrice: null, retailPrice: 1990 },
    { name: 'Draughts', extra: { Remark: 'wooden' } },
  ])
  expect(JSON.stringify(lot?.lines)).not.toMatch(/cost|7\.9|4\.1|1234567|Brettspiel/i)
  // The picture that buyers get says nothing of where it was taken.
  const { picture } = lot?.photos[0] ?? {}
  if (picture) {
    const bytes = await (await app.request(`/pictures/${picture.key}/480.jpg`)).arrayBuffer()
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  }
})

test('whoever has looked may publish what was found, and nothing that was found since', async () => {
  const id = await sendOffer()
  const told = { 'texts.en.description': 'From Brettspielhaus Keller' }
  const stopped = await post(id, told)
  expect(stopped.status).toBe(422)
  const digest = standsFor(stopped.html, 'acknowledged')
  expect(digest).not.toBe('')
  const more = { 'texts.en.description': 'From Brettspielhaus Keller, +49 341 1234567', acknowledged: digest }
  expect((await post(id, more)).status).toBe(422)
  expect((await post(id, { ...told, acknowledged: digest })).status).toBe(303)
})

test('planted secrets are found in every place that would be public', async () => {
  const secret = 'ask jonas@brettspiel.example'
  const places = [
    'texts.en.title',
    'texts.en.description',
    'texts.de.title',
    'texts.ar.description',
    'brands',
    'place',
    'stock.city',
    'stock.region',
  ]
  const id = await sendOffer()
  for (const place of places) {
    const { status, html } = await post(id, { 'texts.de.title': 'Spiele', 'texts.ar.title': 'ألعاب', [place]: secret })
    expect([place, status]).toEqual([place, 422])
    expect(html).toContain('jonas@brettspiel.example')
  }
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj << /Author (Jonas Keller) >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF')
  const offered = await sendOffer([
    await upload('games.pdf', pdf),
    await upload('list.xlsx', new Uint8Array(await list())),
    await upload('front.jpg', (await samplePhotos['phone.jpg']?.()) ?? new Uint8Array()),
  ])
  await readAttachedManifests(services, AbortSignal.timeout(60_000))
  const shown = await page(`/en/team/inbox/${offered}/publish`)
  const value = (name: string) => standsFor(shown, name)
  const document = (row: number, name: string) => ({
    [`document.${row}.url`]: value(`document.${row}.url`),
    [`document.${row}.name`]: name,
    [`document.${row}.kind`]: 'packing_list',
    [`document.${row}.visibility`]: 'public',
  })
  const authored = await post(offered, document(0, 'games.pdf'))
  expect(authored.status).toBe(422)
  expect(authored.html).toContain('Author noted in the file')
  const priced = await post(offered, document(1, 'list.xlsx'))
  expect(priced.status).toBe(422)
  expect(priced.html).toContain('own list, with prices')
  const named = await post(offered, document(0, 'Brettspielhaus.pdf'))
  expect(named.html).toContain('Name of the supplier')
  const described = await post(offered, {
    'photo.0.url': value('photo.0.url'),
    'photo.0.name': 'front.jpg',
    'photo.0.alt.en': 'Hall of Brettspielhaus Keller',
  })
  expect(described.status).toBe(422)
  expect(await findLotOfOffer(services.db, offered)).toBeNull()
})

test('what a heading tells is struck as what its column tells', async () => {
  const rows = [
    ['Article', 'Qty', 'Code at Brettspielhaus', 'Remark'],
    ['Chess', '40', 'C-1', 'wooden'],
  ]
  const workbook = await writeWorkbook(rows.map((row) => row.map((value) => ({ value, type: String })))).toBuffer()
  const id = await sendOffer([await upload('named.xlsx', new Uint8Array(workbook))])
  await readAttachedManifests(services, AbortSignal.timeout(60_000))
  const { rows: found } = await services.db.execute<{ file_id: string }>(
    sql`select file_id from attachments where offer_id = ${id}`,
  )
  const chosen = { manifest: found[0]?.file_id ?? '', extra: ['Code at Brettspielhaus', 'Remark'] }
  const stopped = await post(id, chosen)
  expect([stopped.status, stopped.html.includes('Name of the supplier')]).toEqual([422, true])
  const mended = await post(id, { ...chosen, intent: '', mend: 'all' })
  expect(mended.html).toContain('Nothing here tells')
  const strike = [...mended.html.matchAll(/<input[^>]* name="strike"[^>]*>/g)].map(([tag]) => standsFor(tag, 'strike'))
  const done = await post(id, { ...chosen, strike })
  expect(done.status).toBe(303)
  const lot = await findLot(services, reference(done.location))
  expect(lot?.lines[0]?.extra).toEqual({ 'Code at': 'C-1', Remark: 'wooden' })
})

test('of very many findings some are shown, and all are counted', async () => {
  const id = await sendOffer()
  const many = Array.from({ length: 80 }, (_, place) => `sales${place}@brettspiel.example`).join(' ')
  const { html } = await post(id, { 'texts.en.description': many })
  expect(html).toContain('80 things would become public')
  expect(html).toContain('50 of 80 are shown.')
})

test('files of another offer, and what is no offer, are nobody’s', async () => {
  const other = await upload('front.jpg', (await samplePhotos['phone.jpg']?.()) ?? new Uint8Array())
  await sendOffer([other])
  const id = await sendOffer()
  const { status } = await post(id, { 'photo.0.url': other.url, 'photo.0.name': 'front.jpg' })
  expect(status).toBe(422)
  expect(await findLotOfOffer(services.db, id)).toBeNull()
  const unknown = '019aa000-0000-7000-8000-000000000000'
  expect((await post(unknown)).location).toBe('/en/team/inbox')
  expect((await visitor.send(`/en/team/inbox/${unknown}/publish`)).headers.get('location')).toBe('/en/team/inbox')
})

test('files are added to what is published, beside what was typed: photos, a list, a document', async () => {
  const id = await sendOffer()
  const added = new FormData()
  for (const [name, value] of Object.entries({ ...form, intent: 'add', 'texts.en.title': 'Chess sets' }))
    added.set(name, value)
  const photo = (await samplePhotos['phone.jpg']?.()) ?? new Uint8Array()
  const pdf = pageOf('BT /F1 12 Tf 50 800 Td (Forty cartons) Tj ET', {
    resources: '/Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>',
  })
  added.append('attachments', new File([new Uint8Array(photo)], 'front.jpg'))
  added.append('attachments', new File([new Uint8Array(await list())], 'stock.xlsx'))
  added.append('attachments', new File([pdf], 'test.pdf'))
  const path = `/en/team/inbox/${id}/publish`
  const answer = await visitor.send(path, { method: 'POST', body: added })
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(standsFor(html, 'texts.en.title')).toBe('Chess sets')
  for (const text of ['stock.xlsx', 'test.pdf', '2 lines go out with the lot', 'Brettspielhaus'])
    expect(html).toContain(text)
  expect(html).toMatch(/<picture|<img[^>]*\/pictures\//)

  const fields: Record<string, string> = { ...form, column: 'gtin', manifest: '' }
  for (const name of ['photo.0.url', 'photo.0.name', 'document.0.url', 'document.0.name'])
    fields[name] = standsFor(html, name) ?? ''
  fields.manifest = /<input type="radio" name="manifest" checked="" value="([^"]+)"/.exec(html)?.[1] ?? ''
  const strike = 'Brettspielhaus'
  const { status, location } = await post(id, {
    ...fields,
    strike,
    'document.0.kind': 'packing_list',
    'document.0.visibility': 'members',
  })
  expect(status).toBe(303)
  const lot = await findLot(services, reference(location))
  expect(lot?.lines.map(({ name }) => name)).toEqual(['Chess, from', 'Draughts'])
  expect([lot?.photos.length, lot?.documents.length]).toEqual([1, 1])
})

test('files that were added are kept with the form for days, by whoever opens it, until they are taken out or it is a lot', async () => {
  const id = await sendOffer()
  const path = `/en/team/inbox/${id}/publish`
  const photo = await upload('front.jpg', (await samplePhotos['phone.jpg']?.()) ?? new Uint8Array())
  const sheet = await upload('stock.xlsx', new Uint8Array(await list()))
  const text = await upload('terms.txt', new TextEncoder().encode('In cartons of ten.'))
  const sent = { intent: 'add', keptFile: [photo, sheet, text].map((file) => JSON.stringify(file)) }
  const post = async (fields: Record<string, string | string[]>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ ...form, ...fields }))
      for (const each of [value].flat()) body.append(name, each)
    const answer = await visitor.send(path, { method: 'POST', body })
    return { status: answer.status, html: await answer.text() }
  }
  // The answer gets lost, and it is sent once more; a file that is not there does not keep the others away.
  await post(sent)
  const gone = JSON.stringify({ name: 'gone.jpg', url: photo.url.replace(/.$/, '?') })
  const added = await post({ ...sent, keptFile: [gone, ...sent.keptFile] })
  expect(added.status).toBe(422)
  expect(added.html).toMatch(/gone\.jpg<\/bdi>/)

  // Signing in lasts shorter than the files do.
  const days = (count: number) => sql`${count} * interval '1 day'`
  await services.db.execute(
    sql`update files set created_at = created_at - ${days(3)}, held_until = held_until - ${days(3)}`,
  )
  await sweepUploads(services)
  const later = await page(path)
  expect(standsFor(later, 'photo.0.url')).toBe(photo.url)
  expect(standsFor(later, 'photo.1.url')).toBe('')
  expect(standsFor(later, 'document.0.name')).toBe('terms.txt')
  for (const words of ['Remove: front.jpg', 'Remove: stock.xlsx', '2 lines go out with the lot'])
    expect(later).toContain(words)

  const { rows } = await services.db.execute<{ file_id: string }>(
    sql`select file_id from pending_files where offer_id = ${id} order by added_at`,
  )
  const dropped = await post({ drop: rows[0]?.file_id ?? '', 'photo.0.url': photo.url, 'photo.0.name': 'front.jpg' })
  expect([dropped.status, standsFor(dropped.html, 'photo.0.url')]).toEqual([200, ''])
  expect(await page(path)).not.toContain('front.jpg')
  expect((await app.request(photo.url)).status).toBe(404)

  const box = { 'document.0.url': text.url, 'document.0.name': 'terms.txt', 'document.0.kind': 'packing_list' }
  const item = String(await versionOf(id))
  const body = new URLSearchParams({ ...form, ...box, item, 'document.0.visibility': 'members' })
  expect((await visitor.send(path, { method: 'POST', body })).status).toBe(303)
  const left = await services.db.execute(sql`
    select from pending_files where offer_id = ${id} union all select from pending_lists where offer_id = ${id}`)
  expect([left.rows.length, (await app.request(sheet.url)).status, (await app.request(text.url)).status]).toEqual([
    0, 404, 200,
  ])
})

test('what was agreed with the seller stands in the form as what the goods cost', async () => {
  const id = await sendOffer()
  await services.db.execute(sql`
    insert into counter_offers (id, offer_id, amount, currency, basis, valid_until, created_at, answer, answered_at)
    values (${randomUUID()}, ${id}, 345, 'USD', 'kg', '2099-01-01', now(), 'accepted', now())`)
  const html = await page(`/en/team/inbox/${id}/publish`)
  expect(standsFor(html, 'private.costPrice')).toBe('3.45')
  expect(html).toMatch(/<option value="USD" selected=""/)
  expect(html).toMatch(/<option value="kg" selected=""/)
})

test('a draft is made without a word about what it tells, and is asked about once it goes on sale', async () => {
  const id = await sendOffer()
  const told = { 'texts.en.description': 'Ask Jonas Keller.' }
  expect((await post(id, told)).status).toBe(422)
  expect((await post(id, { ...told, intent: 'draft', condition: '' })).status).toBe(422)
  const { status, location } = await post(id, { ...told, intent: 'draft' })
  expect(status).toBe(303)
  const lot = await findLot(services, reference(location))
  expect(lot).toMatchObject({ status: 'draft' })
  expect((await app.request(`/en/products/${lot?.reference}`)).status).not.toBe(200)
  const bulk = new URLSearchParams({ change: 'status', status: 'published', lot: `${lot?.id}:${lot?.version}` })
  const answer = await visitor.send('/en/team/lots', { method: 'POST', body: bulk })
  expect(await answer.text()).toContain('Tells who supplies the goods')
})
