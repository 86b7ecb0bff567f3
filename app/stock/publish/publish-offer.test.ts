import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import writeWorkbook from 'write-excel-file/node'
import { standsFor } from '../../../tests/read-form'
import { halfRed, pageOf } from '../../files/pictures/sample-documents.suite'
import { samplePhotos } from '../../files/pictures/sample-photos.suite'
import { findItem } from '../../inbox/items/find-items.server'
import { performSellerAction } from '../../inbox/offer-page/act-as-seller.server'
import { actOnItems } from '../../inbox/triage/act-on-items.server'
import { findLot, findLotOfOffer, findPrivates } from '../../lots/lots/find-lots.server'
import { lotSchema } from '../../lots/lots/lot-schema'
import { parseAttachedManifests } from '../../lots/manifests/read-attached-manifests.server'
import { form, list, openPublish, reference } from './open-publish.suite'
import { publishOffer } from './publish-offer.server'

const { app, services, visitor, sendOffer, upload, versionOf, post, page } = await openPublish()

const colleague = { id: '019aa000-0000-7000-8000-000000000000', name: 'Ines Duarte' }

test('publishes an offer as one lot and links both', async () => {
  const id = await sendOffer()
  const shown = await page(`/en/team/inbox/${id}/publish`)
  expect(standsFor(shown, 'texts.en.title')).toBe('')
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

test('the audit trail names the network from which an offer was published', async () => {
  const id = await sendOffer()
  const body = new URLSearchParams({ ...form, item: String(await versionOf(id)) })
  const headers = { 'x-forwarded-for': '203.0.113.9' }
  expect((await visitor.send(`/en/team/inbox/${id}/publish`, { method: 'POST', body, headers })).status).toBe(303)
  expect(await page('/en/team/audit')).toContain('203.0.113.9')
})

test('shows the seller’s words beside the form and drafts texts from the facts', async () => {
  const wish = 'Preisidee 350.000 EUR für alles, keine Amazon-Verkäufe'
  const facts = { categories: ['toys'], quantity: '1200', unit: 'H87', condition: 'new_a' }
  const id = await sendOffer([], { description: wish, ...facts })
  const shown = await page(`/en/team/inbox/${id}/publish`)
  expect(standsFor(shown, 'texts.en.title')).toBe('Toys · 1,200 pcs')
  expect(standsFor(shown, 'texts.de.title')).toBe('Spielwaren · 1.200 Stück')
  expect(shown.replace(/<(details|script)[\s\S]*?<\/\1>/g, '')).not.toContain('Preisidee')
  expect(shown).toMatch(/Seller’s description<\/summary>[^<]*<p[^>]*>Preisidee 350\.000 EUR/)
  const drafted = [...shown.matchAll(/<input[^>]* name="drafted"[^>]*>/g)].map(([tag]) => standsFor(tag, 'drafted'))
  const texts = { 'texts.en.title': 'Toys · 1,200 pcs', 'texts.de.title': 'Spielwaren · 1.200 Stück', drafted }
  const stopped = await post(id, { ...texts, 'texts.en.description': wish, 'private.costPrice': '' })
  expect([stopped.status, stopped.html.includes('Price, cost or margin')]).toEqual([422, true])
  const done = await post(id, { ...texts, 'texts.en.description': '' })
  const lot = await findLot(services, reference(done.location))
  expect(lot?.texts.map(({ title }) => title).sort()).toEqual(['Spielwaren · 100 Stück', 'Toys · 100 pcs'])
})

test('the preview shows no condition before one is chosen', async () => {
  const id = await sendOffer()
  const preview = /Preview in the catalogue[\s\S]*/.exec(await page(`/en/team/inbox/${id}/publish`))
  expect(preview?.[0]).toMatch(/Condition[\s\S]{1,80}––/)
  expect(preview?.[0]).not.toContain('New, original packaging')
})

test('ten colleagues publishing at once create one lot', async () => {
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
  const done = await Promise.all(Array.from({ length: 10 }, () => publishOffer(services, seen, lot, colleague)))
  expect(new Set(done.map((each) => each.reference)).size).toBe(1)
  expect(done.filter(({ repeated }) => !repeated)).toHaveLength(1)
  expect(await findLotOfOffer(services.db, id)).toBe(done[0]?.reference)
  // Whose text became no lot is told so and keeps it.
  const later = publishOffer(services, seen, lot, { id: randomUUID(), name: 'Rui' })
  await expect(later).rejects.toMatchObject({ code: 'publish.already', status: 409 })
  await expect(
    services.db.execute(sql`insert into offer_lots select offer_id, gen_random_uuid(), now() from offer_lots limit 1`),
  ).rejects.toThrow()
})

test('an offer that the seller withdraws during the review is not published', async () => {
  const id = await sendOffer()
  const seen = standsFor(await page(`/en/team/inbox/${id}/publish`), 'item')
  await performSellerAction(services, id, { intent: 'withdraw' }, randomUUID())
  const { status, html } = await post(id, { item: seen, 'texts.en.title': 'Kept' })
  expect(status).toBe(409)
  expect(html).toContain('This offer was withdrawn')
  expect(html).toContain('value="Kept"')
  expect(await findLotOfOffer(services.db, id)).toBeNull()
  expect((await findItem(services, id))?.state).toBe('withdrawn')
  expect(await page(`/en/team/inbox/${id}`)).not.toContain(`/en/team/inbox/${id}/publish`)
})

test('spam cannot be published by its URL', async () => {
  const id = await sendOffer()
  await actOnItems(services, { intent: 'spam' }, [{ id, version: await versionOf(id) }], colleague)
  expect((await post(id)).status).toBe(409)
  expect(await findLotOfOffer(services.db, id)).toBeNull()
})

test('a changed offer is reviewed again before it is published', async () => {
  const id = await sendOffer()
  const seen = standsFor(await page(`/en/team/inbox/${id}/publish`), 'item')
  await performSellerAction(services, id, { intent: 'write', text: 'Twenty fewer.', attachments: [] }, randomUUID())
  const stopped = await post(id, { item: seen })
  expect(stopped.status).toBe(409)
  expect(stopped.html).toContain('changed after you opened this page')
  expect(stopped.html).toContain('Ready to publish.')
  expect(await findLotOfOffer(services.db, id)).toBeNull()
  expect((await post(id, { item: standsFor(stopped.html, 'item') })).status).toBe(303)
})

test('a missing title is named and marked', async () => {
  const id = await sendOffer()
  const { html } = await post(id, { 'texts.en.title': '', 'texts.en.description': '', categories: '' })
  expect(html).toContain('Missing: Categories and Title')
  expect(html).toMatch(/<input[^>]*aria-invalid="true"[^>]*name="texts\.en\.title"/)
})

test('missing fields are listed and nothing is stored', async () => {
  const id = await sendOffer()
  const { status, html } = await post(id, { 'price.amount': '', condition: '', 'texts.en.title': 'Kept' })
  expect(status).toBe(422)
  expect(html).toMatch(/Missing: (?:Price and Condition|Condition and Price)/)
  expect(html).toContain('value="Kept"')
  expect(await findLotOfOffer(services.db, id)).toBeNull()
})

test('an acknowledgement covers only the findings that were shown', async () => {
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

test('finds planted secrets in every field and file that would become public', async () => {
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
  const pdf = pageOf(halfRed, { more: ['<< /Author (Jonas Keller) >>'], trailer: '/Info 5 0 R' })
  const offered = await sendOffer([
    await upload('games.pdf', pdf),
    await upload('list.xlsx', new Uint8Array(await list())),
    await upload('front.jpg', (await samplePhotos['phone.jpg']?.()) ?? new Uint8Array()),
  ])
  await parseAttachedManifests(services, new AbortController().signal)
  const shown = await page(`/en/team/inbox/${offered}/publish`)
  const value = (name: string) => standsFor(shown, name)
  const document = (row: number, name: string) => ({
    [`document.${row}.url`]: value(`document.${row}.url`),
    [`document.${row}.name`]: name,
    [`document.${row}.kind`]: 'packing_list',
    [`document.${row}.visibility`]: 'public',
    [`document.${row}.shown`]: 'on',
  })
  const authored = await post(offered, document(0, 'games.pdf'))
  expect(authored.status).toBe(422)
  expect(authored.html).toContain('Author’s name in the file')
  const priced = await post(offered, document(1, 'list.xlsx'))
  expect(priced.status).toBe(422)
  expect(priced.html).toContain('own price list')
  const named = await post(offered, document(0, 'Brettspielhaus.pdf'))
  expect(named.html).toContain('Supplier’s name')
  const described = await post(offered, {
    'photo.0.url': value('photo.0.url'),
    'photo.0.name': 'front.jpg',
    'photo.0.alt.en': 'Hall of Brettspielhaus Keller',
  })
  expect(described.status).toBe(422)
  expect(await findLotOfOffer(services.db, offered)).toBeNull()
})

test('redacts a leak in a heading like one in its column', async () => {
  const rows = [
    ['Article', 'Qty', 'Code at Brettspielhaus', 'Remark'],
    ['Chess', '40', 'C-1', 'wooden'],
  ]
  const workbook = await writeWorkbook(rows.map((row) => row.map((value) => ({ value, type: String })))).toBuffer()
  const id = await sendOffer([await upload('named.xlsx', new Uint8Array(workbook))])
  await parseAttachedManifests(services, new AbortController().signal)
  const { rows: found } = await services.db.execute<{ file_id: string }>(
    sql`select file_id from attachments where offer_id = ${id}`,
  )
  const chosen = { manifest: found[0]?.file_id ?? '', extra: ['Code at Brettspielhaus', 'Remark'] }
  const stopped = await post(id, chosen)
  expect([stopped.status, stopped.html.includes('Supplier’s name')]).toEqual([422, true])
  const fixed = await post(id, { ...chosen, intent: '', fix: 'all' })
  expect(fixed.html).toContain('Nothing here reveals')
  const redact = [...fixed.html.matchAll(/<input[^>]* name="redact"[^>]*>/g)].map(([tag]) => standsFor(tag, 'redact'))
  const done = await post(id, { ...chosen, redact })
  expect(done.status).toBe(303)
  const lot = await findLot(services, reference(done.location))
  expect(lot?.lines[0]?.extra).toEqual({ 'Code at': 'C-1', Remark: 'wooden' })
})

test('shows the first 50 of many findings and counts them all', async () => {
  const id = await sendOffer()
  const many = Array.from({ length: 80 }, (_, place) => `sales${place}@brettspiel.example`).join(' ')
  const { html } = await post(id, { 'texts.en.description': many })
  expect(html).toContain('80 things to check before buyers see them')
  expect(html).toContain('50 of 80 shown.')
})

test('the price agreed with the seller fills in the cost', async () => {
  const id = await sendOffer()
  await services.db.execute(sql`
    insert into counter_offers (id, offer_id, amount, currency, basis, valid_until, created_at, answer, answered_at)
    values (${randomUUID()}, ${id}, 345, 'USD', 'kg', '2099-01-01', now(), 'accepted', now())`)
  const html = await page(`/en/team/inbox/${id}/publish`)
  expect(standsFor(html, 'private.costPrice')).toBe('3.45')
  expect(html).toMatch(/<option value="USD" selected=""/)
  expect(html).toMatch(/<option value="kg" selected=""/)
})

test('keeps a draft that is not complete with the offer, without complaint', async () => {
  const id = await sendOffer()
  const kept = await post(id, { intent: 'draft', condition: '', 'texts.en.title': 'Half done' })
  expect(kept.status).toBe(200)
  expect(kept.html).toContain('Saved ')
  expect(kept.html).toContain('Missing: Condition')
  expect(kept.html).not.toContain('aria-invalid')
  expect(await findLotOfOffer(services.db, id)).toBeNull()
  expect(await (await visitor.send(`/en/team/inbox/${id}/publish`)).text()).toContain('value="Half done"')
})

test('saves a draft despite its leaks, and asks about them when it goes on sale', async () => {
  const id = await sendOffer()
  const told = { 'texts.en.description': 'Ask Jonas Keller.' }
  expect((await post(id, told)).status).toBe(422)
  const { status, location } = await post(id, { ...told, intent: 'draft' })
  expect(status).toBe(303)
  const lot = await findLot(services, reference(location))
  expect(lot).toMatchObject({ status: 'draft' })
  expect((await app.request(`/en/products/${lot?.reference}`)).status).not.toBe(200)
  const bulk = new URLSearchParams({ change: 'status', status: 'published', lot: `${lot?.id}:${lot?.version}` })
  const answer = await visitor.send('/en/team/lots', { method: 'POST', body: bulk })
  expect(await answer.text()).toContain('May reveal the supplier')
})
