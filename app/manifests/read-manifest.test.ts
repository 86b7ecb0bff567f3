import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { inspectFile } from '../files/file-content.server'
import { listWords } from '../lot-sheets/sheet-words.server'
import { Refusal } from '../platform/errors'
import type { ManifestField, ManifestLine, Mapping } from './manifest'
import { readManifest } from './read-manifest'
import { bytesIn, type SampleCell, type SampleSheet, styles, xlsxOf } from './sample-sheets.suite'

const words = listWords()

interface Options {
  readonly language?: string
  readonly mapping?: Mapping
  readonly remembered?: ReadonlyMap<string, readonly (ManifestField | null)[]>
}

/** A file as it would arrive: looked at when it is uploaded, then read. */
async function read(name: string, bytes: Uint8Array<ArrayBuffer>, options: Options = {}) {
  const whole = Buffer.from(bytes)
  try {
    const contentType = await inspectFile({ head: whole.subarray(0, 1_048_576), whole: async () => whole }, name)
    const { language = 'en', mapping = {}, remembered = new Map() } = options
    const outcome = await readManifest({ bytes, contentType, language, mapping, remembered, words })
    return { ...outcome, unread: outcome.reading?.unread.cells ?? [], totals: outcome.reading?.totals }
  } catch (fault) {
    if (!(fault instanceof Refusal)) throw fault
    return { refusal: fault.code, reading: null, lines: [], unread: [], totals: undefined }
  }
}

const csv = (text: string, options?: Options) => read('list.csv', strToU8(text) as Uint8Array<ArrayBuffer>, options)
const sheet = (rows: SampleSheet['rows'], rest: Omit<SampleSheet, 'rows'> = {}, options?: Options) =>
  read('list.xlsx', xlsxOf([{ rows, ...rest }]), options)
const fieldsOf = ({ reading }: Awaited<ReturnType<typeof read>>) => (reading?.columns ?? []).map(({ field }) => field)
const reasons = ({ unread }: Awaited<ReturnType<typeof read>>) =>
  unread.map(({ row, place, reason }) => `${reason} ${String.fromCharCode(65 + place)}${row}`)

/** A GTIN of twelve digits and the right check digit. */
function gtinOf(body: string): string {
  const sum = [...body].reverse().reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0)
  return `${body}${(10 - (sum % 10)) % 10}`
}
const [mug, jug, pan] = ['400638133393', '400638133394', '400638133395'].map(gtinOf)
const first = (lines: readonly ManifestLine[]) => lines[0]

describe('lists in every language, as their programs write them', () => {
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

describe('where the list begins and ends', () => {
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

  test.each(['Total', 'Gesamtsumme', 'Razem', null])('above its sums (%s)', async (word) => {
    const list = await sheet([...rows, [word, null, null, 30, 55]])
    expect(list.totals).toMatchObject({ lines: 2, quantities: [{ quantity: '30' }], statedQuantity: null })
  })

  test('above sums that are not those of its lines, which is told', async () => {
    expect((await sheet([...rows, ['Σύνολο', null, null, 35, null]])).totals).toMatchObject({ statedQuantity: '35' })
  })

  test('with sums between, sections, and headings again on every page', async () => {
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

  test('on the sheet that is a list, and not on the one with terms', async () => {
    const terms: SampleSheet = { name: 'Terms', rows: [['Terms of sale'], ['Article 1', 'Payment in advance']] }
    const list = await read('list.xlsx', xlsxOf([terms, { name: 'Stock & more', rows }]))
    expect(list.reading).toMatchObject({ sheet: 'Stock & more', sheets: ['Terms', 'Stock & more'] })
    expect(list.lines).toHaveLength(2)
  })

  test('under two rows of headings, the upper one over several columns', async () => {
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

  test('without headings, where barcodes are known by their check digits', async () => {
    const list = await csv(`${mug};Mug;10\n${jug};Jug;20\n`)
    expect(list.reading).toMatchObject({ headerRow: 0, columns: [{ field: 'gtin', confidence: 'likely' }, {}, {}] })
    expect(list.lines.map(({ gtin }) => gtin)).toEqual([mug, jug])
  })

  test('nowhere: no columns that mean anything, or none at all', async () => {
    const nothing = await csv('one;two\nred;blue\n')
    expect(nothing).toMatchObject({ refusal: 'no_headings', reading: { columns: [{ samples: ['one', 'red'] }, {}] } })
    expect(await sheet([])).toMatchObject({ refusal: 'no_lines', lines: [] })
    expect(await sheet(rows.slice(0, 1))).toMatchObject({ refusal: 'no_lines' })
  })
})

describe('cells that are one', () => {
  test('say the same of every row, but a quantity over several rows is nobody`s alone', async () => {
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

describe('barcodes', () => {
  const one = async (cell: SampleCell) => {
    const list = await sheet([
      ['EAN', 'Article', 'Qty'],
      [cell, 'Mug', 1],
      [jug ?? '', 'Jug', 1],
    ])
    return { gtin: first(list.lines)?.gtin, reasons: reasons(list), totals: list.totals }
  }

  test('as numbers, with spaces, as text that Excel keeps, or with all digits of an exponent', async () => {
    for (const cell of [
      Number(mug),
      '4 006381 333931',
      '4006381-333931',
      `="${mug}"`,
      `'${mug}`,
      '4.006381333931E+12',
      '4006381333931,00',
    ])
      expect(await one(cell), String(cell)).toMatchObject({ gtin: mug, reasons: [] })
  })

  test('whose zeros were dropped get them back, and are counted', async () => {
    const upc = gtinOf('01234567890')
    expect(await one(Number(upc))).toMatchObject({ gtin: upc, totals: { restoredGtins: 1, gtins: 2 } })
    expect(await one(Number(gtinOf('0000123')))).toMatchObject({ reasons: ['gtin A2'] })
  })

  test('that a spreadsheet has rounded, or whose check digit is wrong, are told and not guessed', async () => {
    expect(await one('4.00638E+12')).toMatchObject({ gtin: null, reasons: ['rounded A2'] })
    expect(await one('4,01E+12')).toMatchObject({ reasons: ['rounded A2'] })
    expect(await one('4006381333930')).toMatchObject({
      gtin: null,
      reasons: ['check_digit A2'],
      totals: { wrongCheckDigits: 1, gtins: 1 },
    })
    expect(await one('12345')).toMatchObject({ reasons: ['gtin A2'] })
    expect(await one('see label')).toMatchObject({ reasons: ['gtin A2'] })
  })
})

describe('days', () => {
  const days = async (...cells: SampleCell[]) => {
    const list = await sheet([['Article', 'Qty', 'Best before'], ...cells.map((cell) => ['Olives', 1, cell])])
    return { days: list.lines.map(({ bestBefore }) => bestBefore), reasons: reasons(list) }
  }

  test.each<[string, SampleCell]>([
    ['a day of the program', { number: 46_477, style: styles.day }],
    ['its number alone', 46_477],
    ['day, month, year', '31.03.2027'],
    ['the same, short', '31/3/27'],
    ['year, month, day', '2027-03-31'],
    ['the same without signs', '20270331'],
    ['month and year', '03/2027'],
    ['a month by its name', '31 Mar 2027'],
    ['in German', '31. März 2027'],
    ['in Polish', '31 marca 2027'],
    ['in Spanish', '31 de marzo de 2027'],
    ['a whole month by its name', 'marzo 2027'],
  ])('%s', async (_, cell) => {
    expect(await days(cell)).toEqual({ days: ['2027-03-31'], reasons: [] })
  })

  test('with the month first, where one of them can be nothing else', async () => {
    expect(await days('03/31/2027', '04/05/2027')).toEqual({ days: ['2027-03-31', '2027-04-05'], reasons: [] })
    expect(await days('31/03/2027', '04/05/2027')).toMatchObject({ days: ['2027-03-31', '2027-05-04'] })
  })

  test('since 1904, as old files of a Macintosh count', async () => {
    const bytes = xlsxOf(
      [
        {
          rows: [
            ['Article', 'Qty', 'BBD'],
            ['Olives', 1, { number: 45_015, style: styles.day }],
          ],
        },
      ],
      {
        since1904: true,
      },
    )
    expect(first((await read('mac.xlsx', bytes)).lines)?.bestBefore).toBe('2027-03-31')
  })

  test('that are none are told', async () => {
    expect(await days('31.02.2027', 'soon', '-')).toEqual({ days: [null, null, null], reasons: ['day C2', 'day C3'] })
  })
})

describe('numbers', () => {
  const prices = async (...cells: SampleCell[]) => {
    const list = await sheet([['Article', 'Qty', 'Price EUR'], ...cells.map((cell) => ['Mug', 1, cell])])
    return { prices: list.lines.map(({ unitPrice }) => unitPrice), reasons: reasons(list) }
  }

  test('with a comma or a point, in groups, with signs of money', async () => {
    expect(await prices(1.85, '1,85', '12,-', '1.234,50', '€ 2,00', '3,10 EUR')).toEqual({
      prices: [185, 185, 1_200, 123_450, 200, 310],
      reasons: [],
    })
    expect((await prices('1.85', '1,234.50', "1'234.50")).prices).toEqual([185, 123_450, 123_450])
  })

  test('finer than a cent stay so', async () => {
    expect((await prices(0.0667, '0,125')).prices).toEqual([6.67, 12.5])
  })

  test('that are read in two ways are read as the others of the list, or not at all', async () => {
    expect(await prices('7.905', '8')).toEqual({ prices: [null, 800], reasons: ['unclear C2'] })
    expect((await prices('7.905', '8,50')).prices).toEqual([790_500, 850])
    const list = await csv('Artikel;Menge;Preis EUR;UVP\nTasse;1.200;7.905;9,99\n')
    expect(first(list.lines)).toMatchObject({ quantity: '1200', unitPrice: 790_500, retailPrice: 999 })
  })

  test('that are none, or less than nothing, are told', async () => {
    expect(await prices('on request', '-5', -5, 'n/a', '–')).toEqual({
      prices: [null, null, null, null, null],
      reasons: ['number C2', 'negative C3', 'negative C4'],
    })
  })

  test('of quantities may have their unit beside them, or in the heading', async () => {
    const beside = await csv('Artikel;Menge;ME\nTasse;3.840 Stk.;\nÖl;7,5;kg\nSchuhe;20;Paar\nKisten;3;Bund\n')
    expect(beside.lines.map(({ quantity, unit }) => [quantity, unit])).toEqual([
      ['3840', 'H87'],
      ['7.5', 'KGM'],
      ['20', 'PR'],
      ['3', null],
    ])
    expect(reasons(beside)).toEqual(['word C5'])
    expect(beside.lines[3]?.extra).toEqual({ ME: 'Bund' })
    expect(beside.totals?.quantities).toHaveLength(4)
    expect(first((await csv('Article;Qty (kg)\nOlives;12,5\n')).lines)).toMatchObject({ quantity: '12.5', unit: 'KGM' })
  })

  test('of cartons make pieces with what is in one', async () => {
    const list = await csv('Article;Cartons;Pcs per carton;Weight\nMug;40;24;500 g\nJug;;12;1,5 kg\n')
    expect(list.lines).toMatchObject([
      { quantity: '960', cartons: 40, unitsPerCarton: 24, weightKg: 0.5 },
      { quantity: null, unitsPerCarton: 12, weightKg: 1.5 },
    ])
  })

  test('of a line that contradict each other are told', async () => {
    const list = await csv(
      'Article;Qty;Price EUR;Total\nMug;10;1,50;15,00\nJug;10;2,50;35,00\nPan;3;;9,99\nPot;;2,00;\n',
    )
    expect(list.lines.map(({ total }) => total)).toEqual([1_500, 3_500, 999, null])
    expect(reasons(list)).toEqual(['differs D3', 'missing B5'])
  })
})

describe('currencies', () => {
  const value = async (rows: SampleSheet['rows']) => (await sheet(rows)).totals?.values

  test('are said by a heading, a cell, a column, the format of cells, or a note above', async () => {
    const amount = 3_000
    expect(
      await value([
        ['Article', 'Qty', 'Price (USD)'],
        ['Mug', 20, 1.5],
      ]),
    ).toEqual([{ currency: 'USD', amount }])
    expect(
      await value([
        ['Article', 'Qty', 'Price'],
        ['Mug', 20, '1.50 £'],
      ]),
    ).toEqual([{ currency: 'GBP', amount }])
    expect(
      await value([
        ['Article', 'Qty', 'Price', 'Currency'],
        ['Mug', 20, 1.5, 'PLN'],
      ]),
    ).toEqual([{ currency: 'PLN', amount }])
    expect(
      await value([
        ['Article', 'Qty', 'Price'],
        ['Mug', 20, { number: 1.5, style: styles.euros }],
      ]),
    ).toEqual([{ currency: 'EUR', amount }])
    expect(await value([['All prices in CHF, ex works'], ['Article', 'Qty', 'Price'], ['Mug', 20, 1.5]])).toEqual([
      { currency: 'CHF', amount },
    ])
    expect(
      await value([
        ['Article', 'Qty', 'Price'],
        ['Mug', 20, 1.5],
      ]),
    ).toEqual([{ currency: null, amount }])
  })

  test('are summed up each by itself; some have no cents', async () => {
    const rows = [
      ['Article', 'Qty', 'Price'],
      ['Mug', 10, '1.50 €'],
      ['Jug', 10, '$2.00'],
      ['Pot', 3, '500 JPY'],
    ]
    expect(await value(rows)).toEqual([
      { currency: 'EUR', amount: 1_500 },
      { currency: 'USD', amount: 2_000 },
      { currency: 'JPY', amount: 1_500 },
    ])
  })
})

describe('formulas', () => {
  test('are not run: what the program has worked out is read, and nothing else', async () => {
    const list = await sheet([
      ['EAN', 'Article', 'Qty', 'Price EUR'],
      [{ formula: 'TEXT(A9,"0")', value: mug ?? '' }, 'Mug', { formula: 'SUM(1,9)', value: 10 }, 1],
      [jug ?? '', { formula: 'HYPERLINK("http://bad.example","Jug")' }, { formula: '2+2' }, { error: '#REF!' }],
    ])
    expect(list.lines).toMatchObject([
      { gtin: mug, quantity: '10' },
      { gtin: jug, name: jug, quantity: null, unitPrice: null },
    ])
    expect(reasons(list).sort()).toEqual(['error D3', 'formula B3', 'formula C3'])
  })

  test('of a text are no text', async () => {
    const list = await csv(`EAN;Article;Qty;Note\n${mug};=HYPERLINK("http://bad.example");=1+1;+cmd|' /C calc'!A0\n`)
    expect(first(list.lines)).toMatchObject({ gtin: mug, name: mug, quantity: null, extra: {} })
    expect(reasons(list)).toEqual(['formula B2', 'formula C2'])
    expect(JSON.stringify(list.lines)).not.toMatch(/HYPERLINK|cmd/)
  })
})

describe('texts with separated cells', () => {
  test.each([
    ['a semicolon that Excel declares', `sep=;\r\nEAN;Article;Qty\r\n${mug};Mug, blue;10\r\n`, 3],
    ['bars', `EAN|Article|Qty\n${mug}|Mug, blue|10\n`, 2],
    ['tabs', `EAN\tArticle\tQty\n${mug}\tMug, blue\t10\n`, 2],
    ['commas and quotation marks', `EAN,Article,Qty\n${mug},"Mug, blue",10\n`, 2],
    ['a title that has no columns', `Stock list, November 2026\n\nEAN;Article;Qty\n${mug};Mug, blue;10\n`, 4],
  ])('%s', async (_, text, row) => {
    expect((await csv(text)).lines).toMatchObject([{ row, gtin: mug, name: 'Mug, blue', quantity: '10' }])
  })

  test('lines within a cell, and characters that no database takes', async () => {
    const list = await csv(`EAN;Article;Qty;Note\n${mug};"Mug\nblue";10;a\u001ab\n`)
    expect(first(list.lines)).toMatchObject({ name: 'Mug blue', extra: { Note: 'a b' } })
  })
})

describe('columns', () => {
  test('are told how sure they are, and what nobody knows is kept beside', async () => {
    const list = await csv(`EAN;Artikelname lang;Menge;Lagerplatz\n${mug};Tasse;5;A-17\n`)
    expect(list.reading?.columns.map(({ field, confidence }) => [field, confidence])).toEqual([
      ['gtin', 'sure'],
      ['name', 'likely'],
      ['quantity', 'sure'],
      [null, null],
    ])
    expect(first(list.lines)?.extra).toEqual({ Lagerplatz: 'A-17' })
  })

  test('called alike are told apart by what stands in them', async () => {
    const list = await csv('Pos;Artikel;Beschreibung;Menge\n1;A-100;Tasse rot;5\n2;A-200;Tasse blau;6\n')
    expect(list.lines).toMatchObject([
      { sku: 'A-100', name: 'Tasse rot' },
      { sku: 'A-200', name: 'Tasse blau' },
    ])
  })

  test('of conditions and categories are read in our words', async () => {
    const list = await csv(
      'Artikel;Menge;Zustand;Warengruppe\nTasse;5;Neuware;Spielwaren\nKrug;1;B-Ware;Küche\nTopf;1;so lala;\n',
    )
    expect(list.lines).toMatchObject([
      { condition: 'new_a', category: 'toys' },
      { condition: 'new_b', category: 'Küche' },
      { condition: null, category: null, extra: { Zustand: 'so lala' } },
    ])
  })

  test('are what somebody says they are, for this file or for all of a sender', async () => {
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
      remembered: new Map([[chosen.reading?.signature ?? '', fields]]),
    })
    expect(remembered.reading?.columns[1]).toMatchObject({ field: 'name', confidence: 'remembered' })
    expect(first(remembered.lines)).toMatchObject({ sku: '19', name: 'Mug' })
  })

  test('of another sheet or row are recognised anew', async () => {
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

describe('large files', () => {
  test('of 50,000 rows are read whole, in either format', { timeout: 120_000 }, async () => {
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

  test('beyond what anybody looks at are refused', async () => {
    expect(await csv(`EAN;Qty\n${'4006381333931;1\n'.repeat(200_001)}`)).toMatchObject({ refusal: 'too_many_rows' })
    expect(await csv(`EAN;Qty\n${'x;'.repeat(600)}\n`)).toMatchObject({ refusal: 'too_wide' })
  })
})

describe('files that mean no good', () => {
  const cells = (xml: string) => sheet([], { xml: `<sheetData>${xml}</sheetData>` })

  test('one cell far out, which would be filled up with nothing', async () => {
    expect(await cells('<row r="1"><c r="XFD1"><v>1</v></c></row>')).toMatchObject({ refusal: 'too_wide' })
    expect(await cells('<row r="1048576"><c r="A1048576"><v>1</v></c></row>')).toMatchObject({
      refusal: 'too_many_rows',
    })
    expect(await cells('<row r="99999999999"></row>')).toMatchObject({ refusal: 'damaged' })
  })

  test('an archive that unpacks to a thousand times its size', async () => {
    const bomb = zipSync({
      '[Content_Types].xml': strToU8('<Types/>'),
      'xl/workbook.xml': strToU8('<workbook/>'),
      'xl/worksheets/sheet1.xml': new Uint8Array(120_000_000),
    })
    expect(await read('bomb.xlsx', new Uint8Array(bomb))).toMatchObject({ refusal: 'files.archive_limits' })
  })

  test('macros, and what is no archive at all', async () => {
    const macros = zipSync({
      '[Content_Types].xml': strToU8('<Types/>'),
      'xl/workbook.xml': strToU8('<workbook/>'),
      'xl/vbaProject.bin': strToU8('x'),
    })
    expect(await read('macros.xlsm', new Uint8Array(macros))).toMatchObject({ refusal: 'files.program' })
    const whole = xlsxOf([{ rows: [['EAN', 'Qty']] }])
    expect(await read('cut.xlsx', whole.slice(0, whole.length / 2))).toMatchObject({ refusal: 'files.damaged' })
  })

  test('a sheet that is no markup, entities that grow, rows out of order', async () => {
    const broken = xlsxOf([{ rows: [], xml: '<sheetData><row r="2"/><row r="1"/></sheetData>' }])
    expect(await read('order.xlsx', broken)).toMatchObject({ refusal: 'damaged' })
    expect(await cells('<row r="1"><c r="A1"><v>many</v></c></row>')).toMatchObject({ refusal: 'damaged' })
    const laughs = await cells('<row r="1"><c r="A1" t="inlineStr"><is><t>&lol9;</t></is></c></row>')
    expect(JSON.stringify(laughs).length).toBeLessThan(2_000)
  })

  test('kinds that are not read say so', async () => {
    const file = { bytes: new Uint8Array(8), language: 'en', mapping: {}, remembered: new Map(), words }
    for (const contentType of ['application/vnd.ms-excel', 'application/vnd.oasis.opendocument.spreadsheet'])
      expect(await readManifest({ ...file, contentType })).toMatchObject({ refusal: 'unsupported' })
  })
})
