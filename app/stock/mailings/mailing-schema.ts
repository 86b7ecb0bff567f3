import { z } from 'zod'
import { severalCategories } from '../../lots/facts/category-schema'
import { lineInput, textInput } from '../../platform/base/text-input'
import { languages } from '../../platform/i18n/languages'
import { audiences, mailingLimits } from './mailing-draft'

const text = z.object({ subject: lineInput(mailingLimits.subject), note: textInput(mailingLimits.note) })

const person = z.object({
  email: z.email('validation.email').max(254, 'validation.too_long').toLowerCase(),
  name: lineInput(200).nullable(),
  language: z.enum(languages, 'validation.language'),
})

export const mailingSchema = z.object({
  id: z.uuid('validation.invalid'),
  lots: z.array(z.string()).min(1, 'validation.required').max(mailingLimits.lots, 'validation.too_many'),
  audience: z.enum(audiences, 'validation.choice'),
  people: z.array(person).max(mailingLimits.people, 'validation.too_many'),
  interests: severalCategories,
  languages: z.array(z.enum(languages, 'validation.language')),
  waiting: z.boolean().optional(),
  texts: z.partialRecord(z.enum(languages), text),
})

export type Mailing = z.output<typeof mailingSchema>
