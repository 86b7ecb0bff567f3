import { afterAll, expect, test } from 'vitest'
import { standsFor } from '../../../tests/read-form'
import { openSheetImports } from './sheet-imports.suite'

const { app, check, press, write, run, count, visitor } = await openSheetImports()
afterAll(() => app.close())

const list = [
  'Posten-Nr.;Artikelkurztext;Warengruppe;Zustand;Wieviel;Preis;Lagerland;Lieblingsfarbe',
  'P-1;Plüschtiere;Spielwaren;Neu;12.600;1,85;Polen;blau',
  'P-2;Uhren;Schmuck;glänzend;800;7,90;Polen;rot',
].join('\r\n')

const chosen = [
  ['Artikelkurztext', 'title'],
  ['Wieviel', 'quantity'],
  ['Lieblingsfarbe', ''],
] as const

test('a colleague says what unrecognised columns hold, and the import follows', async () => {
  const first = await check(list)
  for (const text of ['0 lots ready to import', 'What do these columns hold?', ...chosen.map(([heading]) => heading)])
    expect(first).toContain(text)
  const form = new FormData()
  for (const name of ['file', 'name', 'columns']) form.append(name, standsFor(first, name))
  for (const [heading, field] of chosen) {
    form.append('heading', heading)
    form.append('field', field)
  }
  form.append('intent', 'check')
  const again = await (await visitor.send('/en/team/lots/import', { method: 'POST', body: form })).text()
  for (const text of ['1 lot ready to import', '1 row needs fixing', 'glänzend']) expect(again).toContain(text)
  const [, refused = ''] = /href="([^"]*import\/refused[^"]*)"/.exec(again) ?? []
  expect(await (await visitor.send(refused.replaceAll('&amp;', '&'))).text()).toContain('P-2,Uhren')
  const location = await write(again)
  await run()
  expect(await count()).toBe(1)
  expect(await (await visitor.send(location)).text()).toContain('Created: 1.')
  const lots = await (await visitor.send('/en/team/lots')).text()
  for (const text of ['Plüschtiere', '12,600 pcs']) expect(lots).toContain(text)
})

test.each(['{"Wieviel":"colour"}', '["quantity"]', 'quantity'])('columns such as %s are refused', async (columns) => {
  const html = await check(list)
  const file = { file: standsFor(html, 'file'), name: standsFor(html, 'name') }
  expect((await press({ ...file, columns, intent: 'check' })).status).toBe(422)
})
