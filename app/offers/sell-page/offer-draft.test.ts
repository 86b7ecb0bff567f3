import { expect, test } from 'vitest'
import { openOfferDrafts } from './offer-draft'
import { noText } from './typed-text'

const words = { name: 'Ines', company: '', email: 'ines@', phoneNumber: '', description: '2,112 pairs\nof boots' }
const text = { ...noText, ...words, categories: 'shoes,sport', quantity: '2.112', unit: 'PR' }
const empty = { ...noText, phoneNumber: '  ', description: '\n' }
const moment = new Date('2026-11-20T13:08:00Z')

function browserStorage() {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  }
}

test('keeps a draft over a reload, character by character', () => {
  const storage = browserStorage()
  openOfferDrafts(() => storage).save(text, moment)
  expect(openOfferDrafts(() => storage).read()).toEqual({ savedAt: '2026-11-20T13:08:00.000Z', text })
})

test('reads a draft saved before optional details existed', () => {
  const storage = browserStorage()
  openOfferDrafts(() => storage).save(text, moment)
  for (const name of storage.items.keys())
    storage.items.set(name, JSON.stringify({ savedAt: moment.toISOString(), text: words }))
  expect(openOfferDrafts(() => storage).read()?.text).toEqual({ ...noText, ...words })
})

test('stores no draft for an empty form', () => {
  const storage = browserStorage()
  const drafts = openOfferDrafts(() => storage)
  drafts.save(text, moment)
  drafts.save(empty, moment)
  expect(drafts.read()).toBeNull()
  expect(storage.items.size).toBe(0)
})

test('forgets a sent draft, but not what another tab wrote since', () => {
  const storage = browserStorage()
  const [tab, otherTab] = [openOfferDrafts(() => storage), openOfferDrafts(() => storage)]
  tab.save(text, moment)
  otherTab.save({ ...text, description: 'Tents' }, moment)
  tab.forget(text)
  expect(otherTab.read()?.text.description).toBe('Tents')
  tab.forget({ ...text, description: ' Tents ' })
  expect(otherTab.read()).toBeNull()
})

test('keeps the key of the same content over a reload and gives other content a new one', () => {
  const storage = browserStorage()
  expect(openOfferDrafts(() => storage).keyFor('boots', 'key-1')).toBe('key-1')
  expect(openOfferDrafts(() => storage).keyFor('boots', 'key-2')).toBe('key-1')
  expect(openOfferDrafts(() => storage).keyFor('tents', 'key-3')).toBe('key-3')
})

test('uses a key no more once its result is known', () => {
  const storage = browserStorage()
  const drafts = openOfferDrafts(() => storage)
  drafts.keyFor('boots', 'key-1')
  drafts.forgetKey()
  expect(drafts.keyFor('boots', 'key-2')).toBe('key-2')
})

test.each([
  'not json',
  'null',
  '[]',
  '{"savedAt":"yesterday","text":{"name":"","company":"","email":"","phoneNumber":"","description":""}}',
  '{"savedAt":"2026-11-20T13:08:00.000Z","text":{"name":1,"company":"","email":"","phoneNumber":"","description":""}}',
  '{"savedAt":"2026-11-20T13:08:00.000Z"}',
])('ignores a malformed draft: %s', (json) => {
  const storage = browserStorage()
  openOfferDrafts(() => storage).save(text, moment)
  for (const name of storage.items.keys()) storage.items.set(name, json)
  expect(openOfferDrafts(() => storage).read()).toBeNull()
})

test('keeps the draft in memory when browser storage is blocked', () => {
  const drafts = openOfferDrafts(() => {
    throw new DOMException('Access is denied.', 'SecurityError')
  })
  drafts.save(text, moment)
  expect(drafts.read()?.text).toEqual(text)
  expect(drafts.keyFor('boots', 'key-1')).toBe('key-1')
  expect(drafts.keyFor('boots', 'key-2')).toBe('key-1')
  drafts.forget(text)
  expect(drafts.read()).toBeNull()
})
