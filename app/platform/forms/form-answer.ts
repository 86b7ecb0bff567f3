import type { FieldErrors } from '../base/errors'

/** What is wrong: a message key, and what fills the placeholders of its text. */
export interface Fault {
  readonly key: string
  readonly values?: Readonly<Record<string, string | number>>
}

/** What is wrong, by field. */
export type Faults<Field extends string = string> = Readonly<Partial<Record<Field, Fault>>>

/** What a form shows: faults of its fields, or that it was refused as a whole. The reason is null when nobody knows it. */
export interface FormAnswer<Field extends string = string> {
  readonly faults: Faults<Field>
  readonly failure: { readonly reason: Fault | null } | null
}

/** The answer of a form that has nothing to correct. */
export const nothingWrong: FormAnswer = { faults: {}, failure: null }

/** The answer to a form that was not stored: its faulty fields, or else the reason. */
export function refused<Field extends string>(faults: Faults<Field>, reason: Fault | null): FormAnswer<Field> {
  return { faults, failure: isFaulty(faults) ? null : { reason } }
}

export function isFaulty(faults: Faults): boolean {
  return Object.values(faults).some((fault) => fault !== undefined)
}

/** The first error of each field. Errors of no field of the form are left out. */
export function faultsOf<Field extends string>(
  errors: FieldErrors,
  fieldOf: (path: string) => Field | undefined,
): Faults<Field> {
  const faults: Partial<Record<Field, Fault>> = {}
  for (const [path, [key]] of Object.entries(errors)) {
    const field = fieldOf(path)
    if (field !== undefined && key !== undefined) faults[field] ??= { key }
  }
  return faults
}
