import { expect, test } from 'vitest'
import { standsFor } from '../../../tests/read-form'
import { uploadFile } from '../../../tests/upload-file'
import { findLot, findPrivates } from '../../lots/lots/find-lots.server'
import { openStock } from '../lots/open-stock.suite'

const { app, services, visitor, write, page, lotBoxes, post } = await openStock()

const oil = {
  'texts.en.title': 'Olive oil',
  categories: 'food',
  condition: 'new_a',
  quantity: '1200',
  'price.amount': '4.20',
  'stock.country': 'GR',
}

test('the form changes the edited fields and leaves the others', async () => {
  const { reference, id } = await write({ status: 'on_option', optionUntil: '2099-01-01' })
  const path = `/en/team/lots/${reference}`
  const before = await findLot(services, id)
  const boxes = lotBoxes(await page(path))
  const untouched = await post(path, boxes)
  expect(untouched.status).toBe(200)
  expect(untouched.html).toContain('Saved ')
  expect(await findLot(services, id)).toEqual(before)
  boxes.set('texts.en.title', 'Running shoes')
  boxes.set('price.amount', '7,50')
  boxes.set('tier.0.amount', '7.20')
  boxes.set('private.costPrice', '5.00')
  boxes.set('optionUntil', '2099-12-31')
  boxes.set('private.optionFor', 'Kowalski')
  const asked = await post(path, boxes)
  expect(asked.html).toContain('The price on the site hasn’t changed yet')
  expect(asked.html).toContain('€7.50 per unit')
  expect(await findLot(services, id)).toMatchObject({ priceAmount: before?.priceAmount, optionUntil: '2099-12-31' })
  boxes.set('confirmedPrice', standsFor(asked.html, 'confirmedPrice'))
  expect((await post(path, boxes)).html).toContain('Saved ')
  expect(await findLot(services, id)).toMatchObject({
    priceAmount: 750,
    status: 'on_option',
    lines: before?.lines,
    tiers: [{ amount: 720 }],
  })
  expect(await findPrivates(services, id)).toMatchObject({
    costPrice: 500,
    optionFor: 'Kowalski',
    notes: 'closed on Fridays',
  })
  const html = await page(path)
  expect(html).toContain('Ines Duarte')
  expect(html).toContain('Running shoes')
  for (const change of ['<del>€5.12</del>', '<ins>€5.00</ins>']) expect(html).toContain(change)
  const shown = await (await app.request(`/en/products/${reference}`)).text()
  for (const secret of ['Kowalski', 'closed on Fridays', '5.00']) expect(shown).not.toContain(secret)
})

test('a new price on the site needs confirmation', async () => {
  const { reference, id } = await write()
  const path = `/en/team/lots/${reference}`
  const boxes = lotBoxes(await page(path))
  boxes.set('price.amount', '79')
  boxes.set('currency', 'PLN')
  boxes.set('private.costPrice', '5.01')
  expect((await post(path, boxes)).html).toContain('PLN\u00a079.00 per unit')
  boxes.set('keepPrice', 'on')
  expect((await post(path, boxes)).html).toContain('value="7.90"')
  expect(await findLot(services, id)).toMatchObject({ priceAmount: 790, currency: 'EUR' })
  expect((await findPrivates(services, id))?.costPrice).toBe(512)
})

test('Enter in a field saves the form instead of confirming a price', async () => {
  const { reference } = await write()
  const html = await page(`/en/team/lots/${reference}`)
  const form = html.match(/<form.*?<\/form>/gs)?.find((each) => each.includes('name="texts.')) ?? ''
  expect(/<button[^>]*type="submit"[^>]*>/.exec(form)?.[0]).toContain('value="save"')
})

test('a brand may contain a comma', async () => {
  const { reference } = await write({ brands: ['Smith, Sons & Co', 'Adler'], lines: [] })
  const path = `/en/team/lots/${reference}`
  const boxes = lotBoxes(await page(path))
  expect(boxes.get('brands')).toBe('Smith, Sons & Co\nAdler')
  boxes.set('brands', 'Smith, Sons & Co\r\nAdler; Berlin\r\n\r\n')
  expect((await post(path, boxes)).status).toBe(200)
  expect(lotBoxes(await page(path)).get('brands')).toBe('Smith, Sons & Co\nAdler; Berlin')
})

test('names the languages of the texts in the language of the page', async () => {
  const { reference } = await write()
  const html = await page(`/fr/team/lots/${reference}`)
  for (const label of ['Titre (anglais)', 'Titre (allemand)', 'Description (polonais)']) expect(html).toContain(label)
})

test('shows errors at their fields and keeps the typed text', async () => {
  const { reference, id } = await write()
  const path = `/en/team/lots/${reference}`
  const boxes = lotBoxes(await page(path))
  boxes.set('quantity', 'a lot')
  boxes.set('texts.en.title', 'Typed & kept')
  const { status, html } = await post(path, boxes)
  expect(status).toBe(422)
  expect(html).toContain('Please enter a quantity')
  expect(html).toContain('value="a lot"')
  expect(html).toContain('value="Typed &amp; kept"')
  expect((await findLot(services, id))?.quantity).toBe('3840')
})

test('shows conflicting edits side by side and lets the second colleague overwrite', async () => {
  const { reference, id } = await write()
  const path = `/en/team/lots/${reference}`
  const [first, second] = [lotBoxes(await page(path)), lotBoxes(await page(path))]
  first.set('price.amount', '7.00')
  second.set('price.amount', '6.50')
  second.set('private.notes', 'typed by the second')
  for (const boxes of [first, second])
    boxes.set('confirmedPrice', standsFor((await post(path, boxes)).html, 'confirmedPrice'))
  expect((await post(path, first)).status).toBe(200)
  const conflict = await post(path, second)
  expect(conflict.status).toBe(409)
  for (const text of ['A colleague changed the same field', '7.00', 'value="6.50"', 'typed by the second'])
    expect(conflict.html).toContain(text)
  expect((await findLot(services, id))?.priceAmount).toBe(700)
  second.set('over', standsFor(conflict.html, 'over'))
  expect((await post(path, second)).status).toBe(200)
  expect((await findLot(services, id))?.priceAmount).toBe(650)
})

test('resubmitting a refused form keeps a colleague’s changes', async () => {
  const { reference } = await write()
  const path = `/en/team/lots/${reference}`
  const [mine, theirs] = [lotBoxes(await page(path)), lotBoxes(await page(path))]
  theirs.set('stock.city', 'Venlo')
  expect((await post(path, theirs)).status).toBe(200)
  mine.set('quantity', 'a lot')
  const refused = await post(path, mine)
  expect(refused.status).toBe(422)
  const fixed = lotBoxes(refused.html)
  expect(fixed.get('stock.city')).not.toBe('Venlo')
  fixed.set('quantity', '4000')
  expect((await post(path, fixed)).status).toBe(200)
  const now = lotBoxes(await page(path))
  expect([now.get('quantity'), now.get('stock.city')]).toEqual(['4000', 'Venlo'])
})

test('duplicates a lot as a draft, and creates one from an empty form', async () => {
  const { reference } = await write()
  const shown = await page(`/en/team/lots/${reference}`)
  const copying = new URLSearchParams({ intent: 'duplicate', copy: standsFor(shown, 'copy') })
  const copied = await post(`/en/team/lots/${reference}`, copying)
  expect(copied.status).toBe(303)
  const copy = await findLot(services, copied.location?.split('/').at(-1) ?? '')
  expect(copy).toMatchObject({ status: 'draft', externalId: null, quantity: '3840', lines: [{ no: 1 }, { no: 2 }] })
  expect(copy?.reference).not.toBe(reference)

  const boxes = lotBoxes(await page('/en/team/lots/new'))
  const empty = await post('/en/team/lots/new', boxes)
  expect(empty.status).toBe(422)
  for (const [name, value] of Object.entries(oil)) boxes.set(name, value)
  const made = await post('/en/team/lots/new', boxes)
  expect(made.status).toBe(303)
  expect((await post('/en/team/lots/new', boxes)).location).toBe(made.location)
  const twice = lotBoxes(await page('/en/team/lots/new'))
  for (const [name, value] of boxes) if (name !== 'lot') twice.append(name, value)
  const both = await Promise.all([
    post(`/en/team/lots/${reference}`, copying),
    post(`/en/team/lots/${reference}`, copying),
  ])
  expect(both.map(({ location }) => location)).toEqual([copied.location, copied.location])
  expect((await post('/en/team/lots/new', twice)).location).not.toBe(made.location)
  const lot = await findLot(services, made.location?.split('/').at(-1) ?? '')
  expect(lot).toMatchObject({ status: 'draft', kind: 'food', priceAmount: 420, country: 'GR' })
})

test('adds, moves and removes photos and documents without JavaScript', async () => {
  const { reference, id } = await write()
  const path = `/en/team/lots/${reference}`
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  )
  const files = new FormData()
  for (const name of ['one.png', 'two.png']) files.append('files', new File([png], name))
  files.append('files', new File(['gtin,qty\n4006381333931,5\n'], 'packing.csv'))
  files.append('kind', 'packing_list')
  // A file uploaded ahead, a missing one, and a repetition after a lost answer.
  const sent = await uploadFile(app, 'cut.csv', new TextEncoder().encode('gtin,qty\n4006381333931,5\n'))
  const kept = new FormData()
  kept.append('storedFile', JSON.stringify({ ...sent, name: 'gone.csv', url: `${sent.url}x` }))
  kept.append('storedFile', JSON.stringify(sent))
  const once = await visitor.send(`${path}?files`, { method: 'POST', body: kept })
  expect(await once.text()).toMatch(/gone\.csv<\/bdi>/)
  await visitor.send(`${path}?files`, { method: 'POST', body: kept })
  expect((await findLot(services, id))?.documents.map(({ file }) => file?.name)).toEqual(['cut.csv'])
  const cut = lotBoxes(await page(path))
  cut.set('document.0.remove', 'on')
  await post(path, cut)

  expect((await visitor.send(`${path}?files`, { method: 'POST', body: files })).status).toBe(200)
  const lot = await findLot(services, id)
  expect(lot?.photos).toHaveLength(2)
  expect(lot?.documents).toMatchObject([{ kind: 'packing_list', visibility: 'members', file: { name: 'packing.csv' } }])
  const boxes = lotBoxes(await page(path))
  const urls = [boxes.get('photo.0.url'), boxes.get('photo.1.url')]
  boxes.set('photo.move', '1:-1')
  boxes.set('photo.1.alt.en', 'The label')
  expect((await post(path, boxes)).status).toBe(200)
  const moved = lotBoxes(await page(path))
  expect([moved.get('photo.0.url'), moved.get('photo.1.url')]).toEqual(urls.toReversed())
  expect(moved.get('photo.0.alt.en')).toBe('The label')
  moved.set('photo.1.remove', 'on')
  moved.set('document.0.remove', 'on')
  expect((await post(path, moved)).status).toBe(200)
  const left = await findLot(services, id)
  expect(left).toMatchObject({ photos: [{ alt: { en: 'The label' } }], documents: [] })
})

test('the audit trail names the network from which a new lot was published', async () => {
  const body = lotBoxes(await page('/en/team/lots/new'))
  for (const [name, value] of Object.entries({ ...oil, status: 'published' })) body.set(name, value)
  const headers = { 'x-forwarded-for': '203.0.113.9' }
  expect((await visitor.send('/en/team/lots/new', { method: 'POST', body, headers })).status).toBe(303)
  expect(await page('/en/team/audit')).toContain('203.0.113.9')
})
