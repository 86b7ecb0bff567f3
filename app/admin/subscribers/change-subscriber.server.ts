import { z } from 'zod'
import { type AuditActor, recordAudit } from '../../company/team/record-audit.server'
import { unsubscribeFor } from '../../newsletter/subscriptions/manage-subscription.server'
import { parseInput } from '../../platform/base/parse-input'
import { defaultLanguage } from '../../platform/i18n/languages'
import { liftStop } from '../../platform/mail-queue/stopped-addresses.server'
import type { Services } from '../../platform/services/services.server'

const address = z.email('validation.email').toLowerCase()

/** Ends a subscription, or allows mailings to a stopped address again. @throws {Refusal} 409 it has already ended */
export async function changeSubscriber(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  fields: FormData,
  colleague: AuditActor,
): Promise<'unsubscribed' | 'lifted'> {
  if (fields.has('lift')) return liftAddress(services, parseInput(address, fields.get('lift')), colleague)
  const id = parseInput(z.uuid(), fields.get('unsubscribe'))
  const actor = { language: defaultLanguage(services.config.site), network: colleague.network } as const
  await services.db.transaction(async (tx) => {
    const about = await unsubscribeFor(tx, services, id, colleague.name, actor)
    await recordAudit(tx, { action: 'subscriber.unsubscribed', aboutId: id, about }, colleague, services.now())
  })
  return 'unsubscribed'
}

async function liftAddress(
  { db, now }: Pick<Services, 'db' | 'now'>,
  about: string,
  colleague: AuditActor,
): Promise<'lifted'> {
  await db.transaction(async (tx) => {
    if (await liftStop(tx, about)) await recordAudit(tx, { action: 'address.lifted', about }, colleague, now())
  })
  return 'lifted'
}
