import { describe, expect, test } from 'vitest'
import { csv, first, gtinOf, jug, mug, read, reasons, sheet } from './read-samples.suite'
import { type SampleCell, type SampleSheet, styles, xlsxOf } from './sample-sheets.suite'

describe('barcodes', () => {
  const one = async (cell: SampleCell) => {
    const list = await sheet([
      ['EAN', 'Article', 'Qty'],
      [cell, 'Mug', 1],
      [jug ?? '', 'Jug', 1],
    ])
    return { gtin: first(list.lines)?.gtin, reasons: reasons(list), totals: list.totals }
  }

  test('are read as numbers, with spaces, as Excel text and with exponents', async () => {
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

  test('get dropped leading zeros back, and the list counts them', async () => {
    const upc = gtinOf('01234567890')
    expect(await one(Number(upc))).toMatchObject({ gtin: upc, totals: { restoredGtins: 1, gtins: 2 } })
    expect(await one(Number(gtinOf('0000123')))).toMatchObject({ reasons: ['gtin A2'] })
  })

  test('that are rounded or have a wrong check digit are reported, not guessed', async () => {
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

describe('dates', () => {
  const days = async (...cells: SampleCell[]) => {
    const list = await sheet([['Article', 'Qty', 'Best before'], ...cells.map((cell) => ['Olives', 1, cell])])
    return { days: list.lines.map(({ bestBefore }) => bestBefore), reasons: reasons(list) }
  }

  test.each<[string, SampleCell]>([
    ['an Excel date', { number: 46_477, style: styles.day }],
    ['its number alone', 46_477],
    ['day, month, year', '31.03.2027'],
    ['the same, short', '31/3/27'],
    ['year, month, day', '2027-03-31'],
    ['the same without separators', '20270331'],
    ['month and year', '03/2027'],
    ['a month by its name', '31 Mar 2027'],
    ['in German', '31. März 2027'],
    ['in Polish', '31 marca 2027'],
    ['in Spanish', '31 de marzo de 2027'],
    ['a whole month by its name', 'marzo 2027'],
  ])('%s', async (_, cell) => {
    expect(await days(cell)).toEqual({ days: ['2027-03-31'], reasons: [] })
  })

  test('are read month first where one of them allows nothing else', async () => {
    expect(await days('03/31/2027', '04/05/2027')).toEqual({ days: ['2027-03-31', '2027-04-05'], reasons: [] })
    expect(await days('31/03/2027', '04/05/2027')).toMatchObject({ days: ['2027-03-31', '2027-05-04'] })
  })

  test('of old Macintosh files count from 1904', async () => {
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

  test('that are invalid are reported', async () => {
    expect(await days('31.02.2027', 'soon', '-')).toEqual({ days: [null, null, null], reasons: ['day C2', 'day C3'] })
  })
})

describe('numbers', () => {
  const prices = async (...cells: SampleCell[]) => {
    const list = await sheet([['Article', 'Qty', 'Price EUR'], ...cells.map((cell) => ['Mug', 1, cell])])
    return { prices: list.lines.map(({ unitPrice }) => unitPrice), reasons: reasons(list) }
  }

  test('are read with comma or point, grouping and currency signs', async () => {
    expect(await prices(1.85, '1,85', '12,-', '1.234,50', '€ 2,00', '3,10 EUR')).toEqual({
      prices: [185, 185, 1_200, 123_450, 200, 310],
      reasons: [],
    })
    expect((await prices('1.85', '1,234.50', "1'234.50")).prices).toEqual([185, 123_450, 123_450])
  })

  test('keep fractions of a cent', async () => {
    expect((await prices(0.0667, '0,125')).prices).toEqual([6.67, 12.5])
  })

  test('that are ambiguous follow the rest of the list or are reported', async () => {
    expect(await prices('7.905', '8')).toEqual({ prices: [null, 800], reasons: ['unclear C2'] })
    expect((await prices('7.905', '8,50')).prices).toEqual([790_500, 850])
    const list = await csv('Artikel;Menge;Preis EUR;UVP\nTasse;1.200;7.905;9,99\n')
    expect(first(list.lines)).toMatchObject({ quantity: '1200', unitPrice: 790_500, retailPrice: 999 })
  })

  test('that are negative or no numbers are reported', async () => {
    expect(await prices('on request', '-5', -5, 'n/a', '–')).toEqual({
      prices: [null, null, null, null, null],
      reasons: ['number C2', 'negative C3', 'negative C4'],
    })
  })

  test('of quantities may have their unit in another column, the cell or the heading', async () => {
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

  test('of cartons are multiplied by the pieces in each', async () => {
    const list = await csv('Article;Cartons;Pcs per carton;Weight\nMug;40;24;500 g\nJug;;12;1,5 kg\n')
    expect(list.lines).toMatchObject([
      { quantity: '960', cartons: 40, unitsPerCarton: 24, weightKg: 0.5 },
      { quantity: null, unitsPerCarton: 12, weightKg: 1.5 },
    ])
  })

  test('that contradict each other in one line are reported', async () => {
    const list = await csv(
      'Article;Qty;Price EUR;Total\nMug;10;1,50;15,00\nJug;10;2,50;35,00\nPan;3;;9,99\nPot;;2,00;\n',
    )
    expect(list.lines.map(({ total }) => total)).toEqual([1_500, 3_500, 999, null])
    expect(reasons(list)).toEqual(['differs D3', 'missing B5'])
  })
})

describe('currencies', () => {
  const value = async (rows: SampleSheet['rows']) => (await sheet(rows)).totals?.values

  test('are read from a heading, a cell, a column, the cell format or a note above', async () => {
    const amount = 3_000
    expect(
      await value([
        ['Article', 'Qty', 'Price (USD)'],
        ['Mug', 20, 1.5],
      ]),
    ).toMatchObject([{ currency: 'USD', amount }])
    expect(
      await value([
        ['Article', 'Qty', 'Price'],
        ['Mug', 20, '1.50 £'],
      ]),
    ).toMatchObject([{ currency: 'GBP', amount }])
    expect(
      await value([
        ['Article', 'Qty', 'Price', 'Currency'],
        ['Mug', 20, 1.5, 'PLN'],
      ]),
    ).toMatchObject([{ currency: 'PLN', amount }])
    expect(
      await value([
        ['Article', 'Qty', 'Price'],
        ['Mug', 20, { number: 1.5, style: styles.euros }],
      ]),
    ).toMatchObject([{ currency: 'EUR', amount }])
    expect(await value([['All prices in CHF, ex works'], ['Article', 'Qty', 'Price'], ['Mug', 20, 1.5]])).toEqual([
      { currency: 'CHF', amount, about: false },
    ])
    expect(
      await value([
        ['Article', 'Qty', 'Price'],
        ['Mug', 20, 1.5],
      ]),
    ).toMatchObject([{ currency: null, amount }])
  })

  test('are summed separately, some without cents', async () => {
    const rows = [
      ['Article', 'Qty', 'Price'],
      ['Mug', 10, '1.50 €'],
      ['Jug', 10, '$2.00'],
      ['Pot', 3, '500 JPY'],
    ]
    expect(await value(rows)).toEqual([
      { currency: 'EUR', amount: 1_500, about: false },
      { currency: 'USD', amount: 2_000, about: false },
      { currency: 'JPY', amount: 1_500, about: false },
    ])
  })
})

describe('formulas', () => {
  test('are not evaluated: only stored results are read', async () => {
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

  test('written as text are not read as text', async () => {
    const list = await csv(`EAN;Article;Qty;Note\n${mug};=HYPERLINK("http://bad.example");=1+1;+cmd|' /C calc'!A0\n`)
    expect(first(list.lines)).toMatchObject({ gtin: mug, name: mug, quantity: null, extra: {} })
    expect(reasons(list)).toEqual(['formula B2', 'formula C2'])
    expect(JSON.stringify(list.lines)).not.toMatch(/HYPERLINK|cmd/)
  })
})

test('reports two numbers in one cell, and reads a price basis behind a price', async () => {
  const list = await csv(
    'EAN;Name;Qty;Price\n;Mug;12 x 10;$1.85/pc\n;Cup;10 000;1200 18.50\n;Jug;2 boxes 6;1,20 € / Stk.\n;Cloth;120 m2;3\n',
  )
  expect(list.lines.map(({ quantity, unitPrice }) => [quantity, unitPrice])).toEqual([
    [null, 185],
    ['10000', null],
    [null, 120],
    ['120', 300],
  ])
  expect(reasons(list)).toEqual(['number C2', 'number D3', 'number C4'])
})
