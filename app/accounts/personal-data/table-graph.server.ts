import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.server'

type TextColumn = {
  readonly name: string
  readonly type: 'text' | 'text[]' | 'jsonb'
}

export type Table = {
  readonly name: string
  readonly key: readonly string[]
  readonly columns: readonly string[]
  readonly texts: readonly TextColumn[]
  /** Rows that must not be erased, as a condition on `own`. */
  readonly spares: SQL
}

export type Reference = {
  readonly table: string
  readonly columns: readonly string[]
  readonly target: string
  readonly targetColumns: readonly string[]
  /** Dependent rows are deleted (`goes`); other references are nulled by the database (`forgets`) or by us (`is_to_forget`). */
  readonly onDelete: 'goes' | 'forgets' | 'is_to_forget'
  readonly holds: boolean
}

export interface TableGraph {
  readonly tables: ReadonlyMap<string, Table>
  readonly references: readonly Reference[]
}

/** Reads the tables and foreign keys from the database schema. Excludes erasure requests, which are deleted when done. */
export async function readTableGraph(tx: Pick<Transaction, 'execute'>): Promise<TableGraph> {
  const { rows: tables } = await tx.execute<Omit<Table, 'texts' | 'spares'> & { texts: TextColumn[] | null }>(sql`
    select relname as name,
      coalesce((select array_agg(attname::text order by attnum) from pg_index join pg_attribute
        on attrelid = indrelid and attnum = any (indkey) where indrelid = pg_class.oid and indisprimary), '{}') as key,
      (select array_agg(attname::text order by attnum) from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped) as columns,
      (select jsonb_agg(jsonb_build_object('name', attname, 'type', format_type(atttypid, null)) order by attnum) from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
          and format_type(atttypid, null) in ('text', 'text[]', 'jsonb')) as texts
    from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r' and relname <> 'erasure_requests'
    order by relname`)
  const { rows: references } = await tx.execute<Reference>(sql`
    select child.relname as "table", target.relname as target,
      (select array_agg(attname::text order by place) from unnest(conkey) with ordinality as named (number, place)
        join pg_attribute on attrelid = conrelid and attnum = number) as columns,
      (select array_agg(attname::text order by place) from unnest(confkey) with ordinality as named (number, place)
        join pg_attribute on attrelid = confrelid and attnum = number) as "targetColumns",
      case
        when confdeltype in ('n', 'd') then 'forgets'
        when confdeltype <> 'c' and not exists (select from pg_attribute
          where attrelid = conrelid and attnum = any (conkey) and (attnotnull or attgenerated <> '')) then 'is_to_forget'
        else 'goes'
      end as "onDelete",
      confdeltype in ('a', 'r') as holds
    from pg_constraint
    join pg_class as child on child.oid = conrelid
    join pg_class as target on target.oid = confrelid
    where contype = 'f' and connamespace = current_schema()::regnamespace
    order by conname`)
  return {
    tables: new Map(tables.map((table) => [table.name, { ...table, texts: table.texts ?? [], spares: sql`false` }])),
    references,
  }
}
