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
