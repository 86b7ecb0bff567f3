import { expect, test } from 'vitest'
import { InvalidInput } from './errors'
import { cutPage, parseCursor } from './page-cursor.server'

const rows = ['c', 'b', 'a'].map((id, index) => ({ id, createdAt: new Date(Date.UTC(2026, 10, 20 - index)) }))

test('a page has a cursor to what follows, and the last page has none', () => {
  const { items, nextCursor } = cutPage(rows, 2)
  expect(items.map((row) => row.id)).toEqual(['c', 'b'])
  expect(parseCursor(nextCursor ?? '')).toEqual(rows[1])
  expect(cutPage(rows, 3).nextCursor).toBeNull()
  expect(cutPage([], 3)).toEqual({ items: [], nextCursor: null })
})

test.each(['', 'x', 'bnVsbA', Buffer.from('["2026-99-99T00:00:00.000Z","a"]').toString('base64url')])(
  '"%s" is no cursor',
  (text) => {
    expect(() => parseCursor(text)).toThrow(InvalidInput)
  },
)
