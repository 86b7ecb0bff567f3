import { sql } from 'drizzle-orm'
import { type AuditActor, recordAudit } from '../../company/team/record-audit.server'
import { recordLotEvents } from '../../lots/lots/record-lot-events.server'
import { wantsMailing } from '../../newsletter/subscriptions/find-subscribers.server'
import { Refusal } from '../../platform/base/errors'
import type { Transaction } from '../../platform/database/database.server'
import type { Services } from '../../platform/services/services.server'
import { mailingKind } from './mailing-draft'
import { findLotsOnSale } from './mailing-lots.server'
import type { Mailing } from './mailing-schema'
import { mailingLots, mailings } from './mailings.table.server'
import { lockWaiting, withoutTold } from './waiting-buyers.server'

/** Stores a mailing for the job to send, once per form. @throws {Refusal} 422 no lot on sale, or no recipients */
export async function startMailing(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  mailing: Mailing,
  colleague: AuditActor & { readonly id: string },
): Promise<void> {
  const { id, audience, interests, people, texts } = mailing
  const now = services.now()
  const lots = await findLotsOnSale(services, mailing.lots)
  if (lots.length === 0) throw new Refusal('mailings.no_lots', 422)
  const languages = audience === 'people' ? [...new Set(people.map(({ language }) => language))] : mailing.languages
  const [first] = languages
  const subject = first && texts[first]?.subject
  if (subject === undefined) throw new Refusal('mailings.nobody', 422)
  await services.db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = '2min'`)
    const { rowCount: isNew } = await tx
      .insert(mailings)
      .values({
        ...{ id, audience, interests, languages, texts, subject, state: 'sending', recipients: 1, counts: {} },
        ...{ whoId: colleague.id, who: colleague.name, createdAt: now },
      })
      .onConflictDoNothing()
    if (isNew === 0) return
    await tx
      .insert(mailingLots)
      .values(lots.map((lot, at) => ({ mailingId: id, position: at + 1, lotId: lot.id, reference: lot.reference })))
    // Two colleagues may send to the same buyers at once; the second waits and skips those who were notified.
    if (mailing.waiting) await lockWaiting(tx, lots)
    const untold = mailing.waiting ? await withoutTold(tx, lots, people) : people
    const recipients = await addRecipients(tx, { ...mailing, people: untold, languages }, lots.length)
    if (recipients === 0) throw new Refusal('mailings.nobody', 422)
    await tx.execute(sql`
      update mailings set recipients = ${recipients}, counts = ${JSON.stringify({ waiting: recipients })}::jsonb where id = ${id}`)
    await recordLotEvents(tx, lots, 'sent', { actionId: id, id: colleague.id, name: colleague.name }, now)
    const details = { audience, recipients, lots: lots.map(({ reference }) => reference).join(' ') }
    await recordAudit(tx, { action: 'mailing.sent', aboutId: id, about: subject, details }, colleague, now)
  })
}

async function addRecipients(tx: Transaction, mailing: Mailing, lots: number): Promise<number> {
  const { id, audience, people, interests, languages } = mailing
  const chosen =
    audience === 'people'
      ? sql`select distinct on (email) email, name, language
          from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as chosen (email text, name text, language text)`
      : sql`select email, null::text as name, language from newsletter_subscribers
          where ${wantsMailing({ interests, kind: mailingKind(lots) })}
            and language in (select jsonb_array_elements_text(${JSON.stringify(languages)}::jsonb))`
  const { rowCount } = await tx.execute(sql`
    insert into mailing_recipients (mailing_id, position, email, name, language, state)
    select ${id}, row_number() over (order by email), email, name, language, 'waiting' from (${chosen}) as chosen`)
  return rowCount ?? 0
}
