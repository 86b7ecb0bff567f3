import { expect, test } from 'vitest'
import { Refusal } from '../base/errors'
import { StorageFull, StorageUnavailable } from '../storage/storage-errors'
import { asExpected } from './problem.server'

const coded = (code: string, more: object = {}) => Object.assign(new Error('It failed'), { code, ...more })

test.each([
  ...['08006', '25006', '40001', '53300', '57014', '57P01', '57P02', '57P03', '57P05', '58030'],
  ...['ECONNRESET', 'ECONNREFUSED', 'EHOSTUNREACH', 'EIO', 'EROFS', 'EMFILE', 'ENOTCONN', 'Unknown system error -117'],
])('%s answers 503, however deeply nested', (code) => {
  const pause = { code: 'errors.unavailable', status: 503, retryAfterSeconds: 2 }
  expect(asExpected(coded(code))).toMatchObject(pause)
  expect(asExpected(new Error('Failed query', { cause: new AggregateError([coded(code)]) }))).toMatchObject(pause)
})

test.each([
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
  'Query read timeout',
  'Cannot use a pool after calling end on the pool',
  'could not open file "base/5/1249": Read-only file system',
  'could not read block 7 in file "base/5/1249": Input/output error',
])('"%s" answers 503', (message) => {
  expect(asExpected(new Error(message))).toMatchObject({ code: 'errors.unavailable', status: 503 })
})

test('an unreachable storage answers 503, and a full one says so', () => {
  expect(asExpected(new StorageUnavailable('gone'))).toMatchObject({ code: 'errors.unavailable', status: 503 })
  for (const full of [new StorageFull('full'), coded('ENOSPC'), coded('53100')])
    expect(asExpected(full)).toMatchObject({ code: 'errors.no_room', status: 503, retryAfterSeconds: 60 })
})

test.each([
  new Error('undefined is not a function'),
  coded('23505'),
  coded('42703'),
  coded('ENOENT', { syscall: 'open' }),
])('a bug stays a bug: %s', (bug) => {
  expect(asExpected(bug)).toBe(bug)
  expect(asExpected(bug)).not.toBeInstanceOf(Refusal)
})
