import { z } from 'zod'
import { countries } from '../i18n/countries'
import { languages } from '../i18n/languages'
import { memberEmail, newPassword, registrationSchema } from '../identity/member-input'
import { categories } from '../lots/categories'
import { LINE } from '../platform/text-input'
import { profileLimits } from './profile-limits'

/** A password that is only compared. */
const currentPassword = z.string('validation.required').min(1, 'validation.required').max(1_000, 'validation.too_long')

/** The profile as its form sends it: an empty box is nothing. The messages of all of these are translation keys. */
export const profileSchema = registrationSchema.pick({ name: true }).extend({
  company: optionalLine(profileLimits.company),
  country: z.enum(['', ...countries], 'validation.choice').transform((code) => code || null),
  phoneNumber: optionalLine(profileLimits.phoneNumber),
  vatId: optionalLine(profileLimits.vatId),
  categories: choices(categories),
  countries: choices(countries),
  language: z.enum(languages, 'validation.language'),
})

/** What a profile's form said. */
export type ProfileInput = z.output<typeof profileSchema>

/** The forms of the page about signing in, by what they are for. */
export const securitySchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('email'), newEmail: memberEmail, currentPassword }),
  z.object({ intent: z.literal('keep-email') }),
  z
    .object({
      intent: z.literal('password'),
      currentPassword,
      password: newPassword,
      confirmation: z.string('validation.required').min(1, 'validation.required'),
    })
    .refine(({ password, confirmation }) => password === confirmation, {
      path: ['confirmation'],
      error: 'validation.password_mismatch',
    }),
  z.object({ intent: z.literal('end-session'), session: z.uuid('validation.invalid') }),
  z.object({ intent: z.literal('sign-out-everywhere') }),
])

/** The form that deletes the account. */
export const deletionSchema = z.object({ currentPassword })

function optionalLine(most: number) {
  return z
    .string('validation.text')
    .trim()
    .max(most, 'validation.too_long')
    .regex(LINE, 'validation.text')
    .transform((text) => text || null)
}

/** Some of a list, each once. */
function choices<const Choice extends string>(all: readonly Choice[]) {
  return z
    .array(z.enum(all, 'validation.choice'), 'validation.choice')
    .max(all.length, 'validation.choice')
    .transform((chosen) => all.filter((choice) => chosen.includes(choice)))
}
