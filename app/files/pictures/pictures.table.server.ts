import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.server'

export const pictures = pgTable('pictures', {
  id: text('id').primaryKey(),
  /** Null: the file is deleted, and its derivatives are due for deletion. */
  fileId: text('file_id').unique(),
  /** First page of a document: for the office only, never a photo. */
  page: boolean('page').notNull().default(false),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  placeholder: text('placeholder'),
  createdAt: moment('created_at').notNull(),
})
