import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** What was erased: rows by table, and under these names files and mentions. */
export type ErasedCounts = Readonly<Record<string, number>>

/** Append-only. */
export const erasures = pgTable('erasures', {
  id: uuid('id').primaryKey(),
  person: text('person').notNull(),
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
