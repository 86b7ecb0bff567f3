import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { LotToWrite } from '../../lots/lots/lot-rows.server'
import { moment } from '../../platform/database/columns.server'
import type { Language } from '../../platform/i18n/languages'
import type { RowProblem } from './look-at-sheet.server'

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
  takeBack: text('take_back', { enum: ['asked', 'done'] }),
  takeBackBy: jsonb('take_back_by').$type<{ readonly id: string; readonly name: string }>(),
  removed: integer('removed').notNull().default(0),
  withdrawn: integer('withdrawn').notNull().default(0),
  returned: integer('returned').notNull().default(0),
  kept: jsonb('kept').$type<readonly KeptLot[]>().notNull().default([]),
})

/** A lot that an import has written and that could not be taken back: somebody has edited it since, or it cannot be so any more. */
export interface KeptLot {
  readonly reference: string
  readonly why: 'edited' | 'refused'
}

/** What an import has written of a lot. `before` is null for one that it has created. */
export const lotImportRows = pgTable('lot_import_rows', {
  importId: uuid('import_id').notNull(),
  lotId: uuid('lot_id').notNull(),
  version: integer('version').notNull(),
  before: jsonb('before').$type<Omit<LotToWrite, 'id' | 'shares' | 'event'>>(),
})
