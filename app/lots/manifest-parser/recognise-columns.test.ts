import { describe, expect, test } from 'vitest'
import { csv, first, jug, mug, read } from './read-samples.suite'
import { type SampleCell, xlsxOf } from './sample-sheets.suite'

describe('columns', () => {
  test('have a confidence, and unknown ones are kept as extra columns', async () => {
    const list = await csv(`EAN;Artikelname lang;Menge;Lagerplatz\n${mug};Tasse;5;A-17\n`)
    expect(list.reading?.columns.map(({ field, confidence }) => [field, confidence])).toEqual([
      ['gtin', 'sure'],
      ['name', 'likely'],
      ['quantity', 'sure'],
      [null, null],
    ])
    expect(first(list.lines)?.extra).toEqual({ Lagerplatz: 'A-17' })
  })

  test('with similar headings are told apart by their content', async () => {
    const list = await csv('Pos;Artikel;Beschreibung;Menge\n1;A-100;Tasse rot;5\n2;A-200;Tasse blau;6\n')
    expect(list.lines).toMatchObject([
      { sku: 'A-100', name: 'Tasse rot' },
      { sku: 'A-200', name: 'Tasse blau' },
    ])
  })

  test('for conditions and categories are read as our terms', async () => {
    const list = await csv(
      'Artikel;Menge;Zustand;Warengruppe\nTasse;5;Neuware;Spielwaren\nKrug;1;B-Ware;Küche\nTopf;1;so lala;\n',
    )
    expect(list.lines).toMatchObject([
      { condition: 'new_a', category: 'toys' },
      { condition: 'new_b', category: 'Küche' },
      { condition: null, category: null, extra: { Zustand: 'so lala' } },
    ])
  })

  test('can be corrected for one file or remembered for a sender', async () => {
    const text = 'Code;Thing;Left;Each\n17;Mug;5;1,50\n18;Jug;6;2,50\n'
    const fields = ['sku', 'name', 'quantity', 'unitPrice'] as const
    const chosen = await csv(text, { mapping: { headerRow: 1, fields } })
    expect(chosen).toMatchObject({
      refusal: null,
      lines: [{ sku: '17', name: 'Mug', quantity: '5', unitPrice: 150 }, {}],
    })
    expect(chosen.reading?.columns[1]).toMatchObject({ field: 'name', confidence: 'chosen' })
    const remembered = await csv(text.replace('17', '19'), {
      mapping: { headerRow: 1 },
      remembered: new Map([[chosen.reading?.signature ?? '', { fields, basis: null }]]),
    })
    expect(remembered.reading?.columns[1]).toMatchObject({ field: 'name', confidence: 'remembered' })
    expect(first(remembered.lines)).toMatchObject({ sku: '19', name: 'Mug' })
  })

  test('are recognised again for another sheet or header row', async () => {
    const rows: SampleCell[][] = [
      ['EAN', 'Article', 'Qty'],
      [mug ?? '', 'Mug', 5],
    ]
    const bytes = xlsxOf([
      { name: 'A', rows },
      { name: 'B', rows: [['x'], ...rows, [jug ?? '', 'Jug', 7]] },
    ])
    const list = await read('list.xlsx', bytes, { mapping: { sheet: 'A', headerRow: 1 } })
    expect(list.reading).toMatchObject({ sheet: 'A', totals: { lines: 1 } })
    expect((await read('list.xlsx', bytes)).reading?.sheet).toBe('B')
  })
})
