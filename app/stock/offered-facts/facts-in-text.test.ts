import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { factsInText } from './facts-in-text'

const online = 'online_shop,marketplace'

const rulesIn = (text: string) =>
  factsInText(text).restrictions.map(
    ({ rule, countries, channels }) => `${rule} ${[...countries, ...channels].join(',')}`,
  )

test.each([
  ['strictly export only, not for sale in the UK or Ireland', ['deny GB,IE', 'allow export']],
  ['must not go back to the Irish market', ['deny IE']],
  ['No export to the UK', ['deny GB']],
  ['no marketplace sellers please', ['deny marketplace']],
  ['Preisidee 350.000 EUR für alles, keine Amazon-Verkäufe', ['deny marketplace']],
  ['Kein Verkauf an Discounter, nicht in DACH weitervermarkten', ['deny AT,CH,DE', 'deny discounter']],
  ['nicht an Internethändler', [`deny ${online}`]],
  ['interdit à la vente en France et sur internet', ['deny FR', `deny ${online}`]],
  ['exclusivement hors de France', ['deny FR']],
  ['solo exportación, prohibido vender en España', ['deny ES', 'allow export']],
  ['vendita solo estero, vietato il mercato italiano', ['deny IT', 'allow export']],
  ['tylko poza Polskę, bez sklepów internetowych', ['deny PL', `deny ${online}`]],
  ['tylko eksport, nie na rynek polski', ['deny PL', 'allow export']],
  ['μόνο εξαγωγή, όχι στην Ελλάδα', ['deny GR', 'allow export']],
  ['χωρίς πώληση σε Amazon', ['deny marketplace']],
  ['للتصدير فقط، ممنوع البيع داخل تونس', ['deny TN', 'allow export']],
  ['ممنوع البيع أونلاين', [`deny ${online}`]],
])('%s', (text, rules) => expect(rulesIn(text)).toEqual(rules))

test('"outside the EU" means every member state', () => {
  expect(factsInText('solo para exportación fuera de la UE').restrictions[0]).toMatchObject({
    rule: 'deny',
    countries: expect.arrayContaining(['BG', 'DE', 'SE']),
  })
})

test.each([
  ['Preisidee 350.000 EUR für alles', 35_000_000, 'EUR', 'lot'],
  ['EUR 15 average, ex works Rotterdam', 1_500, 'EUR', 'unit'],
  ['£4 a jacket', 400, 'GBP', 'unit'],
  ['$1.05/pc FOB Izmir', 105, 'USD', 'unit'],
  ['RRP £29.99, we want £6.50 each', 650, 'GBP', 'unit'],
  ['12k EUR for the lot', 1_200_000, 'EUR', 'lot'],
  ['EK war 28 EUR, wir möchten 9,50 EUR pro Stück', 950, 'EUR', 'unit'],
  ['je souhaite en tirer 0,60 € la paire', 60, 'EUR', 'unit'],
  ['4000 euros el lote', 400_000, 'EUR', 'lot'],
  ['€ 5,20/lt', 520, 'EUR', 'unit'],
  ['3,10 € al kg', 310, 'EUR', 'kg'],
  ['1.250 EUR je Palette', 125_000, 'EUR', 'pallet'],
  ['12 zł sztuka', 1_200, 'PLN', 'unit'],
  ['5.000 ευρώ για όλη την παρτίδα', 500_000, 'EUR', 'lot'],
  ['السعر ١٫٧٥ دولار للقطعة', 175, 'USD', 'unit'],
])('%s', (text, askingPrice, currency, askingPriceBasis) => {
  expect(factsInText(text)).toMatchObject({ askingPrice, currency, askingPriceBasis })
})

test.each([
  ['two prices', '£4 each for 500, £3.50 each for all of them'],
  ['a range', 'Price idea 12 to 14 euro a pair'],
  ['a range in figures', '12-14 EUR pro Paar'],
  ['a price without its basis', 'would like 12,000 EUR'],
  ['a price without its currency', '2.50 each'],
  ['a price per carton, which a lot cannot have', '18 EUR per carton'],
  ['what the goods cost', 'cost me £38 each'],
])('reads no asking price from %s', (_, text) => expect(factsInText(text).askingPrice).toBeUndefined())

test('reads neither prices nor restrictions from descriptions of goods', () => {
  const offers = ['known', 'unseen']
    .map((half) => readFileSync(`app/stock/leaks/offers-${half}.txt`, 'utf8'))
    .join('\n')
  const goods = offers.split('\n').filter((line) => line.startsWith('= '))
  expect(goods.length).toBeGreaterThan(100)
  expect(goods.filter((line) => JSON.stringify(factsInText(line)) !== '{"restrictions":[]}')).toEqual([])
})
