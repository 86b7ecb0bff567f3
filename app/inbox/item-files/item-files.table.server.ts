import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'

/** Files that came by mail. Those of an offer are its attachments. */
export const itemFiles = pgTable('item_files', {
  itemId: uuid('item_id').notNull(),
  position: integer('position').notNull(),
  fileId: text('file_id').notNull(),
})
