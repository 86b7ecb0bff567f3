import { and, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type AuditActor, recordAudit } from '../../company/team/record-audit.server'
import { Refusal } from '../../platform/base/errors'
import { parseInput } from '../../platform/base/parse-input'
import type { Transaction } from '../../platform/database/database.server'
import { liftStop, stopAddress } from '../../platform/mail-queue/stopped-addresses.server'
import type { Services } from '../../platform/services/services.server'
import { missedByStop } from './find-mailings.server'
import { mailingRecipients, mailings } from './mailings.table.server'

const email = z.email('validation.email').max(254, 'validation.too_long').toLowerCase()

const changeSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('stop') }),
  z.object({ intent: z.literal('resume') }),
  z.object({ intent: z.literal('leave_out'), email, why: z.enum(['bounced', 'objected'], 'validation.choice') }),
  z.object({ intent: z.literal('lift'), email }),
])

/**
 * Stops or resumes a mailing, or excludes an address from all later ones and readmits it.
 * @throws {Refusal} 409 `mailings.over`: nothing to stop; 409 `mailings.nothing_left`: nothing to resume; 404
 */
export async function changeMailing(
  services: Pick<Services, 'db' | 'now'>,
  mailingId: string,
  fields: FormData,
  colleague: AuditActor & { readonly id: string },
): Promise<'stopped' | 'resumed' | 'left_out' | 'lifted'> {
  const change = parseInput(changeSchema, Object.fromEntries(fields))
  if (change.intent === 'stop') {
    await stopMailing(services, parseInput(z.uuid(), mailingId), colleague)
    return 'stopped'
  }
  if (change.intent === 'resume') {
    await resumeMailing(services, parseInput(z.uuid(), mailingId), colleague)
    return 'resumed'
  }
  const now = services.now()
  const { email: about } = change
  await services.db.transaction(async (tx) => {
    const isNew =
      change.intent === 'lift' ? await liftStop(tx, about) : await stopAddress(tx, about, change.why, colleague, now)
    if (!isNew) return
    const action = change.intent === 'lift' ? 'address.lifted' : 'address.stopped'
    await recordAudit(tx, { action, about }, colleague, now)
  })
  return change.intent === 'lift' ? 'lifted' : 'left_out'
}

/** Cancels waiting recipients and queued mails, except mails being delivered at this moment. */
async function stopMailing(services: Pick<Services, 'db' | 'now'>, id: string, colleague: AuditActor): Promise<void> {
  const now = services.now()
  await services.db.transaction(async (tx) => {
    const mailing = await lockMailing(tx, id)
    if (mailing.state !== 'sending') throw new Refusal('mailings.over', 409)
    await tx
      .update(mailingRecipients)
      .set({ state: 'cancelled' })
      .where(and(eq(mailingRecipients.mailingId, id), eq(mailingRecipients.state, 'waiting')))
    await tx.execute(sql`
      update mails set state = 'cancelled', finished_at = ${now.toISOString()}
      where id in (
        select mails.id from mails join mailing_recipients on mail_id = mails.id
        where mailing_id = ${id} and mailing_recipients.state = 'queued' and mails.state = 'queued'
        for update of mails skip locked)`)
    await tx.execute(sql`
      update mailings set state = 'stopped', finished_at = ${now.toISOString()}, counts = ${countsOf(id)}
      where id = ${id}`)
    await recordAudit(tx, { action: 'mailing.stopped', aboutId: id, about: mailing.subject }, colleague, now)
  })
}

/**
 * Resumes a stopped mailing for the recipients that the stop left out. Their cancelled mails are deleted, so that nobody gets two.
 * Recipients who got the mail, were skipped, or whose mail a colleague cancelled are excluded.
 * @throws {Refusal} 409 `mailings.nothing_left`: not stopped, or all recipients were reached; 404
 */
async function resumeMailing(
  services: Pick<Services, 'db' | 'now'>,
  id: string,
  colleague: AuditActor & { readonly id: string },
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const mailing = await lockMailing(tx, id)
    const { rowCount: rest } = await tx.execute(sql`
      with rest as (
        select mailing_recipients.position, mailing_recipients.mail_id
        from mailing_recipients join mailings on mailings.id = mailing_id
        where mailing_id = ${id} and mailings.state = 'stopped' and ${missedByStop} for update of mailing_recipients),
      gone as (delete from mails using rest where mails.id = rest.mail_id and mails.state = 'cancelled' returning mails.id)
      update mailing_recipients set state = 'waiting', mail_id = null, queued_at = null from rest
      where mailing_id = ${id} and mailing_recipients.position = rest.position
        and (rest.mail_id is null or rest.mail_id in (select id from gone))`)
    if (!rest) throw new Refusal('mailings.nothing_left', 409)
    await tx.execute(sql`
      update mailings set state = 'sending', finished_at = null, counts = ${countsOf(id)}
      where id = ${id}`)
    const entry = {
      action: 'mailing.resumed',
      aboutId: id,
      about: mailing.subject,
      details: { recipients: rest },
    } as const
    await recordAudit(tx, entry, colleague, services.now())
  })
}

async function lockMailing(tx: Transaction, id: string) {
  const [mailing] = await tx.select().from(mailings).where(eq(mailings.id, id)).for('update')
  if (!mailing) throw new Refusal('errors.not_found', 404)
  // Changing 100,000 recipients takes seconds.
  await tx.execute(sql`set local statement_timeout = '2min'`)
  return mailing
}

function countsOf(id: string): SQL {
  return sql`(select jsonb_object_agg(state, count) from (
    select state, count(*) from mailing_recipients where mailing_id = ${id} group by state) as counted)`
}
