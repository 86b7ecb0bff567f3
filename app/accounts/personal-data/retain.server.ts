import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.server'
import type { Services } from '../../platform/services/services.server'
import { retentionRuns } from './erasures.table.server'
import { filesOf, isInThread } from './gather-person.server'
import { deletePersonalRows, openPersonalRows } from './personal-rows.server'
import { type RetentionRule, retentionRules } from './record-kinds'
import { deleteReleased, releaseFiles } from './release-files.server'
import { readTableGraph } from './table-graph.server'

type RetainServices = Pick<Services, 'db' | 'storage' | 'log' | 'now' | 'config'>

const DAY = 24 * 60 * 60 * 1000

const BATCH = 20
const MANY = 1_000

const homes = {
  offer: 'offers',
  inquiry: 'inquiries',
  request: 'buying_requests',
  message: 'contact_messages',
} as const

export function periodsOf({ config }: Pick<Services, 'config'>): Readonly<Record<RetentionRule, number>> {
  const { spamDays, closedDays, mailsDays, suppliersDays, manifestsDays, auditDays } = config.site.retention
  const suppliers = { suppliers: suppliersDays, manifests: manifestsDays }
  return { spam: spamDays, closed: closedDays, mails: mailsDays, ...suppliers, audit: auditDays }
}

export async function retain(services: RetainServices, stop?: AbortSignal): Promise<void> {
  const periods = periodsOf(services)
  for (const rule of retentionRules) {
    if (stop?.aborted) return
    const before = new Date(services.now().getTime() - periods[rule] * DAY)
    let removed = 0
    for (;;) {
      const count = await erase(services, rule, before)
      removed += count
      if (count === 0 || stop?.aborted) break
    }
    const run = { ranAt: services.now(), removed }
    await services.db
      .insert(retentionRuns)
      .values({ rule, ...run })
      .onConflictDoUpdate({ target: retentionRuns.rule, set: run })
    if (removed > 0) services.log.info({ rule, removed }, 'erased after its retention period')
  }
}

async function erase(services: RetainServices, rule: RetentionRule, before: Date): Promise<number> {
  if (rule === 'mails') return (await eraseMails(services, before)) + (await eraseRecipients(services, before))
  if (rule === 'suppliers') return eraseSuppliers(services, before)
  if (rule === 'manifests') return eraseManifests(services, before)
  if (rule === 'audit') return eraseEntries(services, before)
  return eraseThings(services, rule === 'spam' ? 'quarantine' : 'done', before)
}

async function eraseThings(services: RetainServices, box: 'quarantine' | 'done', before: Date): Promise<number> {
  const now = services.now()
  const { things, released } = await services.db.transaction(async (tx) => {
    // Skip rows locked by other nodes.
    const { rows: things } = await tx.execute<{ id: string; kind: keyof typeof homes }>(
      sql`select id, kind from inbox_items
      where box = ${box} and received_at < ${before.toISOString()} and waiting_since < ${before.toISOString()}
      order by received_at, id limit ${BATCH} for update skip locked`,
    )
    if (things.length === 0) return { things, released: [] }
    const graph = await readTableGraph(tx)
    const personalRows = openPersonalRows(tx, graph)
    for (const { id, kind } of things) await personalRows.add(homes[kind], sql`own.id = ${id}`)
    await personalRows.add('mails', isInThread(things.map(({ id }) => id)))
    const files = filesOf({ graph, personalRows })
    await deletePersonalRows(tx, graph, personalRows)
    return { things, released: await releaseFiles(tx, graph, files, now) }
  })
  await deleteReleased(services, released)
  return things.length
}

async function eraseMails({ db }: RetainServices, before: Date): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from mails where id in (
      select id from mails where created_at < ${before.toISOString()} and state <> 'queued'
      order by created_at limit ${MANY} for update skip locked)`)
  return rowCount ?? 0
}

/** Mailing recipients, kept as long as mails, and bounced addresses, which may then be tried again. */
async function eraseRecipients({ db }: RetainServices, before: Date): Promise<number> {
  const moment = before.toISOString()
  const { rowCount: recipients } = await db.execute(sql`
    delete from mailing_recipients where (mailing_id, position) in (
      select mailing_id, position from mailing_recipients join mailings on mailings.id = mailing_id
      where mailings.created_at < ${moment} and mailings.state <> 'sending' limit ${MANY})`)
  const { rowCount: bounced } = await db.execute(
    sql`delete from stopped_addresses where why = 'bounced' and created_at < ${moment}`,
  )
  return (recipients ?? 0) + (bounced ?? 0)
}

/** Suppliers asked about lots that went off sale before the limit, or asked about other lots before it. */
async function eraseSuppliers({ db }: RetainServices, before: Date): Promise<number> {
  const moment = before.toISOString()
  const isOver = sql`lots.status in ('sold', 'withdrawn', 'expired') and lots.status_since < ${moment}`
  const { rowCount: asked } = await db.execute(sql`
    delete from availability_checks where id in (
      select known.id from availability_checks as known join lots on lots.id = known.lot_id
      where known.asked_at < ${moment} and (${isOver} or exists (
        select from availability_checks as later where later.lot_id = known.lot_id and later.asked_at > known.asked_at
      )) limit ${MANY})`)
  const { rowCount: named } = await db.execute(sql`
    delete from lot_suppliers where lot_id in (
      select lot_id from lot_suppliers join lots on lots.id = lot_id where ${isOver} limit ${MANY})`)
  return (asked ?? 0) + (named ?? 0)
}

async function eraseManifests({ db }: RetainServices, before: Date): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from former_manifests where (lot_id, version) in (
      select lot_id, version from former_manifests where replaced_at < ${before.toISOString()}
      order by replaced_at limit ${MANY} for update skip locked)`)
  return rowCount ?? 0
}

async function eraseEntries({ db }: RetainServices, before: Date): Promise<number> {
  return db.transaction(async (tx: Transaction) => {
    await tx.execute(sql`set local stocklot.erasing = 'on'`)
    const { rowCount } = await tx.execute(sql`
      delete from audit_entries where id in (
        select id from audit_entries where created_at < ${before.toISOString()} order by created_at limit ${MANY})`)
    return rowCount ?? 0
  })
}
