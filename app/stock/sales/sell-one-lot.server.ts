import type { AuditActor } from '../../company/team/record-audit.server'
import type { Granted } from '../../company/team/team-rights'
import { presentSale } from '../../inbox/sales/present-sale.server'
import { parseSale } from '../../inbox/sales/record-sale.server'
import { findLotsToEdit, requireLotToEdit } from '../../lots/lots/find-lots-to-edit.server'
import { cancelSale } from '../../lots/sales/cancel-sale.server'
import { findSalesOfLot } from '../../lots/sales/find-sales.server'
import { sellLot } from '../../lots/sales/sell-lot.server'
import { Refusal } from '../../platform/base/errors'
import { isId } from '../../platform/base/is-id'
import type { Language } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'

type SaleServices = Pick<Services, 'db' | 'config' | 'now'>

/** Form to sell or reserve a lot; null: no such lot. @param reservationId reservation that the sale replaces */
export async function presentSaleOfLot(
  services: SaleServices,
  reference: string,
  reservationId: string,
  reader: { readonly language: Language; readonly costs: Granted<'costs'> | null },
) {
  const [lot] = await findLotsToEdit(services, [reference])
  if (!lot) return null
  const reservation = (await findSalesOfLot(services.db, lot.id)).find(
    ({ id, kind, cancelled }) => id === reservationId && kind === 'reserved' && !cancelled,
  )
  const wanted = [{ lotId: lot.id, quantity: null, price: null }]
  const buyer = reservation?.buyer ?? lot.written.lot.private.optionFor ?? ''
  return {
    reference: lot.reference,
    reservation: reservation?.id ?? '',
    sale: await presentSale(services, { wanted, buyer, freed: reservation ? [reservation] : [] }, reader),
  }
}

export async function sellOneLot(
  services: SaleServices,
  reference: string,
  typed: Readonly<Record<string, string>>,
  who: AuditActor,
): Promise<void> {
  const lot = await requireLotToEdit(services, reference)
  const { reservation = '' } = typed
  const [sale] = await parseSale(services, { ...typed, 'lot.0': lot.id })
  if (!sale) throw new Refusal('errors.not_found', 404)
  await services.db.transaction(async (tx) => {
    const earlier = await findSalesOfLot(tx, lot.id)
    if (earlier.some(({ submission, cancelled }) => submission === sale.submission && !cancelled)) return
    const ended = isId(reservation) ? await cancelSale(tx, services, reservation, who) : null
    await sellLot(tx, services, { ...sale, ...(ended?.itemId && { itemId: ended.itemId }) }, who)
  })
}
