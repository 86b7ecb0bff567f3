import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addToBasket, MAX_LOTS, readBasket, removeFromBasket, subscribeToBasket } from './basket'

const items = new Map<string, string>()

beforeEach(() => {
  items.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  })
  vi.stubGlobal('dispatchEvent', () => true)
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
})
afterEach(() => vi.unstubAllGlobals())

const lot = (number: number) => `L-2611-${String(number).padStart(4, '0')}`

test('keeps lots once and in order until they are removed', () => {
  for (const number of [2, 1, 2]) expect(addToBasket(lot(number))).toBe(true)
  expect(readBasket()).toEqual([lot(2), lot(1)])
  // useSyncExternalStore requires a stable reference.
  expect(readBasket()).toBe(readBasket())
  removeFromBasket([lot(2), lot(9)])
  expect(readBasket()).toEqual([lot(1)])
  removeFromBasket([lot(1)])
  expect(items.size).toBe(0)
})

test('a full basket refuses another lot', () => {
  for (let number = 1; number <= MAX_LOTS; number++) addToBasket(lot(number))
  expect(addToBasket(lot(99))).toBe(false)
  expect(readBasket()).toHaveLength(MAX_LOTS)
})

test('tolerates malformed storage, and browsers without any', () => {
  items.set('inquiry-lots', `${lot(1)} <script> L-1 ${lot(1)} ${lot(2)}`)
  expect(readBasket()).toEqual([lot(1), lot(2)])
  const refuse = () => {
    throw new Error('No.')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  expect(readBasket()).toEqual([])
  expect(addToBasket(lot(3))).toBe(false)
})

test('subscribers receive changes until they unsubscribe', () => {
  let heard = 0
  const stop = subscribeToBasket(() => heard++)
  addToBasket(lot(1))
  addToBasket(lot(1))
  stop()
  removeFromBasket([lot(1)])
  expect(heard).toBe(1)
})
