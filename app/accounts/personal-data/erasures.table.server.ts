import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.server'

/** Erased rows by table, plus numbers of files and mentions. */
export type ErasedCounts = Readonly<Record<string, number>>

export interface ErasureProgress {
  /** Phone numbers to scan for; stored because the rows they come from are deleted first. */
  readonly phones: readonly string[]
  /** Full names to scan for, likewise; absent in erasures begun by older versions. */
  readonly names?: readonly string[]
  /** Oldest transaction that could still write when the scan began (`xid8`). */
  readonly since: string
  /** Next table to scan; null when finished. */
  readonly table: string | null
  /** Next page, and the table's file: a rewritten table gets a new file and new pages. */
  readonly page: number
  readonly file: string
  readonly done: number
  readonly total: number
}

export const erasureRequests = pgTable('erasure_requests', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  ofAccount: boolean('of_account').notNull().default(false),
  whoId: uuid('who_id').notNull(),
  who: text('who').notNull(),
  network: text('network'),
  askedAt: moment('asked_at').notNull(),
  nextAttemptAt: moment('next_attempt_at').notNull(),
  /** Why the last attempt failed: a message key. */
  obstacle: text('obstacle'),
  progress: jsonb('progress').$type<ErasureProgress>(),
  counts: jsonb('counts').$type<ErasedCounts>().notNull(),
})

/** Append-only. */
export const erasures = pgTable('erasures', {
  id: uuid('id').primaryKey(),
  person: text('person').notNull(),
  ofAccount: boolean('of_account').notNull().default(false),
  whoId: uuid('who_id').notNull(),
  who: text('who').notNull(),
  counts: jsonb('counts').$type<ErasedCounts>().notNull(),
  createdAt: moment('created_at').notNull(),
})

export const retentionRuns = pgTable('retention_runs', {
  rule: text('rule').primaryKey(),
  ranAt: moment('ran_at').notNull(),
  removed: integer('removed').notNull(),
})
