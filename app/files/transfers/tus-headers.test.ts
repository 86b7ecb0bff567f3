import { expect, test } from 'vitest'
import { parseByteCount, parseChecksum, parseMetadata } from './tus-headers.server'

const base64 = (text: string) => Buffer.from(text).toString('base64')
const digest = (bytes: number) => Buffer.alloc(bytes, 7).toString('base64')
const invalid = expect.objectContaining({ code: 'file_errors.invalid_argument', status: 400 })

test('reads byte counts', () => {
  expect(['0', '7', '10', '1000000000000000'].map(parseByteCount)).toEqual([0, 7, 10, 1_000_000_000_000_000])
  expect(parseByteCount(undefined)).toBeNull()
  for (const wrong of ['', '-1', '01', '1.5', '1e3', '0x1', ' 1', '1 ', '99999999999999999'])
    expect(() => parseByteCount(wrong)).toThrow(invalid)
})

test('reads metadata, and takes the name from either of its keys', () => {
  expect(parseMetadata('')).toEqual({ name: '', custom: {} })
  const all = `filename ${base64('Ä.pdf')}, name ${base64('b.pdf')},filetype YQ==,type YQ==,lot ${base64('L-1')},urgent,`
  expect(parseMetadata(all)).toEqual({ name: 'Ä.pdf', custom: { lot: 'L-1', urgent: '' } })
  expect(parseMetadata(`name ${base64('b.pdf')}`)).toEqual({ name: 'b.pdf', custom: {} })
  expect(parseMetadata('a-b!~+ YQ')).toEqual({ name: '', custom: { 'a-b!~+': 'a' } })
})

test.each([
  'filename ?',
  'filename YQ== YQ==',
  'filename YQ===',
  'filename =YQ',
  'a YQ==,a YQ==',
  'ä YQ==',
  'aä YQ==',
  'äa YQ==',
  'a  YQ==',
])('the metadata %j is malformed', (header) => expect(() => parseMetadata(header)).toThrow(invalid))

test('reads at most 4,096 characters of metadata', () => {
  const longest = `a ${'A'.repeat(4_094)}`
  expect(Object.keys(parseMetadata(longest).custom)).toEqual(['a'])
  expect(() => parseMetadata(`${longest}A`)).toThrow(invalid)
})

test('reads checksums of known algorithms and of their length', () => {
  expect(parseChecksum(undefined)).toBeNull()
  for (const [algorithm, bytes] of [
    ['sha1', 20],
    ['sha256', 32],
    ['sha512', 64],
    ['md5', 16],
  ] as const) {
    expect(parseChecksum(`${algorithm} ${digest(bytes)}`)).toEqual({ algorithm, digest: Buffer.alloc(bytes, 7) })
    expect(() => parseChecksum(`${algorithm} ${digest(bytes + 1)}`)).toThrow(invalid)
  }
  const md5 = digest(16)
  for (const wrong of ['', 'md5', md5, `crc32 ${md5}`, `toString ${md5}`, ` md5 ${md5}`, `md5 ${md5} `, `md5 ${md5}=`])
    expect(() => parseChecksum(wrong)).toThrow(invalid)
})
