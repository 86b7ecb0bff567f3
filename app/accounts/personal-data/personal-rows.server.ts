import { type SQL, sql } from 'drizzle-orm'
import { inBatches } from '../../platform/base/batches'
import type { Transaction } from '../../platform/database/database.server'
import type { Table, TableGraph } from './table-graph.server'

export type Row = Readonly<Record<string, unknown>>

const BATCH = 500

/** Large columns that neither match nor identify anything. */
const UNREAD = sql`'{html,images}'::text[]`

export interface PersonalRows {
  /** By table, in deletion order: dependent rows first. */
  readonly parts: readonly { readonly table: string; readonly rows: readonly Row[] }[]
  /** @param where condition on the table, aliased `own` */
  add(table: string, where: SQL): Promise<void>
}

export function openPersonalRows(tx: Transaction, graph: TableGraph): PersonalRows {
  const parts: { table: string; rows: readonly Row[] }[] = []
  const known = new Map<string, Set<string>>()

  const addRows = async (table: Table, rows: readonly Row[]): Promise<void> => {
    const seen = known.get(table.name) ?? new Set()
    known.set(table.name, seen)
    const fresh = rows.filter((row) => {
      const name = JSON.stringify(table.key.map((column) => row[column]))
      return !seen.has(name) && seen.add(name)
    })
    if (fresh.length === 0) return
    for (const { table: child, columns, target, targetColumns, onDelete } of graph.references) {
      if (target !== table.name || onDelete !== 'goes') continue
      const isChild = isNamed(columns, targetColumns)
      for (const batch of inBatches(fresh, BATCH))
        await add(child, sql`exists (select from ${recordsOf(table, batch)} as named where ${isChild})`)
    }
    parts.push({ table: table.name, rows: fresh })
  }

  const add = async (name: string, where: SQL): Promise<void> => {
    const table = graph.tables.get(name)
    if (!table) return
    const { rows: found } = await tx.execute<{ row: Row }>(
      sql`select to_jsonb(own) - ${UNREAD} as row from ${sql.identifier(name)} as own
        where ${where} and not ${table.spares}`,
    )
    await addRows(
      table,
      found.map(({ row }) => row),
    )
  }

  return { parts, add }
}

/** Deletes the collected rows and nulls other references to them. @returns deleted rows per table */
export async function deletePersonalRows(
  tx: Transaction,
  graph: TableGraph,
  { parts }: Pick<PersonalRows, 'parts'>,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  // Lets triggers allow deletes from append-only histories.
  await tx.execute(sql`set local stocklot.erasing = 'on'`)
  for (const { table: name, rows } of parts) {
    const table = graph.tables.get(name)
    if (!table) continue
    for (const batch of inBatches(rows, BATCH)) {
      for (const reference of graph.references) {
        if (reference.target !== name || reference.onDelete !== 'is_to_forget') continue
        const { table: child, columns, targetColumns } = reference
        await tx.execute(sql`
          update ${sql.identifier(child)} as own set ${sql.join(
            columns.map((column) => sql`${sql.identifier(column)} = null`),
            sql`, `,
          )}
          from ${recordsOf(table, batch)} as named
          where ${isNamed(columns, targetColumns)}`)
      }
      const key = table.key.length > 0 ? table.key : table.columns
      await tx.execute(sql`
        delete from ${sql.identifier(name)} as own using ${recordsOf(table, batch)} as named
        where ${isNamed(key, key)}`)
    }
    counts[name] = (counts[name] ?? 0) + rows.length
  }
  return counts
}

function isNamed(columns: readonly string[], namedColumns: readonly string[]): SQL {
  const pairs = columns.map(
    (column, place) => sql`own.${sql.identifier(column)} = named.${sql.identifier(namedColumns[place] ?? '')}`,
  )
  return sql.join(pairs, sql` and `)
}

/** Converts JSON rows back to records, so that values have their column types. */
function recordsOf({ name }: Table, rows: readonly Row[]): SQL {
  return sql`jsonb_populate_recordset(null::${sql.identifier(name)}, ${JSON.stringify(rows)}::jsonb)`
}
