import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** One row per file that pictures are made of. */
export const pictures = pgTable('pictures', {
  id: text('id').primaryKey(),
  /** Null: the file is gone, and what was made of it has to go as well. */
  fileId: text('file_id').unique(),
  /** The first page of a document: for the office only, and never a photo. */
  page: boolean('page').notNull().default(false),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  placeholder: text('placeholder'),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
})
