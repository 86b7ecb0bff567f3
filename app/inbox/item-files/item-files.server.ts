import { asc, eq, max } from 'drizzle-orm'
import { claimUploads } from '../../files/transfers/claim-uploads.server'
import { type AttachedFile, countFilesOf, findFiles } from '../../files/transfers/find-files.server'
import type { Transaction } from '../../platform/database/database.server'
import type { Services } from '../../platform/services/services.server'
import { itemFiles } from './item-files.table.server'

/** Adds stored uploads to an item that is not an offer. @param tx holds the item's lock @throws a refusal of `claimUploads` */
export async function addItemFiles(
  tx: Transaction,
  services: Pick<Services, 'config' | 'now'>,
  itemId: string,
  uploads: readonly { readonly name: string; readonly url: string }[],
): Promise<void> {
  if (uploads.length === 0) return
  const [last] = await tx
    .select({ position: max(itemFiles.position) })
    .from(itemFiles)
    .where(eq(itemFiles.itemId, itemId))
  const first = (last?.position ?? -1) + 1
  const claimed = await claimUploads(tx, services, uploads)
  await tx.insert(itemFiles).values(claimed.map(({ id }, index) => ({ itemId, position: first + index, fileId: id })))
}

export async function findItemFiles(
  services: Pick<Services, 'db' | 'config'>,
  itemId: string,
): Promise<AttachedFile[]> {
  const rows = await services.db
    .select({ id: itemFiles.fileId })
    .from(itemFiles)
    .where(eq(itemFiles.itemId, itemId))
    .orderBy(asc(itemFiles.position))
  const found = await findFiles(
    services,
    rows.map(({ id }) => id),
  )
  return rows.flatMap(({ id }) => found.find((file) => file.id === id) ?? [])
}

/** Number and total size of files per item that has some. */
export function countFilesOfItems(services: Pick<Services, 'db'>, itemIds: readonly string[]) {
  return countFilesOf(services, { owner: itemFiles.itemId, file: itemFiles.fileId }, itemIds)
}
