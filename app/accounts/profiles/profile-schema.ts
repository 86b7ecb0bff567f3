import { z } from 'zod'
import { severalCategories } from '../../lots/facts/category-schema'
import { choices, optionalLineInput } from '../../platform/base/text-input'
import { countries } from '../../platform/i18n/countries'
import { languages } from '../../platform/i18n/languages'
import { registrationSchema } from '../identity/member-input'
import { profileLimits } from '../identity/member-limits'

/** The profile form; empty fields become null. Messages are translation keys. */
export const profileSchema = registrationSchema.pick({ name: true }).extend({
  company: optionalLine(profileLimits.company),
  country: z.enum(['', ...countries], 'validation.choice').transform((code) => code || null),
  phoneNumber: optionalLine(profileLimits.phoneNumber),
  vatId: optionalLine(profileLimits.vatId),
  categories: severalCategories,
  countries: choices(countries),
  language: z.enum(languages, 'validation.language'),
})

export type ProfileInput = z.output<typeof profileSchema>

function optionalLine(most: number) {
  return optionalLineInput(most).transform((text) => text || null)
}
