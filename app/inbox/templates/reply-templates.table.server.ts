import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.server'
import type { Language } from '../../platform/i18n/languages'
import { itemKinds } from '../items/item-states'

export const replyTemplates = pgTable('reply_templates', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  kind: text('kind', { enum: itemKinds }),
  texts: jsonb('texts').$type<Partial<Record<Language, string>>>().notNull(),
  version: integer('version').notNull(),
  who: text('who').notNull(),
  changedAt: moment('changed_at').notNull(),
})
