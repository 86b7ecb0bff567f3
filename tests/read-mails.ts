import { asc, type SQL } from 'drizzle-orm'
import type { Database } from '../app/platform/database/database.server'
import { showSecrets } from '../app/platform/mail-queue/mail-secrets.server'
import { mails } from '../app/platform/mail-queue/mails.table.server'

export async function readMails(db: Database, which?: SQL) {
  const rows = await db.select().from(mails).where(which).orderBy(asc(mails.createdAt), asc(mails.id))
  return rows.map((row) => {
    const { to, ...mail } = showSecrets(db.vault, row)
    return { ...mail, to: to.address }
  })
}
