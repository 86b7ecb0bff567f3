import type { FieldErrors } from '../../platform/base/errors'

/** What the forms carry besides what people type: where to go on afterwards. */
export const NEXT = 'next'
/** That the form stands in the dialog, which goes on with the next step. */
export const IN_DIALOG = 'dialog'

/** Why a form as a whole was not taken: a message key and its values; null where nobody knows. */
export type AccountReason = {
  readonly key: string
  readonly values: Readonly<Record<string, string | number>>
} | null

/** How the server answers a form of the account that led nowhere else. */
export type AccountAnswer =
  | { readonly status: 'done'; readonly typed: Readonly<Record<string, string>> }
  | {
      readonly status: 'refused'
      /** What was typed, passwords left out. */
      readonly typed: Readonly<Record<string, string>>
      /** What is wrong, by field: a message key. */
      readonly faults: AccountFaults
      /** Set where no field is to blame. */
      readonly failure: { readonly reason: AccountReason } | null
    }

export type AccountFaults = Readonly<Record<string, string>>

/** The first error of each field. */
export function faultsOf(errors: FieldErrors): AccountFaults {
  return Object.fromEntries(Object.entries(errors).flatMap(([field, keys]) => (keys[0] ? [[field, keys[0]]] : [])))
}
