import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../platform/database.server'
import { namesOne, type Person, PHONE_COLUMN } from './gather-person.server'

/** What stands in the place of a name that was struck out. */
const STRUCK = '…'

/**
 * Strikes a person out of everything else: what somebody has noted about another offer, a file's name, the audit trail. A number in
 * a column of telephones stays: it is the one of somebody else, who works in the same house.
 * @returns in how many texts
 */
export async function strikeMentions(
  tx: Transaction,
  { graph, mention }: Pick<Person, 'graph' | 'mention'>,
): Promise<number> {
  let struck = 0
  for (const { name, key, texts } of graph.tables.values()) {
    for (const { name: column, type } of texts) {
      if (key.includes(column) || PHONE_COLUMN.test(column)) continue
      const own = sql.identifier(column)
      const text: SQL = type === 'text' ? sql`${own}` : sql`${own}::text`
      const { rowCount } = await tx.execute(sql`
        update ${sql.identifier(name)} set ${own} = regexp_replace(${text}, ${mention.pattern}, ${STRUCK}, 'gi')::${sql.raw(type)}
        where ${namesOne(text, mention)}`)
      struck += rowCount ?? 0
    }
  }
  return struck
}

/** Takes the name of who has left from histories of what they did for the company: what was done stays. */
export async function strikeWorkers(
  tx: Transaction,
  { graph }: Pick<Person, 'graph'>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  for (const { name, columns } of graph.tables.values()) {
    if (!columns.includes('who_id') || !columns.includes('who')) continue
    await tx.execute(sql`
      update ${sql.identifier(name)} set who = ${STRUCK}
      where who_id::text in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`)
  }
}
