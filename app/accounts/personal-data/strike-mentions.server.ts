import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.server'
import { type Mention, namesOne, PHONE_COLUMN } from './gather-person.server'
import type { Table, TableGraph } from './table-graph.server'

/** What stands in the place of a name that was struck out. */
export const STRUCK = '…'

/**
 * Strikes a person out of the texts of some rows: what somebody has noted about another offer, a file's name, the audit trail. A
 * number in a column of telephones stays: it is the one of somebody else, who works in the same house.
 * @param where which rows are looked at, as a condition on `own`
 * @returns in how many texts
 */
export async function strikeMentions(
  tx: Transaction,
  { name, key, texts, spares }: Table,
  mention: Mention,
  where: SQL,
): Promise<number> {
  const columns = texts
    .filter((column) => !key.includes(column.name) && !PHONE_COLUMN.test(column.name))
    .map((column) => {
      const own = sql.identifier(column.name)
      const text: SQL = column.type === 'text' ? sql`own.${own}` : sql`own.${own}::text`
      return { own, text, type: sql.raw(column.type), names: namesOne(text, mention) }
    })
  if (columns.length === 0) return 0
  const table = sql`${sql.identifier(name)} as own`
  // Few rows name anybody: one look finds in which columns.
  const found = columns.map(({ names }) => sql`coalesce(bool_or(${names}), false)`)
  const { rows } = await tx.execute<{ found: boolean[] }>(
    sql`select array[${sql.join(found, sql`, `)}] as found from ${table} where ${where} and not ${spares}`,
  )
  let struck = 0
  for (const [place, { own, text, type, names }] of columns.entries()) {
    if (!rows[0]?.found[place]) continue
    const { rowCount } = await tx.execute(sql`
      update ${table} set ${own} = regexp_replace(${text}, ${mention.pattern}, ${STRUCK}, 'gi')::${type}
      where ${where} and not ${spares} and ${names}`)
    struck += rowCount ?? 0
  }
  return struck
}

/** Takes the name of who has left from histories of what they did for the company: what was done stays. */
export async function strikeWorkers(tx: Transaction, graph: TableGraph, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  for (const { name, columns } of graph.tables.values()) {
    if (!columns.includes('who_id') || !columns.includes('who')) continue
    await tx.execute(sql`
      update ${sql.identifier(name)} set who = ${STRUCK}
      where who_id::text in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`)
  }
}
