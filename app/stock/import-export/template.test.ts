import { afterAll, expect, test } from 'vitest'
import { sheetFields } from '../../lots/spreadsheets/sheet-columns'
import { readXlsxSheets } from '../../lots/spreadsheets/xlsx-sheets.server'
import { languages } from '../../platform/i18n/languages'
import { openSheetImports } from './sheet-imports.suite'

const { app, visitor, check } = await openSheetImports()
afterAll(() => app.close())

const bytesOf = async (path: string) => {
  const answer = await visitor.send(path)
  expect([answer.status, answer.headers.get('content-disposition')]).toEqual([200, expect.stringContaining('template')])
  return Buffer.from(await answer.arrayBuffer())
}

test.each(languages)('the import accepts the %s template unchanged', async (language) => {
  const book = await bytesOf(`/${language}/team/lots/import/template`)
  expect(await check(new Uint8Array(book), 'template.xlsx')).toContain('1 lot ready to import')
  const csv = await bytesOf(`/${language}/team/lots/import/template?format=csv`)
  expect(await check(csv.toString('utf8'), 'template.csv')).toContain('1 lot ready to import')
})

test.each(languages)('the %s template uses the words of the lot form', async (language) => {
  const csv = (await bytesOf(`/${language}/team/lots/import/template?format=csv`)).toString('utf8')
  const headings = csv.split(/\r?\n/)[0] ?? ''
  for (const name of sheetFields.filter((field) => /[A-Z]/.test(field))) expect(headings).not.toContain(name)
})

test('the template’s second sheet names the allowed values', async () => {
  const [list, values] = await readXlsxSheets(await bytesOf('/en/team/lots/import/template'))
  expect(list?.rows[0]).toContain('Condition')
  expect(values?.name).toBe('Allowed values')
  expect(values?.rows.flat()).toEqual(expect.arrayContaining(['Shoes', 'Refurbished', 'EXW', 'EUR']))
  expect(await (await visitor.send('/en/team/lots/import')).text()).toContain(
    '/en/team/lots/import/template?format=csv',
  )
})

test('only the office can download the template', async () => {
  expect((await app.request('/en/team/lots/import/template')).status).not.toBe(200)
})
