import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.server'
import { type Mention, namesOne, PHONE_COLUMN } from './gather-person.server'
import type { Table, TableGraph } from './table-graph.server'

export const REDACTED = '…'

/** Skips phone columns, where the number belongs to a colleague with the same line. @param where condition on `own` */
export async function redactMentions(
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
  // Few rows match: one query finds the columns concerned.
  const found = columns.map(({ names }) => sql`coalesce(bool_or(${names}), false)`)
  const { rows } = await tx.execute<{ found: boolean[] }>(
    sql`select array[${sql.join(found, sql`, `)}] as found from ${table} where ${where} and not ${spares}`,
  )
  let struck = 0
  for (const [place, { own, text, type, names }] of columns.entries()) {
    if (!rows[0]?.found[place]) continue
    const { rowCount } = await tx.execute(sql`
      update ${table} set ${own} = regexp_replace(${text}, ${mention.pattern}, ${REDACTED}, 'gi')::${type}
      where ${where} and not ${spares} and ${names}`)
    struck += rowCount ?? 0
  }
  return struck
}

/** Redacts names of former team members in histories; the actions stay recorded. */
export async function redactTeamMembers(tx: Transaction, graph: TableGraph, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  for (const { name, columns } of graph.tables.values()) {
    if (!columns.includes('who_id') || !columns.includes('who')) continue
    await tx.execute(sql`
      update ${sql.identifier(name)} set who = ${REDACTED}
      where who_id::text in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`)
  }
}
