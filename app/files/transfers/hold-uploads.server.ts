import { and, inArray, isNull } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.server'
import type { Services } from '../../platform/services/services.server'
import { files } from './files.table.server'

/** As long as the sell form's files stay on the device of whoever has not sent it. */
const HELD_MS = 7 * 86_400_000

/**
 * Keeps uploads that a form has which somebody may send tomorrow: for seven days from now on they are not swept.
 * @returns those that are there, and that nothing has claimed
 */
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
