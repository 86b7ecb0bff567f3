import { expect, test } from 'vitest'
import { type DeviceWatchlist, openDeviceWatchlist } from './device-watchlist'
import { watchlistLimits } from './watchlist-limits'

function openStorage() {
  const items = new Map<string, string>()
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    items,
  }
}

const open = (storage = openStorage()) => openDeviceWatchlist(() => storage, new EventTarget())
const lot = (number: number) => ({ reference: `L-2611-${String(number).padStart(4, '0')}`, title: `Lot ${number}` })
const kept = (list: DeviceWatchlist) => list.read().lots.map(({ reference }) => reference)

test('saved lots survive closing the page, latest first and once', () => {
  const storage = openStorage()
  const list = open(storage)
  list.keepLot(lot(1))
  list.keepLot(lot(2))
  list.keepLot(lot(1))
  expect(kept(open(storage))).toEqual(['L-2611-0002', 'L-2611-0001'])
  list.dropLot('L-2611-0002')
  expect(kept(open(storage))).toEqual(['L-2611-0001'])
})

test('a full list refuses another lot', () => {
  const list = open()
  for (let number = 1; number <= watchlistLimits.deviceLots; number++) expect(list.keepLot(lot(number))).toBe(true)
  expect(list.keepLot(lot(999))).toBe(false)
  expect(list.keepLot(lot(1))).toBe(true)
  expect(kept(list)).toHaveLength(watchlistLimits.deviceLots)
})

test('lots being moved to the account keep their key until stored; later ones wait', () => {
  const storage = openStorage()
  const list = open(storage)
  expect(list.parcel('k0')).toBeNull()
  list.keepLot(lot(1))
  list.keepSearch({ query: 'q=shoes', language: 'en' })
  const first = list.parcel('k1')
  expect(first).toMatchObject({ key: 'k1', lots: [lot(1)], searches: [{ query: 'q=shoes' }] })
  const other = open(storage)
  other.keepLot(lot(2))
  expect(list.parcel('k2')).toEqual(first)
  expect(kept(list)).toEqual(['L-2611-0002', 'L-2611-0001'])
  list.acknowledge('k9')
  expect(list.parcel('k2')).toEqual(first)
  list.acknowledge('k1')
  expect(list.parcel('k3')).toMatchObject({ key: 'k3', lots: [lot(2)], searches: [] })
})

test('a dropped lot is no longer moved to the account', () => {
  const list = open()
  list.keepLot(lot(1))
  list.keepLot(lot(2))
  list.parcel('k1')
  list.dropLot('L-2611-0001')
  expect(list.parcel('k1')?.lots).toEqual([lot(2)])
})

test.each(['', '[]', '{"lots": 7}', '{"lots": [7, {"reference": 1}], "parcel": 3}', 'x'])(
  'a storage that holds %s is read as an empty list',
  (content) => {
    const storage = openStorage()
    storage.items.set('watchlist/1', content)
    expect(kept(open(storage))).toEqual([])
  },
)

test('without storage, the list lasts as long as the page', () => {
  const refuse = () => {
    throw new Error('forbidden')
  }
  const list = openDeviceWatchlist(refuse, new EventTarget())
  let changes = 0
  const end = list.subscribe(() => changes++)
  list.keepLot(lot(1))
  expect(kept(list)).toEqual(['L-2611-0001'])
  expect(list.read()).toBe(list.read())
  end()
  list.dropLot('L-2611-0001')
  expect(changes).toBe(1)
})
