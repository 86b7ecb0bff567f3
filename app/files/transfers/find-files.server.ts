import { z } from '@hono/zod-openapi'
import { and, inArray, isNull, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { Refusal } from '../../platform/base/errors'
import type { Database, Transaction } from '../../platform/database/database.server'
import { readPosition, writePosition } from '../../platform/database/page-cursor.server'
import type { Services } from '../../platform/services/services.server'
import { parseFileUrl, storedFileUrl } from './file-address.server'
import { type FileRow, files } from './files.table.server'
import { parseMetadata } from './tus-headers.server'

export interface AttachedFile extends Pick<FileRow, 'id' | 'name' | 'size' | 'contentType' | 'state'> {
  /** Download URL; null if revoked or refused. */
  readonly url: string | null
}

/** Unordered. */
export async function findFiles(
  services: Pick<Services, 'db' | 'config'>,
  ids: readonly string[],
): Promise<AttachedFile[]> {
  if (ids.length === 0) return []
  const rows = await services.db
    .select()
    .from(files)
    .where(inArray(files.id, [...ids]))
  return rows.map((row) => {
    const { id, name, size, contentType, state } = row
    return { id, name, url: storedFileUrl(services, row), size, contentType, state }
  })
}

/** Number and total size of the files per owner that has some. @param links columns of the table that links owners to files */
export async function countFilesOf(
  { db }: Pick<Services, 'db'>,
  links: { readonly owner: PgColumn; readonly file: PgColumn },
  owners: readonly string[],
): Promise<Map<string, { count: number; bytes: number }>> {
  if (owners.length === 0) return new Map()
  const { rows } = await db.execute<{ id: string; count: number; bytes: number }>(sql`
    select ${links.owner} as id, count(*)::int as count, sum(files.size)::float8 as bytes
    from ${links.owner.table} join files on files.id = ${links.file}
    where ${inArray(links.owner, [...owners])} group by 1`)
  return new Map(rows.map(({ id, count, bytes }) => [id, { count, bytes }]))
}

/** Size and MD5 (Base64) by download URL, to compare submissions; null if unknown. `claimUploads` decides on the use of a file. */
export async function describeUploads(
  services: { readonly db: Database | Transaction } & Pick<Services, 'config'>,
  attachments: readonly { readonly url: string }[],
): Promise<({ size: number; md5: string | null } | null)[]> {
  const addresses = attachments.map(({ url }) => parseFileUrl(services.config.publicUrl, url))
  const ids = addresses.flatMap((address) => address?.id ?? [])
  if (ids.length === 0) return addresses.map(() => null)
  const rows = await services.db
    .select()
    .from(files)
    .where(and(inArray(files.id, ids), isNull(files.deletedAt)))
  return addresses.map((address) => {
    const row = rows.find(({ id }) => id === address?.id)
    return row ? { size: row.size, md5: row.md5 } : null
  })
}

/** Page size limit (source specification §9: 1 to 1000). */
export const MAX_RESULTS = 1_000

/** PostgreSQL rejects NUL in texts. */
const text = z.string().refine((value) => !value.includes('\0'))
const tokenSchema = z.tuple([text, text])

/** Stored files ordered by full path, with folders by the delimiter `/`. @param query.prefix of the full paths @throws {Refusal} 400 */
export async function listFiles(
  { db }: Pick<Services, 'db'>,
  query: { readonly prefix: string; readonly maxResults: number; readonly pageToken: string | null },
) {
  const { prefix, maxResults } = query
  const [afterPath, afterId] = parseToken(query.pageToken)
  const rest = sql`substr(full_path, length(${prefix}::text) + 1)`
  const { rows } = await db.execute<{ path: string; id: string }>(sql`
    select path, id from (
      select distinct
        case when ${rest} like '%/%' then ${prefix}::text || split_part(${rest}, '/', 1) || '/' else full_path end as path,
        case when ${rest} like '%/%' then '' else id end as id
      from files where starts_with(full_path, ${prefix}) and state = 'stored' and deleted_at is null
    ) entries
    where (path collate "C", id collate "C") > (${afterPath}, ${afterId})
    order by path collate "C", id collate "C" limit ${maxResults + 1}`)
  const page = rows.slice(0, maxResults)
  const ids = page.flatMap(({ id }) => id || [])
  const found = ids.length === 0 ? [] : await db.select().from(files).where(inArray(files.id, ids))
  const byId = new Map(found.map((row) => [row.id, row]))
  const last = page.at(-1)
  return {
    items: ids.flatMap((id) => byId.get(id) ?? []),
    prefixes: page.flatMap(({ path, id }) => (id === '' ? path : [])),
    nextPageToken: rows.length > maxResults && last ? writePosition([last.path, last.id]) : null,
  }
}

function parseToken(token: string | null): [path: string, id: string] {
  if (token === null) return ['', '']
  const position = readPosition(tokenSchema, token)
  if (!position) throw new Refusal('file_errors.invalid_argument', 400)
  return position
}

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
