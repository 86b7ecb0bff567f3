import { strToU8 } from 'fflate'
import { describe, expect, test } from 'vitest'
import { csv, fieldsOf, first, jug, mug, pan, read, reasons, sheet } from './read-samples.suite'
import { bytesIn, type SampleCell, type SampleSheet, xlsxOf } from './sample-sheets.suite'

describe('lists in every language, as common programs write them', () => {
  const expected = [
    {
      gtin: mug,
      name: expect.any(String),
      quantity: '1200',
      unitPrice: 185,
      currency: 'EUR',
      bestBefore: '2027-03-31',
    },
    { gtin: jug, quantity: '48', unitPrice: 1250, total: 60_000, bestBefore: '2027-12-31' },
  ]

  test.each([
    [
      'en',
      'utf-8',
      ',',
      'EAN,Description,Brand,Item No.,Qty,Unit price (EUR),Best before',
      '"1,200"',
      '1.85',
      '12.50',
      'Mug',
    ],
    [
      'de',
      'windows-1252',
      ';',
      'EAN-Code;Bezeichnung;Marke;Art.-Nr.;Menge;Stückpreis €;MHD',
      '1.200',
      '1,85',
      '12,50',
      'Tasse groß',
    ],
    [
      'fr',
      'windows-1252',
      ';',
      'Code EAN;Désignation;Marque;Référence;Qté;Prix unitaire HT (€);DDM',
      '1 200',
      '1,85',
      '12,50',
      'Tasse à café',
    ],
    [
      'es',
      'utf-16le',
      '\t',
      'Código EAN\tDescripción\tMarca\tRef.\tCantidad\tPrecio unitario EUR\tConsumo preferente',
      '1.200',
      '1,85',
      '12,50',
      'Taza niño',
    ],
    [
      'it',
      'windows-1252',
      ';',
      'Codice EAN;Descrizione;Marca;Cod. articolo;Q.tà;Prezzo unitario €;Scadenza',
      '1.200',
      '1,85',
      '12,50',
      'Tazza più grande',
    ],
    [
      'pl',
      'windows-1250',
      ';',
      'Kod EAN;Nazwa towaru;Marka;Indeks;Ilość;Cena jedn. netto EUR;Data ważności',
      '1 200',
      '1,85',
      '12,50',
      'Kubek żółty',
    ],
    [
      'el',
      'windows-1253',
      ';',
      'Κωδικός EAN;Περιγραφή;Μάρκα;Κωδικός;Τεμάχια;Τιμή μονάδας €;Λήξη',
      '1.200',
      '1,85',
      '12,50',
      'Κούπα μεγάλη',
    ],
    [
      'ar',
      'windows-1256',
      ';',
      'الباركود;اسم الصنف;الماركة;رقم الصنف;الكمية;سعر الوحدة EUR;تاريخ الانتهاء',
      '1200',
      '1.85',
      '12.50',
      'كوب كبير',
    ],
  ])('%s in %s', async (language, encoding, separator, headings, many, cheap, dear, name) => {
    const rows = [
      headings,
      [mug, name, 'Acme', 'A-1', many, cheap, '31.03.2027'].join(separator),
      [jug, name, 'Acme', 'A-2', '48', dear, '12/2027'].join(separator),
    ].join('\r\n')
    const bytes =
      encoding === 'utf-8'
        ? strToU8(rows)
        : encoding === 'utf-16le'
          ? Buffer.from(`\ufeff${rows}`, 'utf16le')
          : bytesIn(encoding, rows)
    const list = await read('list.csv', new Uint8Array(bytes), { language })
    expect(fieldsOf(list)).toEqual(['gtin', 'name', 'brand', 'sku', 'quantity', 'unitPrice', 'bestBefore'])
    expect(list).toMatchObject({ refusal: null, lines: expected, unread: [] })
    expect(first(list.lines)).toMatchObject({ name, sku: 'A-1', brand: 'Acme', total: 222_000 })
    expect(list.totals).toMatchObject({ lines: 2, gtins: 2, values: [{ currency: 'EUR', amount: 282_000 }] })
  })
})

describe('finds the list', () => {
  const rows: SampleCell[][] = [
    ['EAN', 'Article', null, 'Qty', 'Price EUR'],
    [mug ?? '', 'Mug', null, 10, 1.5],
    [jug ?? '', 'Jug', null, 20, 2],
  ]

  test('below titles, an address and an empty row', async () => {
    const above: SampleCell[][] = [['Müller Restposten GmbH'], ['Offer of 21 November 2026, prices ex works'], []]
    const list = await sheet([...above, ...rows], { merged: ['A1:E1', 'A2:E2'] })
    expect(list.reading).toMatchObject({ headerRow: 4 })
    expect(list.lines.map(({ row, quantity }) => [row, quantity])).toEqual([
      [5, '10'],
      [6, '20'],
    ])
  })

  test.each(['Total', 'Gesamtsumme', 'Razem', null])('above its total row (%s)', async (word) => {
    const list = await sheet([...rows, [word, null, null, 30, 55]])
    expect(list.totals).toMatchObject({ lines: 2, quantities: [{ quantity: '30' }], statedQuantity: null })
  })

  test('above stated totals that differ from its lines', async () => {
    expect((await sheet([...rows, ['Σύνολο', null, null, 35, null]])).totals).toMatchObject({ statedQuantity: '35' })
  })

  test('across subtotals, sections and repeated headings', async () => {
    const list = await sheet([
      ...rows.slice(0, 1),
      ['KITCHEN'],
      ...rows.slice(1, 2),
      ['Zwischensumme', null, null, 10, 15],
      ...rows.slice(0, 1),
      ...rows.slice(2),
      ['All goods new, in original packaging'],
    ])
    expect(list.lines.map(({ name }) => name)).toEqual(['Mug', 'Jug'])
    expect(list.unread).toEqual([])
  })

  test('on another sheet than the terms of sale', async () => {
    const terms: SampleSheet = { name: 'Terms', rows: [['Terms of sale'], ['Article 1', 'Payment in advance']] }
    const list = await read('list.xlsx', xlsxOf([terms, { name: 'Stock & more', rows }]))
    expect(list.reading).toMatchObject({ sheet: 'Stock & more', sheets: ['Terms', 'Stock & more'] })
    expect(list.lines).toHaveLength(2)
  })

  test('under two rows of headings', async () => {
    const list = await sheet(
      [
        ['Article', null, 'Price', null, 'Qty'],
        ['EAN', 'Name', 'net EUR', 'RRP', null],
        [mug ?? '', 'Mug', 1.5, 4.99, 10],
      ],
      { merged: ['A1:B1', 'C1:D1'] },
    )
    expect(list.reading?.headerRow).toBe(2)
    expect(first(list.lines)).toMatchObject({ gtin: mug, name: 'Mug', unitPrice: 150, quantity: '10' })
  })

  test('without headings, by barcodes with valid check digits', async () => {
    const list = await csv(`${mug};Mug;10\n${jug};Jug;20\n`)
    expect(list.reading).toMatchObject({ headerRow: 0, columns: [{ field: 'gtin', confidence: 'likely' }, {}, {}] })
    expect(list.lines.map(({ gtin }) => gtin)).toEqual([mug, jug])
  })

  test('only where columns have a meaning and lines follow', async () => {
    const nothing = await csv('one;two\nred;blue\n')
    expect(nothing).toMatchObject({ refusal: 'no_headings', reading: { columns: [{ samples: ['one', 'red'] }, {}] } })
    expect(await sheet([])).toMatchObject({ refusal: 'no_lines', lines: [] })
    expect(await sheet(rows.slice(0, 1))).toMatchObject({ refusal: 'no_lines' })
  })
})

describe('merged cells', () => {
  test('count for every row, but a merged quantity only for the first', async () => {
    const list = await sheet(
      [
        ['EAN', 'Article', 'Brand', 'Qty'],
        [mug ?? '', 'Mug red', 'Acme', 30],
        [jug ?? '', 'Mug blue', null, null],
        [pan ?? '', 'Mug green', null, null],
      ],
      { merged: ['C2:C4', 'D2:D4'] },
    )
    expect(list.lines.map(({ brand, quantity }) => [brand, quantity])).toEqual([
      ['Acme', '30'],
      ['Acme', null],
      ['Acme', null],
    ])
    expect(reasons(list)).toEqual(['merged D3', 'merged D4'])
  })
})

describe('delimited text files', () => {
  test.each([
    ['a semicolon that Excel declares', `sep=;\r\nEAN;Article;Qty\r\n${mug};Mug, blue;10\r\n`, 3],
    ['bars', `EAN|Article|Qty\n${mug}|Mug, blue|10\n`, 2],
    ['tabs', `EAN\tArticle\tQty\n${mug}\tMug, blue\t10\n`, 2],
    ['commas and quotation marks', `EAN,Article,Qty\n${mug},"Mug, blue",10\n`, 2],
    ['a title that has no columns', `Stock list, November 2026\n\nEAN;Article;Qty\n${mug};Mug, blue;10\n`, 4],
  ])('%s', async (_, text, row) => {
    expect((await csv(text)).lines).toMatchObject([{ row, gtin: mug, name: 'Mug, blue', quantity: '10' }])
  })

  test('with line breaks in cells and control characters', async () => {
    const list = await csv(`EAN;Article;Qty;Note\n${mug};"Mug\nblue";10;a\u001ab\n`)
    expect(first(list.lines)).toMatchObject({ name: 'Mug blue', extra: { Note: 'a b' } })
  })
})
