import type { z } from 'zod'
import { type FieldErrors, InvalidInput } from './errors'

/** Schema errors by field path such as `attachments.0.url`; the empty name stands for the whole input. */
export function fieldErrors(error: { issues: readonly z.core.$ZodIssue[] }): FieldErrors {
  // A map, because the sender chooses field names, such as `constructor`.
  const errors = new Map<string, string[]>()
  for (const issue of error.issues) {
    const key = issue.message.startsWith('validation.') ? issue.message : 'validation.invalid'
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [null]
    for (const name of names) {
      const field = [...issue.path, ...(name === null ? [] : [name])].join('.')
      errors.set(field, [...new Set([...(errors.get(field) ?? []), key])])
    }
  }
  return Object.fromEntries(errors)
}

/** @throws {InvalidInput} */
export function parseInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new InvalidInput(fieldErrors(result.error))
}

/** @param key one per intent of the sender @throws {InvalidInput} not 1 to 255 visible ASCII characters */
export function requireIdempotencyKey(key: string): void {
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw new InvalidInput({ 'Idempotency-Key': ['validation.idempotency_key'] })
}
