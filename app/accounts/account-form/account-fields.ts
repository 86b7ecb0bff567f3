import type { FormAnswer } from '../../platform/forms/form-answer'

export const NEXT = 'next'
export const IN_DIALOG = 'dialog'

export interface AccountAnswer extends FormAnswer {
  readonly status: 'done' | 'refused'
  readonly typed: Readonly<Record<string, string>>
}
