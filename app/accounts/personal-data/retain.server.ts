import { type SQL, sql } from 'drizzle-orm'
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

const deletesOf: Readonly<Record<Exclude<RetentionRule, 'spam' | 'closed'>, (before: string) => readonly SQL[]>> = {
  // Mailing recipients are kept as long as mails, and so are bounced addresses, which may then be tried again.
  mails: (before) => [
    sql`delete from mails where id in (
      select id from mails where created_at < ${before} and state <> 'queued'
      order by created_at limit ${MANY} for update skip locked)`,
    sql`delete from mailing_recipients where (mailing_id, position) in (
      select mailing_id, position from mailing_recipients join mailings on mailings.id = mailing_id
      where mailings.created_at < ${before} and mailings.state <> 'sending' limit ${MANY})`,
    sql`delete from stopped_addresses where why = 'bounced' and created_at < ${before}`,
  ],
  // Suppliers asked about lots that went off sale before the limit, or asked about other lots before it.
  suppliers: (before) => {
    const isOver = sql`lots.status in ('sold', 'withdrawn', 'expired') and lots.status_since < ${before}`
    return [
      sql`delete from availability_checks where id in (
        select known.id from availability_checks as known join lots on lots.id = known.lot_id
        where known.asked_at < ${before} and (${isOver} or exists (
          select from availability_checks as later where later.lot_id = known.lot_id and later.asked_at > known.asked_at
        )) limit ${MANY})`,
      sql`delete from lot_suppliers where lot_id in (
        select lot_id from lot_suppliers join lots on lots.id = lot_id where ${isOver} limit ${MANY})`,
    ]
  },
  manifests: (before) => [
    sql`delete from former_manifests where (lot_id, version) in (
      select lot_id, version from former_manifests where replaced_at < ${before}
      order by replaced_at limit ${MANY} for update skip locked)`,
  ],
  audit: (before) => [
    // Lets the trigger of the append-only history allow it.
    sql`set local stocklot.erasing = 'on'`,
    sql`delete from audit_entries where id in (
      select id from audit_entries where created_at < ${before} order by created_at limit ${MANY})`,
  ],
}

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
  if (rule === 'spam') return eraseThings(services, 'quarantine', before)
  if (rule === 'closed') return eraseThings(services, 'done', before)
  return services.db.transaction(async (tx) => {
    let removed = 0
    for (const query of deletesOf[rule](before.toISOString())) removed += (await tx.execute(query)).rowCount ?? 0
    return removed
  })
}

async function eraseThings(services: RetainServices, box: 'quarantine' | 'done', before: Date): Promise<number> {
  const now = services.now()
  const { things, released } = await services.db.transaction(async (tx) => {
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
