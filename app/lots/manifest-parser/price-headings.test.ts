import { expect, test } from 'vitest'
import { readManifestHeading } from './manifest-headings'
import { basisOfHeading } from './price-basis'
import { csv, fieldsOf, first } from './read-samples.suite'

test('does not take a retail price beside a net price for the asking price', async () => {
  const list = await csv('EAN;Artikel;Menge;VK-Preis (UVP);Cena netto\n4006381333931;Tasse;10;4,99 zł;1,85\n')
  expect(fieldsOf(list)).toEqual(['gtin', 'name', 'quantity', 'retailPrice', 'unitPrice'])
  expect(first(list.lines)).toMatchObject({ retailPrice: 499, unitPrice: 185, total: 1_850 })
})

test.each([
  'VK-Preis (UVP)',
  'VK (UVP) EUR',
  'Price (RRP)',
  'Price MSRP USD',
  'Prix (PVC)',
  'Prix public conseillé',
  'Precio (PVP)',
  'Precio venta al público',
  'Prezzo di vendita al pubblico',
  'Cena (SCD)',
  'Cena detaliczna brutto',
  'Τιμή (ΠΛΤ)',
  'سعر البيع للجمهور',
])('%s is a retail price', (heading) => {
  expect(readManifestHeading(heading)?.field).toBe('retailPrice')
})

test.each([
  'Price per case GBP',
  'Price/ctn',
  'Case price £',
  'Preis/VPE',
  'Preis je Karton EUR',
  'Prix par carton HT',
  'Precio por caja',
  'Prezzo per collo',
  'Cena za karton',
  'Τιμή ανά κιβώτιο',
  'سعر الكرتون',
])('%s is a price per carton', (heading) => {
  expect(readManifestHeading(heading)?.field).toBe('unitPrice')
  expect(basisOfHeading(heading)).toBe('carton')
})

test.each([
  'Cena netto',
  'VK netto',
  'Net price EUR',
  'Prix unitaire HT',
  'Precio unidad',
  'Prezzo netto',
  'EK netto',
  'Preis pro Stück',
])('%s is an asking price', (heading) => {
  expect(readManifestHeading(heading)?.field).toBe('unitPrice')
})
