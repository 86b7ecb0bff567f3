import { z } from 'zod'
import { plainDecimal } from '../../lots/facts/decimal'
import { editWithoutConflict } from '../../lots/lots/edit-lots.server'
import { findLotsToEdit, type LotToEdit } from '../../lots/lots/find-lots-to-edit.server'
import { recordLotEvents } from '../../lots/lots/record-lot-events.server'
import type { LotWriter } from '../../lots/lots/write-lots.server'
import { Refusal } from '../../platform/base/errors'
import { lineInput } from '../../platform/base/text-input'
import { languages } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'
import { lotSuppliers } from './availability.table.server'
import { findLatestCheck } from './find-check.server'

type SetServices = Pick<Services, 'db' | 'config' | 'now'>

/** Supplier contact of a lot. Without an address it is the sender of the offer. */
export const supplierSchema = z.object({
  email: z.union([z.literal(''), lineInput(254).pipe(z.email('validation.email'))]).transform((email) => email || null),
  language: z.enum(languages, 'validation.choice'),
  asked: z
    .literal('on', 'validation.choice')
    .optional()
    .transform((ticked) => ticked === 'on'),
})

export async function setSupplier(
  services: SetServices,
  lot: LotToEdit,
  supplier: z.output<typeof supplierSchema>,
  writer: LotWriter,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const row = { lotId: lot.id, ...supplier }
    await tx.insert(lotSuppliers).values(row).onConflictDoUpdate({ target: lotSuppliers.lotId, set: supplier })
    await recordLotEvents(tx, [lot], 'supplier_set', writer, services.now())
  })
}

/** Also confirms the lot. @throws {InvalidInput} below the MOQ or a price tier @throws {Refusal} 409 nothing to apply, or a new edit */
export async function applyRemainingQuantity(services: SetServices, lotId: string, writer: LotWriter): Promise<void> {
  const [found] = await findLotsToEdit(services, [lotId])
  const check = await findLatestCheck(services.db, lotId)
  if (!found || check?.answer !== 'less' || check.quantity === null) throw new Refusal('stock.changed_meanwhile', 409)
  const { status } = found.written.lot
  await editWithoutConflict(
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
}
