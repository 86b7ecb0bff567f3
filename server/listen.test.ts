import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { freePort } from '../tests/open-test-site'
import { listen } from './listen'

const port = await freePort()
const server = await listen(
  async (request, response) => {
    response.end(await text(request).catch(() => 'cut'))
  },
  { host: '127.0.0.1', port },
)
afterAll(() => server.close())

/** Begins a request and leaves its body open. */
async function begin(path: string, headers = ''): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}Content-Length: 4\r\nExpect: 100-continue\r\n\r\n`,
  )
  await once(socket, 'data')
  socket.write('ab')
  return socket
}

describe('a body that does not come to its end', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  test('is given up after 30 s', async () => {
    const socket = await begin('/en/sell')
    vi.advanceTimersByTime(29_999)
    const answer = text(socket)
    vi.advanceTimersByTime(1)
    expect(await answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
  })

  test.each([
    ['an upload', '/api/files/01J', ''],
    ['a form with files', '/en/sell', 'Content-Type: multipart/form-data; boundary=x\r\n'],
  ])('of %s may take longer', async (_, path, headers) => {
    const socket = await begin(path, headers)
    vi.advanceTimersByTime(300_000)
    const answer = text(socket)
    socket.write('cd')
    expect(await answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*abcd$/)
  })
})

test('stopping cuts what has not finished in time', async () => {
  const otherPort = await freePort()
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
  const other = await listen(() => ask(), { host: '127.0.0.1', port: otherPort })
  const socket = connect(otherPort, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await asked
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const closed = other.close()
  vi.advanceTimersByTime(9_000)
  await closed
  vi.useRealTimers()
})
