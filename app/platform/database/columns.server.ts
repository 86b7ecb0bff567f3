import { jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Columns of an append-only table of events, besides what they are about. */
export const eventColumns = {
  id: uuid('id').primaryKey(),
  kind: text('kind').notNull(),
  who: text('who').notNull(),
  data: jsonb('data').$type<Record<string, unknown>>().notNull(),
  createdAt: moment('created_at').notNull(),
}
