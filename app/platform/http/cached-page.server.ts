import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { codingFor } from './compress-page.server'
import { openSemaphore } from './fair-queue.server'

type Headers = Readonly<Record<string, string>>

/** A page in one coding (RFC 9110, section 8.4.1). */
interface CodedPage {
  readonly body: Buffer<ArrayBuffer>
  readonly etag: string
  readonly headers: Headers
  /** Headers of 304 (RFC 9110, section 15.4.5). */
  readonly unchangedHeaders: Headers
}

export interface CachedPage {
  readonly plain: CodedPage
  readonly gzip: CodedPage
  /** Null until compressed. */
  br: CodedPage | null
  /** Starts the good compression once, for a page that is requested again. */
  readonly compress: () => void
}

const CODED = ['gzip'] as const
const WELL_CODED = ['br', 'gzip'] as const

const zip = promisify(gzip)
const compressWell = promisify(brotliCompress)
/** The best quality saves 2 % more and takes three times as long. */
const QUALITY = 10
/** Good compression takes up to 0.1 s, so one page at a time. */
const oneAtATime = openSemaphore(1)

/** Compresses a page quickly. Later requests start the good compression: most lot pages are read once, by crawlers. */
export async function makeCachedPage(
  html: Buffer<ArrayBuffer>,
  headers: Headers,
  onFault: (fault: unknown) => void,
): Promise<CachedPage> {
  const tag = createHash('sha256').update(html).update(JSON.stringify(headers)).digest('base64url').slice(0, 22)
  const coded = (coding: 'br' | 'gzip' | null, body: Buffer<ArrayBuffer>): CodedPage => {
    const etag = `"${tag}${coding ? `-${coding}` : ''}"`
    // Browsers apply the headers of a 304 to their copy, so the policy must match the page.
    const unchangedHeaders = { ...headers, 'cache-control': 'public, no-cache', vary: 'Accept-Encoding', etag }
    const bodyHeaders = { 'content-length': String(body.length), ...(coding && { 'content-encoding': coding }) }
    return { body, etag, headers: { ...unchangedHeaders, ...bodyHeaders }, unchangedHeaders }
  }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
  }
  let begun = false
  const page: CachedPage = {
    plain: coded(null, html),
    gzip: coded('gzip', await zip(html)),
    br: null,
    compress: () => {
      if (begun) return
      begun = true
      oneAtATime(() => compressWell(html, { params })).then((body) => {
        page.br = coded('br', body)
      }, onFault)
    },
  }
  return page
}

export interface WholeAnswer {
  readonly status: 200 | 304
  readonly headers: Headers
  readonly body: Buffer<ArrayBuffer> | null
}

export function sizeOf({ plain, gzip }: CachedPage): number {
  return plain.body.length + 2 * gzip.body.length
}

export function answerWith(page: CachedPage, visit: Visit): WholeAnswer {
  const { body, etag, headers, unchangedHeaders } = codedFor(visit.header('accept-encoding') ?? '', page)
  const known = visit.header('if-none-match')
  if (known !== null && isAmong(known, etag)) return { status: 304, headers: unchangedHeaders, body: null }
  return { status: 200, headers, body: visit.method === 'HEAD' ? null : body }
}

export function responseOf({ status, headers, body }: WholeAnswer): Response {
  return new Response(body, { status, headers })
}

function codedFor(accepted: string, page: CachedPage): CodedPage {
  const coding = codingFor(accepted, page.br ? WELL_CODED : CODED)
  return (coding && page[coding]) ?? page.plain
}

/** Weak comparison for `If-None-Match`, because a proxy may have weakened the tag (RFC 9110, section 13.1.2). */
function isAmong(known: string, etag: string): boolean {
  return known.trim() === '*' || known.split(',').some((entry) => entry.trim().replace(/^W\//, '') === etag)
}

/** Parts of a request that decide whether and how a cached page answers it. */
export interface Visit {
  readonly method: string
  readonly target: string
  /** By lower-case name; null if not sent. */
  readonly header: (name: string) => string | null
}

export function visitOf({ method = '', url = '', headers }: IncomingMessage): Visit {
  return { method, target: url, header: (name) => headers[name]?.toString() ?? null }
}

export function visitBy({ method, url, headers }: Request): Visit {
  return { method, target: url.slice(url.indexOf('/', 'https://'.length)), header: (name) => headers.get(name) }
}
