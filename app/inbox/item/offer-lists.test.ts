import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountVisitor, openAccount, signInColleague } from '../../../tests/account-visitor'
import { offerGoods } from '../../../tests/offer-goods'
import { openTestApp } from '../../../tests/open-test-app'
import { uploadFile } from '../../../tests/upload-file'
import { xlsxOf } from '../../lots/manifest-parser/sample-sheets.suite'
import { parseAttachedManifests } from '../../lots/manifests/read-attached-manifests.server'

const app = await openTestApp()
const { services } = app
let colleague: AccountVisitor

beforeAll(async () => {
  colleague = await signInColleague(app, 'elena@stocklot.example')
})
afterAll(() => app.close())

const mug = ['4006381333931', 'Mug', 10, 1.5, 3]
const rows = [['EAN', 'Article', 'Qty', 'Price EUR', 'Rest'], mug, ['4006381333948', 'Jug', 20, 2, 4]]

async function offer(company: string, files: [string, Uint8Array<ArrayBuffer>][], description = 'Running shoes') {
  const attachments = []
  for (const [name, bytes] of files) attachments.push(await uploadFile(app, name, bytes))
  const from = { name: 'Ines Duarte', email: `${company}@duarte.example`, phoneNumber: '+351 21 000 0000', company }
  const { id, reference } = await offerGoods(app, { ...from, description, attachments })
  await parseAttachedManifests(services, new AbortController().signal)
  return { reference, page: `/en/team/inbox/${id}` }
}

const page = async (address: string) => (await colleague.send(address)).text()
const text = (html: string) =>
  html
    .slice(html.indexOf('<main'))
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

test('the offer’s page shows a list’s totals, its lines by page, and unreadable cells', async () => {
  const many = Array.from({ length: 45 }, (_, place) => [
    null,
    `Article ${place + 1}`,
    place === 2 ? 'some' : 1,
    1,
    null,
  ])
  const list = await offer('long', [['list.xlsx', xlsxOf([{ rows: [...rows, ...many] }])]])
  const first = text(await page(list.page))
  for (const said of [
    'list.xlsx',
    '47',
    '74',
    '€99.00',
    '1 to 20 of 47',
    '4006381333931',
    'C6',
    'Not a number',
    'some',
  ])
    expect(first).toContain(said)
  expect(first).not.toContain('Article 30')
  const second = text(await page(`${list.page}?list=1&from=21`))
  expect(second).toContain('21 to 40 of 47')
  expect(second).toContain('Article 30')
  for (const from of ['0', '-1', '999999', 'x'])
    expect((await colleague.send(`${list.page}?list=1&from=${from}`)).status).toBe(200)
})

test('corrects columns without JavaScript and refuses an outdated correction', async () => {
  const list = await offer('corrected', [['list.xlsx', xlsxOf([{ rows }])]])
  const html = await page(list.page)
  const file = /name="file" value="([^"]+)"/.exec(html)?.[1] ?? ''
  expect(text(html)).toContain('€55.00')
  const fields = { intent: 'manifest', file, version: '0', sheet: 'Sheet1', headerRow: '1', 'field.0': 'gtin' }
  const twice = await colleague.submit(list.page, { ...fields, 'field.1': 'name', 'field.2': 'name' })
  expect(twice.status).toBe(422)
  expect(text(await twice.text())).toContain('only be matched to one column')
  const right = { ...fields, 'field.1': 'name', 'field.2': '', 'field.3': 'unitPrice', 'field.4': 'quantity' }
  expect((await colleague.submit(list.page, right)).status).toBe(303)
  const corrected = text(await page(list.page))
  expect(corrected).toContain('€12.50')
  expect(corrected).toContain('Columns of list.xlsx corrected')
  expect((await colleague.submit(list.page, right)).status).toBe(409)
})

test('a correction leaves the colleague’s unsent note alone', async () => {
  const list = await offer('noted', [['list.xlsx', xlsxOf([{ rows }])]])
  const typed = new URLSearchParams({ text: 'Half a note', last: '' })
  const kept = await colleague.send(`${list.page}/draft?form=note`, { method: 'POST', body: typed })
  expect(kept.status).toBe(204)
  const file = /name="file" value="([^"]+)"/.exec(await page(list.page))?.[1] ?? ''
  const fields = { intent: 'manifest', file, version: '0', sheet: 'Sheet1', headerRow: '1', 'field.0': 'gtin' }
  expect((await colleague.submit(list.page, fields)).status).toBe(303)
  const corrected = await page(list.page)
  expect(text(corrected)).toContain('Columns of list.xlsx corrected')
  expect(corrected).toContain('>Half a note</textarea>')
})

test('shows the price basis, corrects it without JavaScript and remembers it', async () => {
  const cases = [
    ['Article', 'Qty', 'Units per case', 'Price per case GBP'],
    ['Mug', 24_000, 24, 12.6],
  ]
  const list = await offer('cases', [['cases.xlsx', xlsxOf([{ rows: cases }])]])
  const html = await page(list.page)
  expect(text(html)).toContain('Price per carton')
  expect(text(html)).toContain('£12,600.00')
  const file = /name="file" value="([^"]+)"/.exec(html)?.[1] ?? ''
  const columns = { 'field.0': 'name', 'field.1': 'quantity', 'field.2': 'unitsPerCarton', 'field.3': 'unitPrice' }
  const fields = { intent: 'manifest', file, version: '0', sheet: 'Sheet1', headerRow: '1', ...columns }
  expect((await colleague.submit(list.page, { ...fields, basis: 'crate' })).status).toBe(422)
  expect((await colleague.submit(list.page, { ...fields, basis: 'unit' })).status).toBe(303)
  expect(text(await page(list.page))).toContain('£302,400.00')
  const next = await offer('cases', [['cases.xlsx', xlsxOf([{ rows: cases }])]])
  expect(text(await page(next.page))).toContain('£302,400.00')
})

test('asks which of two columns is the price, and remembers the answer for the sender’s next lists', async () => {
  const doubtful = xlsxOf([
    {
      rows: [
        ['Article', 'Qty', 'EK', 'VK'],
        ['Mug', 10, 1.5, 2.4],
      ],
    },
  ])
  const list = await offer('doubtful', [['prices.xlsx', doubtful]])
  const html = await page(list.page)
  for (const said of ['Which column is the asking price?', 'C EK', '1.5', 'D VK', '2.4', 'None of these'])
    expect(text(html)).toContain(said)
  for (const sum of ['15.00', '24.00']) expect(text(html)).not.toContain(sum)
  const answer = { intent: 'manifest', file: /name="file" value="([^"]+)"/.exec(html)?.[1] ?? '', version: '0' }
  expect((await colleague.submit(list.page, { ...answer, price: '1' })).status).toBe(422)
  expect((await colleague.submit(list.page, { ...answer, price: '3' })).status).toBe(303)
  const answered = text(await page(list.page))
  expect(answered).toContain('24.00')
  expect(answered).not.toContain('Which column is the asking price?')
  const next = await offer('doubtful', [['prices.xlsx', doubtful]])
  expect(text(await page(next.page))).toContain('24.00')
})

test('sums prices per currency', async () => {
  const mixed = 'Article;Qty;Price\nMug;10;$1.50\nJug;20;€2.00\nPan;1;3.00\n'
  const list = await offer('mixed', [['mixed.csv', new TextEncoder().encode(mixed)]])
  const html = text(await page(list.page))
  for (const said of [
    'Prices are in several currencies, so there’s no total.',
    '$15.00',
    '€40.00',
    '3.00 (no currency)',
  ])
    expect(html).toContain(said)
  expect(html).not.toContain('58.00')
})

test('marks inexact quantities and their sums as approximate', async () => {
  const about = 'Article;Qty;Price EUR\nMug;ca. 40;1.50\nJug;2;2.00\n'
  const list = await offer('about', [['about.csv', new TextEncoder().encode(about)]])
  const html = text(await page(list.page))
  for (const said of ['approx. 40', 'approx. 42', 'approx. €60.00', 'approx. €64.00']) expect(html).toContain(said)
  expect(html).toContain(' €4.00')
})

test('reads sheets with the same headings as one list or alone, and names the others', async () => {
  const head = ['Article', 'Qty', 'Price EUR']
  const pallets = xlsxOf([
    { name: 'Pallet 1', rows: [head, ['Mug', 10, 1.5]] },
    { name: 'Pallet 2', rows: [head, ['Jug', 20, 2], ['Pan', 1, 3]] },
    { name: 'Terms', rows: [['Ex works'], ['No returns']] },
  ])
  const list = await offer('pallets', [['pallets.xlsx', pallets]])
  const html = await page(list.page)
  for (const said of ['Sheets read Pallet 2, Pallet 1', '€58.00', 'Sheet “Terms” not read. Rows: 2'])
    expect(text(html)).toContain(said)
  const file = /name="file" value="([^"]+)"/.exec(html)?.[1] ?? ''
  const alone = { intent: 'manifest', file, version: '0', sheet: 'Pallet 2', headerRow: '1' }
  expect((await colleague.submit(list.page, alone)).status).toBe(303)
  for (const said of ['€43.00', 'Several lists in this file', 'Pallet 1 Rows: 1 Read only this one'])
    expect(text(await page(list.page))).toContain(said)
  expect((await colleague.submit(list.page, { ...alone, version: '1', sheet: '' })).status).toBe(303)
  expect(text(await page(list.page))).toContain('€58.00')
})

test('shows why a file is not a list', async () => {
  const bad = await offer('bad', [
    ['far.xlsx', xlsxOf([{ rows: [], xml: '<sheetData><row r="1"><c r="XFD1"><v>1</v></c></row></sheetData>' }])],
  ])
  expect(text(await page(bad.page))).toContain('far larger than it is')
})

test('downloads all files in one archive under unique names', async () => {
  const note = (content: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(content)
  const { page: address, reference } = await offer('zip', [
    ['a.txt', note('one')],
    ['a.txt', note('two')],
  ])
  const answer = await colleague.send(`${address}/files`)
  expect([answer.status, answer.headers.get('location')]).toEqual([200, null])
  expect(answer.headers.get('content-disposition')).toContain(`${reference}.zip`)
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  expect(Object.entries(files).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)])).toEqual([
    ['a.txt', 'one'],
    ['a (2).txt', 'two'],
  ])
  expect((await colleague.send(`/en/team/inbox/${randomUUID()}/files`)).status).toBe(302)
})

test('shows other offers of the same goods with their share, and buyers looking for them', async () => {
  await services.db.execute(sql`truncate offers, manifests, buying_requests, saved_searches cascade`)
  const half = await offer('half', [['half.xlsx', xlsxOf([{ rows: rows.slice(0, 2) }])]])
  await offer('other', [['other.csv', new TextEncoder().encode('EAN;Qty\n4006381333955;1\n')]], 'Olive oil')
  const buyer = { country: 'DE', text: 'Looking for stock' }
  const ask = (name: string, wish: object) =>
    app.request('/api/requests', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...buyer, name, company: name, email: `${name}@buyer.example`, ...wish }),
    })
  for (const [name, wish] of [
    ['coded', { gtins: ['4006381333948'] }],
    ['worded', { keywords: ['running shoe'], goodsFrom: ['PT'] }],
    ['sorted', { categories: ['shoes'] }],
    ['elsewhere', { keywords: ['perfume'], categories: ['beauty'] }],
  ] as const)
    expect((await ask(name, wish)).status).toBe(201)
  await openAccount(app, 'amira@haddad.example')
  const search = (name: string, query: string) =>
    services.db.execute(sql`
      insert into saved_searches (id, member_id, name, query, language, frequency, alerting, looked_at, reported_until, next_alert_at, created_at)
      select ${randomUUID()}, id, ${name}, ${query}, 'en', 'daily', false, now(), now(), now(), now() from members
      where email = 'amira@haddad.example'`)
  await search('Shoes to run in', 'q=running+shoes&category=shoes')
  await search('Anything else', 'q=perfume')

  const found = text(await page((await offer('whole', [['list.xlsx', xlsxOf([{ rows }])]])).page))
  expect(found).toContain(half.reference)
  expect(found).toContain('50% of EANs')
  const buyers = found.slice(found.indexOf('Possible buyers'))
  expect(buyers.indexOf('coded')).toBeLessThan(buyers.indexOf('worded'))
  expect(buyers.indexOf('worded')).toBeLessThan(buyers.indexOf('sorted'))
  for (const said of [
    'EANs match',
    'Keywords match · Country matches',
    'Category matches',
    'Saved search: Shoes to run in',
    'amira@haddad.example',
  ])
    expect(buyers).toContain(said)
  expect(buyers).not.toMatch(/elsewhere|Anything else/)
})
