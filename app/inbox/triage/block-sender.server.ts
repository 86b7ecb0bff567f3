import { randomUUIDv7 } from 'node:crypto'
import { z } from 'zod'
import { blockSender } from '../../company/senders/blocked-senders.server'
import { domainOf } from '../../company/senders/sender-names'
import { Refusal } from '../../platform/base/errors'
import { optionalLineInput } from '../../platform/base/text-input'
import type { Services } from '../../platform/services/services.server'
import { type Colleague, lockItems, type Outcome } from '../items/change-item.server'
import { findOpenItemsFrom, type Item } from '../items/find-items.server'
import type { ItemState } from '../items/item-states'
import { applyChange } from './act-on-items.server'
import { changeOfState } from './item-changes.server'

export const blockSchema = z.object({
  whom: z.enum(['address', 'domain'], 'validation.choice'),
  why: optionalLineInput(200).default(''),
})

/** States that a block does not change. */
const dealt: readonly ItemState[] = ['accepted', 'converted', 'won', 'on_option']

/** Also quarantines their open items. Undoing the action lifts the block. @throws {Refusal} 404 no such item; or as `blockSender` */
export async function blockSenderOf(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  itemId: string,
  { whom, why }: z.output<typeof blockSchema>,
  colleague: Colleague & { readonly email: string },
): Promise<Outcome> {
  const actionId = randomUUIDv7()
  return services.db.transaction(async (tx) => {
    const [item] = await lockItems(tx, [{ id: itemId }])
    if (!item) throw new Refusal('errors.not_found', 404)
    const sender = whom === 'domain' ? domainOf(item.email) : item.email.toLowerCase()
    await blockSender(tx, { sender, why: why || null }, { network: null, ...colleague }, services.now())
    const open = await findOpenItemsFrom(tx, sender, dealt)
    const items = await lockItems(tx, [item, ...open])
    for (const each of items) await applyChange(tx, services, each, blocking(each, sender), { actionId, colleague })
    return { actionId, done: items.length, missed: 0 }
  })
}

function blocking(item: Item, blocked: string) {
  const isDealt = item.box === 'quarantine' || dealt.includes(item.state)
  const change = isDealt ? null : changeOfState(item, { state: 'spam', reason: null })
  const kind = 'state' as const
  return { ...change, kind, was: change?.was ?? {}, became: { ...change?.became, blocked } }
}
