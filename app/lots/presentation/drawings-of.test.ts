import { expect, test } from 'vitest'
import { findIllustration } from '../../files/pictures/illustrations.server'
import { languages } from '../../platform/i18n/languages'
import { demoLots } from '../demo/demo-lots.server'
import { chooseDrawings, drawingsOf } from './drawings-of'

test('chooses a drawing by the kind of goods, and cartons for an unknown category', () => {
  expect(drawingsOf('shoes', 'Chelsea boots, mixed sizes')[0]).toBe('shoes-boots')
  expect(drawingsOf('shoes', 'Damen-Stiefeletten')[0]).toBe('shoes-boots')
  expect(drawingsOf('food', 'Atún en aceite de oliva, latas')[0]).toBe('food-tins')
  expect(drawingsOf('toys', 'Children’s tricycles')[0]).toBe('toys-pallet')
  expect(drawingsOf(undefined, 'Chelsea boots')).toEqual(['carton'])
})

test('a lot has the same drawing in every language, and each drawing exists', () => {
  for (const { lot } of demoLots(new Date('2026-11-21T12:00:00Z'))) {
    const drawn = languages.map((language) => drawingsOf(lot.categories[0], lot.texts[language]?.title ?? ''))
    expect(new Set(drawn.map(String)).size, JSON.stringify([lot.texts.en, drawn.map(([first]) => first)])).toBe(1)
    for (const name of drawn.flat()) expect(findIllustration(name), name).not.toBeNull()
  }
})

test('neighbouring lots in a list get different drawings', () => {
  const chosen = chooseDrawings(Array.from({ length: 24 }, () => drawingsOf('food', 'Feta in brine')))
  expect(chosen[0]).toBe('food-cheese')
  for (let place = 1; place < chosen.length; place++)
    expect(chosen.slice(Math.max(0, place - 4), place)).not.toContain(chosen[place])
  const tricycles = chooseDrawings(Array.from({ length: 24 }, () => drawingsOf('toys', 'Children’s tricycles')))
  for (let place = 1; place < tricycles.length; place++) expect(tricycles[place]).not.toBe(tricycles[place - 1])
  expect(chooseDrawings([['carton'], ['carton']])).toEqual(['carton', 'carton'])
})
