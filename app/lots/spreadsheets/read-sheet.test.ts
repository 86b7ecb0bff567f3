import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { languages } from '../../platform/i18n/languages'
import { checkRecord } from '../import/import-lots.server'
import { readLotSheet } from './read-sheet.server'
import { decimalSignOf, readAmount, readDay, readGtin, readQuantity } from './sheet-cells'
import { readHeadings } from './sheet-columns'
import { readCountry, readWord } from './sheet-words.server'

const directory = await mkdtemp(join(tmpdir(), 'stocklot-sheet-'))
afterAll(() => rm(directory, { recursive: true }))

async function sheetOf(name: string, content: string | Uint8Array) {
  const path = join(directory, name)
  await writeFile(path, content)
  return readLotSheet(path, 'de')
}

test.each([
  ['en', 'Lot No.|Title|Category|Condition|Qty|Unit Price (EUR)|Country', '|'],
  ['de', 'Posten-Nr.|Bezeichnung|Warengruppe|Zustand|Menge|Stückpreis €|Lagerland', '|'],
  ['fr', 'N° lot|Désignation|Catégorie|État|Qté|Prix unitaire|Pays', '|'],
  ['es', 'N.º lote|Artículo|Familia|Condición|Cantidad|Precio|País', '|'],
  ['it', 'Lotto|Articolo|Categoria|Condizione|Q.tà|Prezzo|Paese', '|'],
  ['pl', 'Numer partii|Nazwa|Kategoria|Stan|Ilość|Cena netto|Kraj', '|'],
  ['el', 'Κωδικός παρτίδας|Είδος|Κατηγορία|Κατάσταση|Τεμάχια|Τιμή|Χώρα', '|'],
  ['ar', 'رقم الدفعة|الصنف|الفئة|الحالة|الكمية|السعر|البلد', '|'],
])('recognises the headings of lists in %s', (_, headings, separator) => {
  const { columns, unknown } = readHeadings(headings.split(separator))
  expect(unknown).toEqual([])
  const fields = ['externalId', 'title', 'category', 'condition', 'quantity', 'price', 'country']
  expect(columns.map(({ field }) => field)).toEqual(fields)
})

test.each(languages)('recognises a reference by the name that the team’s pages give it: %s', async (language) => {
  const office = JSON.parse(await readFile(`locales/${language}/office.json`, 'utf8'))
  for (const heading of [office.stock.external_id, 'Ref.'])
    expect(readHeadings([heading]).columns).toMatchObject([{ field: 'externalId' }])
})

test('accepts title columns in several languages', () => {
  expect(readHeadings(['title_en', 'Titel DE', 'description-fr']).columns).toMatchObject([
    { field: 'title', language: 'en' },
    { field: 'title', language: 'de' },
    { field: 'description', language: 'fr' },
  ])
})

test('reads a German Excel CSV with semicolons in Windows-1252', async () => {
  const text = [
    'Firma Müller;;;',
    'Posten-Nr.;Bezeichnung;Warengruppe;Zustand;Menge;ME;Stückpreis (€);UVP;Lagerland;Ort;MHD;Incoterms;Lieblingsfarbe',
    'P-1;Plüschtiere "groß";Spielwaren;Neu;12.600;Stück;1,85;9,99;Polen;Poznan;;EXW Poznan;blau',
    'P-2;Käse;Lebensmittel;Neuware;7,5;t;520,00;;Österreich;Graz;03/2028;;',
    'P-3;Uhren;Schmuck;glänzend;viele;Stk;auf Anfrage;;Atlantis;;;;',
    ';;;;20.112;;;;;;;;',
  ].join('\r\n')
  const sheet = await sheetOf('posten.csv', cp1252(text))
  expect(sheet?.unknown).toEqual(['Lieblingsfarbe'])
  expect(sheet?.records.map(({ line }) => line)).toEqual([3, 4, 5])
  const [plush, cheese, watches] = (sheet?.records ?? []).map(checkRecord)
  expect(plush).toMatchObject({
    lot: {
      externalId: 'P-1',
      texts: { de: { title: 'Plüschtiere "groß"' } },
      categories: ['toys'],
      condition: 'new_a',
      quantity: '12600',
      unit: 'H87',
      currency: 'EUR',
      price: { amount: 185 },
      retailPrice: { from: 999 },
      stock: { country: 'PL', city: 'Poznan' },
      incoterm: 'EXW',
    },
  })
  expect(cheese).toMatchObject({
    lot: {
      quantity: '7.5',
      unit: 'TNE',
      price: { amount: 52_000 },
      stock: { country: 'AT' },
      dates: { type: 'best_before', min: '2028-03-31' },
    },
  })
  expect(watches).toMatchObject({
    result: 'rejected',
    errors: {
      condition: ['validation.choice'],
      quantity: ['validation.quantity'],
      'price.amount': ['validation.price'],
      'stock.country': ['validation.choice'],
    },
  })
})

test('reads a Spanish workbook with a title above and a total below', async () => {
  const sheet = await readLotSheet('app/lots/spreadsheets/sample-lots.xlsx', 'es')
  expect(sheet?.unknown).toEqual(['Color del jefe'])
  expect((sheet?.records ?? []).map(checkRecord)).toMatchObject([
    {
      line: 4,
      lot: {
        externalId: 'A-1',
        categories: ['food'],
        quantity: '9504',
        price: { amount: 112 },
        stock: { country: 'ES' },
        dates: { min: '2028-03-31' },
        lines: [{ gtin: '4006381333931', name: 'Aceitunas verdes', quantity: '9504' }],
      },
    },
    { line: 5, lot: { externalId: 'A-2', categories: ['shoes'], unit: 'PR', price: { amount: 1340 } } },
  ])
})

test('returns null for a file without known headings', async () => {
  expect(await sheetOf('a.csv', 'one,two\n1,2\n')).toBeNull()
  expect(await sheetOf('empty.csv', '')).toBeNull()
})

test('reads UTF-16 text from Excel with tabs', async () => {
  const sheet = await sheetOf('u.txt', Buffer.from('\ufeffid\ttitle\tqty\nX\tΕλιές\t5\n', 'utf16le'))
  expect(sheet?.records).toMatchObject([
    { value: { externalId: 'X', texts: { de: { title: 'Ελιές' } }, quantity: '5' } },
  ])
})

test('reads numbers and dates as people write them and does not guess unclear ones', () => {
  for (const text of ['3.840', '3 840', '3,840 pcs', '٣٨٤٠', '3840 Stk.']) expect(readQuantity(text)).toBe('3840')
  expect(readQuantity('about 40')).toBe('about 40')
  for (const text of ['7,90 €', 'EUR 7.90', '7.9']) expect(readAmount(text, 'EUR', null)).toBe(790)
  expect(readAmount(0.1 + 0.2, 'EUR', null)).toBe(30)
  expect(readAmount('VB', 'EUR', null)).toBe('VB')
  for (const text of ['2028-03-31', '31.03.2028', '31/3/28', '31-03-2028', '03/2028', new Date('2028-03-31')])
    expect(readDay(text)).toBe('2028-03-31')
  expect(readDay('spring')).toBe('spring')
  expect(readGtin('4 006381 333931')).toBe('4006381333931')
  expect(readGtin('4,00638E+12')).toBe('4,00638E+12')
})

test('reads a column’s decimal sign from its clear numbers', () => {
  for (const clear of ['7.9', '12.50 €', '0.250', '1,234.50', '1,234,567', '1234.500'])
    expect(decimalSignOf([clear]), clear).toBe('.')
  for (const clear of ['7,9', 'EUR 12,50', '1.234,50', '1.234.567'])
    expect(decimalSignOf([clear, '7.905']), clear).toBe(',')
  for (const silent of [['7.905'], ['12', 'VB', 7.5], ['7.9', '7,9'], []]) expect(decimalSignOf(silent)).toBeNull()
  expect(readAmount('7.905', 'EUR', ',')).toBe(790_500)
  expect(readAmount('7,905', 'EUR', '.')).toBe(790_500)
  expect(readAmount('7.900', 'EUR', '.')).toBe(790)
  expect(readAmount('7.905', 'EUR', '.')).toBe('7.905')
  expect(readAmount(7.905, 'EUR', null)).toBe(7.905)
  expect(readAmount('7.905', 'EUR', null)).toBe('7.905')
  expect(readQuantity('7.905', '.')).toBe('7.905')
  expect(readQuantity('7.905', ',')).toBe('7905')
})

test('does not read a decimal point as a thousands separator', async () => {
  const list = (prices: readonly string[]) =>
    ['id,title,price,qty', ...prices.map((price, place) => `L-${place},Boots,"${price}",10`)].join('\n')
  const prices = async (name: string, ...written: string[]) => {
    const sheet = await sheetOf(name, list(written))
    const read = sheet?.records.map((record) => ('value' in record ? record.value : null))
    return { ambiguous: sheet?.ambiguous.map(({ heading }) => heading), read }
  }
  expect(await prices('english.csv', '12.50', '1,905')).toMatchObject({
    ambiguous: [],
    read: [{ price: { amount: 1_250 } }, { price: { amount: 190_500 } }],
  })
  expect(await prices('fine.csv', '12.50', '7.905')).toMatchObject({
    ambiguous: [],
    read: [{}, { price: { amount: '7.905' } }],
  })
  expect(await prices('unclear.csv', '7.905', '8')).toMatchObject({
    ambiguous: ['price'],
    read: [{ price: { amount: '7.905' } }, { price: { amount: 800 } }],
  })
})

test('knows terms and countries in every language', () => {
  for (const text of ['Spielwaren', 'Toys', 'toys', 'Jouets', 'Παιχνίδια'])
    expect(readWord('category', text)).toBe('toys')
  for (const text of ['Deutschland', 'Allemagne', 'Niemcy', 'Γερμανία', 'ألمانيا', 'de', 'DE'])
    expect(readCountry(text)).toBe('DE')
  expect(readCountry('Atlantis')).toBe('Atlantis')
})

test('still reads sheets exported with former terms', () => {
  expect(readWord('unit', 'τεμάχια')).toBe('H87')
  expect(readWord('unit', 'Pełne ciężarówki')).toBe('ftl')
  expect(readWord('unit', 'Kontenery 40-stopowe')).toBe('c40')
  expect(readWord('kind', 'Lotto a stock')).toBe('stocklot')
  expect(readWord('unit', 'منصة نقالة')).toBe('XPX')
  expect(readWord('condition', 'Zwroty nietestowane')).toBe('return_untested')
  expect(readWord('storage', 'Ψύξη')).toBe('chilled')
  expect(readWord('basis', 'للمنصة')).toBe('pallet')
})

function cp1252(text: string): Uint8Array {
  return Buffer.from(text.replaceAll('€', '\u0080'), 'latin1')
}
