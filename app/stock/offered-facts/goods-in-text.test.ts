import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isLanguage } from '../../platform/i18n/languages'
import { goodsInText } from './goods-in-text'

test.each([
  ['en', '40 pallets, shelf pulls, stock in Poland', { condition: 'shelf_pull', country: 'PL' }],
  ['en', '600 drills, refurbished. EXW Rotterdam', { condition: 'refurbished', incoterm: 'EXW', place: 'Rotterdam' }],
  ['en', 'Kettles, new in original packaging. Goods are in Spain', { condition: 'new_a', country: 'ES' }],
  ['en', '200 toasters, new in sealed boxes', { condition: 'new_a' }],
  ['de', 'Router, B-Ware, Lager in Österreich', { condition: 'new_b', country: 'AT' }],
  ['de', 'Stiefel, 11,50 ab Werk, Mindestabnahme komplett. Ab Lager Porto', { incoterm: 'EXW', place: 'Porto' }],
  ['en', 'Neuware im Originalkarton, Lager Porto (Portugal)', { condition: 'new_a', country: 'PT' }],
  ['de', 'Nudeln, 0,39 ab Lager', { incoterm: 'EXW' }],
  ['fr', 'Livres neufs, entrepôt en Belgique', { condition: 'new_a', country: 'BE' }],
  ['pl', 'Drugi gatunek, magazyn w Czechach', { condition: 'new_b' }],
  ['ar', 'أدوات غير مفحوصة', { condition: 'return_untested' }],
] as const)('%s: %s', (language, text, found) => expect(goodsInText(text, language)).toMatchObject(found))

test.each([
  ['en', '1,200 board games, end of line', '1200 H87'],
  ['de', 'Turnschuhe, 3.500 Paar, Gr. 36-46', '3500 PR'],
  ['fr', '600 ensembles de draps, carton de 12 pièces', '600 SET'],
  ['es', 'Tenemos 1.500 uds, cajas de 50 uds', '1500 H87'],
  ['it', '1.800 pezzi, peso 600 g', '1800 H87'],
  ['pl', 'Dzień dobry, mam 3 500 szt. świec', '3500 H87'],
  ['en', 'Coffee, 5,000 kg', '5000 KGM'],
  ['ar', 'شامبو 400 مل، 7000 قطعة، 12 في الكرتون', '7000 H87'],
] as const)('%s: %s names a quantity', (language, text, amount) => {
  const { quantity, unit } = goodsInText(text, language)
  expect(`${quantity} ${unit}`).toBe(amount)
})

test.each([
  ['en', '400-500 units per box'],
  ['en', 'Gross weight 9,800 kg'],
  ['fr', 'tarif 7,20 pièce'],
  ['en', '18 pallets, 40 cartons each'],
  ['en', '300 sets of linen and 4,000 pcs of towels'],
] as const)('%s: %s names no quantity of all the goods', (language, text) => {
  expect(goodsInText(text, language).quantity).toBeUndefined()
})

test.each([
  ['en', 'what it is not', 'No returns, not refurbished'],
  ['en', 'where it was made', 'Shirts made in Portugal'],
  ['en', 'where it may be sold', 'Not for sale in Germany. For the French market: France'],
  ['en', 'two conditions', '300 refurbished phones and 200 shelf pulls'],
  ['en', 'several grades', 'Customer returns, washing machines'],
  ['en', 'sizes and plugs', 'Trainers, sizes UK 3 - 11, labels EN/DE/FR'],
  ['de', 'a postcode', 'Besichtigung in 20457 Hamburg, HU1 2AB'],
] as const)('%s: %s is left to the team', (language, _, text) => {
  const { condition, country } = goodsInText(text, language)
  expect([condition, country]).toEqual([undefined, undefined])
})

test('reads nothing from the sample offers that they do not say', () => {
  const read = ['known', 'unseen'].flatMap((half) =>
    readFileSync(`app/stock/leaks/offers-${half}.txt`, 'utf8')
      .split(/^# /m)
      .slice(1)
      .map((offer) => {
        const language = offer.slice(0, 2)
        const text = offer.replace(/^.*\n/, '').replaceAll(/^[=!] /gm, '')
        return isLanguage(language) ? goodsInText(text, language) : {}
      }),
  )
  expect(read.filter(({ country }) => country)).toEqual([])
  expect(read.filter(({ condition }) => condition).length).toBeGreaterThan(10)
  expect(read.flatMap(({ place }) => place ?? []).sort()).toEqual(['Hamburg', 'Izmir', 'Rotterdam'])
})
