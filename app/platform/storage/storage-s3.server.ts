import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { S3Client } from '@aws-sdk/client-s3'
import { batches } from '../base/batches'
import { messageOf, StartFailure } from '../base/errors'
import type { S3Settings } from '../settings/setting-values.server'
import { S3Bucket } from './s3-bucket.server'
import type { ByteRange, Storage } from './storage.server'
import { ObjectDamaged, StorageRefused, StorageUnavailable } from './storage-errors'

/** Bytes of a segment. After a smaller one, the next rewrites it, so that an object has few. A running upload has two in memory. */
const SEGMENT_BYTES = 1_048_576

/** Part of an unfinished object, from byte `start` on. */
interface Segment {
  readonly key: string
  readonly start: number
  readonly end: number
}

/**
 * Objects in an S3-compatible bucket. An unfinished object is a row of small objects under `{key}.parts/`, each written atomically.
 * Multipart uploads do not fit: their parts need 5 MiB, and smaller ones would have to be deleted before being replaced.
 * @throws {StartFailure} the bucket is missing or must not be used
 */
export async function openS3Storage(settings: S3Settings): Promise<Storage> {
  const client = new S3Client({
    region: settings.region,
    ...(settings.endpoint === null ? {} : { endpoint: settings.endpoint, forcePathStyle: true }),
    // Not every S3-compatible service understands the SDK's default checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 20_000 },
  })
  const bucket = new S3Bucket(client, settings.bucket)
  try {
    await bucket.check()
  } catch (fault) {
    // A service that is briefly away must not keep pages from starting.
    if (!(fault instanceof StorageUnavailable) || fault instanceof StorageRefused) {
      throw new StartFailure(
        `STORAGE_URL is wrong: the bucket ${settings.bucket} cannot be used (${messageOf(fault)}). Check bucket, endpoint and the AWS credentials.`,
        fault,
      )
    }
  }
  return new S3Storage(bucket)
}

class S3Storage implements Storage {
  readonly bucket: string
  private readonly objects: S3Bucket

  constructor(objects: S3Bucket) {
    this.objects = objects
    this.bucket = objects.name
  }

  async received(key: string): Promise<number> {
    return (await this.size(key)) ?? (await this.chain(key)).at(-1)?.end ?? 0
  }

  async append(key: string, offset: number, source: AsyncIterable<Uint8Array>): Promise<void> {
    const last = (await this.chain(key)).at(-1)
    let small = last && last.end === offset && last.end - last.start < SEGMENT_BYTES ? last : null
    let held = small ? await buffer(await this.objects.get(small.key)) : null
    let position = small?.start ?? offset
    let writing: Promise<void> = Promise.resolve()
    const write = async (bytes: Uint8Array, start: number, replaced: Segment | null) => {
      await this.objects.put(segmentKey(key, start), bytes)
      if (replaced) await this.objects.delete(replaced.key)
    }
    try {
      for await (const batch of batches(source, SEGMENT_BYTES)) {
        const bytes = Buffer.concat(held ? [held, ...batch] : batch)
        // Receiving and writing overlap.
        await writing
        writing = write(bytes, position, small)
        writing.catch(() => undefined)
        position += bytes.length
        held = null
        small = null
      }
    } finally {
      await writing
    }
  }

  async truncate(key: string, length: number): Promise<void> {
    const segments = await this.segments(key)
    for (const { key: long, start } of segments.filter((segment) => segment.start < length && segment.end > length)) {
      const kept = await buffer(await this.objects.get(long, { start: 0, end: length - start - 1 }))
      await this.objects.put(segmentKey(key, start), kept)
    }
    const gone = segments.filter(({ end }) => end > length)
    await Promise.all(gone.map((segment) => this.objects.delete(segment.key)))
  }

  async finish(key: string, size: number, sent?: string | null): Promise<{ md5: string }> {
    const before = await this.objects.head(key)
    const composed = before?.size === size ? null : await this.compose(key, size)
    const stored = await this.objects.head(key)
    if (stored?.size !== size) throw new ObjectDamaged(`${key} has ${stored?.size} bytes instead of ${size}.`)
    // The tag may differ from the MD5, for instance with encryption: then the object is read again.
    const md5 = stored.md5 ?? (await digest(await this.objects.get(key)))
    if (md5 !== (sent ?? md5) || md5 !== (composed ?? md5)) {
      await this.objects.delete(key)
      throw new ObjectDamaged(`${key} was stored with other bytes than were sent.`)
    }
    const segments = await this.segments(key)
    await Promise.all(segments.map((segment) => this.objects.delete(segment.key)))
    return { md5 }
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    await this.objects.put(key, bytes)
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    return this.objects.get(key, range)
  }

  async size(key: string): Promise<number | null> {
    return (await this.objects.head(key))?.size ?? null
  }

  async remove(key: string): Promise<void> {
    const segments = await this.segments(key)
    await Promise.all([this.objects.delete(key), ...segments.map((segment) => this.objects.delete(segment.key))])
  }

  async *keys(prefix: string): AsyncGenerator<{ key: string; changedAt: Date }> {
    for await (const { key, changedAt } of this.objects.list(prefix)) {
      yield { key: key.replace(/\.parts\/[^/]*$/, ''), changedAt }
    }
  }

  check(): Promise<void> {
    return this.objects.check()
  }

  async checkRoom(): Promise<void> {}

  /** Joins the received segments into one object. @returns its MD5 */
  private async compose(key: string, size: number): Promise<string> {
    const chain = await this.chain(key)
    const received = chain.at(-1)?.end ?? 0
    if (received !== size) throw new ObjectDamaged(`${key} has ${received} bytes instead of ${size}.`)
    const hash = createHash('md5')
    const { objects } = this
    async function* content(): AsyncGenerator<Uint8Array> {
      let position = 0
      for (const segment of chain) {
        for await (const chunk of await objects.get(segment.key, {
          start: position - segment.start,
          end: segment.end - segment.start - 1,
        })) {
          hash.update(chunk)
          yield chunk
        }
        position = segment.end
      }
    }
    await objects.put(key, size === 0 ? new Uint8Array() : Readable.from(content()), size)
    return hash.digest('base64')
  }

  /** Segments that cover the bytes from 0 without a gap; they may overlap after an interrupted request. */
  private async chain(key: string): Promise<Segment[]> {
    const segments = await this.segments(key)
    const chain: Segment[] = []
    for (let position = 0; ; ) {
      const next = segments
        .filter(({ start, end }) => start <= position && end > position)
        .reduce<Segment | null>((best, segment) => (best && best.end >= segment.end ? best : segment), null)
      if (!next) return chain
      chain.push(next)
      position = next.end
    }
  }

  private async segments(key: string): Promise<Segment[]> {
    const segments: Segment[] = []
    for await (const object of this.objects.list(`${key}.parts/`)) {
      const start = Number(object.key.slice(`${key}.parts/`.length).split('-', 1)[0])
      segments.push({ key: object.key, start, end: start + object.size })
    }
    return segments
  }
}

/** Unique per write: an abandoned request may still arrive and must not replace a later one. */
function segmentKey(key: string, start: number): string {
  return `${key}.parts/${start}-${randomUUID()}`
}

async function digest(stream: Readable): Promise<string> {
  const hash = createHash('md5')
  for await (const chunk of stream) hash.update(chunk)
  return hash.digest('base64')
}
