import type { FormAnswer } from '../../platform/forms/form-answer'

/** What the forms carry besides what people type: where to go on afterwards. */
export const NEXT = 'next'
/** That the form stands in the dialog, which goes on with the next step. */
export const IN_DIALOG = 'dialog'

/** How the server answers a form of the account that led nowhere else. */
export interface AccountAnswer extends FormAnswer {
  readonly status: 'done' | 'refused'
  /** What was typed, passwords left out. */
  readonly typed: Readonly<Record<string, string>>
}
