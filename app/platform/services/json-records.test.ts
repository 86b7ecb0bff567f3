import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readJsonRecords } from './json-records.server'

async function* inPieces(text: string | Buffer, size: number): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text)
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}

async function read(text: string | Buffer, size = 7, most = 1_000) {
  const { format, records } = await readJsonRecords(inPieces(text, size), most)
  const all: unknown[] = []
  for await (const record of records) all.push(record)
  return { format, records: all }
}

test('reads back any values, as lines and as an array, in chunks of any size', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.jsonValue(), { maxLength: 8 }),
      fc.integer({ min: 1, max: 40 }),
      async (values, size) => {
        const plain: unknown[] = JSON.parse(JSON.stringify(values))
        const expected = plain.map((value, place) => ({ line: place + 1, value }))
        expect(await read(JSON.stringify(plain, null, 1), size, 100_000)).toEqual({
          format: 'array',
          records: expected,
        })
        // A line that is an array would make the whole body look like one array.
        const lines = plain.map((value) => `${JSON.stringify({ value })}\r\n`).join('\n')
        const { records } = await read(lines, size, 100_000)
        expect(records).toEqual(plain.map((value, place) => ({ line: 2 * place + 1, value: { value } })))
      },
    ),
    { numRuns: 200 },
  )
})

test('an unreadable or oversized line does not affect the others', async () => {
  const { records } = await read(`{"a":1}\n{"a":\n{"b":"${'x'.repeat(2_000)}"}\n{"c":3}`)
  expect(records).toEqual([
    { line: 1, value: { a: 1 } },
    { line: 2, fault: 'errors.unreadable' },
    { line: 3, fault: 'errors.too_large' },
    { line: 4, value: { c: 3 } },
  ])
})

test('an oversized element does not affect the others', async () => {
  const { records } = await read(`[1, ["${'x'.repeat(2_000)}"], 3]`)
  expect(records).toEqual([
    { line: 1, value: 1 },
    { line: 2, fault: 'errors.too_large' },
    { line: 3, value: 3 },
  ])
})

test.each([
  [
    'an array that breaks off',
    '[1, {"a":',
    [
      { line: 1, value: 1 },
      { line: 2, fault: 'errors.unreadable' },
    ],
  ],
  [
    'an array with a hole',
    '[1,,2]',
    [
      { line: 1, value: 1 },
      { line: 2, fault: 'errors.unreadable' },
    ],
  ],
  [
    'an array with a comma at its end',
    '[1,]',
    [
      { line: 1, value: 1 },
      { line: 2, fault: 'errors.unreadable' },
    ],
  ],
  [
    'something after the array',
    '[1] 2',
    [
      { line: 1, value: 1 },
      { line: 2, fault: 'errors.unreadable' },
    ],
  ],
  [
    'an element that is no JSON',
    '[1, nonsense, 3]',
    [
      { line: 1, value: 1 },
      { line: 2, fault: 'errors.unreadable' },
    ],
  ],
  [
    'brackets that do not match',
    '[1, {]}, 3]',
    [
      { line: 1, value: 1 },
      { line: 2, fault: 'errors.unreadable' },
    ],
  ],
  ['an empty array', ' [ ] ', []],
  ['nothing', '', []],
  ['endless nesting', `[${'['.repeat(900)}`, [{ line: 1, fault: 'errors.unreadable' }]],
])('%s', async (_, text, records) => {
  expect((await read(text)).records).toEqual(records)
})

test('refuses bytes that are not UTF-8', async () => {
  const { records } = await read(Buffer.from([0x22, 0xff, 0x22, 0x0a, 0x31]))
  expect(records).toEqual([
    { line: 1, fault: 'errors.unreadable' },
    { line: 2, value: 1 },
  ])
})
