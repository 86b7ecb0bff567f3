import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { openTestServer } from '../tests/open-test-server'

const server = await openTestServer()
afterAll(() => server.close())

test.each([
  ['an invalid host', 'GET /en HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
  ['a backslash in the path', 'GET /\\en HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'],
])('%s is refused with the headers of every response', async (_, bytes) => {
  const socket = connect(server.port, '127.0.0.1')
  socket.write(bytes)
  const answer = (await text(socket)).toLowerCase()
  expect(answer).toMatch(/^http\/1\.1 400 bad request\r\n/)
  for (const header of ['x-content-type-options: nosniff', 'x-frame-options: deny', "policy: default-src 'none'"])
    expect(answer).toContain(header)
})

test.each(['/healthz', '/readyz'])('%s answers a load balancer that speaks HTTP/1.0 without a host', async (path) => {
  const socket = connect(server.port, '127.0.0.1')
  socket.write(`GET ${path} HTTP/1.0\r\n\r\n`)
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
})

test('/readyz reports that the program is stopping', async () => {
  const other = await openTestServer()
  other.services.stopping.begin()
  const answer = await other.request('/readyz')
  expect([answer.status, await answer.json()]).toEqual([503, { status: 'stopping' }])
  expect((await other.request('/healthz')).status).toBe(200)
  await other.close()
})

test('/readyz stays ready when the node was too busy to read the database’s answers', async () => {
  await server.request('/readyz')
  const asked = server.request('/readyz')
  // For the questions to leave.
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve))
  holdUp(2_500)
  expect((await asked).status).toBe(200)
})

/** Keeps this process from doing anything, without work for the machine. */
function holdUp(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
}
