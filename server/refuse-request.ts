import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

export interface Refusals {
  refuse(answer: ServerResponse, status: number): void
  cut(socket: Duplex, status: number): void
  expect(request: IncomingMessage, answer: ServerResponse): void
}

const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** Replaces Node's bare error responses by ones with these headers. */
export function openRefusals(server: Server, headers: Readonly<Record<string, string>>): Refusals {
  const pending = new WeakMap<Duplex, ServerResponse>()
  const all = { ...headers, connection: 'close', 'content-length': '0' }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)

  const refuse = (answer: ServerResponse, status: number) => void answer.writeHead(status, all).end()
  const cut = (socket: Duplex, status: number) => {
    if (!socket.writable || pending.get(socket)?.headersSent) return void socket.destroy()
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`, () => socket.destroy())
  }
  server.on('clientError', (fault: NodeJS.ErrnoException, socket) => cut(socket, statuses[fault.code ?? ''] ?? 400))
  server.on('checkExpectation', (_, answer: ServerResponse) => refuse(answer, 417))
  return {
    refuse,
    cut,
    expect: ({ socket }, answer) => {
      pending.set(socket, answer)
      answer.once('close', () => {
        if (pending.get(socket) === answer) pending.delete(socket)
      })
    },
  }
}
