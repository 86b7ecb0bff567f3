import { describe, expect, test } from 'vitest'
import { errorOfResponse } from './upload-error'

describe('an unsuccessful response', () => {
  test.each([
    [415, 'invalid-argument'],
    [507, 'quota-exceeded'],
    [418, 'unknown'],
  ] as const)('%i is final: %s', (status, code) => {
    expect(errorOfResponse(status, '')).toEqual({ code, retryable: false, reason: null })
  })

  test.each([408, 409, 423, 429, 500, 502, 503, 504])('%i can be retried', (status) => {
    expect(errorOfResponse(status, '<html>')).toMatchObject({ retryable: true })
  })

  test('keeps the server’s reason', () => {
    const body = JSON.stringify({ code: 'files.program', values: { name: 'a.exe', at: 3, odd: [] } })
    expect(errorOfResponse(415, body).reason).toEqual({ key: 'files.program', values: { name: 'a.exe', at: 3 } })
  })

  test('maps a reason to its error code', () => {
    const body = JSON.stringify({ code: 'file_errors.unauthorized_app' })
    expect(errorOfResponse(401, body).code).toBe('unauthorized-app')
  })

  test('is final when the storage is full, whatever the status', () => {
    expect(errorOfResponse(503, JSON.stringify({ code: 'errors.no_room' }))).toMatchObject({
      code: 'quota-exceeded',
      retryable: false,
    })
  })

  test.each(['', 'x', '[]', '3', 'null', '{"code":4}'])('has no reason when its body is unknown: %s', (body) => {
    expect(errorOfResponse(403, body).reason).toBeNull()
  })
})
