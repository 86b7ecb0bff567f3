import { eq } from 'drizzle-orm'
import { saysNoSuchMailbox } from '../mail/no-such-mailbox'
import type { Services } from '../services/services.server'
import { mails } from './mails.table.server'
import { readReport } from './read-report.server'
import { recordBounce } from './stopped-addresses.server'

/** What a report has led to. */
export const reportResults = ['stopped', 'failed', 'ignored'] as const

/**
 * Takes a mail server's report. A mail that has come back for good is parked, with the reason; where nobody is at its address,
 * mailings leave that out from now on, by the same rule as an answer at once. Only the secret in the return path says which mail
 * that is: without it a report changes nothing, whatever address it names.
 * @param source the report as it came, a whole mail
 */
export async function takeReport(
  { db, now, log }: Pick<Services, 'db' | 'now' | 'log'>,
  source: Uint8Array,
): Promise<(typeof reportResults)[number]> {
  const report = await readReport(source)
  if (!report?.failed || report.key === null) return 'ignored'
  const { key, answer } = report
  return db.transaction(async (tx) => {
    const [mail] = await tx.select().from(mails).where(eq(mails.returnKey, key)).for('update')
    // What waits to be sent again may arrive after all; what was parked is parked.
    if (mail?.state !== 'sent') return 'ignored'
    await tx.update(mails).set({ state: 'parked', lastError: answer, finishedAt: now() }).where(eq(mails.id, mail.id))
    const isGone = saysNoSuchMailbox(answer)
    if (isGone) await recordBounce(tx, mail.to.address, answer, now())
    log.warn({ mail: mail.id, kind: mail.kind }, 'mail came back')
    return isGone ? 'stopped' : 'failed'
  })
}
