import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const pictures = pgTable('pictures', {
  id: text('id').primaryKey(),
  /** Null: the file is deleted, and its derivatives are due for deletion. */
  fileId: text('file_id').unique(),
  /** First page of a document: for the office only, never a photo. */
  page: boolean('page').notNull().default(false),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  placeholder: text('placeholder'),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
})
