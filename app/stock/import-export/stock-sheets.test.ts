import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { standsFor } from '../../../tests/read-form'
import { uploadFile } from '../../../tests/upload-file'
import { MAX_FILE_BYTES } from '../../files/content/file-errors'
import { checkRecord } from '../../lots/import/import-lots.server'
import { sampleInput } from '../../lots/lots/sample-lot.suite'
import { writeLots } from '../../lots/lots/write-lots.server'
import { readLotSheet } from '../../lots/spreadsheets/read-sheet.server'
import { openSheetImports } from './sheet-imports.suite'

const { app, visitor, run, count, check, write } = await openSheetImports()
const { services } = app
beforeEach(async () => {
  await services.db.execute(sql`truncate lots, lot_imports cascade`)
})
afterAll(() => app.close())

const list = [
  'Posten-Nr.;Bezeichnung;Warengruppe;Zustand;Menge;Stückpreis (€);Lagerland;Lieblingsfarbe',
  'P-1;Plüschtiere;Spielwaren;Neu;12.600;1,85;Polen;blau',
  'P-2;Uhren;Schmuck;glänzend;viele;7,90;Atlantis;rot',
  'P-3;Bälle;Spielwaren;Neu;500;2,10;DE;grün',
].join('\r\n')

test('lists problems by row before writing anything, then writes the valid rows', async () => {
  const html = await check(list)
  for (const text of [
    '2 lots ready to import',
    '1 row needs fixing',
    'Lieblingsfarbe',
    'glänzend',
    'viele',
    'Atlantis',
    'Please choose one',
  ])
    expect(html).toContain(text)
  expect(await count()).toBe(0)
  const address = await write(html)
  expect(address).toMatch(/\/en\/team\/lots\/import\?id=/)
  expect(await (await visitor.send(address)).text()).toContain('Waiting')
  await run()
  const done = await (await visitor.send(address)).text()
  for (const text of ['Done', 'Created: 2.', '2 of 2']) expect(done).toContain(text)
  const { rows } = await services.db.execute<{ external_id: string; who: string }>(sql`
    select external_id, who from lots join lot_events on lot_id = lots.id order by 1`)
  expect(rows).toEqual([
    { external_id: 'P-1', who: 'Ines Duarte' },
    { external_id: 'P-3', who: 'Ines Duarte' },
  ])
  await write(await check(list))
  await run()
  expect(await count()).toBe(2)
  const { rows: imports } = await services.db.execute<{ unchanged: number }>(
    sql`select unchanged from lot_imports order by asked_at desc limit 1`,
  )
  expect(imports).toEqual([{ unchanged: 2 }])
})

test('lists leaks of supplier or cost by row and writes those rows only once acknowledged', async () => {
  const telling = [
    'Posten-Nr.;Bezeichnung;Beschreibung;Warengruppe;Zustand;Menge;Stückpreis (€);Einkaufspreis;Lagerland',
    'P-1;Plüschtiere;Fragen an jonas@keller.example, EK 1,35;Spielwaren;Neu;12.600;1,85;1,35;Polen',
    'P-2;Bälle;Aus Restposten;Spielwaren;Neu;500;2,10;1,00;DE',
  ].join('\r\n')
  const html = await check(telling)
  for (const text of ['2 lots ready to import', 'jonas@keller.example', 'Beschreibung', '1,35', 'Email address'])
    expect(html).toContain(text)
  expect(await write(html)).toBe('')
  const acknowledged = standsFor(html, 'acknowledged')
  expect(await write(html, { acknowledged: 'something else' })).toBe('')
  expect(await write(html, { acknowledged })).toMatch(/\?id=/)
  await run()
  expect(await count()).toBe(2)
})

test('another node finishes the import of a node that stopped, once', async () => {
  await write(await check(list))
  await services.db.execute(sql`update lot_imports set state = 'running'`)
  await run()
  expect(await count()).toBe(0)
  app.passTime(180_000)
  await Promise.all([run(), run()])
  expect(await count()).toBe(2)
  const { rows } = await services.db.execute<{ state: string }>(sql`select state from lot_imports`)
  expect(rows).toEqual([{ state: 'done' }])
})

test('refuses a file that is not a list of lots, and imports the same file once', async () => {
  expect(await check('one,two\n1,2\n')).toContain('find a header row')
  expect(await check('%PDF-1.4 nothing', 'lots.pdf')).toContain('find a header row')
  expect(await check('x'.repeat(MAX_FILE_BYTES + 1))).toContain('the limit is 25 MB')
  const html = await check(list)
  expect(await write(html)).not.toBe('')
  expect(await write(html)).toBe('')
})

test('reads a list uploaded by the page like one sent with the form', async () => {
  const file = await uploadFile(app, 'lots.csv', new TextEncoder().encode(list))
  const form = new FormData()
  form.append('storedFile', JSON.stringify(file))
  const answer = await visitor.send('/en/team/lots/import', { method: 'POST', body: form })
  const html = await answer.text()
  expect(html).toContain('2 lots ready to import')
  expect(await write(html)).toMatch(/\?id=/)
})

test('exports lots as a list that can be imported again, with formulas defused', async () => {
  await writeLots(services, [
    { lot: sampleInput() },
    {
      lot: sampleInput({
        externalId: 'food',
        categories: ['food'],
        texts: { en: { title: '=HYPERLINK("http://evil.example")' } },
        dates: { type: 'best_before', min: '2099-01-31' },
        price: null,
        priceVisibility: 'on_request',
        private: { notes: '@SUM(A1)' },
      }),
    },
    { lot: sampleInput({ externalId: 'draft', status: 'draft' }) },
  ])
  const csv = await visitor.send('/en/team/lots/export?format=csv')
  expect(csv.headers.get('content-disposition')).toMatch(/^attachment; filename="lots-[\d-]+\.csv"$/)
  const text = await csv.text()
  expect(text).not.toMatch(/(?:^|[,"\r\n])[=@]/)
  expect(text).toContain('5.12')
  for (const [format, name] of [
    ['csv', 'lots.csv'],
    ['xlsx', 'lots.xlsx'],
  ] as const) {
    const bytes = Buffer.from(await (await visitor.send(`/en/team/lots/export?format=${format}`)).arrayBuffer())
    const sheet = await readLotSheet({ name, bytes }, 'en')
    const checked = (sheet?.records ?? []).map(checkRecord)
    expect(checked.filter((each) => !('lot' in each))).toEqual([])
    const shoes = checked.find((each) => 'lot' in each && each.lot.externalId === 'ERP-4711')
    expect(shoes).toMatchObject({
      lot: {
        texts: { de: { title: 'Herren-Laufschuhe, Größen 40–46' } },
        quantity: '3840',
        unit: 'PR',
        price: { amount: 790 },
        priceVisibility: 'members',
        stock: { country: 'NL', city: 'Rotterdam' },
        private: { costPrice: 512 },
      },
    })
  }
  const drafts = await (await visitor.send('/en/team/lots/export?format=csv&status=draft')).text()
  expect(drafts).toContain('draft')
  expect(drafts).not.toContain('ERP-4711')
})
