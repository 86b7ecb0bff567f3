import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '../i18n/languages'
import type { RowProblem } from './look-at-sheet.server'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A list of lots that is being imported, or was. */
export const lotImports = pgTable('lot_imports', {
  id: uuid('id').primaryKey(),
  fileId: text('file_id').notNull(),
  name: text('name').notNull(),
  language: text('language').$type<Language>().notNull(),
  state: text('state', { enum: ['waiting', 'running', 'done', 'failed'] }).notNull(),
  total: integer('total').notNull(),
  done: integer('done').notNull(),
  created: integer('created').notNull(),
  updated: integer('updated').notNull(),
  unchanged: integer('unchanged').notNull(),
  rejected: integer('rejected').notNull(),
  problems: jsonb('problems').$type<readonly RowProblem[]>().notNull(),
  whoId: uuid('who_id').notNull(),
  who: text('who').notNull(),
  askedAt: moment('asked_at').notNull(),
  touchedAt: moment('touched_at').notNull(),
})
