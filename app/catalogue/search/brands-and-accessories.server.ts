import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.server'
import { brandKeys } from '../engines/lot-filters.server'
import type { CursorPosition, FilterContext } from '../engines/search-engine.server'
import type { Reading as Meaning } from './meant-query'

/** Whether all results are only accessories or products of the named goods: helmets for `bikes`. */
export async function areRelated(
  tx: Transaction,
  { core, parts }: Meaning,
  leftOut: readonly string[],
  found: readonly CursorPosition[],
) {
  const says = core.some((word) => !leftOut.includes(word))
  const related = says ? [] : parts.flatMap(({ goodsKind }) => goodsKind?.related ?? [])
  if (related.length === 0) return false
  const { rows } = await tx.execute<{ are: boolean }>(sql`
    select bool_and(words @@ (
      select string_agg(format('%L:A', btrim(plain_words(word))), ' | ')::tsquery
      from unnest(${sql.param(related)}::text[]) as word where btrim(plain_words(word)) not like '% %'
    )) as are
    from lot_words where lot_id = any(${sql.param(found.map(({ id }) => id))}::uuid[])`)
  return rows[0]?.are === true
}

/** The first or last of the words, or all beside goods that are named, if they are a brand that the reader may know. */
export async function findBrandIn(
  tx: Transaction,
  { core, parts }: Pick<Meaning, 'core' | 'parts'>,
  { member }: FilterContext,
): Promise<readonly string[]> {
  const choices: (readonly string[])[] = core.slice(1).flatMap((_, at) => [core.slice(0, at + 1), core.slice(at + 1)])
  if (core.length > 0 && parts.some(({ kind }) => kind === 'goods')) choices.unshift(core)
  if (choices.length === 0) return []
  const named = choices.map((choice) => choice.join(' '))
  const { rows } = await tx.execute<{ brand: string }>(
    sql`select brand from (${brandKeys(named, member)}) as named where key in (select key from catalogue_brands)`,
  )
  return choices.find((choice) => rows.some(({ brand }) => brand === choice.join(' '))) ?? []
}
