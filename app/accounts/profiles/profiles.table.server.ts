import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const profiles = pgTable('member_profiles', {
  memberId: uuid('member_id').primaryKey(),
  company: text('company'),
  country: text('country'),
  phoneE164: text('phone_e164'),
  vatId: text('vat_id'),
  categories: text('categories').array().notNull(),
  countries: text('countries').array().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull(),
})
