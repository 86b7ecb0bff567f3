import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { listWords } from '../spreadsheets/sheet-words.server'
import { readManifest } from './read-manifest'
import { csv, gtinOf, read, sheet } from './read-samples.suite'
import { xlsxOf } from './sample-sheets.suite'

describe('large files', () => {
  test('of 50,000 rows are read completely as CSV and XLSX', async () => {
    const rows = Array.from({ length: 50_000 }, (_, place) => [
      gtinOf(String(400_000_000_000 + place)),
      `Article ${place}`,
      (place % 7) + 1,
      1.25,
    ])
    const text = [['EAN', 'Article', 'Qty', 'Price EUR'], ...rows].map((row) => row.join(';')).join('\n')
    const totals = { lines: 50_000, gtins: 50_000, quantities: [{ quantity: '199997' }] }
    expect((await csv(text)).totals).toMatchObject(totals)
    expect((await sheet([['EAN', 'Article', 'Qty', 'Price EUR'], ...rows])).totals).toMatchObject(totals)
  })

  test('with too many rows or columns are refused', async () => {
    expect(await csv(`EAN;Qty\n${'4006381333931;1\n'.repeat(200_001)}`)).toMatchObject({ refusal: 'too_many_rows' })
    expect(await csv(`EAN;Qty\n${'x;'.repeat(600)}\n`)).toMatchObject({ refusal: 'too_wide' })
  })
})

describe('hostile or damaged files', () => {
  const cells = (xml: string) => sheet([], { xml: `<sheetData>${xml}</sheetData>` })

  test('with one cell far outside the list are refused', async () => {
    expect(await cells('<row r="1"><c r="XFD1"><v>1</v></c></row>')).toMatchObject({ refusal: 'too_wide' })
    expect(await cells('<row r="1048576"><c r="A1048576"><v>1</v></c></row>')).toMatchObject({
      refusal: 'too_many_rows',
    })
    expect(await cells('<row r="99999999999"></row>')).toMatchObject({ refusal: 'damaged' })
  })

  test('that unpack to a thousand times their size are refused', async () => {
    const bomb = zipSync({
      '[Content_Types].xml': strToU8('<Types/>'),
      'xl/workbook.xml': strToU8('<workbook/>'),
      'xl/worksheets/sheet1.xml': new Uint8Array(120_000_000),
    })
    expect(await read('bomb.xlsx', new Uint8Array(bomb))).toMatchObject({ refusal: 'files.archive_limits' })
  })

  test('with macros, or cut off, are refused', async () => {
    const macros = zipSync({
      '[Content_Types].xml': strToU8('<Types/>'),
      'xl/workbook.xml': strToU8('<workbook/>'),
      'xl/vbaProject.bin': strToU8('x'),
    })
    expect(await read('macros.xlsm', new Uint8Array(macros))).toMatchObject({ refusal: 'files.program' })
    const whole = xlsxOf([{ rows: [['EAN', 'Qty']] }])
    expect(await read('cut.xlsx', whole.slice(0, whole.length / 2))).toMatchObject({ refusal: 'files.damaged' })
  })

  test('with invalid rows or values are refused, and entities do not expand', async () => {
    const broken = xlsxOf([{ rows: [], xml: '<sheetData><row r="2"/><row r="1"/></sheetData>' }])
    expect(await read('order.xlsx', broken)).toMatchObject({ refusal: 'damaged' })
    expect(await cells('<row r="1"><c r="A1"><v>many</v></c></row>')).toMatchObject({ refusal: 'damaged' })
    const laughs = await cells('<row r="1"><c r="A1" t="inlineStr"><is><t>&lol9;</t></is></c></row>')
    expect(JSON.stringify(laughs).length).toBeLessThan(2_000)
  })

  test('of an unsupported kind are refused', async () => {
    const file = { bytes: new Uint8Array(8), language: 'en', mapping: {}, remembered: new Map(), words: listWords() }
    for (const contentType of ['application/vnd.ms-excel', 'application/vnd.oasis.opendocument.spreadsheet'])
      expect(await readManifest({ ...file, contentType })).toMatchObject({ refusal: 'unsupported' })
  })
})
