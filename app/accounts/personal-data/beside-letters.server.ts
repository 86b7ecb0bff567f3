import { type SQL, sql } from 'drizzle-orm'
import type { TableGraph } from './table-graph.server'

/**
 * Letters of business, and what the company knows of its suppliers: kept for their time, whoever deletes an account
 * (`retain.server.ts`).
 */
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
  'manifest_mappings',
]

/** Gone with the account already: what is there now is of a new one with the same address. */
const ACCOUNTS = ['members', 'registrations', 'account_requests', 'newsletter_subscribers', 'newsletter_forwards']

/**
 * The tables in which somebody who has deleted their account is erased: all but those of letters, and what belongs to them. Of
 * mails those stay that belong to a letter, or came later, and the goodbye until it has gone out.
 * @param since when the account was deleted
 */
export function besideLetters(graph: TableGraph, since: Date): TableGraph {
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
    or (${isGoodbye(sql`own`)}) or exists (select from inbox_items where inbox_items.id = own.thread))`
}

/** Whether a mail is the last one to whoever has deleted an account, and has not gone out yet. */
export function isGoodbye(mail: SQL): SQL {
  return sql`${mail}.kind = 'account.closed' and ${mail}.state = 'queued'`
}
