import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import { eq } from 'drizzle-orm'
import { Refusal } from '../../platform/base/errors'
import { MOST_FILE_BYTES, oversizeValues } from '../content/file-errors'
import { discardUploads } from './discard-uploads.server'
import { storedFileUrl } from './file-address.server'
import { files } from './files.table.server'
import { asFileRefusal, type FinishServices, finishUpload } from './finish-upload.server'
import { createUpload } from './receive-upload.server'
import { drainBody, readBody } from './request-body.server'
import { returnUploadBudget } from './upload-budget.server'

/** Of a form in all. Files over the limit are read to their end, so that the words that come after them are not lost. */
const MOST_BODY_BYTES = 4 * MOST_FILE_BYTES
const limits = {
  fieldNameSize: 100,
  fieldSize: 262_144,
  fields: 1_000,
  files: 100,
  parts: 1_100,
  headerPairs: 20,
  headerSize: 8_192,
}

/** A form as it was sent, without JavaScript, with its files stored. */
export interface ReceivedForm {
  readonly fields: FormData
  /** The stored files, ready to be claimed. Empty when one of them was refused or could not be stored. */
  readonly attachments: readonly { readonly name: string; readonly url: string }[]
  /** Why the files were not taken, for the field `attachments`. The fields are there all the same. */
  readonly refusal: Refusal | null
  /** What broke on our side, so that the files could not be taken. The fields are there all the same. */
  readonly failure: { readonly fault: unknown } | null
}

/**
 * Reads a form and streams its files into the storage, as uploads that nothing has claimed yet. When it fails, nothing of
 * it stays.
 * @param limitBucket what limits count the sender under; null: no limit
 * @throws {Refusal} 400 or 415 when it is no form; 408 when it stalls; 413 when it is far too large
 */
export async function receiveForm(
  services: FinishServices,
  request: Request,
  limitBucket: string | null,
): Promise<ReceivedForm> {
  const parser = openParser(request.headers.get('content-type'))
  const form = new FormReader(services, limitBucket, bodyLength(request))
  parser.on('field', (name, value, nameTruncated, valueTruncated) =>
    form.addField(name, value, nameTruncated || valueTruncated),
  )
  parser.on('file', (_, stream, name) => form.addFile(stream, name))
  parser.on('filesLimit', () => form.refuse(new Refusal('validation.too_many_files', 422, { field: 'attachments' })))
  try {
    await pipeline(Readable.from(readBody(request.body, { most: MOST_BODY_BYTES })), parser)
    return await form.end()
  } catch (fault) {
    await form.abandon()
    await drainBody(request.body)
    throw fault instanceof Refusal ? fault : asUnreadable(fault)
  }
}

/**
 * Why files of a form were not taken, with how large they were where that is the reason: what was not kept is told by the length of
 * the request, near enough for one decimal.
 */
export function tellSize(refusal: Refusal, request: Request): Refusal {
  if (refusal.code !== 'file_upload.max_file_size_error') return refusal
  const bytes = Math.max(Number(request.headers.get('content-length')), MOST_FILE_BYTES + 1)
  return new Refusal(refusal.code, refusal.status, { field: 'attachments', values: oversizeValues(bytes) })
}

class FormReader {
  private readonly fields = new FormData()
  private readonly attachments: { name: string; url: string }[] = []
  private readonly uploads: string[] = []
  private readonly services: FinishServices
  private readonly limitBucket: string | null
  /** Bytes of the form as it announces them: no file of it has more. */
  private readonly length: number
  /** Files come one after the other, and are stored in that order. */
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
    this.fields.append(name, value)
  }

  addFile(stream: BusboyFileStream, name: string): void {
    // An empty file input is sent as a file without a name.
    if (!name) {
      stream.resume()
      return
    }
    // A file that breaks off while nobody reads it yet, or no more, is told of where the whole form is.
    stream.on('error', () => undefined)
    this.storing = this.storing.then(() => this.store(stream, name))
  }

  refuse(refusal: Refusal): void {
    this.refusal ??= refusal
  }

  async end(): Promise<ReceivedForm> {
    await this.storing
    const { fields, refusal, failure } = this
    if (!refusal && !failure) return { fields, attachments: this.attachments, refusal, failure }
    await this.discard()
    return { fields, attachments: [], refusal, failure }
  }

  /** Ends what is still being stored, and deletes all of it. */
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
      // The sweep finds them. What matters to the sender is the first fault.
      this.services.log.warn({ err: fault }, 'uploads of a form not deleted yet')
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
    // What nobody wants any more is read all the same: the parser waits for it.
    stream.resume()
  }

  private async receiveFile(stream: BusboyFileStream, name: string): Promise<void> {
    const { services } = this
    const left = MOST_FILE_BYTES - this.bytes
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
      await returnUploadBudget(tx, announced - size, this.limitBucket)
    })
    const url = storedFileUrl(services, await finishUpload(services, { ...row, size }, null))
    if (url !== null) this.attachments.push({ name: row.name, url })
  }
}

function bodyLength({ headers }: Request): number {
  const length = Number(headers.get('content-length') ?? Number.NaN)
  return Number.isSafeInteger(length) && length >= 0 ? length : MOST_FILE_BYTES
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
