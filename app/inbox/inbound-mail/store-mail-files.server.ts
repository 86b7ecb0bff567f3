import { Readable } from 'node:stream'
import type { Attachment } from 'postal-mime'
import { MAX_FILE_BYTES } from '../../files/content/file-errors'
import { storedFileUrl } from '../../files/transfers/file-address.server'
import { asFileRefusal, type FinishServices, finishUpload } from '../../files/transfers/finish-upload.server'
import { createUpload } from '../../files/transfers/receive-upload.server'
import { Refusal } from '../../platform/base/errors'

/** In bytes. Smaller pictures are logos in signatures, not photos of goods. */
const SMALLEST_INLINE_PICTURE = 10_000

const MAX_FILES = 50

/** Stores the files of a mail, by the same rules as uploads. @throws {Refusal} 503 or 507: no storage, so deliver the mail again */
export async function storeMailFiles(services: FinishServices, attachments: readonly Attachment[]) {
  const uploads: { name: string; url: string }[] = []
  const refused: string[] = []
  let left = MAX_FILE_BYTES
  for (const [index, attachment] of attachments.filter(isFile).entries()) {
    const bytes = bytesOf(attachment)
    const name = attachment.filename ?? nameFor(attachment, index)
    const url = index < MAX_FILES && bytes.length <= left ? await storeFile(services, name, bytes) : null
    if (url === null) refused.push(name)
    else {
      uploads.push({ name, url })
      left -= bytes.length
    }
  }
  return { uploads, refused }
}

/** @returns null if it was rejected */
async function storeFile(services: FinishServices, name: string, bytes: Uint8Array): Promise<string | null> {
  try {
    const row = await createUpload(services, { name, size: bytes.length, uploadMetadata: '', limitBucket: null })
    await services.storage.append(row.key, 0, Readable.from([bytes]))
    return storedFileUrl(services, await finishUpload(services, row, null))
  } catch (fault) {
    const refusal = asFileRefusal(fault)
    if (!(refusal instanceof Refusal) || refusal.status >= 500) throw refusal
    if (refusal.code === 'file_errors.quota_exceeded')
      throw new Refusal('errors.unavailable', 503, { retryAfterSeconds: 60, cause: fault })
    return null
  }
}

function isFile({ related, mimeType, content }: Attachment): boolean {
  const size = typeof content === 'string' ? content.length : content.byteLength
  return !(related && mimeType.startsWith('image/') && size < SMALLEST_INLINE_PICTURE)
}

function bytesOf({ content }: Attachment): Uint8Array {
  return typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content)
}

function nameFor({ mimeType }: Attachment, index: number): string {
  if (mimeType === 'message/rfc822') return `mail-${index + 1}.eml`
  return `file-${index + 1}.${/\/([a-z\d]{1,8})$/.exec(mimeType)?.[1] ?? 'bin'}`
}
