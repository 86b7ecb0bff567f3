import { expect, test } from 'vitest'
import { killNine } from './judges/kill-nine.ts'

test('kill -9 at random moments during eight writers loses and duplicates nothing', async () => {
  const result = await killNine(6)
  expect(result.faults).toEqual([])
  expect(result.wrongAnswers).toEqual({})
  expect(result.acknowledged).toBeGreaterThan(5)
  for (const [kind, count] of Object.entries(result.notes)) expect(count, kind).toBeGreaterThan(0)
  expect(result.controlFound).toBe(true)
})
