import { expect, test } from 'vitest'
import { sheet } from './read-samples.suite'
import { expectRead, type TradeList } from './trade-lists.suite'

/** Lists written without regard to the known headings, as nine sellers would send them. */
const lists: readonly TradeList[] = [
  {
    title: 'a letterhead, prices with signs, and remarks between the articles',
    list: {
      rows: [
        ['Keller & Söhne GmbH', null, null, null, 'Leipzig, 14.11.2026'],
        ['Sonderposten Herbst'],
        [null],
        ['Art-Nr', 'Bezeichnung', 'Gr.', 'Bestand', 'Ihr Preis netto'],
        ['Damen'],
        ['D-100', 'Strickjacke', 'M', '120 Stk', '7,90 €'],
        ['Herren'],
        ['H-200', 'Hemd, kariert', 'XL', '1.080 Stk', '5,50 €'],
        ['Summe', null, null, '1.200'],
      ],
    },
    fields: 'sku name size quantity unitPrice',
    quantity: '1200',
    values: { EUR: 688_800 },
    basis: 'unit',
  },
  {
    title: 'headings over two rows, with colour and size, and formulas for the sums',
    list: {
      rows: [
        ['Style', 'Colour', 'Size', 'Stock', 'Price', 'Total'],
        [null, null, 'EU', 'pairs', 'GBP', 'GBP'],
        ['Boot Alba', 'brown', 38, 24, 11.5, { formula: 'D3*E3', value: 276 }],
        ['Boot Alba', 'brown', 39, 36, 11.5, { formula: 'D4*E4', value: 414 }],
        [null, null, null, { formula: 'SUM(D3:D4)', value: 60 }, null, { formula: 'SUM(F3:F4)', value: 690 }],
      ],
    },
    fields: 'sku colour size quantity unitPrice total',
    quantity: '60',
    values: { GBP: 69_000 },
    basis: 'unit',
  },
  {
    title: 'a French list with a price per case of several bottles',
    list: `Gencod;Désignation;PCB;Nb cartons;Prix du carton HT (€);DDM
3012345678900;Jus de pomme 1 L;6;200;4,80;30/06/2027
3012345678917;Jus d'orange 1 L;6;150;5,40;31/07/2027
`,
    fields: 'gtin name unitsPerCarton cartons unitPrice bestBefore',
    quantity: '2100',
    values: { EUR: 177_000 },
    basis: 'carton',
  },
  {
    title: 'returns by pallet, with shop values only',
    list: `Pallet,ASIN,EAN,Title,Qty,Unit RRP £,Total RRP £,Grade
P1,B000000001,4006381333931,Blender,3,49.99,149.97,C
P1,B000000002,4006381333948,Toaster,2,29.99,59.98,C
`,
    fields: '- - gtin name quantity retailPrice - condition',
    quantity: '5',
    values: {},
  },
  {
    title: 'a Polish list with net and gross prices',
    list: `Lp.;Indeks;Nazwa towaru;Rozmiar;Kolor;Ilość szt.;Cena netto PLN;Cena brutto PLN
1;K-1;Kurtka zimowa;L;czarny;40;59,00;72,57
2;K-2;Kurtka zimowa;XL;granat;25;59,00;72,57
`,
    fields: '- sku name size colour quantity unitPrice -',
    quantity: '65',
    values: { PLN: 383_500 },
    basis: 'unit',
  },
  {
    title: 'an Italian list with the quantity in pairs and a total in words below',
    list: {
      rows: [
        ['LISTINO STOCK CALZATURE'],
        ['Codice', 'Articolo', 'Colore', 'Taglie', 'Paia', 'Prezzo al paio'],
        ['C1', 'Mocassino', 'nero', '40-45', 300, 14],
        ['C2', 'Sandalo', 'beige', '36-41', 200, 9],
        ['Totale paia', null, null, null, 500, null],
      ],
    },
    fields: 'sku name colour size quantity unitPrice',
    quantity: '500',
    values: { '': 600_000 },
    basis: 'unit',
  },
  {
    title: 'a Spanish list with points for thousands and the price in its heading',
    list: `Ref.;Descripción;Talla;Uds disponibles;Precio ud. (EUR)
T-1;Camiseta básica;S-XL;12.500;0,95
T-2;Sudadera;M-XXL;3.200;2,40
`,
    fields: 'sku name size quantity unitPrice',
    quantity: '15700',
    values: { EUR: 1_955_500 },
    basis: 'unit',
  },
  {
    title: 'a Greek list in capitals',
    list: `ΚΩΔΙΚΟΣ;ΠΕΡΙΓΡΑΦΗ;ΧΡΩΜΑ;ΤΕΜΑΧΙΑ;ΤΙΜΗ ΧΟΝΔΡΙΚΗΣ €
A1;ΕΛΑΙΟΛΑΔΟ 1L;-;480;4,20
A2;ΕΛΙΕΣ ΚΑΛΑΜΩΝ;-;300;2,10
`,
    fields: 'sku name colour quantity unitPrice',
    quantity: '780',
    values: { EUR: 264_600 },
    basis: 'unit',
  },
  {
    title: 'an export of a warehouse without any price',
    list: `WHSE|SKU|DESCRIPTION|UOM|ON HAND|ALLOCATED|AVAILABLE
LDS|G-1|Garden hose 20 m|EA|140|20|120
LDS|G-2|Sprinkler|EA|75|0|75
`,
    fields: '- sku name unit - - quantity',
    quantity: '195',
    values: {},
  },
]

test.each(lists)('$title', expectRead)

test('a column per size becomes a line per size, and a row whose sizes do not come to its quantity stays whole', async () => {
  const list = await sheet(
    [
      ['Goods', null, 'Sizes (pairs)', null, null, 'All', 'Price', 'Sum'],
      ['Article', 'Colour', 36, 37, '38/39', 'Pairs', 'EUR', 'EUR'],
      ['Boot Alba', 'brown', 4, null, 6, 10, 11.5, 115],
      ['Boot Bari', 'black', 1, 2, 1, 40, 9, 360],
      ['Boot Como', 'black', 1, 2, 1, 5, 9, 45],
    ],
    { merged: ['A1:B1', 'C1:E1'] },
  )
  expect(list.lines.map(({ name, colour, size, quantity, total }) => [name, colour, size, quantity, total])).toEqual([
    ['Boot Alba', 'brown', '36', '4', 4_600],
    ['Boot Alba', 'brown', '38/39', '6', 6_900],
    ['Boot Bari', 'black', '36', '10', 9_000],
    ['Boot Bari', 'black', '37', '20', 18_000],
    ['Boot Bari', 'black', '38/39', '10', 9_000],
    ['Boot Como', 'black', null, '5', 4_500],
  ])
  expect(list.totals).toMatchObject({ quantities: [{ quantity: '55' }], values: [{ currency: 'EUR', amount: 52_000 }] })
})
