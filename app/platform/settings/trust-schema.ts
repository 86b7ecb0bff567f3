import { z } from 'zod'
import { languages } from '../i18n/languages'

const text = (most: number) =>
  z
    .partialRecord(z.enum(languages), z.string().trim().min(1).max(most, `must have at most ${most} characters`))
    .refine((texts) => Object.keys(texts).length > 0, 'must have a text in at least one language')

/** What shows that the company can be trusted. Each part is shown where it is set. */
export const trustSchema = z
  .strictObject({
    since: z.int().min(1800).max(2100).optional(),
    volumes: z
      .array(
        z.strictObject({
          /** A number, written as each language writes it, or a text. */
          figure: z.union([z.number(), z.string().trim().min(1).max(10)]),
          what: text(40),
        }),
      )
      .max(3)
      .default([]),
    references: z
      .array(
        z.strictObject({
          quote: text(300),
          name: z.string().trim().min(1).max(60),
          company: z.string().trim().min(1).max(60),
        }),
      )
      .max(4)
      .default([]),
    payment: text(400).optional(),
    inspection: text(400).optional(),
    loading: text(400).optional(),
    terms: text(400).optional(),
  })
  .prefault({})
