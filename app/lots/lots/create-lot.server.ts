import { and, eq } from 'drizzle-orm'
import { InvalidInput } from '../../platform/base/errors'
import type { Services } from '../../platform/services/services.server'
import type { LotToWrite } from './lot-rows.server'
import { lotEvents, lots } from './lots.table.server'
import { acquireLotLock, type LotWriter, rejection, writeLotsInTransaction } from './write-lots.server'

/** Creates a lot; idempotent by the writer's `actionId`. @returns its reference @throws {InvalidInput} */
export async function createLot(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  lot: Omit<LotToWrite, 'id' | 'event'>,
  writer: LotWriter & { readonly id: string },
): Promise<string> {
  try {
    return await services.db.transaction(async (tx) => {
      // Serializes double clicks.
      await acquireLotLock(tx)
      const [before] = await tx
        .select({ reference: lots.reference })
        .from(lotEvents)
        .innerJoin(lots, eq(lots.id, lotEvents.lotId))
        .where(
          and(eq(lotEvents.actionId, writer.actionId), eq(lotEvents.whoId, writer.id), eq(lotEvents.kind, 'created')),
        )
      if (before) return before.reference
      const event = { kind: 'created', was: {}, became: {} } as const
      const [written] = await writeLotsInTransaction(tx, services, [{ ...lot, event }], writer)
      if (!written) throw new Error('A lot was written without a result.')
      return written.reference
    })
  } catch (fault) {
    const errors = rejection(fault)
    throw errors ? new InvalidInput(errors) : fault
  }
}
