import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.server'
import type { ErasureProgress } from './erasures.table.server'
import type { PersonIdentifiers } from './person-identifiers.server'
import type { TableGraph } from './table-graph.server'

/** Pages (usually 4 MB) and tables scanned per step. */
const PAGES = 512
const TABLES = 10

interface Part {
  readonly table: string
  readonly where: SQL
  readonly progress: ErasureProgress
}

type Extent = {
  readonly name: string
  readonly file: string
  readonly pages: number
}

/** Starts a scan of all texts. Rows written from now on are covered by `isWrittenSince`. */
export async function beginScan(
  tx: Transaction,
  graph: TableGraph,
  marks: PersonIdentifiers,
): Promise<ErasureProgress> {
  const { rows } = await tx.execute<{ since: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as since`,
  )
  const extents = await extentsOf(tx, graph)
  const total = extents.reduce((sum, { pages }) => sum + pages, 0)
  return { ...marks, since: rows[0]?.since ?? '0', table: extents[0]?.name ?? null, page: 0, file: '', done: 0, total }
}

export async function nextParts(tx: Transaction, graph: TableGraph, progress: ErasureProgress): Promise<Part[]> {
  const extents = await extentsOf(tx, graph)
  const parts: Part[] = []
  for (let at = progress; parts.length < TABLES && at.done < progress.done + PAGES; ) {
    const part = nextPart(extents, at)
    if (!part) break
    parts.push(part)
    at = part.progress
  }
  return parts
}

function nextPart(extents: readonly Extent[], progress: ErasureProgress): Part | null {
  const place = extents.findIndex(({ name }) => progress.table !== null && name >= progress.table)
  const extent = extents[place]
  if (!extent) return null
  const { name, file, pages } = extent
  // A rewritten table has new pages: start again.
  const page = name === progress.table && file === progress.file ? progress.page : 0
  const end = page + PAGES
  const isOver = end >= pages
  return {
    table: name,
    where: sql`own.ctid >= ${`(${page},0)`}::tid and own.ctid < ${`(${end},0)`}::tid`,
    progress: {
      ...progress,
      table: isOver ? (extents[place + 1]?.name ?? null) : name,
      page: isOver ? 0 : end,
      file: isOver ? '' : file,
      done: progress.done + Math.max(0, Math.min(end, pages) - page),
    },
  }
}

/** Whether this is the database the scan began in. After a restore, transaction ids and row positions differ. */
export async function isSameDatabase(tx: Transaction, { since }: ErasureProgress): Promise<boolean> {
  const { rows } = await tx.execute<{ same: boolean }>(
    sql`select ${since}::xid8 <= pg_snapshot_xmax(pg_current_snapshot()) as same`,
  )
  return rows[0]?.same ?? false
}

/** Condition on `own` for rows possibly written since the scan began. */
export function isWrittenSince({ since }: Pick<ErasureProgress, 'since'>): SQL {
  return sql`age(own.xmin) <= age(${since}::xid8::xid)`
}

async function extentsOf(tx: Transaction, graph: TableGraph): Promise<Extent[]> {
  const names = [...graph.tables.values()].filter(({ texts }) => texts.length > 0).map(({ name }) => name)
  const { rows } = await tx.execute<Extent>(sql`
    select relname as name, pg_relation_filenode(oid)::text as file,
      ceil(pg_relation_size(oid)::float / current_setting('block_size')::int)::int as pages
    from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r'
      and relname in (select jsonb_array_elements_text(${JSON.stringify(names)}::jsonb))`)
  return rows.sort((one, other) => (one.name < other.name ? -1 : 1))
}
