import { randomUUIDv7 } from 'node:crypto'
import { and, inArray, like, notInArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { blockSender } from '../../company/senders/blocked-senders.server'
import { domainOf } from '../../company/senders/sender-names'
import { Refusal } from '../../platform/base/errors'
import { optionalLineInput } from '../../platform/base/text-input'
import type { Transaction } from '../../platform/database/database.server'
import type { Services } from '../../platform/services/services.server'
import { applyChange, lockItems, type Outcome, type Worker } from './act-on-items.server'
import type { Item } from './find-items.server'
import { inboxItems } from './inbox.table.server'
import { changeOfState } from './item-changes.server'
import type { ItemState } from './item-states'
import { MOST_FOUND } from './triage-action'

export const blockSchema = z.object({
  whom: z.enum(['address', 'domain'], 'validation.choice'),
  why: optionalLineInput(200).default(''),
})

/** Deals that a block does not touch. */
const dealt: readonly ItemState[] = ['accepted', 'converted', 'won', 'on_option']

/**
 * Blocks the sender of an item, and puts what is open from them into quarantine. Undoing it lifts the block.
 * @throws {Refusal} 404 no such item; or those of `blockSender`
 */
export async function blockSenderOf(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  itemId: string,
  { whom, why }: z.output<typeof blockSchema>,
  worker: Worker & { readonly email: string },
): Promise<Outcome> {
  const actionId = randomUUIDv7()
  return services.db.transaction(async (tx) => {
    const [item] = await lockItems(tx, [{ id: itemId }])
    if (!item) throw new Refusal('errors.not_found', 404)
    const sender = whom === 'domain' ? domainOf(item.email) : item.email.toLowerCase()
    await blockSender(tx, { sender, why: why || null }, { network: null, ...worker }, services.now())
    const open = await findOpenFrom(tx, sender)
    const items = await lockItems(tx, [item, ...open])
    for (const each of items) await applyChange(tx, services, each, blocking(each, sender), { actionId, worker })
    return { actionId, done: items.length, missed: 0 }
  })
}

function blocking(item: Item, blocked: string) {
  const isDealt = item.box === 'quarantine' || dealt.includes(item.state)
  const change = isDealt ? null : changeOfState(item, { state: 'spam', reason: null })
  const kind = 'state' as const
  return { ...change, kind, was: change?.was ?? {}, became: { ...change?.became, blocked } }
}

async function findOpenFrom(tx: Transaction, sender: string): Promise<{ id: string }[]> {
  const { email, box, state } = inboxItems
  const pattern = sender.replaceAll(/[\\%_]/g, '\\$&')
  return tx
    .select({ id: inboxItems.id })
    .from(inboxItems)
    .where(
      and(
        inArray(box, ['open', 'snoozed']),
        notInArray(state, [...dealt]),
        sender.startsWith('@') ? like(sql`lower(${email})`, `%${pattern}`) : sql`lower(${email}) = ${sender}`,
      ),
    )
    .limit(MOST_FOUND)
}
