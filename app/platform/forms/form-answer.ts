import type { FieldErrors } from '../base/errors'

export interface FormError {
  readonly key: string
  readonly values?: Readonly<Record<string, string | number>>
}

export type FormErrors<Field extends string = string> = Readonly<Partial<Record<Field, FormError>>>

/** What a form shows: errors of single fields, or a refusal of the whole form. The reason is null if unknown. */
export interface FormAnswer<Field extends string = string> {
  readonly errors: FormErrors<Field>
  readonly failure: { readonly reason: FormError | null } | null
}

export const noErrors: FormAnswer = { errors: {}, failure: null }

export function refused<Field extends string>(errors: FormErrors<Field>, reason: FormError | null): FormAnswer<Field> {
  return { errors, failure: hasErrors(errors) ? null : { reason } }
}

export function hasErrors(errors: FormErrors): boolean {
  return Object.values(errors).some((error) => error !== undefined)
}

/** First error of each field; errors of other fields are dropped. */
export function firstErrors<Field extends string>(
  errors: FieldErrors,
  fieldOf: (path: string) => Field | undefined,
): FormErrors<Field> {
  const first: Partial<Record<Field, FormError>> = {}
  for (const [path, [key]] of Object.entries(errors)) {
    const field = fieldOf(path)
    if (field !== undefined && key !== undefined) first[field] ??= { key }
  }
  return first
}

/** After a native post, shows thanks instead of the form. @param id of the thanks, which gets the focus */
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
