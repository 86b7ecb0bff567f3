import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { LotToWrite } from '../../lots/lots/lot-rows.server'
import type { ChosenColumns } from '../../lots/spreadsheets/sheet-columns'
import { moment } from '../../platform/database/columns.server'
import type { Language } from '../../platform/i18n/languages'
import type { RowProblem } from './check-sheet.server'

export const lotImports = pgTable('lot_imports', {
  id: uuid('id').primaryKey(),
  fileId: text('file_id').notNull(),
  name: text('name').notNull(),
  columns: jsonb('columns').$type<ChosenColumns>().notNull().default({}),
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
  undo: text('take_back', { enum: ['asked', 'done'] }),
  undoneBy: jsonb('take_back_by').$type<{ readonly id: string; readonly name: string }>(),
  removed: integer('removed').notNull().default(0),
  withdrawn: integer('withdrawn').notNull().default(0),
  returned: integer('returned').notNull().default(0),
  kept: jsonb('kept').$type<readonly KeptLot[]>().notNull().default([]),
})

/** A lot that undo could not revert: edited since, or its previous state is no longer valid. */
export interface KeptLot {
  readonly reference: string
  readonly why: 'edited' | 'refused'
}

/** Lots written by an import. `before` is null for a created one. */
export const lotImportRows = pgTable('lot_import_rows', {
  importId: uuid('import_id').notNull(),
  lotId: uuid('lot_id').notNull(),
  version: integer('version').notNull(),
  before: jsonb('before').$type<Omit<LotToWrite, 'id' | 'shares' | 'event'>>(),
})
