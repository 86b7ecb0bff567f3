import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import type { ByteRange } from './storage.server'
import { ObjectNotFound, StorageFull, StorageRefused, StorageUnavailable } from './storage-errors'

const FULL = /^(?:QuotaExceeded|InsufficientStorage|XMinioStorageFull|TooManyBuckets)$/

export class S3Bucket {
  private readonly client: S3Client
  readonly name: string

  constructor(client: S3Client, name: string) {
    this.client = client
    this.name = name
  }

  async check(): Promise<void> {
    await this.call(this.client.send(new HeadBucketCommand({ Bucket: this.name })))
  }

  /** @throws {ObjectNotFound} */
  async get(key: string, range?: ByteRange): Promise<Readable> {
    const Range = range && `bytes=${range.start}-${range.end}`
    const { Body } = await this.call(this.client.send(new GetObjectCommand({ Bucket: this.name, Key: key, Range })))
    if (!(Body instanceof Readable)) throw new StorageUnavailable(`${key} came without a body.`)
    return Body
  }

  /** Size, and MD5 (base64) if the service tells it; null if there is no such object. */
  async head(key: string): Promise<{ size: number; md5: string | null } | null> {
    try {
      const command = new HeadObjectCommand({ Bucket: this.name, Key: key })
      const { ContentLength, ETag, ServerSideEncryption } = await this.call(this.client.send(command))
      const tag = ServerSideEncryption === 'aws:kms' ? null : /^"?([0-9a-f]{32})"?$/.exec(ETag ?? '')?.[1]
      return { size: ContentLength ?? 0, md5: tag ? Buffer.from(tag, 'hex').toString('base64') : null }
    } catch (fault) {
      if (fault instanceof ObjectNotFound) return null
      throw fault
    }
  }

  async put(key: string, body: Uint8Array | Readable, length?: number): Promise<void> {
    const ContentLength = length ?? (body instanceof Uint8Array ? body.length : undefined)
    const command = new PutObjectCommand({
      Bucket: this.name,
      Key: key,
      Body: body,
      ContentLength,
      ContentType: 'application/octet-stream',
    })
    await this.call(this.client.send(command))
  }

  async delete(key: string): Promise<void> {
    await this.call(this.client.send(new DeleteObjectCommand({ Bucket: this.name, Key: key })))
  }

  async *list(prefix: string): AsyncGenerator<{ key: string; size: number; changedAt: Date }> {
    let ContinuationToken: string | undefined
    do {
      const command = new ListObjectsV2Command({ Bucket: this.name, Prefix: prefix, ContinuationToken })
      const page = await this.call(this.client.send(command))
      for (const { Key, Size, LastModified } of page.Contents ?? []) {
        if (Key) yield { key: Key, size: Size ?? 0, changedAt: LastModified ?? new Date() }
      }
      ContinuationToken = page.NextContinuationToken
    } while (ContinuationToken)
  }

  private async call<Answer>(answer: Promise<Answer>): Promise<Answer> {
    try {
      return await answer
    } catch (fault) {
      throw inOurTerms(fault)
    }
  }
}

function inOurTerms(cause: unknown): unknown {
  if (!(cause instanceof Error)) return cause
  if (cause instanceof S3ServiceException) {
    const status = cause.$metadata.httpStatusCode ?? 0
    if (FULL.test(cause.name) || status === 507) return new StorageFull('The bucket is full.', { cause })
    if (cause.name === 'NoSuchKey' || cause.name === 'NotFound') return new ObjectNotFound(cause.message, { cause })
    if (status === 401 || status === 403) return new StorageRefused('It refuses the AWS credentials.', { cause })
    if (status >= 500 || status === 429) return new StorageUnavailable(cause.message, { cause })
    return cause
  }
  // Network errors have a system code, timeouts the SDK's name. Others are bugs, ours or theirs.
  const away =
    ('code' in cause && /^E[A-Z]+$/.test(String(cause.code))) || /^(?:TimeoutError|AbortError)$/.test(cause.name)
  return away ? new StorageUnavailable(cause.message, { cause }) : cause
}
