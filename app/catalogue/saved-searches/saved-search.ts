import { z } from 'zod'
import { lineInput } from '../../platform/base/text-input'

export const frequencies = ['hourly', 'daily', 'weekly'] as const

export const alertChoices = [...frequencies, 'off'] as const

export const searchLimits = { perMember: 50, name: 120, query: 4_000 } as const

export const searchInput = {
  name: lineInput(searchLimits.name),
  query: z.string().max(searchLimits.query, 'validation.too_long'),
  alerts: z.enum(alertChoices, 'validation.choice'),
}
export type AlertChoice = (typeof alertChoices)[number]
