import { createHmac, randomUUIDv7 } from 'node:crypto'
import { eq, type SQL, sql } from 'drizzle-orm'
import { recordAudit } from '../../company/team/record-audit.server'
import { Refusal } from '../../platform/base/errors'
import type { Database, Transaction } from '../../platform/database/database.server'
import { programSecret } from '../../platform/database/program-secret.server'
import { keepObjection, type Objection } from '../../platform/mail-queue/objections.server'
import type { Services } from '../../platform/services/services.server'
import { findMember } from '../identity/members.server'
import { type ErasedCounts, type ErasureProgress, erasureRequests, erasures } from './erasures.table.server'
import { filesOf, gatherPerson, hasAddress, isMailOf, mentionsOf, namesOne } from './gather-person.server'
import { namesOf, ownContacts, ownNames, type PersonIdentifiers } from './person-identifiers.server'
import { deletePersonalRows } from './personal-rows.server'
import { redactMentions, redactTeamMembers } from './redact-mentions.server'
import { type ReleasedFile, releaseFiles } from './release-files.server'
import { beginScan, isSameDatabase, isWrittenSince, nextParts } from './scan-pages.server'
import { readTableGraph, type Table, type TableGraph } from './table-graph.server'
import { isClosureMail, withoutRetainedRecords } from './without-retained-records.server'

/** Milliseconds between attempts when an erasure is blocked. */
export const ERASURE_RETRY_DELAY = 60_000

type EraseServices = Pick<Services, 'config' | 'db' | 'now'>

export type ErasureRequest = typeof erasureRequests.$inferSelect

type Step = Promise<readonly ReleasedFile[]>

/**
 * First deletes the person's rows, then scans all texts for mentions, last deletes what was written meanwhile.
 * A record remains: when, by whom, how much, and a digest of the address. The transaction locks the request.
 * @throws {Refusal} 409 `office_privacy.team_stays`: team members must be removed from the team first
 */
export async function takeErasureStep(tx: Transaction, services: EraseServices, wish: ErasureRequest): Step {
  // Lets triggers allow changes of append-only histories.
  await tx.execute(sql`set local stocklot.erasing = 'on'`)
  const { progress } = wish
  if (progress === null || !(await isSameDatabase(tx, progress))) return begin(tx, services, wish)
  const graph = await graphOf(tx, wish)
  const parts = await nextParts(tx, graph, progress)
  const last = parts.at(-1)
  if (!last) return finish(tx, services, wish, progress)
  const { address, mention, named } = await mentionsOf(tx, wish.email, marksOf(progress))
  const counts = { mails: 0, mentions: 0 }
  for (const { table: name, where } of parts) {
    const table = graph.tables.get(name)
    if (!table) continue
    if (name === 'mails')
      counts.mails += await deleteMails(tx, sql`${where} and ${isMailOf(wish.email, address)} and not ${table.spares}`)
    counts.mentions += await redactMentions(
      tx,
      table,
      isOfGoods(table) ? mention : named,
      sql`${where} and ${isAnother(table, wish.email)}`,
    )
  }
  await keep(tx, wish, last.progress, counts)
  return []
}

/** After an account deletion, business letters stay. */
async function graphOf(tx: Transaction, { ofAccount, askedAt }: ErasureRequest): Promise<TableGraph> {
  const graph = await readTableGraph(tx)
  return ofAccount ? withoutRetainedRecords(graph, askedAt) : graph
}

/** Rows about other people; the person's own rows that arrived meanwhile are deleted in the last step. */
function isAnother(table: Table, email: string): SQL {
  const theirs = hasAddress(table, email)
  return theirs.length === 0 ? sql`true` : sql`(${sql.join(theirs, sql` or `)}) is not true`
}

async function begin(tx: Transaction, services: EraseServices, wish: ErasureRequest): Step {
  const { graph, marks, counts, released } = await erasePersonalRows(tx, services, wish, null)
  await keep(tx, wish, await beginScan(tx, graph, both(marksOf(wish.progress), marks)), counts)
  return released
}

async function finish(tx: Transaction, services: EraseServices, wish: ErasureRequest, progress: ErasureProgress): Step {
  if (wish.ofAccount && (await waitsForGoodbye(tx, services, wish))) return []
  const { graph, marks, counts, released } = await erasePersonalRows(tx, services, wish, progress)
  const known = marksOf(progress)
  const all = both(known, marks)
  if (all.phones.length > known.phones.length || all.names.length > known.names.length) {
    // The new phone numbers and names have not been scanned for yet.
    await keep(tx, wish, await beginScan(tx, graph, all), counts)
    return released
  }
  const { mention, named } = await mentionsOf(tx, wish.email, all)
  let mentions = 0
  for (const table of graph.tables.values())
    mentions += await redactMentions(tx, table, isOfGoods(table) ? mention : named, isWrittenSince(progress))
  await tx.delete(erasureRequests).where(eq(erasureRequests.id, wish.id))
  await noteErasure(tx, services, wish, sum(wish.counts, { ...counts, mentions: (counts.mentions ?? 0) + mentions }))
  return released
}

/** Whether to wait until the goodbye mail, which needs the address, has been sent. */
async function waitsForGoodbye(
  tx: Transaction,
  { now }: EraseServices,
  { id, email }: ErasureRequest,
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    select from mails where ${isClosureMail(sql`mails`)} and lower(recipient ->> 'address') = ${email} limit 1`)
  if (rowCount === 0) return false
  const nextAttemptAt = new Date(now().getTime() + ERASURE_RETRY_DELAY)
  await tx.update(erasureRequests).set({ nextAttemptAt }).where(eq(erasureRequests.id, id))
  return true
}

/** Records the erasure; repeated erasures that found nothing are recorded once. */
async function noteErasure(tx: Transaction, services: EraseServices, wish: ErasureRequest, counts: ErasedCounts) {
  const person = await digestOf(tx, wish.email)
  const known = await tx.select({ id: erasures.id }).from(erasures).where(eq(erasures.person, person)).limit(1)
  if (known.length > 0 && Object.keys(counts).length === 0) return
  const now = services.now()
  const id = randomUUIDv7()
  const { ofAccount, whoId, who, network } = wish
  await tx.insert(erasures).values({ id, person, ofAccount, whoId, who, counts, createdAt: now })
  // The audit trail lists only actions of the team.
  if (ofAccount) return
  await recordAudit(tx, { action: 'person.erased', aboutId: id, about: '' }, { id: whoId, name: who, network }, now)
}

async function erasePersonalRows(
  tx: Transaction,
  { config, now }: EraseServices,
  wish: ErasureRequest,
  progress: ErasureProgress | null,
): Promise<{ graph: TableGraph; marks: PersonIdentifiers; counts: ErasedCounts; released: readonly ReleasedFile[] }> {
  await tx.execute(sql`set local statement_timeout = '2min'`)
  const { email, ofAccount, whoId } = wish
  // Another account may use the same address by now.
  const member = ofAccount ? { id: whoId, role: 'member' } : await findMember(tx, email)
  if (member?.role === 'team') throw new Refusal('office_privacy.team_stays', 409)
  const looked = progress
    ? { texts: isWrittenSince(progress), keys: isWrittenSince(progress) }
    : { texts: sql`false`, keys: sql`true` }
  const found = await gatherPerson(tx, await graphOf(tx, wish), email, ownContacts(config).phones, looked)
  const { graph, personalRows, phones } = found
  // Retained business letters keep the sender's name.
  const names = ofAccount ? [] : await namesOf(tx, graph, personalRows, email, ownNames(config))
  const { address } = await mentionsOf(tx, email, { phones: [], names: [] })
  const files = new Set(filesOf(found))
  const { rows: unclaimed } = await tx.execute<{ id: string }>(
    sql`select id from files where claimed_at is null and (${namesOne(sql`name`, address)} or ${namesOne(sql`full_path`, address)})`,
  )
  for (const { id } of unclaimed) files.add(id)
  await keepObjectionOf(tx, email)
  const rows = await deletePersonalRows(tx, graph, personalRows)
  const released = await releaseFiles(tx, graph, [...files], now())
  if (member) await redactTeamMembers(tx, await readTableGraph(tx), [member.id])
  // Invalidates cached pages.
  await tx.execute(sql`select pg_notify('content', '')`)
  return { graph, marks: { phones, names }, counts: sum(rows, { files: files.size }), released }
}

/** Public goods tables: a person's name may also be a product's name there. */
function isOfGoods({ name }: Table): boolean {
  return /^(?:lots|lot_(?!privates|events|suppliers|imports)\w+|catalogue_\w+|category_words|frequent_words|manifest_lines|former_manifests)$/.test(
    name,
  )
}

function marksOf(progress: ErasureProgress | null): PersonIdentifiers {
  return { phones: progress?.phones ?? [], names: progress?.names ?? [] }
}

function both(one: PersonIdentifiers, other: PersonIdentifiers): PersonIdentifiers {
  return {
    phones: [...new Set([...one.phones, ...other.phones])],
    names: [...new Set([...one.names, ...other.names])],
  }
}

async function keepObjectionOf(tx: Transaction, email: string): Promise<void> {
  const { rows } = await tx.execute<{ why: Objection }>(sql`
    select 'objected' as why from stopped_addresses where email = ${email} and why = 'objected'
    union all select 'unsubscribed' from newsletter_subscribers where email = ${email} and state = 'unsubscribed'`)
  for (const { why } of rows) await keepObjection(tx, email, why)
}

async function deleteMails(tx: Transaction, where: SQL): Promise<number> {
  const { rowCount } = await tx.execute(sql`delete from mails as own where ${where}`)
  return rowCount ?? 0
}

async function keep(tx: Transaction, wish: ErasureRequest, progress: ErasureProgress, counts: ErasedCounts) {
  const values = { progress, counts: sum(wish.counts, counts), obstacle: null }
  await tx.update(erasureRequests).set(values).where(eq(erasureRequests.id, wish.id))
}

function sum(one: ErasedCounts, other: ErasedCounts): ErasedCounts {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  const all = names.map((name) => [name, (one[name] ?? 0) + (other[name] ?? 0)] as const)
  return Object.fromEntries(all.filter(([, count]) => count > 0))
}

/** Keyed digest that recognizes an erased address; it cannot be guessed without the program's secret. */
export async function digestOf(db: Database | Transaction, email: string): Promise<string> {
  return createHmac('sha256', await programSecret(db, 'erasures'))
    .update(email)
    .digest('hex')
}
