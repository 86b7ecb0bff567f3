import { z } from 'zod'
import { plainDecimal } from '../../lots/facts/decimal'
import { editLot } from '../../lots/lots/edit-lots.server'
import { findLotsToEdit, type LotToEdit } from '../../lots/lots/find-lots-to-edit.server'
import { noteLotEvent } from '../../lots/lots/note-lot-event.server'
import type { LotWriter } from '../../lots/lots/write-lots.server'
import { Refusal } from '../../platform/base/errors'
import { lineInput } from '../../platform/base/text-input'
import { languages } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'
import { lotSuppliers } from './availability.table.server'
import { findLatestCheck } from './find-check.server'

type SetServices = Pick<Services, 'db' | 'config' | 'now'>

/** Whom to ask about a lot, as the team types it. Without an address it is whose offer it was. */
export const supplierSchema = z.object({
  email: z.union([z.literal(''), lineInput(254).pipe(z.email('validation.email'))]).transform((email) => email || null),
  language: z.enum(languages, 'validation.choice'),
  asked: z
    .literal('on', 'validation.choice')
    .optional()
    .transform((ticked) => ticked === 'on'),
})

/** Notes whom to ask about a lot, and whether. */
export async function setSupplier(
  services: SetServices,
  lot: LotToEdit,
  supplier: z.output<typeof supplierSchema>,
  writer: LotWriter,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const row = { lotId: lot.id, ...supplier }
    await tx.insert(lotSuppliers).values(row).onConflictDoUpdate({ target: lotSuppliers.lotId, set: supplier })
    await noteLotEvent(tx, lot, 'supplier_set', writer, services.now())
  })
}

/**
 * Makes how much a supplier has left the quantity of the lot, which is confirmed with that.
 * @throws {InvalidInput} the lot cannot have so little: its smallest order or its price tiers go beyond it
 * @throws {Refusal} 409 nothing of the kind waits to be taken over, or the lot is written by somebody else
 */
export async function takeOverQuantity(services: SetServices, lotId: string, writer: LotWriter): Promise<void> {
  const [found] = await findLotsToEdit(services, [lotId])
  const check = await findLatestCheck(services.db, lotId)
  if (!found || check?.answer !== 'less' || check.quantity === null) throw new Refusal('stock.changed_meanwhile', 409)
  const { status } = found.written.lot
  const edited = await editLot(
    services,
    {
      id: lotId,
      version: found.version,
      fields: {
        quantity: plainDecimal(check.quantity),
        confirmedAt: services.now().toISOString(),
        status: status === 'unconfirmed' ? 'published' : status,
      },
    },
    writer,
  )
  if (edited.result === 'conflict') throw new Refusal('stock.changed_meanwhile', 409)
}
