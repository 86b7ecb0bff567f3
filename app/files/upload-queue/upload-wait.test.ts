import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { networkError, permanentError, UploadFailure } from './upload-error'
import { retryOperation, waitToRetry } from './upload-wait'

const forever = new AbortController().signal

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('tries at once and after 2, 4, 8 … s plus jitter, and gives up after 120 000 ms', async () => {
  const tries: number[] = []
  const begin = performance.now()
  const result = retryOperation(async () => {
    tries.push(performance.now() - begin)
    throw new UploadFailure(networkError)
  }, forever)
  const failed = expect(result).rejects.toMatchObject({ fault: { code: 'retry-limit-exceeded' } })
  await vi.advanceTimersByTimeAsync(200_000)
  await failed
  expect(tries[0]).toBe(0)
  const waits = tries.slice(1).map((at, index) => at - (tries[index] ?? 0))
  for (const [index, base] of [2_000, 4_000, 8_000, 16_000, 32_000].entries()) {
    expect(waits[index]).toBeGreaterThanOrEqual(base)
    expect(waits[index]).toBeLessThanOrEqual(base * 1.25 + 1)
  }
  expect(tries.at(-1)).toBeCloseTo(120_000, -1)
})

test('stops at once on a permanent error', async () => {
  let tries = 0
  const result = retryOperation(async () => {
    tries++
    throw new UploadFailure(permanentError('unauthorized'))
  }, forever)
  await expect(result).rejects.toMatchObject({ fault: { code: 'unauthorized' } })
  expect(tries).toBe(1)
})

test('returns the answer of the attempt that succeeds', async () => {
  let tries = 0
  const result = retryOperation(async () => {
    tries++
    if (tries < 3) throw new UploadFailure(networkError)
    return 'there'
  }, forever)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await result).toBe('there')
})

test('aborting the signal ends a wait', async () => {
  const end = new AbortController()
  const waited = waitToRetry(10_000, end.signal)
  end.abort()
  expect(await waited).toBe(false)
  expect(vi.getTimerCount()).toBe(0)
})
