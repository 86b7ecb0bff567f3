import { z } from 'zod'
import { lineInput } from '../../platform/base/text-input'

/** How often a member is told of new lots in a search, at most. */
export const frequencies = ['hourly', 'daily', 'weekly'] as const
export type Frequency = (typeof frequencies)[number]

/** How often, or not at all, as a form has it. */
export const alertChoices = [...frequencies, 'off'] as const

/** How much of it is kept at most. */
export const searchLimits = { perMember: 50, name: 120, query: 4_000 } as const

/** What a member says of a search. The messages are translation keys. */
export const searchInput = {
  name: lineInput(searchLimits.name),
  query: z.string().max(searchLimits.query, 'validation.too_long'),
  alerts: z.enum(alertChoices, 'validation.choice'),
}
export type AlertChoice = (typeof alertChoices)[number]
