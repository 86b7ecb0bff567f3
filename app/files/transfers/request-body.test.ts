import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Refusal } from '../../platform/base/errors'
import { drainBody, mayCarryFiles, type RequestBody, readBody } from './request-body.server'

/** Bodies that yield these chunks and then stall, as Node and web streams. */
const bodies = {
  socket: (...chunks: string[]): RequestBody => {
    const body = new Readable({ read: () => undefined })
    for (const chunk of chunks) body.push(Buffer.from(chunk))
    return body
  },
  stream: (...chunks: string[]): RequestBody =>
    new ReadableStream({
      start: (controller) => {
        for (const chunk of chunks) controller.enqueue(Buffer.from(chunk))
      },
    }),
}

async function collect(body: RequestBody | null, limits: Partial<Parameters<typeof readBody>[1]>) {
  let text = ''
  try {
    for await (const chunk of readBody(body, { most: 100, ...limits })) text += Buffer.from(chunk).toString()
    return { text }
  } catch (fault) {
    if (!(fault instanceof Refusal)) throw fault
    return { text, refusal: `${fault.status} ${fault.code}` }
  }
}

test.each(Object.entries(bodies))('a stalled body from a %s times out and keeps what arrived', async (_, open) => {
  expect(await collect(open('some', 'thing'), { idleMs: 30 })).toEqual({
    text: 'something',
    refusal: '408 files.interrupted',
  })
  expect(await collect(open('slow'), { wholeMs: 30 })).toEqual({
    text: 'slow',
    refusal: '408 files.interrupted',
  })
  expect(await collect(open('left'), { signal: AbortSignal.timeout(30) })).toEqual({
    text: 'left',
    refusal: '409 files.wrong_offset',
  })
})

test.each(Object.entries(bodies))(
  'a body from a %s that is too long is cut at the limit, without a byte over it',
  async (_, open) => {
    const body = open('12345', '67890', 'x')
    expect(await collect(body, { most: 10 })).toEqual({
      text: '1234567890',
      refusal: '413 file_upload.max_file_size_error',
    })
    if (body instanceof ReadableStream) expect(body.locked).toBe(false)
    else expect([body.isPaused(), body.listenerCount('data'), body.destroyed]).toEqual([true, 0, false])
  },
)

test('a body of exactly the limit is read, and so is none at all', async () => {
  expect(await collect(Readable.from([Buffer.from('12345')]), { most: 5 })).toEqual({ text: '12345' })
  expect(await collect(new Blob(['12345']).stream(), { most: 5 })).toEqual({ text: '12345' })
  expect(await collect(null, {})).toEqual({ text: '' })
})

test('a body that fails after it was refused does not crash the process', async () => {
  const body = bodies.socket('too long')
  await collect(body, { most: 1 })
  if (body instanceof Readable) body.destroy(new Error('aborted'))
  await nextTurn()
})

test('a sender waits while nobody reads, and goes on afterwards', async () => {
  let sent = 0
  const body = Readable.from(
    (function* () {
      for (; sent < 100; sent++) yield Buffer.alloc(65_536)
    })(),
    { highWaterMark: 1 },
  )
  let received = 0
  for await (const chunk of readBody(body, { most: Number.POSITIVE_INFINITY })) {
    if (received === 0) {
      for (let turn = 0; turn < 200; turn++) await nextTurn()
      expect(sent).toBeLessThan(15)
    }
    received += chunk.length
  }
  expect(received).toBe(6_553_600)
})

test('hands out everything that arrived before the connection broke', async () => {
  const body = new Readable({ read: () => undefined })
  const reading = collect(body, {})
  body.push(Buffer.from('one'))
  body.push(Buffer.from('two'))
  body.once('data', () => body.destroy(new Error('aborted')))
  expect(await reading).toEqual({ text: 'onetwo', refusal: '408 files.interrupted' })
  expect(await collect(body, {})).toEqual({ text: '', refusal: '408 files.interrupted' })
})

test('reads a refused body to its end', async () => {
  const body = Readable.from([Buffer.from('a'), Buffer.from('b')])
  await drainBody(body)
  expect(body.readableEnded).toBe(true)
  await drainBody(body)
  await drainBody(null)
})

test.each(['/en/sell', '/de/offers/O-2611-0042.data', '/el/team/stock/new?x=1', '/en/team/inbox'])(
  'a form at %s may carry files',
  (target) => expect(mayCarryFiles(target)).toBe(true),
)

test.each(['/en', '/en/lots/sell', '/en/contact', '/api/sell', '/english/sell'])(
  'a form at %s carries none',
  (target) => expect(mayCarryFiles(target)).toBe(false),
)
