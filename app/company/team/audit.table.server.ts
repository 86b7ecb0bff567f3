import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { AuditAction } from './audit-actions'

/** Append-only. */
export const auditEntries = pgTable('audit_entries', {
  id: uuid('id').primaryKey(),
  action: text('action').$type<AuditAction>().notNull(),
  whoId: uuid('who_id'),
  who: text('who').notNull(),
  aboutId: text('about_id'),
  about: text('about').notNull(),
  details: jsonb('details').$type<Readonly<Record<string, unknown>>>().notNull(),
  network: text('network'),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
})
