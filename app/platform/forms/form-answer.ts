import type { FieldErrors } from '../base/errors'

export interface Fault {
  readonly key: string
  readonly values?: Readonly<Record<string, string | number>>
}

export type Faults<Field extends string = string> = Readonly<Partial<Record<Field, Fault>>>

/** What a form shows: faults of single fields, or a refusal of the whole form. The reason is null if unknown. */
export interface FormAnswer<Field extends string = string> {
  readonly faults: Faults<Field>
  readonly failure: { readonly reason: Fault | null } | null
}

export const noFaults: FormAnswer = { faults: {}, failure: null }

export function refused<Field extends string>(faults: Faults<Field>, reason: Fault | null): FormAnswer<Field> {
  return { faults, failure: isFaulty(faults) ? null : { reason } }
}

export function isFaulty(faults: Faults): boolean {
  return Object.values(faults).some((fault) => fault !== undefined)
}

/** First error of each field; errors of other fields are dropped. */
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

/**
 * Address of a page that shows its thanks instead of the form, after a native post.
 * @param parameter query parameter that says what was sent
 * @param id of the thanks, which gets the focus
 */
export function thankYou(parameter: string, id: string, values: RegExp) {
  return {
    id,
    addressOf: (path: string, value: string): string => `${path}?${parameter}=${value}#${id}`,
    read: (search: string): string | null => {
      const value = new URLSearchParams(search).get(parameter)
      return value !== null && values.test(value) ? value : null
    },
  }
}
