import { and, inArray, isNull } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.server'
import type { Services } from '../../platform/services/services.server'
import { files } from './files.table.server'

/** As long as the sell form's files are kept on the visitor's device. */
const HELD_MS = 7 * 86_400_000

/** Keeps uploads of an unsent form from being swept for seven days. @returns the uploads that exist and are unclaimed */
export async function holdUploads(
  tx: Transaction,
  { now }: Pick<Services, 'now'>,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const held = await tx
    .update(files)
    .set({ heldUntil: new Date(now().getTime() + HELD_MS) })
    .where(and(inArray(files.id, [...ids]), isNull(files.claimedAt), isNull(files.deletedAt)))
    .returning({ id: files.id })
  return held.map(({ id }) => id)
}
