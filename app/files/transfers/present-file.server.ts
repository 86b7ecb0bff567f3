import { z } from '@hono/zod-openapi'
import type { Services } from '../../platform/services/services.server'
import { storedFileUrl } from './file-address.server'
import type { FileRow } from './files.table.server'
import { parseMetadata } from './tus-headers.server'

export const DOWNLOAD_CACHE_CONTROL = 'private, no-cache'

export const fileSchema = z
  .object({
    id: z.string(),
    name: z.string().openapi({ example: 'pallets.xlsx' }),
    size: z.int(),
    contentType: z.string().nullable().openapi({ description: 'By content. Null until the file is finished.' }),
    state: z.enum(['uploading', 'stored', 'refused']),
    refusal: z.string().nullable().openapi({ description: 'Translation key of the reason for refusal.' }),
    url: z.string().nullable().openapi({ description: 'Download address; null until finished, and once revoked.' }),
    bucket: z.string(),
    fullPath: z.string().openapi({ example: 'offers/1795262400000_pallets.xlsx' }),
    generation: z.string(),
    metageneration: z.string(),
    timeCreated: z.iso.datetime(),
    updated: z.iso.datetime(),
    md5Hash: z.string().nullable().openapi({ description: 'Base64.' }),
    cacheControl: z.string(),
    contentDisposition: z.string(),
    contentEncoding: z.string(),
    contentLanguage: z.string().nullable(),
    customMetadata: z.record(z.string(), z.string()),
  })
  .openapi('File')

/** Presents a file to its uploader or the team. */
export function presentFile(
  services: Pick<Services, 'db' | 'config' | 'storage'>,
  row: FileRow,
): z.infer<typeof fileSchema> {
  return {
    id: row.id,
    name: row.name,
    size: row.size,
    contentType: row.contentType,
    state: row.state,
    refusal: row.refusal,
    url: storedFileUrl(services, row),
    bucket: services.storage.bucket,
    fullPath: row.fullPath,
    // Objects are written once; only the metadata changes.
    generation: String(row.createdAt.getTime()),
    metageneration: String(row.updatedAt.getTime()),
    timeCreated: row.createdAt.toISOString(),
    updated: row.updatedAt.toISOString(),
    md5Hash: row.md5,
    cacheControl: DOWNLOAD_CACHE_CONTROL,
    contentDisposition: attachmentDisposition(row.name),
    contentEncoding: 'identity',
    contentLanguage: null,
    customMetadata: { ...parseMetadata(row.uploadMetadata).custom },
  }
}

/** `Content-Disposition` for a file name with any characters (RFC 6266). */
export function attachmentDisposition(name: string): string {
  const plain =
    name
      .normalize('NFKD')
      .replace(/[^\x20-\x7e]/g, '')
      .replace(/["\\%]/g, '_')
      .trim() || 'file'
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
