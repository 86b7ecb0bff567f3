import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.server'

/** What was erased: rows by table, and under these names files and mentions. */
export type ErasedCounts = Readonly<Record<string, number>>

/** How far an erasure is. */
export interface ErasureProgress {
  /** Telephone numbers of the person, which name them in texts as their address does. They are known no more once the rows are gone. */
  readonly phones: readonly string[]
  /** Their full names, likewise; of erasures that an older program has begun there are none. */
  readonly names?: readonly string[]
  /** The oldest transaction that might still write when the look through all texts began (`xid8`). */
  readonly since: string
  /** The table whose texts are looked through next; null: all have been. */
  readonly table: string | null
  /** The page of it that is next, and the file of which that is a page: the database may write a table anew. */
  readonly page: number
  readonly file: string
  /** Pages that have been looked through, of so many. */
  readonly done: number
  readonly total: number
}

/** Persons who are to be erased, until they are. */
export const erasureWishes = pgTable('erasure_requests', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  /** Whether they asked for it themselves by deleting their account, so that letters of business stay. */
  ofAccount: boolean('of_account').notNull().default(false),
  whoId: uuid('who_id').notNull(),
  who: text('who').notNull(),
  network: text('network'),
  askedAt: moment('asked_at').notNull(),
  nextAttemptAt: moment('next_attempt_at').notNull(),
  /** Why the last attempt broke off: a message key. */
  obstacle: text('obstacle'),
  /** Null: nothing has been done yet. */
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
