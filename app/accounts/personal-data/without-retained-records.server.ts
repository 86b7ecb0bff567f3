import { type SQL, sql } from 'drizzle-orm'
import type { TableGraph } from './table-graph.server'

/** Business letters and supplier records: kept for their retention period even if the account is deleted (`retain.server.ts`). */
const LETTERS = [
  'offers',
  'inquiries',
  'buying_requests',
  'contact_messages',
  'inbox_items',
  'lot_suppliers',
  'availability_checks',
  'lot_privates',
  'lot_events',
  'lot_sales',
  'manifest_mappings',
]

/** Already deleted with the account; rows found now belong to a new account with the same address. */
const ACCOUNTS = ['members', 'registrations', 'account_requests', 'newsletter_subscribers', 'newsletter_forwards']

/** Excludes business letters with their dependent rows and mails, mails after `since`, and the unsent goodbye. */
export function withoutRetainedRecords(graph: TableGraph, since: Date): TableGraph {
  const left = new Set([...LETTERS, ...ACCOUNTS])
  for (const _ of graph.tables)
    for (const { table, target, onDelete } of graph.references)
      if (left.has(target) && onDelete === 'goes') left.add(table)
  const tables = [...graph.tables.values()].filter(({ name }) => !left.has(name))
  const spare = (name: string) => (name === 'mails' ? sparedMails(since) : sql`false`)
  return { ...graph, tables: new Map(tables.map((table) => [table.name, { ...table, spares: spare(table.name) }])) }
}

function sparedMails(since: Date): SQL {
  return sql`(own.created_at > ${since.toISOString()} or own.kind like 'availability.%'
    or (${isClosureMail(sql`own`)}) or exists (select from inbox_items where inbox_items.id = own.thread))`
}

export function isClosureMail(mail: SQL): SQL {
  return sql`${mail}.kind = 'account.closed' and ${mail}.state = 'queued'`
}
