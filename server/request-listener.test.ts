import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { openTestServer } from '../tests/open-test-server'

const server = await openTestServer()
afterAll(() => server.close())

test.each([
  ['a host that is none', 'GET /en HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
  ['a backslash in the path', 'GET /\\en HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'],
])('%s is refused with the headers of all answers', async (_, bytes) => {
  const socket = connect(server.port, '127.0.0.1')
  socket.write(bytes)
  const answer = (await text(socket)).toLowerCase()
  expect(answer).toMatch(/^http\/1\.1 400 bad request\r\n/)
  for (const header of ['x-content-type-options: nosniff', 'x-frame-options: deny', "policy: default-src 'none'"])
    expect(answer).toContain(header)
})
