import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
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
  { host: '127.0.0.1', port, publicUrl: 'https://stock.example' },
)
afterAll(() => server.close())

const MULTIPART = 'Content-Type: multipart/form-data; boundary=x\r\n'

async function answerTo(bytes: string, to = port): Promise<string> {
  const socket = connect(to, '127.0.0.1')
  socket.write(bytes)
  return text(socket)
}

function expectBare(answer: string, status: string): void {
  const [head = '', body] = answer.toLowerCase().split('\r\n\r\n')
  const [first, ...headers] = head.split('\r\n')
  expect(first).toBe(`http/1.1 ${status.toLowerCase()}`)
  expect(headers).toEqual(
    expect.arrayContaining([
      'connection: close',
      'x-content-type-options: nosniff',
      'x-frame-options: deny',
      'strict-transport-security: max-age=63072000; includesubdomains',
      expect.stringContaining("content-security-policy: default-src 'none'"),
    ]),
  )
  expect(body).toBe('')
}

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

describe('a body that never ends', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  test.each([
    ['a short form', '/en/sell', ''],
    ['a form with files where none are taken', '/en/sign-in', MULTIPART],
    ['a form with files for the API', '/api/contact', MULTIPART],
    ['a form with files below a path that takes some', '/en/sell/more', MULTIPART],
  ])('of %s times out after 30 s', async (_, path, headers) => {
    const socket = await begin(path, headers)
    vi.advanceTimersByTime(29_999)
    const answer = text(socket)
    vi.advanceTimersByTime(1)
    expectBare(await answer, '408 Request Timeout')
  })

  test.each([
    ['an upload', '/api/files/01J', ''],
    ['an offer with files', '/en/sell', MULTIPART],
    ['an offer with files, sent by the page', '/pl/sell.data?index', MULTIPART],
    ['files for an offer that was sent', '/en/offers/Zm9ydHkgcGFsbGV0cw', MULTIPART],
    ['files in the office', '/en/team/lots/import', MULTIPART],
  ])('of %s may take longer', async (_, path, headers) => {
    const socket = await begin(path, headers)
    vi.advanceTimersByTime(300_000)
    const answer = text(socket)
    socket.write('cd')
    expect(await answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*abcd$/)
  })
})

describe('malformed requests are refused with the headers of every response', () => {
  test.each([
    ['nonsense', 'nonsense\r\n\r\n', '400 Bad Request'],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', '400 Bad Request'],
    [
      'endless headers',
      `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}`,
      '431 Request Header Fields Too Large',
    ],
    [
      'what nobody expects',
      'GET / HTTP/1.1\r\nHost: localhost\r\nExpect: a miracle\r\nConnection: close\r\n\r\n',
      '417 Expectation Failed',
    ],
  ])('%s', async (_, bytes, status) => {
    expectBare(await answerTo(bytes), status)
  })

  test('headers that never end', async () => {
    const hastyPort = await freePort()
    const config = { host: '127.0.0.1', port: hastyPort, publicUrl: 'https://stock.example' }
    const limits = { headers: 10, request: 30_000, upload: 600_000, check: 10 }
    const hasty = await listen((_, response) => response.end(), config, limits)
    expectBare(await answerTo('GET / HTTP/1.1\r\nHost: localhost\r\n', hastyPort), '408 Request Timeout')
    await hasty.close()
  })
})

test('stopping aborts requests that exceed the limit', async () => {
  const otherPort = await freePort()
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
  const other = await listen(() => ask(), { host: '127.0.0.1', port: otherPort, publicUrl: 'http://localhost' })
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

test('stopping resets no busy connection and marks each last answer', async () => {
  const busyPort = await freePort()
  const config = { host: '127.0.0.1', port: busyPort, publicUrl: 'http://localhost' }
  const busy = await listen((_, response) => response.end('here'), config)
  const answered = Promise.withResolvers<void>()
  let answers = 0
  const endings = await Promise.all([
    ...Array.from({ length: 12 }, async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      for (;;) {
        const answer = await ask(busyPort, agent)
        if (!(answer instanceof Object && 'headers' in answer)) return answer
        if (++answers === 100) answered.resolve()
        if (answer.headers.connection === 'close') return 'told'
      }
    }),
    answered.promise.then(() => busy.close()),
  ])
  expect(endings.slice(0, 12)).toEqual(Array.from({ length: 12 }, () => 'told'))
})

test('accepts new connections for one answer each while draining', async () => {
  const drainingPort = await freePort()
  const config = { host: '127.0.0.1', port: drainingPort, publicUrl: 'http://localhost' }
  const draining = await listen((_, response) => response.end('here'), config)
  draining.drain()
  expect(await answerTo('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n', drainingPort)).toMatch(/connection: close/i)
  await draining.close()
})

function ask(to: number, agent: Agent): Promise<IncomingMessage | string> {
  return new Promise((resolve) => {
    const question = get({ port: to, host: '127.0.0.1', agent }, (answer) => {
      answer.resume().once('end', () => resolve(answer))
    })
    question.once('error', (fault: NodeJS.ErrnoException) => resolve(fault.code ?? fault.message))
  })
}
