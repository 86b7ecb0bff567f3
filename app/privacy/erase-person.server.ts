import { createHmac, randomUUIDv7 } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type Auditor, recordAudit } from '../audit/record-audit.server'
import { findMember } from '../identity/members.server'
import { programSecret } from '../identity/program-secret.server'
import { Refusal } from '../platform/errors'
import type { Services } from '../platform/services.server'
import { deleteBelongings } from './belongings.server'
import { type ErasedCounts, erasures } from './erasures.table.server'
import { filesOf, gatherPerson, namesOne } from './gather-person.server'
import { ownContacts } from './own-contacts.server'
import { deleteReleased, releaseFiles } from './release-files.server'
import { strikeMentions, strikeWorkers } from './strike-mentions.server'

/**
 * Erases a person everywhere: what they sent, their account, their newsletter, mails from, to and about them, histories of all
 * that, their files with everything made of them, and their address and telephone in whatever else mentions them. What stays is the
 * fact: when, by whom, how much, and a digest by which the address can be recognized.
 * @param email in lower case
 * @returns how much was erased; nothing: nobody is known by this address
 * @throws {Refusal} 409 `privacy_desk.team_stays`: who works in the team is removed from it first; 409 `privacy_desk.ours`: the
 *   address is the company's own
 */
export async function erasePerson(
  services: Pick<Services, 'config' | 'db' | 'storage' | 'log' | 'now'>,
  email: string,
  worker: Auditor & { readonly id: string },
): Promise<ErasedCounts> {
  const own = ownContacts(services.config)
  if (own.emails.includes(email)) throw new Refusal('privacy_desk.ours', 409)
  const now = services.now()
  const person = await digestOf(services, email)
  const { counts, released } = await services.db.transaction(async (tx) => {
    // Texts of every table are looked through.
    await tx.execute(sql`set local statement_timeout = '5min'`)
    const member = await findMember(tx, email)
    if (member?.role === 'team') throw new Refusal('privacy_desk.team_stays', 409)
    const found = await gatherPerson(tx, email, own.phones)
    const { graph, belongings, address } = found
    const files = new Set(filesOf(found))
    const { rows: unclaimed } = await tx.execute<{ id: string }>(
      sql`select id from files where claimed_at is null and (${namesOne(sql`name`, address)} or ${namesOne(sql`full_path`, address)})`,
    )
    for (const { id } of unclaimed) files.add(id)
    const rows = await deleteBelongings(tx, graph, belongings)
    const released = await releaseFiles(tx, graph, [...files], now)
    if (member) await strikeWorkers(tx, found, [member.id])
    const mentions = await strikeMentions(tx, found)
    const counts = { ...rows, ...(files.size > 0 && { files: files.size }), ...(mentions > 0 && { mentions }) }
    if (Object.keys(counts).length > 0) {
      const id = randomUUIDv7()
      await tx.insert(erasures).values({ id, person, whoId: worker.id, who: worker.name, counts, createdAt: now })
      await recordAudit(tx, { action: 'person.erased', aboutId: id, about: '' }, worker, now)
    }
    // Pages that are kept are made anew.
    await tx.execute(sql`select pg_notify('content', '')`)
    return { counts, released }
  })
  await deleteReleased(services, released)
  return counts
}

/** What an address is recognized by once it is erased: nobody can read the address from it who has not the program's secret. */
export async function digestOf(services: Pick<Services, 'db' | 'now'>, email: string): Promise<string> {
  return createHmac('sha256', await programSecret(services, 'erasures'))
    .update(email)
    .digest('hex')
}
