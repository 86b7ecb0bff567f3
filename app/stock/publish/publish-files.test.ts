import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { standsFor } from '../../../tests/read-form'
import { pageOf } from '../../files/pictures/sample-documents.suite'
import { samplePhotos } from '../../files/pictures/sample-photos.suite'
import { sweepUploads } from '../../files/transfers/sweep-uploads.server'
import { findLot, findLotOfOffer } from '../../lots/lots/find-lots.server'
import { makeLotPictures } from '../../lots/lots/lot-files.server'
import { parseAttachedManifests } from '../../lots/manifests/read-attached-manifests.server'
import { form, list, openPublish, reference } from './open-publish.suite'

const { app, services, visitor, sendOffer, upload, versionOf, post, page } = await openPublish()

test('publishes photos without their location, and only the chosen columns of a list', async () => {
  const id = await sendOffer([
    await upload('front.jpg', (await samplePhotos['phone.jpg']?.()) ?? new Uint8Array()),
    await upload('list.xlsx', new Uint8Array(await list())),
  ])
  await parseAttachedManifests(services, new AbortController().signal)
  const shown = await page(`/en/team/inbox/${id}/publish`)
  expect(shown).toContain('1 photo contains its location')
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
  const stopped = await post(id, chosen)
  expect(stopped.status).toBe(422)
  for (const secret of ['Brettspielhaus', '+49 341 1234567']) expect(stopped.html).toContain(secret)
  expect(await findLotOfOffer(services.db, id)).toBeNull()
  const fixed = await post(id, { ...chosen, intent: '', fix: 'all' })
  expect(fixed.html).toContain('Nothing here reveals')
  const redact = [...fixed.html.matchAll(/<input[^>]* name="redact"[^>]*>/g)].map(([tag]) => standsFor(tag, 'redact'))
  const done = await post(id, { ...chosen, redact })
  expect(done.status).toBe(303)
  const lot = await findLot(services, reference(done.location))
  expect(lot?.photos).toHaveLength(1)
  expect(lot?.documents).toEqual([])
  expect(lot?.lines).toMatchObject([
    { gtin: '4006381333931', name: 'Chess, from', brand: 'Zug', quantity: '40', unitPrice: null, retailPrice: 1990 },
    { name: 'Draughts', extra: { Remark: 'wooden' } },
  ])
  expect(JSON.stringify(lot?.lines)).not.toMatch(/cost|7\.9|4\.1|1234567|Brettspiel/i)
  await makeLotPictures(services, new AbortController().signal)
  const key = (await findLot(services, reference(done.location)))?.photos[0]?.picture?.key
  const bytes = await (await app.request(`/pictures/${key}/480.jpg`)).arrayBuffer()
  expect((await sharp(bytes).metadata()).exif).toBeUndefined()
})

test('neither the text in a photo’s data nor its file name reaches a buyer', async () => {
  const secret = /Preisidee|Keller/
  const photo = await sharp((await samplePhotos['phone.jpg']?.()) ?? new Uint8Array())
    .withExif({ IFD0: { ImageDescription: 'Preisidee 4,10 EUR', Artist: 'Jonas Keller' } })
    .jpeg()
    .toBuffer()
  expect(photo.toString('latin1')).toMatch(secret)
  const id = await sendOffer([await upload('Keller Preisidee.jpg', photo)])
  const shown = await page(`/en/team/inbox/${id}/publish`)
  const sent = Object.fromEntries(['photo.0.url', 'photo.0.name'].map((name) => [name, standsFor(shown, name)]))
  const done = await post(id, sent)
  expect(done.status).toBe(303)
  const number = reference(done.location)
  await makeLotPictures(services, new AbortController().signal)
  const key = (await findLot(services, number))?.photos[0]?.picture?.key
  expect(key).toBeTruthy()
  const addresses = [
    ...[`/en/products/${number}`, `/en/products/${number}.data`, `/api/lots/${number}`, '/api/lots'],
    ...['jpg', 'webp', 'avif'].map((format) => `/pictures/${key}/480.${format}`),
    /\/en\/products\/[^"]*share\.jpg[^"]*/.exec(await (await app.request(`/en/products/${number}`)).text())?.[0] ?? '',
  ]
  for (const address of addresses) {
    const answer = await app.request(address)
    expect([address, answer.status]).toEqual([address, 200])
    expect(Buffer.from(await answer.arrayBuffer()).toString('latin1'), address).not.toMatch(secret)
  }
})

test('refuses files of another offer or of an item that is not an offer', async () => {
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

test('adds photos, a list and a document to the form without losing typed text', async () => {
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
  for (const text of ['stock.xlsx', 'test.pdf', '2 lines published with the lot', 'Brettspielhaus'])
    expect(html).toContain(text)
  expect(html).toMatch(/<picture|<img[^>]*\/pictures\//)

  const fields: Record<string, string> = { ...form, column: 'gtin', manifest: '' }
  for (const name of ['photo.0.url', 'photo.0.name', 'document.0.url', 'document.0.name'])
    fields[name] = standsFor(html, name) ?? ''
  fields.manifest = /<input type="radio" name="manifest" checked="" value="([^"]+)"/.exec(html)?.[1] ?? ''
  const redact = 'Brettspielhaus'
  const { status, location } = await post(id, {
    ...fields,
    redact,
    'document.0.shown': 'on',
    'document.0.kind': 'packing_list',
    'document.0.visibility': 'members',
  })
  expect(status).toBe(303)
  const lot = await findLot(services, reference(location))
  expect(lot?.lines.map(({ name }) => name)).toEqual(['Chess, from', 'Draughts'])
  expect([lot?.photos.length, lot?.documents.length]).toEqual([1, 1])
})

test('keeps added files in the form for every colleague until they are removed or published', async () => {
  const id = await sendOffer()
  const path = `/en/team/inbox/${id}/publish`
  const photo = await upload('front.jpg', (await samplePhotos['phone.jpg']?.()) ?? new Uint8Array())
  const sheet = await upload('stock.xlsx', new Uint8Array(await list()))
  const text = await upload('terms.txt', new TextEncoder().encode('In cartons of ten.'))
  const sent = { intent: 'add', storedFile: [photo, sheet, text].map((file) => JSON.stringify(file)) }
  const post = async (fields: Record<string, string | string[]>) => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ ...form, ...fields }))
      for (const each of [value].flat()) body.append(name, each)
    const answer = await visitor.send(path, { method: 'POST', body })
    return { status: answer.status, html: await answer.text() }
  }
  // Repeated after a lost answer; a missing file does not affect the others.
  await post(sent)
  const gone = JSON.stringify({ name: 'gone.jpg', url: photo.url.replace(/.$/, '?') })
  const added = await post({ ...sent, storedFile: [gone, ...sent.storedFile] })
  expect(added.status).toBe(422)
  expect(added.html).toMatch(/gone\.jpg<\/bdi>/)

  // Sessions expire before the files do.
  const days = (count: number) => sql`${count} * interval '1 day'`
  await services.db.execute(
    sql`update files set created_at = created_at - ${days(3)}, held_until = held_until - ${days(3)}`,
  )
  await sweepUploads(services)
  const later = await page(path)
  expect(standsFor(later, 'photo.0.url')).toBe(photo.url)
  expect(standsFor(later, 'photo.1.url')).toBe('')
  expect(standsFor(later, 'document.0.name')).toBe('terms.txt')
  for (const words of ['Remove: front.jpg', 'Remove: stock.xlsx', '2 lines published with the lot'])
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
  const body = new URLSearchParams({
    ...form,
    ...box,
    item,
    'document.0.visibility': 'members',
    'document.0.shown': 'on',
  })
  expect((await visitor.send(path, { method: 'POST', body })).status).toBe(303)
  const left = await services.db.execute(sql`
    select from pending_files where offer_id = ${id} union all select from pending_lists where offer_id = ${id}`)
  expect([left.rows.length, (await app.request(sheet.url)).status, (await app.request(text.url)).status]).toEqual([
    0, 404, 200,
  ])
})

test('buyers see a seller’s document only if a colleague chose to show it', async () => {
  const publish = async (chosen: Record<string, string>) => {
    const id = await sendOffer([await upload('terms.txt', new TextEncoder().encode('In cartons of ten.'))])
    const shown = await page(`/en/team/inbox/${id}/publish`)
    expect(shown).toContain('Show to buyers')
    expect(shown).not.toMatch(/<input[^>]*name="document\.0\.shown"[^>]*checked/)
    const box = { 'document.0.url': standsFor(shown, 'document.0.url'), 'document.0.name': 'terms.txt' }
    const kind = { 'document.0.kind': 'packing_list', 'document.0.visibility': 'public' }
    const { location } = await post(id, { ...box, ...kind, ...chosen })
    return (await findLot(services, reference(location)))?.documents.length
  }
  expect(await publish({})).toBe(0)
  expect(await publish({ 'document.0.shown': 'on' })).toBe(1)
})
