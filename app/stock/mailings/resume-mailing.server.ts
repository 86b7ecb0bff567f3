import { eq, sql } from 'drizzle-orm'
import { type Auditor, recordAudit } from '../../company/team/record-audit.server'
import { Refusal } from '../../platform/base/errors'
import type { Services } from '../../platform/services/services.server'
import { missedByStop } from './find-mailings.server'
import { mailings } from './mailings.table.server'

/**
 * Resumes a stopped mailing for the recipients that the stop left out. Their cancelled mails are deleted, so that nobody gets two.
 * Recipients who got the mail, were skipped, or whose mail a colleague cancelled are excluded.
 * @throws {Refusal} 409 `mailings.nothing_left`: not stopped, or all recipients were reached; 404
 */
export async function resumeMailing(
  services: Pick<Services, 'db' | 'now'>,
  id: string,
  worker: Auditor & { readonly id: string },
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const [mailing] = await tx.select().from(mailings).where(eq(mailings.id, id)).for('update')
    if (!mailing) throw new Refusal('errors.not_found', 404)
    // Takes seconds for 100,000 recipients.
    await tx.execute(sql`set local statement_timeout = '2min'`)
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
      update mailings set state = 'sending', finished_at = null, counts = (
        select jsonb_object_agg(state, count) from (
          select state, count(*) from mailing_recipients where mailing_id = ${id} group by state) as counted)
      where id = ${id}`)
    const entry = {
      action: 'mailing.resumed',
      aboutId: id,
      about: mailing.subject,
      details: { recipients: rest },
    } as const
    await recordAudit(tx, entry, worker, services.now())
  })
}
