import { randomUUIDv7 } from 'node:crypto'
import type { AuditActor } from '../../company/team/record-audit.server'
import type { Granted } from '../../company/team/team-rights'
import { findSalesOfItem } from '../../lots/sales/find-sales.server'
import { sellLot } from '../../lots/sales/sell-lot.server'
import { Refusal } from '../../platform/base/errors'
import type { Language } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'
import { lockItems } from '../items/change-item.server'
import { findItem } from '../items/find-items.server'
import type { SoldState } from '../items/item-states'
import type { SeenItem } from '../items/seen-items'
import { applyChange } from '../triage/act-on-items.server'
import { changeOfState } from '../triage/item-changes.server'
import { presentSale } from './present-sale.server'
import { parseSale } from './record-sale.server'
import { findWantedLots } from './wanted-lots.server'

type ItemServices = Pick<Services, 'db' | 'config' | 'now'>

interface Reader {
  readonly language: Language
  readonly costs: Granted<'costs'> | null
}

/** Form to sell or reserve the lots of an enquiry; null: not an enquiry. */
export async function presentSaleOfItem(services: ItemServices, itemId: string, reader: Reader) {
  const item = await findItem(services, itemId)
  const wanted = item?.kind === 'inquiry' ? await findWantedLots(services, itemId) : null
  if (!item || !wanted || item.box === 'quarantine') return null
  const freed = (await findSalesOfItem(services.db, itemId)).filter(({ kind }) => kind === 'reserved')
  return {
    id: item.id,
    reference: item.reference,
    seen: `${item.id}:${item.version}`,
    sale: await presentSale(services, { wanted: wanted.lots, buyer: wanted.buyer, freed }, reader),
  }
}

/**
 * Sells or reserves lots of an enquiry and sets its state in the same transaction. Ends its earlier reservations.
 * @returns the action; null if the form was already processed
 * @throws {Refusal} 409 `inbox.changed_meanwhile`, or more than is left
 */
export async function sellItem(
  services: ItemServices,
  seen: SeenItem,
  typed: Readonly<Record<string, string>>,
  who: AuditActor & { readonly id: string },
): Promise<string | null> {
  const sales = await parseSale(services, typed, seen.id)
  const actionId = randomUUIDv7()
  const state: SoldState = sales[0]?.kind === 'reserved' ? 'on_option' : 'won'
  return services.db.transaction(async (tx) => {
    const [item] = await lockItems(tx, [seen])
    if (item?.kind !== 'inquiry') throw new Refusal('errors.not_found', 404)
    const earlier = await findSalesOfItem(tx, item.id)
    if (earlier.some(({ submission }) => submission === sales[0]?.submission)) return null
    if (item.version !== seen.version) throw new Refusal('inbox.changed_meanwhile', 409)
    await applyChange(tx, services, item, changeOfState(item, { state, reason: null }), { actionId, colleague: who })
    for (const sale of sales) await sellLot(tx, services, sale, who)
    return actionId
  })
}
