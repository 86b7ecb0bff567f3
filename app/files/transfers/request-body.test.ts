import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { drainBody, type RequestBody, readBody } from './request-body.server'

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

async function collect(body: RequestBody, limits: Partial<Parameters<typeof readBody>[1]>) {
  let text = ''
  try {
    for await (const chunk of readBody(body, { most: 100, ...limits })) text += Buffer.from(chunk).toString()
    return { text, status: 0 }
  } catch (fault) {
    return { text, status: fault instanceof Error && 'status' in fault ? fault.status : fault }
  }
}

test.each(Object.entries(bodies))('a stalled body from a %s times out and keeps what arrived', async (_, open) => {
  expect(await collect(open('some', 'thing'), { idleMs: 30 })).toEqual({ text: 'something', status: 408 })
  expect(await collect(open('slow'), { wholeMs: 30 })).toEqual({ text: 'slow', status: 408 })
  expect(await collect(open('left'), { signal: AbortSignal.timeout(30) })).toEqual({ text: 'left', status: 409 })
})

test.each(Object.entries(bodies))(
  'a body from a %s that is too long is cut at the limit, without a byte over it',
  async (_, open) => {
    expect(await collect(open('12345', '67890', 'x'), { most: 10 })).toEqual({ text: '1234567890', status: 413 })
  },
)

test('hands out everything that arrived before the connection broke', async () => {
  const body = new Readable({ read: () => undefined })
  const reading = collect(body, {})
  body.push(Buffer.from('one'))
  body.push(Buffer.from('two'))
  body.once('data', () => body.destroy(new Error('aborted')))
  expect(await reading).toEqual({ text: 'onetwo', status: 408 })
  expect(await collect(body, {})).toEqual({ text: '', status: 408 })
})

test('reads a refused body to its end', async () => {
  const body = Readable.from([Buffer.from('a'), Buffer.from('b')])
  await drainBody(body)
  expect(body.readableEnded).toBe(true)
  await drainBody(body)
  await drainBody(null)
})
