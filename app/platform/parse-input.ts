import type { z } from 'zod'
import { type FieldErrors, InvalidInput } from './errors'

/** What a schema found wrong, by field: `attachments.0.url` for nested ones, the empty name for the input as a whole. */
export function fieldErrors(error: { issues: readonly z.core.$ZodIssue[] }): FieldErrors {
  const errors: FieldErrors = {}
  for (const issue of error.issues) {
    const field = issue.path.join('.')
    const key = issue.message.startsWith('validation.') ? issue.message : 'validation.invalid'
    errors[field] = [...new Set([...(errors[field] ?? []), key])]
  }
  return errors
}

/** The value as the schema understands it. @throws {InvalidInput} */
export function parseInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new InvalidInput(fieldErrors(result.error))
}
