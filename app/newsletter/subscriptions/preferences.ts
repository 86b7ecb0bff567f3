import { z } from 'zod'
import { categories } from '../../lots/facts/categories'
import { languages } from '../../platform/i18n/languages'

export const mailKinds = ['new_lots', 'single_lots'] as const

export const preferencesSchema = z.object({
  language: z.enum(languages, 'validation.language'),
  categories: z.array(z.enum(categories, 'validation.invalid')).max(categories.length, 'validation.invalid'),
  kinds: z.array(z.enum(mailKinds, 'validation.invalid')).min(1, 'validation.required').max(mailKinds.length),
})

export type Preferences = z.output<typeof preferencesSchema>
