import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { codingFor } from './content-coding.server'
import { openGate } from './gate'
import type { Visit } from './visit.server'

type Headers = Readonly<Record<string, string>>

/** A page in one coding (RFC 9110, section 8.4.1), ready to be sent. */
interface CodedPage {
  readonly body: Buffer<ArrayBuffer>
  readonly etag: string
  readonly headers: Headers
  /** What is said to who has it already (RFC 9110, section 15.4.5). */
  readonly unchangedHeaders: Headers
}

/** A page that is the same for everybody, ready to be sent. */
export interface FinishedPage {
  readonly plain: CodedPage
  readonly gzip: CodedPage
  /** Null until it is ready. */
  br: CodedPage | null
  /** Begins with the good compression, unless that has begun: for a page that is asked for again. */
  readonly compress: () => void
}

const CODED = ['gzip'] as const
const WELL_CODED = ['br', 'gzip'] as const

const zip = promisify(gzip)
const compressWell = promisify(brotliCompress)
/** Good compression takes 0.1 to 0.2 s: one page at a time, so that visitors do not feel it. */
const oneAtATime = openGate(1)

/**
 * Makes a rendered page ready to be sent. Who waits for it gets the ordinary compression. The good one is for those who come
 * later: most pages of lots are read once, by a machine that reads them all.
 * @param headers of the rendered page, its policy among them
 * @param onFault told when the good compression fails, with which the page can do without
 */
export async function finishPage(
  html: Buffer<ArrayBuffer>,
  headers: Headers,
  onFault: (fault: unknown) => void,
): Promise<FinishedPage> {
  const tag = createHash('sha256').update(html).update(JSON.stringify(headers)).digest('base64url').slice(0, 22)
  const coded = (coding: 'br' | 'gzip' | null, body: Buffer<ArrayBuffer>): CodedPage => {
    const etag = `"${tag}${coding ? `-${coding}` : ''}"`
    // A browser takes the headers of "unchanged" over to the page it has: the policy, too, has to be the page's.
    const unchangedHeaders = { ...headers, 'cache-control': 'public, no-cache', vary: 'Accept-Encoding', etag }
    const bodyHeaders = { 'content-length': String(body.length), ...(coding && { 'content-encoding': coding }) }
    return { body, etag, headers: { ...unchangedHeaders, ...bodyHeaders }, unchangedHeaders }
  }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
  }
  let begun = false
  const page: FinishedPage = {
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

/** An answer that is all there. */
export interface WholeAnswer {
  readonly status: 200 | 304
  readonly headers: Headers
  readonly body: Buffer<ArrayBuffer> | null
}

/** The bytes that a page takes in memory, with the good compression about as large as the ordinary one. */
export function sizeOf({ plain, gzip }: FinishedPage): number {
  return plain.body.length + 2 * gzip.body.length
}

/** What a `GET` or `HEAD` is answered with a finished page. */
export function answerWith(page: FinishedPage, visit: Visit): WholeAnswer {
  const { body, etag, headers, unchangedHeaders } = codedFor(visit.header('accept-encoding') ?? '', page)
  const known = visit.header('if-none-match')
  if (known !== null && isAmong(known, etag)) return { status: 304, headers: unchangedHeaders, body: null }
  return { status: 200, headers, body: visit.method === 'HEAD' ? null : body }
}

/** The answer as `fetch` gives it. */
export function responseOf({ status, headers, body }: WholeAnswer): Response {
  return new Response(body, { status, headers })
}

/** The smallest form that a client reads. */
function codedFor(accepted: string, page: FinishedPage): CodedPage {
  const coding = codingFor(accepted, page.br ? WELL_CODED : CODED)
  return (coding && page[coding]) ?? page.plain
}

/** Weak comparison, as `If-None-Match` wants it: a proxy on the way may have weakened the tag (RFC 9110, section 13.1.2). */
function isAmong(known: string, etag: string): boolean {
  return known.trim() === '*' || known.split(',').some((entry) => entry.trim().replace(/^W\//, '') === etag)
}
