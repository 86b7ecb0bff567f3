import { connect } from 'node:net'
import fc from 'fast-check'

/** What thousands of malformed requests brought to light. */
export interface MalformedResult {
  readonly requests: number
  readonly statuses: Readonly<Record<string, number>>
  readonly slowestMs: number
  readonly faults: readonly string[]
}

interface RawRequest {
  readonly method: string
  readonly path: string
  readonly headers: readonly (readonly [string, string])[]
  readonly body: Buffer
  /** What Content-Length claims beyond the truth; null sends chunks. */
  readonly lie: number | null
}

const LIMIT_MS = 2_000
const CONCURRENCY = 16
/** Stands for the answer of a program that has ended. */
const GONE = 'gone'

/** Sends generated requests to the routes that take offers and files, and looks for 5xx, hangs and insides shown outside. */
export async function sendMalformed(port: number, count: number, seed: number): Promise<MalformedResult> {
  const requests = fc.sample(anyRequest, { numRuns: count, seed })
  const statuses: Record<string, number> = {}
  const faults: string[] = []
  let slowestMs = 0
  let next = 0
  const worker = async () => {
    for (let index = next++; index < requests.length; index = next++) {
      const request = requests[index]
      if (!request) return
      const start = performance.now()
      const answer = await exchange(port, request)
      const ms = performance.now() - start
      slowestMs = Math.max(slowestMs, ms)
      const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 'closed'
      statuses[status] = (statuses[status] ?? 0) + 1
      const where = `#${index} ${request.method} ${request.path} ${JSON.stringify(request.headers)} ${request.body.subarray(0, 200).toString('latin1')}`
      if (answer === GONE) faults.push(`the program is gone: ${where}`)
      if (status.startsWith('5')) faults.push(`${status}: ${where}\n${answer.slice(0, 600)}`)
      if (ms > LIMIT_MS) faults.push(`${Math.round(ms)} ms: ${where}`)
      if (/\n\s+at .+:\d+:\d+|node_modules|\.server\.ts/.test(answer)) faults.push(`shows its insides: ${where}`)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
  return { requests: requests.length, statuses, slowestMs: Math.round(slowestMs), faults }
}

function exchange(port: number, request: RawRequest): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  const timer = setTimeout(() => socket.destroy(), LIMIT_MS * 2)
  socket.on('data', (chunk) => {
    if (answer.length < 20_000) answer += chunk.toString('latin1')
  })
  socket.on('error', (fault) => {
    if ('code' in fault && fault.code === 'ECONNREFUSED') answer = GONE
  })
  socket.on('close', () => {
    clearTimeout(timer)
    resolve(answer)
  })
  socket.on('connect', () => {
    const length =
      request.lie === null ? 'transfer-encoding: chunked' : `content-length: ${request.body.length + request.lie}`
    const lines = request.headers.map(([name, value]) => `${name}: ${value}`)
    socket.write(
      Buffer.from(
        [
          `${request.method} ${request.path} HTTP/1.1`,
          'host: localhost',
          'connection: close',
          length,
          ...lines,
          '',
          '',
        ].join('\r\n'),
        'latin1',
      ),
    )
    if (request.lie === null) socket.write(`${request.body.length.toString(16)}\r\n`)
    socket.write(request.body)
    if (request.lie === null) socket.write('\r\n0\r\n\r\n')
    socket.end()
  })
  return promise
}

// Mostly what a visitor's browser could send, each with something wrong.
const nasty = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'null',
    '-1',
    '0',
    '1e309',
    '99999999999999999999',
    'NaN',
    '../../etc/passwd',
    '%00',
    '%',
    "' or 1=1 --",
    '<script>',
    '{{7*7}}',
    '\u202e',
    '=cmd()',
  ),
  fc.string({ maxLength: 300 }),
  fc.string({ unit: 'binary', maxLength: 100 }),
)
const nastyHeader = fc.oneof(nasty, fc.string({ maxLength: 60 })).map((text) => text.replace(/[\r\n]/g, ' '))
const printable = fc.string({ maxLength: 40 }).map((text) => text.replace(/[^\x21-\x7e]/g, 'x'))

const jsonValue: fc.Arbitrary<unknown> = fc.oneof(
  nasty,
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom(null, [], {}, 0, true, 'a@b.de'),
)
const offerLike = fc.record(
  {
    name: jsonValue,
    company: jsonValue,
    email: fc.oneof(fc.constant('a@example.com'), jsonValue),
    phoneNumber: jsonValue,
    description: jsonValue,
    language: jsonValue,
    attachments: fc.oneof(
      jsonValue,
      fc.array(fc.record({ name: jsonValue, url: fc.oneof(fc.webUrl(), jsonValue) }), { maxLength: 3 }),
    ),
    __proto__: jsonValue,
  },
  { requiredKeys: [] },
)
const deep = fc.integer({ min: 100, max: 20_000 }).map((depth) => '['.repeat(depth))
const text = fc.oneof(
  offerLike.map((offer) => JSON.stringify(offer)),
  fc.tuple(offerLike, fc.nat(200)).map(([offer, cut]) => JSON.stringify(offer).slice(0, cut)),
  deep,
  nasty,
  fc
    .dictionary(fc.constantFrom('name', 'email', 'phoneNumber', 'description', 'key', 'idempotencyKey'), nasty)
    .map((fields) => new URLSearchParams(fields).toString()),
)
const multipart = fc
  .tuple(
    fc.array(
      fc.tuple(
        fc.constantFrom('name', 'email', 'phoneNumber', 'description', 'attachments', 'idempotencyKey'),
        nasty,
        fc.boolean(),
      ),
      { maxLength: 6 },
    ),
    fc.nat(400),
    fc.boolean(),
  )
  .map(([parts, cut, whole]) => {
    const body = parts
      .map(
        ([name, value, isFile]) =>
          `--x\r\ncontent-disposition: form-data; name="${name}"${isFile ? `; filename="${value.slice(0, 20)}"` : ''}\r\n\r\n${value}\r\n`,
      )
      .join('')
    return whole ? `${body}--x--\r\n` : body.slice(0, cut)
  })
const body = fc.oneof(
  text.map((value) => Buffer.from(value)),
  multipart.map((value) => Buffer.from(value)),
  fc.uint8Array({ maxLength: 2_000 }).map((value) => Buffer.from(value)),
)

const path = fc.oneof(
  fc.constantFrom(
    '/api/sell',
    '/api/sell',
    '/en/sell',
    '/de/sell',
    '/ar/sell?index',
    '/en/sell.data',
    '/api/files',
    '/api/files/',
    '/api/files?prefix=%ff',
    '/api/files/nothing',
    '/api/files/%00',
    '/api/files/a%00b/download?token=%00',
    '/assets/%00',
    '/%00',
    '/api/files/nothing/download?token=x',
    '/api/team/offers?cursor=x&limit=-1',
    '/api/team/outbox',
    '/assets/locales/xx.json',
    '/api/openapi.json',
  ),
  printable.map((value) => `/api/files/${encodeURIComponent(value)}`),
  printable.map((value) => `/api/files/${value}`),
  printable.map((value) => `/en/sell?${value}`),
)
const header = fc.oneof(
  fc.constantFrom(
    ['content-type', 'application/json'] as const,
    ['content-type', 'application/json; charset=utf-7'] as const,
    ['content-type', 'multipart/form-data; boundary=x'] as const,
    ['content-type', 'multipart/form-data'] as const,
    ['content-type', 'application/x-www-form-urlencoded'] as const,
    ['content-type', 'application/offset+octet-stream'] as const,
    ['tus-resumable', '1.0.0'] as const,
    ['tus-resumable', '0.2.2'] as const,
    ['upload-length', '100'] as const,
    ['upload-length', '26214401'] as const,
    ['upload-defer-length', '1'] as const,
    ['upload-offset', '0'] as const,
    ['upload-concat', 'partial'] as const,
    ['content-encoding', 'gzip'] as const,
    ['accept-encoding', 'br;q=x, *'] as const,
    ['origin', 'https://elsewhere.example'] as const,
  ),
  fc.tuple(
    fc.constantFrom(
      'content-type',
      'idempotency-key',
      'upload-length',
      'upload-offset',
      'upload-metadata',
      'upload-checksum',
      'tus-resumable',
      'accept-language',
      'range',
      'authorization',
      'x-forwarded-for',
      'x-http-method-override',
      'cookie',
    ),
    nastyHeader,
  ),
)

const anyRequest: fc.Arbitrary<RawRequest> = fc.record({
  method: fc.constantFrom('POST', 'POST', 'POST', 'GET', 'HEAD', 'PATCH', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'),
  path,
  headers: fc.array(header, { maxLength: 6 }),
  body,
  lie: fc
    .oneof(
      { weight: 8, arbitrary: fc.constant(0) },
      { weight: 1, arbitrary: fc.constantFrom(-1, 1, 1_000_000) },
      { weight: 1, arbitrary: fc.constant(null) },
    )
    .map((lie) => lie),
})
