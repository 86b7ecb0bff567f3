import type { Readable } from 'node:stream'
import { and, eq, isNull } from 'drizzle-orm'
import { Zip, ZipPassThrough } from 'fflate'
import { Refusal } from '../../platform/base/errors'
import { toWebStream } from '../../platform/base/web-stream'
import type { Transaction } from '../../platform/database/database.server'
import type { ByteRange } from '../../platform/storage/storage.server'
import { ObjectNotFound } from '../../platform/storage/storage-errors'
import { type FileAddress, opensFile } from './file-address.server'
import { type FileRow, files } from './files.table.server'
import { attachmentDisposition, DOWNLOAD_CACHE_CONTROL } from './find-files.server'
import type { FinishServices } from './finish-upload.server'
import { isClean, readFile } from './read-file.server'

/** Serves a download or a range of it. @throws {Refusal} 404 unknown, revoked or refused; 503 virus scanner unavailable */
export async function download(services: FinishServices, address: FileAddress, request: Request): Promise<Response> {
  const row = await requireDownload(services, address)
  const tag = `"${Buffer.from(row.md5 ?? '', 'base64').toString('hex')}"`
  const headers = new Headers({
    'Accept-Ranges': 'bytes',
    'Cache-Control': DOWNLOAD_CACHE_CONTROL,
    'Content-Disposition': attachmentDisposition(row.name),
    // If a browser renders it anyway, the sandbox denies origin, scripts and other files.
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'Content-Type': row.contentType ?? 'application/octet-stream',
    ETag: tag,
    'X-Content-Type-Options': 'nosniff',
  })
  const known = request.headers.get('if-none-match')?.split(/\s*,\s*/)
  if (known?.includes(tag)) return new Response(null, { status: 304, headers })
  const ifRange = request.headers.get('if-range')
  const wanted = ifRange === null || ifRange === tag ? parseRange(request.headers.get('range'), row.size) : null
  if (wanted === 'unsatisfiable') {
    return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${row.size}` } })
  }
  const range = wanted ?? { start: 0, end: row.size - 1 }
  headers.set('Content-Length', String(range.end - range.start + 1))
  if (wanted) headers.set('Content-Range', `bytes ${range.start}-${range.end}/${row.size}`)
  const status = wanted ? 206 : 200
  if (request.method === 'HEAD' || row.size === 0) return new Response(null, { status, headers })
  return new Response(await openBytes(services, row, range), { status, headers })
}

export async function revokeDownload(
  db: Pick<Transaction, 'update'>,
  services: Pick<FinishServices, 'now'>,
  fileId: string,
): Promise<void> {
  await db.update(files).set({ token: null, updatedAt: services.now() }).where(eq(files.id, fileId))
}

/** Parses a `Range` header. Multiple or malformed ranges are ignored, as RFC 9110, 14.2 allows. */
export function parseRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return null
  if (first === '') {
    const suffix = Math.min(Number(last), size)
    return suffix === 0 ? 'unsatisfiable' : { start: size - suffix, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return null
  return start >= size ? 'unsatisfiable' : { start, end }
}

async function requireDownload(services: FinishServices, { id, token }: FileAddress): Promise<FileRow> {
  const handedOut = and(eq(files.id, id), eq(files.state, 'stored'), isNull(files.deletedAt))
  const [row] = await services.db.select().from(files).where(handedOut)
  if (!row || !opensFile(services.db, row, token) || !(await isClean(services, row))) throw notFound()
  return row
}

async function openBytes(
  services: FinishServices,
  row: FileRow,
  range: ByteRange,
): Promise<ReadableStream<Uint8Array>> {
  try {
    return asWebStream(await services.storage.read(row.key, range))
  } catch (cause) {
    if (!(cause instanceof ObjectNotFound)) throw cause
    services.log.error({ file: row.id, key: row.key }, 'the content of a stored file is missing')
    throw notFound()
  }
}

function asWebStream(stream: Readable): ReadableStream<Uint8Array> {
  const chunks = stream[Symbol.asyncIterator]()
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    // At once, though the next chunk may never come.
    cancel: () => {
      stream.destroy()
    },
  })
}

function notFound(): Refusal {
  return new Refusal('file_errors.object_not_found', 404)
}

/** Streams files as a zip archive, uncompressed, one in memory at a time. Skips refused and deleted files. */
export function zipFiles(
  services: FinishServices,
  files: readonly { readonly id: string; readonly name: string }[],
): ReadableStream<Uint8Array> {
  const packed: Uint8Array[] = []
  const zip = new Zip((fault, chunk) => {
    if (fault) throw fault
    packed.push(chunk)
  })
  async function* chunks() {
    for (const file of namedOnce(files)) {
      await pack(services, zip, file)
      yield* packed.splice(0)
    }
    zip.end()
    yield* packed.splice(0)
  }
  return toWebStream(chunks())
}

async function pack(services: FinishServices, zip: Zip, { id, name }: { id: string; name: string }): Promise<void> {
  try {
    const { bytes } = await readFile(services, id)
    const entry = new ZipPassThrough(name)
    zip.add(entry)
    entry.push(bytes, true)
  } catch (fault) {
    if (!(fault instanceof Refusal) || fault.status !== 404) throw fault
  }
}

/** Equal names would overwrite each other when unpacked. */
function namedOnce(files: readonly { readonly id: string; readonly name: string }[]): { id: string; name: string }[] {
  const taken = new Set<string>()
  return files.map(({ id, name }) => {
    const [, stem = '', ending = ''] = /^(.*?)(\.\w{1,5})?$/s.exec(name) ?? []
    let free = name
    for (let count = 2; taken.has(free.toLowerCase()); count++) free = `${stem} (${count})${ending}`
    taken.add(free.toLowerCase())
    return { id, name: free }
  })
}
