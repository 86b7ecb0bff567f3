import { text, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '../../platform/i18n/languages'
import { enquiryChannels, enquiryStatuses, lossReasons, quarantineReasons } from './enquiry'

/** First columns of both tables of enquiries. */
export const enquiryColumns = {
  id: uuid('id').primaryKey(),
  reference: text('reference').notNull(),
  submission: text('submission').notNull(),
  status: text('status', { enum: enquiryStatuses }).notNull(),
  lostBecause: text('lost_because', { enum: lossReasons }),
  quarantineReason: text('quarantine_reason', { enum: quarantineReasons }),
  channel: text('channel', { enum: enquiryChannels }).notNull(),
  language: text('language').$type<Language>().notNull(),
  name: text('name').notNull(),
  company: text('company').notNull(),
  email: text('email').notNull(),
  country: text('country').notNull(),
  phoneNumber: text('phone_number'),
  phoneE164: text('phone_e164'),
  vatId: text('vat_id'),
}
