import { eq, inArray } from 'drizzle-orm'
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js'
import { type FieldErrors, InvalidInput } from '../../platform/base/errors'
import type { Services } from '../../platform/services/services.server'
import { changeMember } from '../identity/members.server'
import type { Member } from '../identity/session.server'
import type { ProfileInput } from './profile-schema'
import { profiles } from './profiles.table.server'
import { parseVatId } from './vat-id'

export interface Profile extends Omit<ProfileInput, 'vatId'> {
  readonly vatId: string | null
}

export async function findProfile({ db }: Pick<Services, 'db'>, { id, name, language }: Member): Promise<Profile> {
  const [row] = await db.select().from(profiles).where(eq(profiles.memberId, id))
  return {
    name,
    language,
    company: row?.company ?? null,
    country: row?.country ?? null,
    phoneNumber: row?.phoneE164 ? (parsePhoneNumberFromString(row.phoneE164)?.formatInternational() ?? null) : null,
    vatId: row?.vatId ?? null,
    categories: row?.categories ?? [],
    countries: row?.countries ?? [],
  }
}

export async function findProfiles({ db }: Pick<Services, 'db'>, memberIds: readonly string[]) {
  if (memberIds.length === 0) return new Map<string, typeof profiles.$inferSelect>()
  const rows = await db
    .select()
    .from(profiles)
    .where(inArray(profiles.memberId, [...memberIds]))
  return new Map(rows.map((row) => [row.memberId, row]))
}

/** @throws {InvalidInput} `phoneNumber`; `vatId`: wrong check digits; `country`: missing but needed for the VAT id */
export async function saveProfile(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { id }: Pick<Member, 'id'>,
  input: ProfileInput,
): Promise<void> {
  const { name, language, company, country, categories, countries } = input
  const errors: FieldErrors = {}
  const phoneE164 = input.phoneNumber === null ? null : parsePhone(input.phoneNumber, country)
  if (input.phoneNumber !== null && phoneE164 === null) errors.phoneNumber = ['validation.phone']
  const vatId = input.vatId === null || country === null ? null : parseVatId(input.vatId, country)
  if (input.vatId !== null && country === null) errors.country = ['validation.required']
  else if (input.vatId !== null && vatId === null) errors.vatId = ['validation.vat_id']
  if (Object.keys(errors).length > 0) throw new InvalidInput(errors)
  const said = { company, country, phoneE164, vatId, categories, countries: [...countries], updatedAt: now() }
  await db.transaction(async (tx) => {
    await changeMember(tx, id, { name, company, language }, said.updatedAt)
    await tx
      .insert(profiles)
      .values({ ...said, memberId: id })
      .onConflictDoUpdate({ target: profiles.memberId, set: said })
  })
}

/** Parses a phone number to E.164, or null. Without a country code it is national. */
function parsePhone(typed: string, country: string | null): string | null {
  const home = country !== null && isSupportedCountry(country) ? country : undefined
  const phone = parsePhoneNumberFromString(typed.replace(/^00/, '+'), home)
  return phone?.isValid() ? phone.number : null
}
