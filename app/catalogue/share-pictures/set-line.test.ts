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

test('Arabic letters take their joined forms', () => {
  const [alone] = outlines('ي', 'rtl')
  expect(outlines('لا يريدها', 'rtl')).not.toContain(alone)
})

test('Arabic runs from right to left, and numbers in it from left to right', () => {
  const one = outlines('1', 'ltr')[0]
  const two = outlines('2', 'ltr')[0]
  const line = outlines('سعر 12', 'rtl')
  expect(line.indexOf(one ?? '')).toBe(0)
  expect(line.indexOf(two ?? '')).toBe(1)
})

test('sets letters of every language and leaves out others', () => {
  for (const text of ['ÄÖÜẞ', 'ÇÉŒ', 'ŁĄŻŹ', 'ΆΏΣ', 'ЖЩ', 'ضغ'])
    expect(outlines(text, 'ltr').length, text).toBeGreaterThanOrEqual([...text].length)
  expect(outlines('库存', 'ltr')).toEqual([])
})

test('spaces have no outline in any font', () => {
  for (const [text, direction] of [
    ['Ć N', 'ltr'],
    ['Σ N', 'ltr'],
    ['لا يريدها', 'rtl'],
  ] as const)
    expect(outlines(text, direction), text).toContain('')
})

test('sets headlines in their bold weight', () => {
  const { width } = setLine(face, 'STOCKLOT', 'ltr')
  expect(width).toBeGreaterThan(3.2)
})
