import { and, asc, eq, getTableColumns, gt, inArray } from 'drizzle-orm'
import type { Services } from '../../platform/services/services.server'
import { plainDecimal } from '../facts/decimal'
import type { ManifestLine } from '../manifest-parser/manifest'
import { manifestLines, manifests } from './manifests.table.server'

export type Manifest = typeof manifests.$inferSelect

const { fileId: _fileId, ...columns } = getTableColumns(manifestLines)

/** Manifest of an attached file; null if it is no spreadsheet. */
export async function findManifest({ db }: Pick<Services, 'db'>, fileId: string): Promise<Manifest | null> {
  const [manifest] = await db.select().from(manifests).where(eq(manifests.fileId, fileId))
  return manifest ?? null
}

export async function findManifests({ db }: Pick<Services, 'db'>, fileIds: readonly string[]): Promise<Manifest[]> {
  if (fileIds.length === 0) return []
  return db
    .select()
    .from(manifests)
    .where(inArray(manifests.fileId, [...fileIds]))
}

/** Lines in order. @param page.after number of the line before the page; 0: from the start */
export async function findManifestLines(
  { db }: Pick<Services, 'db'>,
  fileId: string,
  page: { readonly after: number; readonly limit: number },
): Promise<ManifestLine[]> {
  const rows = await db
    .select(columns)
    .from(manifestLines)
    .where(and(eq(manifestLines.fileId, fileId), gt(manifestLines.no, page.after)))
    .orderBy(asc(manifestLines.no))
    .limit(page.limit)
  return rows.map((row) => ({ ...row, quantity: row.quantity === null ? null : plainDecimal(row.quantity) }))
}
