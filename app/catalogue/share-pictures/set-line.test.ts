import { expect, test } from 'vitest'
import { openHeadlineFace } from './headline-face.server'
import { setLine } from './set-line.server'

const face = await openHeadlineFace()

function outlines(text: string, direction: 'ltr' | 'rtl'): string[] {
  return [
    ...setLine(face, text, direction)
      .draw(0, 0, 100)
      .matchAll(/ d="([^"]*)"/g),
  ].map((match) => match[1] ?? '')
}

test('Arabic letters join: one between two others is not the one that stands alone', () => {
  const [alone] = outlines('ي', 'rtl')
  expect(outlines('لا يريدها', 'rtl')).not.toContain(alone)
})

test('in Arabic the first letter is at the right, and a number inside still reads from the left', () => {
  const one = outlines('1', 'ltr')[0]
  const two = outlines('2', 'ltr')[0]
  const line = outlines('سعر 12', 'rtl')
  expect(line.indexOf(one ?? '')).toBe(0)
  expect(line.indexOf(two ?? '')).toBe(1)
})

test('letters of every language are ours, and others are left out', () => {
  for (const text of ['ÄÖÜẞ', 'ÇÉŒ', 'ŁĄŻŹ', 'ΆΏΣ', 'ЖЩ', 'ضغ'])
    expect(outlines(text, 'ltr').length, text).toBeGreaterThanOrEqual([...text].length)
  expect(outlines('库存', 'ltr')).toEqual([])
})

test('a space is empty after letters of every font', () => {
  for (const [text, direction] of [
    ['Ć N', 'ltr'],
    ['Σ N', 'ltr'],
    ['لا يريدها', 'rtl'],
  ] as const)
    expect(outlines(text, direction), text).toContain('')
})

test('letters are in the weight of headlines', () => {
  const { width } = setLine(face, 'STOCKLOT', 'ltr')
  expect(width).toBeGreaterThan(3.2)
})
