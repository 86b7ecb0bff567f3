import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib'
import { codingFor } from './content-coding.server'

/**
 * Good codings that cost less than rendering, the cheapest first: of a page of 160 KB they leave 22, 22 and 28 KB, in 0.2, 0.7 and
 * 0.6 ms. At once, because another thread, or a stream that takes the page in pieces, would cost more than it saves.
 */
const compressors = {
  zstd: (html: Buffer) => zstdCompressSync(html, { params: { [constants.ZSTD_c_compressionLevel]: 3 } }),
  br: (html: Buffer) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }),
  gzip: (html: Buffer) => gzipSync(html, { level: 1 }),
}
const codings = ['zstd', 'br', 'gzip'] as const

/**
 * An answer with a page, as its visitor reads it; any other stays what it is.
 * @param accepted the visitor's `Accept-Encoding`
 */
export async function compressPage(answer: Response, accepted: string | null): Promise<Response> {
  const { status, headers } = answer
  const coding = codingFor(accepted ?? '', codings)
  if (coding === null || !headers.get('content-type')?.startsWith('text/html') || headers.has('content-encoding'))
    return answer
  const html = Buffer.from(await answer.arrayBuffer())
  headers.set('content-encoding', coding)
  headers.append('vary', 'Accept-Encoding')
  return new Response(compressors[coding](html), { status, headers })
}
