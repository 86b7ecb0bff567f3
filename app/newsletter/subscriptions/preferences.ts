import { z } from 'zod'
import { severalCategories } from '../../lots/facts/category-schema'
import { languages } from '../../platform/i18n/languages'

export const mailKinds = ['new_lots', 'single_lots'] as const

export const preferencesSchema = z.object({
  language: z.enum(languages, 'validation.language'),
  categories: severalCategories,
  kinds: z.array(z.enum(mailKinds, 'validation.invalid')).min(1, 'validation.required').max(mailKinds.length),
})

export type Preferences = z.output<typeof preferencesSchema>
