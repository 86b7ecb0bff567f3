import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AccountVisitor, signInColleague } from '../../../tests/account-visitor'
import { openTestApp } from '../../../tests/open-test-app'
import { halfRed, pageOf } from '../../files/pictures/sample-documents.suite'
import { sampleInput } from '../../lots/lots/sample-lot.suite'
import { writeLots } from '../../lots/lots/write-lots.server'
import { pdfOf, type SampleText, xlsxOf } from '../../lots/manifest-parser/sample-sheets.suite'

const app = await openTestApp()
const { services } = app
let visitor: AccountVisitor
let page: string

beforeAll(async () => {
  visitor = await signInColleague(app, 'ines@duarte.example')
})
afterAll(() => app.close())

beforeEach(async () => {
  await services.db.execute(sql`truncate lots, manifests, manifest_mappings, rate_limits cascade`)
  const line = { name: 'Shoe, size 40', quantity: '3840', unit: 'PR' as const }
  const [written] = await writeLots(services, [{ lot: sampleInput({ lines: [line] }) }])
  page = `/en/team/lots/${written && 'reference' in written ? written.reference : ''}/manifest`
})

const list = [
  ['EAN', 'Article', 'Qty', 'EK netto', 'Contact'],
  ['4006381333931', 'Shoe, size 41', 2000, 3.1, 'jonas@supplier.example'],
  ['4006381333948', 'Shoe, size 42', 1840, 3.2, 'jonas@supplier.example'],
]

async function upload(bytes: Uint8Array<ArrayBuffer>, name = 'list.xlsx') {
  const form = new FormData()
  form.set('intent', 'add')
  form.set('attachments', new File([bytes], name))
  return visitor.send(page, { method: 'POST', body: form, redirect: 'manual' })
}
const post = (fields: Record<string, string> | [string, string][]) =>
  visitor.send(page, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
const html = async () => (await visitor.send(page)).text()
const boxOf = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`name="${name}" value="([^"]*)"`, 'g'))].at(-1)?.[1] ?? ''
const lines = async () => {
  const { rows } = await services.db.execute<{ name: string }>(sql`select name from lot_lines order by no`)
  return rows.map(({ name }) => name)
}
const files = async () => (await services.db.execute(sql`select from pending_lists`)).rows.length
const chosen = (text: string) => ({
  version: boxOf(text, 'version'),
  manifest: /<input type="radio" name="manifest" checked="" value="([^"]+)"/.exec(text)?.[1] ?? '',
})

test('shows a new list, which replaces the old one on confirmation', async () => {
  expect((await upload(xlsxOf([{ rows: list }]))).status).toBe(303)
  const read = await html()
  for (const text of ['Shoe, size 41', 'EK netto', '4 of 5 used', 'Not published:']) expect(read).toContain(text)
  expect(await lines()).toEqual(['Shoe, size 40'])

  const done = await post({ ...chosen(read), column: 'gtin', intent: 'replace' })
  const editor = page.replace('/manifest', '')
  expect([done.status, done.headers.get('location')]).toEqual([303, `${editor}?replaced=2`])
  expect(await lines()).toEqual(['Shoe, size 41', 'Shoe, size 42'])
  expect(await files()).toBe(0)
  const told = await (await visitor.send(editor)).text()
  expect(told).toMatch(/Ines Duarte.*changed it/s)
  expect(told).toContain('2 lines in the stock list')
})

const undoOf = (text: string) => ({
  intent: 'undo',
  version: boxOf(text, 'version'),
  former: /name="former" value="(\d+)"/.exec(text)?.[1] ?? '',
})
const follow = async (answer: Response) => (await visitor.send(answer.headers.get('location') ?? '')).text()
const former = async () => (await services.db.execute(sql`select from former_manifests`)).rows.length

test('one click restores a replaced list, and another one undoes that', async () => {
  await upload(xlsxOf([{ rows: list }]))
  const told = await follow(await post({ ...chosen(await html()), intent: 'replace' }))
  expect(told).toContain('The old one had 1 line.')
  expect(told).toContain(`${page}#former`)
  const back = await follow(await post({ ...undoOf(told), version: '2' }))
  expect(await lines()).toEqual(['Shoe, size 40'])
  expect(back).toMatch(/Ines Duarte.*undid the change/s)
  expect(back).toContain('The old one had 2 lines.')
  expect(await former()).toBe(1)
  expect((await post({ ...undoOf(told), version: '2' })).status).toBe(404)
  await post({ ...undoOf(back), version: '3' })
  expect(await lines()).toEqual(['Shoe, size 41', 'Shoe, size 42'])
})

test('restores a removed list from the manifest’s page without losing a newer one', async () => {
  const told = await follow(await post({ version: boxOf(await html(), 'version'), sure: 'on', intent: 'remove' }))
  await upload(xlsxOf([{ rows: list }]))
  await post({ ...chosen(await html()), intent: 'replace' })
  // Undo from an outdated notice must not overwrite the newer list.
  const late = await post({ ...undoOf(told), version: '2' })
  expect(late.status).toBe(409)
  expect(await late.text()).toContain('A colleague has changed this')
  expect(await lines()).toEqual(['Shoe, size 41', 'Shoe, size 42'])
  expect(await (await visitor.send(`${page.replace('/manifest', '')}?replaced=2`)).text()).not.toContain(
    'The old one had',
  )
  const shown = await html()
  expect(shown).toMatch(/1 line, replaced .*Ines Duarte/)
  expect((await post({ intent: 'undo', version: boxOf(shown, 'version'), former: '2' })).status).toBe(303)
  expect(await lines()).toEqual(['Shoe, size 40'])
})

test('holds back leaks of supplier or cost, and redacts them with one click', async () => {
  await upload(xlsxOf([{ rows: list }]))
  const form: [string, string][] = [
    ...Object.entries(chosen(await html())),
    ['extra', 'Contact'],
    ['extra', 'EK netto'],
  ]
  const held = await post([...form, ['intent', 'replace']])
  expect(held.status).toBe(422)
  const text = await held.text()
  expect(text).toContain('jonas@supplier.example')
  expect(await lines()).toEqual(['Shoe, size 40'])
  const fixed = await (await post([...form, ['fix', 'all']])).text()
  expect(fixed).toContain('name="redact" value="jonas@supplier.example"')
  expect(await lines()).toEqual(['Shoe, size 40'])
  await post([...form, ['redact', 'jonas@supplier.example'], ['intent', 'replace']])
  const { rows } = await services.db.execute<{ extra: unknown }>(sql`select extra from lot_lines`)
  expect(rows).toEqual([{ extra: {} }, { extra: {} }])
})

test('refuses the second of two simultaneous replacements', async () => {
  await upload(xlsxOf([{ rows: list }]))
  const seen = chosen(await html())
  expect((await post({ version: seen.version, sure: 'on', intent: 'remove' })).status).toBe(303)
  const late = await post({ ...seen, intent: 'replace' })
  expect(late.status).toBe(409)
  expect(await late.text()).toContain('A colleague has changed this')
  expect(await lines()).toEqual([])
  expect((await post({ ...chosen(await html()), intent: 'replace' })).status).toBe(303)
  expect(await lines()).toHaveLength(2)
})

test('corrects columns and remembers them for the supplier’s next list', async () => {
  const { rows: made } = await services.db.execute<{ id: string }>(sql`select id from lots`)
  await services.db.execute(
    sql`insert into lot_suppliers values (${made[0]?.id}, 'jonas@supplier.example', 'de', true)`,
  )
  const odd = [
    ['EAN', 'Article', 'Qty', 'Rest'],
    ['4006381333931', 'Shoe, size 41', 2000, 20],
    ['4006381333948', 'Shoe, size 42', 1840, 10],
  ]
  await upload(xlsxOf([{ rows: odd }]))
  const corrected = await post({
    ...{ file: boxOf(await html(), 'file'), version: '0', headerRow: '1', intent: 'manifest' },
    ...{ 'field.0': 'gtin', 'field.1': 'name', 'field.2': 'quantity', 'field.3': 'cartons' },
  })
  expect(corrected.status).toBe(303)
  const { rows } = await services.db.execute<{ sender: string }>(sql`select sender from manifest_mappings`)
  expect(rows).toEqual([{ sender: 'jonas@supplier.example' }])
  await upload(xlsxOf([{ rows: odd }]), 'next.xlsx')
  expect(await html()).toContain('Remembered')
})

test('takes one or all lists of a PDF, with sizes and colours', async () => {
  const row = (y: number, ...texts: string[]): SampleText[] => texts.map((text, at) => [text, 40 + 110 * at, y])
  const pdf = pdfOf([
    [
      ...row(780, 'EAN', 'Article', 'Size', 'Qty'),
      ...row(760, '4006381333931', 'Shoe', '41', '2000'),
      ...row(740, '4006381333948', 'Shoe', '42', '1840'),
      ...row(700, 'Jackets'),
      ...row(680, 'Article', 'Colour', 'Cartons', 'Pcs per carton'),
      ...row(660, 'Jacket', 'navy', '10', '12'),
    ],
  ])
  await upload(pdf, 'list.pdf')
  const shown = await html()
  for (const text of ['Several lists in this file', 'Jackets', 'Read all as one list']) expect(shown).toContain(text)
  const form = { file: boxOf(shown, 'file'), intent: 'manifest' }
  const [, other = ''] = /<button[^>]*value="(![^"]+)"/.exec(shown) ?? []
  await post({ ...form, version: '0', only: other })
  expect(await html()).toMatch(/Jacket<.*navy/s)
  await post({ ...form, version: '1', all: 'on' })
  const both = await html()
  expect(both).not.toContain('Read all as one list')
  await post([...Object.entries(chosen(both)), ['column', 'size'], ['column', 'colour'], ['intent', 'replace']])
  const { rows } = await services.db.execute(sql`select name, size, colour, quantity::int from lot_lines order by no`)
  expect(rows).toEqual([
    { name: 'Jacket', size: null, colour: 'navy', quantity: 120 },
    { name: 'Shoe', size: '41', colour: null, quantity: 2000 },
    { name: 'Shoe', size: '42', colour: null, quantity: 1840 },
  ])
  const publicPage = await (
    await app.request(page.replace('/team/lots', '/products').replace('/manifest', ''), { redirect: 'follow' })
  ).text()
  expect(publicPage).toMatch(/Size.*Colour/s)
  const [scan, letter] = [await upload(pageOf(halfRed), 'scan.pdf'), await html()]
  expect([scan.status, letter.includes('probably a scan')]).toEqual([303, true])
})

test('refuses a file that is not a list, and deletes a discarded list with its file', async () => {
  const refused = await upload(new TextEncoder().encode('Dear Sir,'), 'letter.txt')
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('a list we can read')
  await upload(xlsxOf([{ rows: list }]))
  expect(await files()).toBe(1)
  const { rows } = await services.db.execute<{ file_id: string }>(sql`select file_id from pending_lists`)
  expect((await post({ drop: rows[0]?.file_id ?? '' })).status).toBe(303)
  const { rows: left } = await services.db.execute(sql`select from files where id = ${rows[0]?.file_id}`)
  expect([await files(), left.length]).toEqual([0, 0])
})

test('removing a manifest asks for confirmation', async () => {
  const version = boxOf(await html(), 'version')
  expect((await post({ version, intent: 'remove' })).status).toBe(422)
  expect(await lines()).toHaveLength(1)
  expect((await post({ version, sure: 'on', intent: 'remove' })).status).toBe(303)
  expect(await lines()).toEqual([])
})
