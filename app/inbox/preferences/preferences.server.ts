import { eq } from 'drizzle-orm'
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { type AuditActor, recordAudit } from '../../company/team/record-audit.server'
import { currencies, incoterms, visibilities } from '../../lots/facts/trade-terms'
import { Refusal } from '../../platform/base/errors'
import { parseInput } from '../../platform/base/parse-input'
import type { Services } from '../../platform/services/services.server'

export const MAX_SIGNATURE_LENGTH = 500
/** Working days. */
export const MAX_DAYS = 60

const officePreferences = pgTable('office_preferences', {
  id: boolean('id').primaryKey(),
  signature: text('signature').notNull(),
  incoterm: text('incoterm', { enum: incoterms }).notNull(),
  currency: text('currency', { enum: currencies }).notNull(),
  priceVisibility: text('price_visibility', { enum: visibilities }).notNull(),
  offerDays: integer('offer_days').notNull(),
  reservationDays: integer('reservation_days').notNull(),
  version: integer('version').notNull(),
})

export type OfficePreferences = Omit<typeof officePreferences.$inferSelect, 'id'>

const days = z.coerce
  .number('validation.number')
  .int('validation.number')
  .min(1, 'validation.number')
  .max(MAX_DAYS, 'validation.number')

const preferencesSchema = z.object({
  signature: z
    .string('validation.text')
    .transform((written) => written.replaceAll('\r\n', '\n').trim())
    .pipe(
      z
        .string()
        .max(MAX_SIGNATURE_LENGTH, 'validation.too_long')
        .regex(/^(?:\P{Cc}|\n)*$/u, 'validation.text'),
    ),
  incoterm: z.enum(incoterms, 'validation.choice'),
  currency: z.enum(currencies, 'validation.choice'),
  priceVisibility: z.enum(visibilities, 'validation.choice'),
  offerDays: days,
  reservationDays: days,
  version: z.coerce.number('validation.choice').int('validation.choice'),
})

export async function findPreferences({ db }: Pick<Services, 'db'>): Promise<OfficePreferences> {
  const [found] = await db.select().from(officePreferences)
  if (!found) throw new Error('The row of preferences comes with the table.')
  const { id: _, ...preferences } = found
  return preferences
}

/** Stores and audits the preferences. @throws {InvalidInput} @throws {Refusal} 409 `preferences.changed_meanwhile` */
export async function savePreferences(
  { db, now }: Pick<Services, 'db' | 'now'>,
  fields: FormData,
  colleague: AuditActor,
): Promise<void> {
  const { version, ...wanted } = parseInput(preferencesSchema, Object.fromEntries(fields))
  await db.transaction(async (tx) => {
    const [was] = await tx.select().from(officePreferences).for('update')
    if (was?.version !== version) throw new Refusal('preferences.changed_meanwhile', 409)
    const changed = Object.entries(wanted).filter(([name, value]) => was[name as keyof typeof wanted] !== value)
    if (changed.length === 0) return
    await tx
      .update(officePreferences)
      .set({ ...wanted, version: version + 1 })
      .where(eq(officePreferences.id, true))
    const details = Object.fromEntries(
      changed.map(([name, became]) => [name, { was: was[name as keyof typeof wanted], became }]),
    )
    await recordAudit(
      tx,
      { action: 'preferences.changed', about: Object.keys(details).join(', '), details },
      colleague,
      now(),
    )
  })
}
