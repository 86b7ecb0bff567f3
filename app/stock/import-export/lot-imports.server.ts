import { randomUUIDv7 } from 'node:crypto'
import { desc, eq, sql } from 'drizzle-orm'
import { recordAudit } from '../../company/team/record-audit.server'
import { claimUploads } from '../../files/transfers/claim-uploads.server'
import { importLots } from '../../lots/import/import-lots.server'
import type { ChosenColumns } from '../../lots/spreadsheets/sheet-columns'
import type { Database, Transaction } from '../../platform/database/database.server'
import type { Language } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'
import { checkSheet, describeProblem, MAX_PROBLEMS, type RowProblem } from './check-sheet.server'
import { lotImports } from './lot-imports.table.server'
import { rememberLots } from './undo-import.server'

type ImportServices = Pick<Services, 'config' | 'db' | 'storage' | 'log' | 'now'>

/** An import without progress for this many minutes is taken over, because its node is gone. */
const SILENT_MINUTES = 2
const MAX_LISTED = 10

export type LotImport = typeof lotImports.$inferSelect

/** Queues an import for the job. @throws {Refusal} as `claimUploads`: the file is already claimed or missing */
export async function askForImport(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  file: { readonly name: string; readonly url: string },
  {
    total,
    language,
    columns,
  }: { readonly total: number; readonly language: Language; readonly columns: ChosenColumns },
  who: { readonly id: string; readonly name: string },
): Promise<string> {
  const id = randomUUIDv7()
  const now = services.now()
  await services.db.transaction(async (tx) => {
    const [claimed] = await claimUploads(tx, services, [file])
    if (!claimed) throw new Error('A file was claimed without a result.')
    await tx.insert(lotImports).values({
      ...{ id, fileId: claimed.id, name: claimed.name, columns, language, state: 'waiting', total },
      ...{ done: 0, created: 0, updated: 0, unchanged: 0, rejected: 0, problems: [] },
      ...{ whoId: who.id, who: who.name, askedAt: now, touchedAt: now },
    })
  })
  return id
}

export async function findImport({ db }: Pick<Services, 'db'>, id: string): Promise<LotImport | null> {
  const [found] = await db.select().from(lotImports).where(eq(lotImports.id, id))
  return found ?? null
}

export function findImports({ db }: Pick<Services, 'db'>): Promise<LotImport[]> {
  return db.select().from(lotImports).orderBy(desc(lotImports.askedAt), desc(lotImports.id)).limit(MAX_LISTED)
}

export async function runLotImports(services: ImportServices, signal: AbortSignal): Promise<void> {
  for (let one = await takeImport(services); one && !signal.aborted; one = await takeImport(services)) {
    try {
      await runImport(services, one, signal)
    } catch (fault) {
      services.log.error({ err: fault, import: one.id }, 'an import of lots failed')
      await services.db.update(lotImports).set({ state: 'failed' }).where(eq(lotImports.id, one.id))
    }
  }
}

async function takeImport({ db, now }: ImportServices): Promise<LotImport | null> {
  const moment = now().toISOString()
  const { rows } = await db.execute<{ id: string }>(sql`
    update lot_imports set state = 'running', touched_at = ${moment}
    where id = (
      select id from lot_imports
      where state = 'waiting'
        or (state = 'running' and touched_at < ${moment}::timestamptz - make_interval(mins => ${SILENT_MINUTES}))
      order by asked_at limit 1 for update skip locked
    )
    returning id`)
  return rows[0] ? findImport({ db }, rows[0].id) : null
}

async function runImport(services: ImportServices, one: LotImport, signal: AbortSignal): Promise<void> {
  const check = await checkSheet(services, { ...one, id: one.fileId }, one.language)
  const valid = check?.valid ?? []
  const counts = { created: 0, updated: 0, unchanged: 0, rejected: 0 }
  const problems: RowProblem[] = []
  const writer = { actionId: one.id, id: one.whoId, name: one.who, before: rememberLots(services, one.id) }
  const keep = (state: LotImport['state'], db: Database | Transaction = services.db) => {
    const done = Object.values(counts).reduce((sum, count) => sum + count, 0)
    const values = { ...counts, state, done, total: valid.length, problems, touchedAt: services.now() }
    return db.update(lotImports).set(values).where(eq(lotImports.id, one.id))
  }
  for await (const results of importLots(services, valid, writer)) {
    for (const result of results) {
      counts[result.result] += 1
      // The database and the current date may reject rows that the preview accepted.
      if (result.result === 'rejected' && check && problems.length < MAX_PROBLEMS)
        problems.push(describeProblem(check.sheet, result))
    }
    await keep('running')
    // Shutdown: the import resumes at the next start.
    if (signal.aborted) return
  }
  await services.db.transaction(async (tx) => {
    await keep('done', tx)
    const by = { id: one.whoId, name: one.who, network: null }
    const entry = { action: 'lots.imported', aboutId: one.id, about: one.name, details: counts } as const
    await recordAudit(tx, entry, by, services.now())
  })
}
