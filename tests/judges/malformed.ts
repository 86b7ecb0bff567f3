import { connect } from 'node:net'
import fc from 'fast-check'
import { type RouteFamily, routeFamilies } from './route-families.ts'

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
  /** Bytes by which Content-Length exceeds the body; null sends chunked. */
  readonly lie: number | null
}

const CONCURRENCY = 16
/** Placeholder response of a server that has exited. */
const GONE = 'gone'

/**
 * Looks for 5xx, hangs and leaked internals. Each request has its own address (`TRUSTED_PROXIES`), or rate limits would answer.
 * @param count requests per family
 * @param hangMs response time that counts as a hang
 */
export async function sendMalformed(
  port: number,
  count: number,
  seed: number,
  hangMs: number,
): Promise<MalformedResult> {
  const requests = Object.values(routeFamilies).flatMap((family) =>
    fc.sample(requestOf(family), { numRuns: count, seed }),
  )
  const statuses: Record<string, number> = {}
  const faults: string[] = []
  let slowestMs = 0
  let next = 0
  const worker = async () => {
    for (let index = next++; index < requests.length; index = next++) {
      const request = requests[index]
      if (!request) return
      const start = performance.now()
      const answer = await exchange(port, request, index, hangMs * 2)
      const ms = performance.now() - start
      slowestMs = Math.max(slowestMs, ms)
      const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 'closed'
      statuses[status] = (statuses[status] ?? 0) + 1
      const where = `#${index} ${request.method} ${request.path} ${JSON.stringify(request.headers)} ${request.body.subarray(0, 200).toString('latin1')}`
      if (answer === GONE) faults.push(`the program is gone: ${where}`)
      if (status.startsWith('5')) faults.push(`${status}: ${where}\n${answer.slice(0, 600)}`)
      if (ms > hangMs) faults.push(`${Math.round(ms)} ms: ${where}`)
      if (/\n\s+at .+:\d+:\d+|node_modules|\.server\.ts/.test(answer)) faults.push(`shows its insides: ${where}`)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
  return { requests: requests.length, statuses, slowestMs: Math.round(slowestMs), faults }
}

function exchange(port: number, request: RawRequest, index: number, patienceMs: number): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  const timer = setTimeout(() => socket.destroy(), patienceMs)
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
          `x-forwarded-for: 10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`,
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

// Mostly requests that a browser could send, each with one defect.
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
const deep = fc.integer({ min: 100, max: 20_000 }).map((depth) => '['.repeat(depth))
const textOf = ({ fields }: RouteFamily) => {
  const like = fc.record(
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, fc.oneof(fc.constant(value), jsonValue)] as const),
    ),
    { requiredKeys: [] },
  )
  return fc.oneof(
    like.map((input) => JSON.stringify(input)),
    fc.tuple(like, fc.nat(200)).map(([input, cut]) => JSON.stringify(input).slice(0, cut)),
    deep,
    nasty,
    fc.dictionary(nameIn(fields), nasty).map((input) => new URLSearchParams(input).toString()),
  )
}
const multipartOf = ({ fields }: RouteFamily) =>
  fc
    .tuple(fc.array(fc.tuple(nameIn(fields), nasty, fc.boolean()), { maxLength: 6 }), fc.nat(400), fc.boolean())
    .map(([parts, cut, whole]) => {
      const body = parts
        .map(
          ([name, value, isFile]) =>
            `--x\r\ncontent-disposition: form-data; name="${name}"${isFile ? `; filename="${value.slice(0, 20)}"` : ''}\r\n\r\n${value}\r\n`,
        )
        .join('')
      return whole ? `${body}--x--\r\n` : body.slice(0, cut)
    })
const nameIn = (fields: RouteFamily['fields']) => fc.constantFrom('__proto__', 'unknown', ...Object.keys(fields))
const bodyOf = (family: RouteFamily) =>
  fc.oneof(
    textOf(family).map((value) => Buffer.from(value)),
    multipartOf(family).map((value) => Buffer.from(value)),
    fc.uint8Array({ maxLength: 2_000 }).map((value) => Buffer.from(value)),
  )
const pathOf = ({ paths, beginnings }: RouteFamily) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...paths) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...beginnings), printable, fc.boolean())
        .map(([beginning, rest, encoded]) => beginning + (encoded ? encodeURIComponent(rest) : rest)),
    },
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
      'x-http-method-override',
      'cookie',
    ),
    nastyHeader,
  ),
)

const requestOf = (family: RouteFamily): fc.Arbitrary<RawRequest> =>
  fc.record({
    method: fc.constantFrom('POST', 'POST', 'POST', 'GET', 'HEAD', 'PATCH', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'),
    path: pathOf(family),
    headers: fc.array(header, { maxLength: 6 }),
    body: bodyOf(family),
    lie: fc.oneof(
      { weight: 8, arbitrary: fc.constant(0) },
      { weight: 1, arbitrary: fc.constantFrom(-1, 1, 1_000_000) },
      { weight: 1, arbitrary: fc.constant(null) },
    ),
  })
