import { describe, expect, test } from 'vitest'
import { documentOf, halfRed, lockedDocument, pageOf } from '../../files/pictures/sample-documents.suite'
import { fieldsOf, read } from './read-samples.suite'
import { pdfOf, type SampleText } from './sample-sheets.suite'

const pdf = (...asked: Parameters<typeof pdfOf>) => read('list.pdf', pdfOf(...asked))

/** Headings at the left edge of their columns, figures at the right one. */
const headings = (y: number): SampleText[] =>
  [
    ...[['EAN', 40] as const, ['Article', 130] as const, ['Size', 300] as const],
    ...[['Colour', 340] as const, ['Qty', 400] as const, ['Price EUR', 460] as const],
  ].map(([text, x]) => [text, x, y])

const article = (y: number, gtin: string, name: string, qty: string, price: string): SampleText[] => [
  [gtin, 40, y],
  [name, 130, y],
  ['XL', 300, y],
  ['navy', 340, y],
  [qty, 440, y, 'to'],
  [price, 540, y, 'to'],
]

describe('a table of a PDF', () => {
  test('is read by text positions across pages, with wrapped names and right-aligned figures', async () => {
    const list = await pdf([
      [
        ['Stock offer, subject to prior sale', 40, 800],
        ...headings(760),
        ...article(740, '4006381333931', 'Running jacket with a hood and', '1200', '18.50'),
        ['two pockets', 130, 729],
        ...article(712, '4006381333948', 'Vest', '80', '9.00'),
        ...article(692, '4006381333955', 'Cap', '45', '2.00'),
        ...article(672, '4006381333962', 'Belt', '30', '3.00'),
        ['Page 1 of 2', 270, 30],
      ],
      [...headings(800), ...article(780, '4006381333979', 'Sock', 'many', '1.25'), ['Page 2 of 2', 270, 30]],
    ])
    expect(list.refusal).toBeNull()
    expect(fieldsOf(list)).toEqual(['gtin', 'name', 'size', 'colour', 'quantity', 'unitPrice'])
    expect(list.lines.map(({ name, size, colour, quantity }) => [name, size, colour, quantity])).toEqual([
      ['Running jacket with a hood and two pockets', 'XL', 'navy', '1200'],
      ['Vest', 'XL', 'navy', '80'],
      ['Cap', 'XL', 'navy', '45'],
      ['Belt', 'XL', 'navy', '30'],
      ['Sock', 'XL', 'navy', null],
    ])
    expect(list.totals).toMatchObject({
      quantities: [{ quantity: '1355' }],
      values: [{ currency: 'EUR', amount: 2_310_000 }],
    })
    expect(list.unread).toMatchObject([{ page: 2, heading: 'Qty', reason: 'number', written: 'many' }])
  })

  test.each([1, 2, 4])('is read where cells stand %s points apart', async (gap) => {
    const rows = [
      ['4006381333931', 'Running jacket long', '1200', '18.50'],
      ['4006381333948', 'Vest', '1080', '19.00'],
      ['4006381333955', 'Cap, wide, with a logo', '1045', '12.00'],
    ]
    const price = 220 + gap + 20 + gap
    const list = await pdf([
      [
        ...[['EAN', 40, 760] as const, ['Article', 105 + gap, 760] as const],
        ...[['Qty', 220 + gap, 760] as const, ['Price EUR', price, 760] as const],
        ...rows.flatMap(([gtin = '', name = '', qty = '', each = ''], row): SampleText[] => [
          [gtin, 40, 740 - 14 * row],
          [name, 105 + gap, 740 - 14 * row],
          [qty, 220 + gap, 740 - 14 * row],
          [each, price, 740 - 14 * row],
        ]),
      ],
    ])
    expect(list.lines.map(({ gtin, name, quantity, unitPrice }) => [gtin, name, quantity, unitPrice])).toEqual(
      rows.map(([gtin, name, quantity, each]) => [gtin, name, quantity, Number(each) * 100]),
    )
  })

  test('is read from fixed-pitch print', async () => {
    const lines = [
      'EAN            ARTICLE               QTY   PRICE GBP',
      '4006381333931  Garden chair, green    48       11.50',
      '4006381333948  Garden table           12       32.00',
    ]
    const list = await pdf([lines.map((line, at) => [line, 40, 780 - 12 * at])], 'Courier')
    expect(list.lines.map(({ name, quantity, total }) => [name, quantity, total])).toEqual([
      ['Garden chair, green', '48', 55_200],
      ['Garden table', '12', 38_400],
    ])
  })

  test('is read on a rotated page', async () => {
    const turned = [...headings(500), ...article(480, '4006381333931', 'Vest', '80', '9.00')]
    const list = await pdf([turned], 'Helvetica', '/Rotate 90')
    expect(list.lines).toMatchObject([{ name: 'Vest', quantity: '80', unitPrice: 900 }])
  })

  test('above another one is read alone or with it', async () => {
    const bytes = pdfOf([
      [
        ...headings(760),
        ...article(740, '4006381333931', 'Vest', '80', '9.00'),
        ...article(720, '4006381333948', 'Cap', '45', '2.00'),
      ],
      [
        ['Kitchen', 40, 790],
        ['Description', 40, 770],
        ['Cartons', 250, 770],
        ['Pcs per carton', 350, 770],
        ['Mug, blue', 40, 750],
        ['10', 285, 750, 'to'],
        ['12', 400, 750, 'to'],
      ],
    ])
    const first = await read('list.pdf', bytes)
    expect(first.lines.map(({ name }) => name)).toEqual(['Vest', 'Cap'])
    expect(first.reading?.unreadSheets).toMatchObject([{ title: 'Kitchen', rows: 1, isList: true, page: 2 }])
    const [other] = first.reading?.unreadSheets ?? []
    const second = await read('list.pdf', bytes, { mapping: { sheet: other?.name } })
    expect(second.lines).toMatchObject([{ name: 'Mug, blue', quantity: '120' }])
    const both = await read('list.pdf', bytes, { mapping: { all: true } })
    expect(both.lines.map(({ no, name }) => [no, name])).toEqual([
      [1, 'Vest'],
      [2, 'Cap'],
      [3, 'Mug, blue'],
    ])
  })
})

describe('a PDF that is not a list', () => {
  test.each([
    ['a scan', pageOf(halfRed), 'no_text'],
    [
      'a letter',
      pdfOf([
        [
          ['Dear Sir or Madam,', 40, 700],
          ['we offer 40 pallets of shoes.', 40, 680],
        ],
      ]),
      'no_table',
    ],
    ['locked', lockedDocument(), 'locked'],
    ['damaged', documentOf(['<< /Type /Catalog /Pages 2 0 R >>', '(x)']), 'damaged'],
    ['too long', pdfOf(Array.from({ length: 501 }, () => [])), 'too_many_pages'],
  ])('is refused as %s', async (_, bytes, refusal) => {
    expect(await read('list.pdf', bytes)).toMatchObject({ refusal, lines: [] })
  })

  test('is refused when too wide, but not for its number of texts', async () => {
    const wide = Array.from({ length: 600 }, (_, at): SampleText => ['x', 400 + 20 * at, 700])
    const headed = ['EAN', 'Article', 'Qty'].map((text, at): SampleText => [text, 40 + 90 * at, 700])
    expect(await pdf([[...headed, ...wide]], 'Helvetica', '/MediaBox [0 0 14000 842]')).toMatchObject({
      refusal: 'too_wide',
    })
    const rows = (page: number) =>
      Array.from({ length: 60 }, (_, at) => article(740 - 11 * at, '4006381333931', `Vest ${page}`, '1', '9.00')).flat()
    const long = await pdf(Array.from({ length: 100 }, (_, page) => [...headings(760), ...rows(page)]))
    expect(long.totals).toMatchObject({ lines: 6_000 })
  })

  test('names the pages that are only pictures', async () => {
    const list = await pdf([[...headings(760), ...article(740, '4006381333931', 'Vest', '80', '9.00')], []])
    expect(list).toMatchObject({ refusal: null, reading: { unreadPages: [2] } })
  })
})
