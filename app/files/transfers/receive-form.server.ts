import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import { eq } from 'drizzle-orm'
import { Refusal } from '../../platform/base/errors'
import { MAX_FILE_BYTES, oversizeValues } from '../content/file-errors'
import { readStoredFiles, type StoredFile } from '../upload-field/stored-files'
import { storedFileUrl } from './file-address.server'
import { files } from './files.table.server'
import { asFileRefusal, type FinishServices, finishUpload } from './finish-upload.server'
import { createUpload } from './receive-upload.server'
import { drainBody, readBody } from './request-body.server'
import { discardUploads } from './sweep-uploads.server'
import { refundUploadBudget } from './upload-writers.server'

/** Limit of a whole form. Oversized files are read to the end, so the text fields after them are not lost. */
const MAX_BODY_BYTES = 4 * MAX_FILE_BYTES
const limits = {
  fieldNameSize: 100,
  fieldSize: 262_144,
  fields: 1_000,
  files: 100,
  parts: 1_100,
  headerPairs: 20,
  headerSize: 8_192,
}

export interface ReceivedForm {
  readonly fields: FormData
  /** Stored files ready to be claimed: those sent ahead, then those of the form unless one was refused or failed. */
  readonly files: readonly StoredFile[]
  /** Refusal of the files, for the field `attachments`. The other fields are still returned. */
  readonly refusal: Refusal | null
  /** Server error that kept the files from being stored. The other fields are still returned. */
  readonly failure: { readonly fault: unknown } | null
}

/**
 * Parses a form and streams its files into storage as unclaimed uploads. On failure everything is removed.
 * @throws {Refusal} 400 or 415 not a form; 408 stalled; 413 far too large
 */
export async function receiveForm(
  services: FinishServices,
  request: Request,
  limitBucket: string | null,
): Promise<ReceivedForm> {
  const parser = openParser(request.headers.get('content-type'))
  const length = Number(request.headers.get('content-length') ?? MAX_FILE_BYTES)
  const form = new FormReader(services, limitBucket, length)
  parser.on('field', (name, value, nameTruncated, valueTruncated) =>
    form.addField(name, value, nameTruncated || valueTruncated),
  )
  parser.on('file', (_, stream, name) => form.addFile(stream, name))
  parser.on('filesLimit', () => form.refuse(new Refusal('validation.too_many_files', 422, { field: 'attachments' })))
  try {
    await pipeline(Readable.from(readBody(request.body, { most: MAX_BODY_BYTES })), parser)
    const { refusal, ...received } = await form.end()
    return { ...received, refusal: refusal && addSizeToRefusal(refusal, request) }
  } catch (fault) {
    await form.abandon()
    await drainBody(request.body)
    throw fault instanceof Refusal ? addSizeToRefusal(fault, request) : asUnreadable(fault)
  }
}

/** Adds the size to a size refusal. For discarded files it is taken from the request length, exact enough for one decimal. */
function addSizeToRefusal(refusal: Refusal, request: Request): Refusal {
  if (refusal.code !== 'file_upload.max_file_size_error') return refusal
  const bytes = Math.max(Number(request.headers.get('content-length')), MAX_FILE_BYTES + 1)
  return new Refusal(refusal.code, refusal.status, { field: 'attachments', values: oversizeValues(bytes) })
}

class FormReader {
  private readonly fields = new FormData()
  private readonly attachments: StoredFile[] = []
  private readonly uploads: string[] = []
  private readonly services: FinishServices
  private readonly limitBucket: string | null
  /** Declared form size, an upper limit for each file. */
  private readonly length: number
  /** Files are stored one by one, in order. */
  private storing: Promise<void> = Promise.resolve()
  private current: BusboyFileStream | null = null
  private bytes = 0
  private refusal: Refusal | null = null
  private failure: { fault: unknown } | null = null

  constructor(services: FinishServices, limitBucket: string | null, length: number) {
    this.services = services
    this.limitBucket = limitBucket
    this.length = length
  }

  addField(name: string, value: string, truncated: boolean): void {
    if (truncated) this.failure ??= { fault: new Refusal('errors.too_large', 413) }
    // Native form posts use CRLF, scripts LF: sent again, a text must be the same.
    this.fields.append(name, value.replace(/\r\n?/g, '\n'))
  }

  addFile(stream: BusboyFileStream, name: string): void {
    // An empty file input is sent as a file without a name.
    if (!name) {
      stream.resume()
      return
    }
    // Errors of unread files are reported for the form; without a listener they would crash the process.
    stream.on('error', () => undefined)
    this.storing = this.storing.then(() => this.store(stream, name))
  }

  refuse(refusal: Refusal): void {
    this.refusal ??= refusal
  }

  async end(): Promise<ReceivedForm> {
    await this.storing
    const { fields, refusal, failure } = this
    const sentAhead = readStoredFiles(fields)
    if (!refusal && !failure) return { fields, files: [...sentAhead, ...this.attachments], refusal, failure }
    await this.discard()
    return { fields, files: sentAhead, refusal, failure }
  }

  async abandon(): Promise<void> {
    const interrupted = new Refusal('files.interrupted', 408)
    this.failure ??= { fault: interrupted }
    this.current?.destroy(interrupted)
    await this.storing
    await this.discard()
  }

  private async discard(): Promise<void> {
    try {
      await discardUploads(this.services, this.uploads)
    } catch (fault) {
      // The sweep will delete them; the sender needs the first error.
      this.services.log.warn({ err: fault }, 'uploads of a form could not be deleted yet')
    }
  }

  private async store(stream: BusboyFileStream, name: string): Promise<void> {
    this.current = stream
    try {
      if (!this.refusal && !this.failure) await this.receiveFile(stream, name)
    } catch (fault) {
      const refusal = asFileRefusal(fault)
      if (refusal instanceof Refusal && refusal.status < 500) {
        this.refuse(new Refusal(refusal.code, refusal.status, { field: 'attachments', values: refusal.values }))
      } else {
        this.failure ??= { fault: refusal }
      }
    }
    // Drain unwanted files too: the parser waits for them.
    stream.resume()
  }

  private async receiveFile(stream: BusboyFileStream, name: string): Promise<void> {
    const { services } = this
    const left = MAX_FILE_BYTES - this.bytes
    const announced = Math.min(left, this.length)
    const row = await createUpload(services, {
      name,
      size: announced,
      uploadMetadata: '',
      limitBucket: this.limitBucket,
    })
    this.uploads.push(row.id)
    let size = 0
    async function* incoming(): AsyncGenerator<Uint8Array> {
      for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
        size += chunk.length
        if (size > left) throw new Refusal('file_upload.max_file_size_error', 413)
        yield chunk
      }
    }
    await services.storage.append(row.key, 0, incoming())
    this.bytes += size
    await services.db.transaction(async (tx) => {
      await tx.update(files).set({ size }).where(eq(files.id, row.id))
      await refundUploadBudget(tx, announced - size, this.limitBucket)
    })
    const url = storedFileUrl(services, await finishUpload(services, { ...row, size }, null))
    if (url !== null) this.attachments.push({ name: row.name, url })
  }
}

function openParser(contentType: string | null): BusboyInstance {
  if (!/^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(contentType ?? ''))
    throw new Refusal('errors.unsupported_content', 415)
  try {
    return new Busboy({ headers: { 'content-type': contentType ?? '' }, limits })
  } catch (cause) {
    throw asUnreadable(cause)
  }
}

function asUnreadable(cause: unknown): Refusal {
  return new Refusal('errors.unreadable', 400, { cause })
}
