import { z } from 'zod'
import { categories } from '../../lots/facts/categories'
import { languages } from '../../platform/i18n/languages'

/** Kinds of mails: the list of new lots, and single lots that are worth a mail of their own. */
export const mailKinds = ['new_lots', 'single_lots'] as const

/** What a subscriber wishes. The messages are translation keys. */
export const preferencesSchema = z.object({
  /** Of the mails. */
  language: z.enum(languages, 'validation.language'),
  /** Kinds of goods; none stands for all. */
  categories: z.array(z.enum(categories, 'validation.invalid')).max(categories.length, 'validation.invalid'),
  kinds: z.array(z.enum(mailKinds, 'validation.invalid')).min(1, 'validation.required').max(mailKinds.length),
})

/** Preferences as they were understood. */
export type Preferences = z.output<typeof preferencesSchema>
