import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MOST_LOTS, putIntoBasket, readBasket, takeFromBasket, watchBasket } from './basket'

const items = new Map<string, string>()

beforeEach(() => {
  items.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

const lot = (number: number) => `L-2611-${String(number).padStart(4, '0')}`

test('lots are kept once and in their order, until they are taken out', () => {
  for (const number of [2, 1, 2]) expect(putIntoBasket(lot(number))).toBe(true)
  expect(readBasket()).toEqual([lot(2), lot(1)])
  // useSyncExternalStore requires a stable reference.
  expect(readBasket()).toBe(readBasket())
  takeFromBasket([lot(2), lot(9)])
  expect(readBasket()).toEqual([lot(1)])
  takeFromBasket([lot(1)])
  expect(items.size).toBe(0)
})

test('a full basket takes no more', () => {
  for (let number = 1; number <= MOST_LOTS; number++) putIntoBasket(lot(number))
  expect(putIntoBasket(lot(99))).toBe(false)
  expect(readBasket()).toHaveLength(MOST_LOTS)
})

test('what is kept may be anything, and a browser may keep nothing', () => {
  items.set('inquiry-lots', `${lot(1)} <script> L-1 ${lot(1)} ${lot(2)}`)
  expect(readBasket()).toEqual([lot(1), lot(2)])
  const refuse = () => {
    throw new Error('No.')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  expect(readBasket()).toEqual([])
  expect(putIntoBasket(lot(3))).toBe(false)
})

test('whoever watches hears of changes, until they stop', () => {
  let heard = 0
  const stop = watchBasket(() => heard++)
  putIntoBasket(lot(1))
  putIntoBasket(lot(1))
  stop()
  takeFromBasket([lot(1)])
  expect(heard).toBe(1)
})
