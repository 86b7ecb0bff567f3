import { z } from 'zod'
import { categories } from '../../lots/facts/categories'
import { optionalLineInput } from '../../platform/base/text-input'
import { countries } from '../../platform/i18n/countries'
import { languages } from '../../platform/i18n/languages'
import { registrationSchema } from '../identity/member-input'
import { profileLimits } from './profile-limits'

/** The profile form; empty fields become null. Messages are translation keys. */
export const profileSchema = registrationSchema.pick({ name: true }).extend({
  company: optionalLine(profileLimits.company),
  country: z.enum(['', ...countries], 'validation.choice').transform((code) => code || null),
  phoneNumber: optionalLine(profileLimits.phoneNumber),
  vatId: optionalLine(profileLimits.vatId),
  categories: choices(categories),
  countries: choices(countries),
  language: z.enum(languages, 'validation.language'),
})

export type ProfileInput = z.output<typeof profileSchema>

function optionalLine(most: number) {
  return optionalLineInput(most).transform((text) => text || null)
}

function choices<const Choice extends string>(all: readonly Choice[]) {
  return z
    .array(z.enum(all, 'validation.choice'), 'validation.choice')
    .max(all.length, 'validation.choice')
    .transform((chosen) => all.filter((choice) => chosen.includes(choice)))
}
