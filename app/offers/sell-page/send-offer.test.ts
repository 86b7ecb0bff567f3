import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test, vi } from 'vitest'
import type { SentOffer } from '../offers/sent-offer'
import { SEND_ATTEMPTS, sendOffer } from './send-offer'

const offer = { name: 'Ines', email: 'ines@duarte', phoneNumber: '1', description: 'Boots' }
const receipt: SentOffer = {
  reference: 'O-2611-0001',
  createdAt: '2026-11-20T13:08:00.000Z',
  answerBy: '2026-11-23',
  name: 'Ines',
  company: null,
  email: 'ines@duarte.example',
  files: { count: 2, bytes: 4_711 },
}

type Turn = (response: ServerResponse) => void

const stored: Turn = (response) => response.writeHead(201).end(JSON.stringify(receipt))
const broken: Turn = (response) => response.writeHead(502).end('<html>Bad gateway</html>')
const dropped: Turn = (response) => response.destroy()
const problem =
  (status: number, document: object, headers: Record<string, string> = {}): Turn =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/problem+json', ...headers }).end(JSON.stringify(document))

const closing: (() => void)[] = []
afterEach(() => {
  vi.restoreAllMocks()
  for (const close of closing.splice(0)) close()
})

async function openServer(...turns: Turn[]) {
  const calls: { headers: IncomingHttpHeaders; body: string; at: number }[] = []
  const server = createServer(async (request, response) => {
    calls.push({ headers: request.headers, body: await text(request), at: performance.now() })
    turns[Math.min(calls.length, turns.length) - 1]?.(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('It has no port.')
  return { url: `http://127.0.0.1:${address.port}/api/sell`, calls }
}

const quick = { waitMilliseconds: 1 }

test('sends an offer once as JSON with its key', async () => {
  const { url, calls } = await openServer(stored)
  expect(await sendOffer(offer, 'key-1', { url })).toEqual({ kind: 'sent', answer: receipt })
  expect(calls).toHaveLength(1)
  expect(calls[0]?.headers).toMatchObject({ 'content-type': 'application/json', 'idempotency-key': 'key-1' })
  expect(JSON.parse(calls[0]?.body ?? '')).toEqual(offer)
})

test.each([
  ['a broken connection', dropped],
  ['a proxy error', broken],
  ['503', problem(503, { code: 'errors.unavailable' })],
  ['408', problem(408, {})],
  ['an HTML page', (response: ServerResponse) => response.writeHead(200).end('<html>Welcome</html>')],
])('after %s, sends it twice more with the same key', async (_, turn) => {
  const { url, calls } = await openServer(turn, turn, stored)
  const resent: number[] = []
  const result = await sendOffer(offer, 'key-1', { url, ...quick, onResend: (attempt) => resent.push(attempt) })
  expect(result).toEqual({ kind: 'sent', answer: receipt })
  expect(calls.map(({ headers }) => headers['idempotency-key'])).toEqual(['key-1', 'key-1', 'key-1'])
  expect(new Set(calls.map(({ body }) => body)).size).toBe(1)
  expect(resent).toEqual([2, 3])
})

test('fails after three attempts without knowing whether the offer was stored', async () => {
  const { url, calls } = await openServer(problem(503, { code: 'errors.no_room', values: { seconds: 3, odd: {} } }))
  expect(await sendOffer(offer, 'key-1', { url, ...quick })).toEqual({
    kind: 'failed',
    reason: { key: 'errors.no_room', values: { seconds: 3 } },
    unsure: true,
  })
  expect(calls).toHaveLength(SEND_ATTEMPTS)
})

test('retries when an attempt takes half a minute', async () => {
  const limit = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(limit.signal)
  const { url, calls } = await openServer(() => limit.abort(), stored)
  expect(await sendOffer(offer, 'key-1', { url, ...quick })).toMatchObject({ kind: 'sent' })
  expect(calls).toHaveLength(2)
  expect(timeout.mock.calls).toEqual([[30_000], [30_000]])
})

test('retries when the answer breaks off', async () => {
  const half: Turn = (response) => {
    response.writeHead(201, { 'content-length': '400' }).write('{"reference"', () => response.destroy())
  }
  const { url, calls } = await openServer(half, stored)
  expect(await sendOffer(offer, 'key-1', { url, ...quick })).toMatchObject({ kind: 'sent' })
  expect(calls).toHaveLength(2)
})

test('waits as long as the server asks', async () => {
  const busy = problem(429, { code: 'errors.too_many_requests', values: { seconds: 1 } }, { 'retry-after': '1' })
  const { url, calls } = await openServer(busy, stored)
  expect(await sendOffer(offer, 'key-1', { url, ...quick })).toMatchObject({ kind: 'sent' })
  expect((calls[1]?.at ?? 0) - (calls[0]?.at ?? 0)).toBeGreaterThanOrEqual(990)
})

test('fails at once when the wait is aborted', async () => {
  const { url, calls } = await openServer(problem(429, { code: 'errors.too_many_requests' }, { 'retry-after': '3600' }))
  expect(await sendOffer(offer, 'key-1', { url, ...quick })).toMatchObject({ kind: 'failed' })
  expect(calls).toHaveLength(1)
})

test.each([422, 409, 413])('shows field errors of a %i without another attempt', async (status) => {
  const document = {
    code: 'invalid_input',
    errors: { email: ['validation.email'], attachments: ['files.unknown_attachment'] },
  }
  const { url, calls } = await openServer(problem(status, document))
  expect(await sendOffer(offer, 'key-1', { url, ...quick })).toEqual({
    kind: 'rejected',
    errors: {
      email: { key: 'validation.email', values: {} },
      attachments: { key: 'files.unknown_attachment', values: {} },
    },
  })
  expect(calls).toHaveLength(1)
})

test.each([
  ['a refusal without field errors', problem(422, { code: 'sell_form.key_reused' }), 'sell_form.key_reused'],
  ['an empty refusal', problem(403, {}), undefined],
  ['a refusal that is not JSON', (response: ServerResponse) => response.writeHead(404).end('no'), undefined],
  ['a malformed document', problem(422, { code: 7, errors: { email: 'x' }, values: [] }), undefined],
])('%s fails for certain, with nothing stored', async (_, turn, key) => {
  const { url, calls } = await openServer(turn)
  const result = await sendOffer(offer, 'key-1', { url, ...quick })
  expect(result).toEqual({ kind: 'failed', reason: key === undefined ? null : { key, values: {} }, unsure: false })
  expect(calls).toHaveLength(1)
})
