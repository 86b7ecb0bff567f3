import { isRecord } from '../../platform/base/record'
import { thankYou } from '../../platform/forms/form-answer'

export interface RequestReceipt {
  readonly reference: string
  readonly createdAt: Date
  /** Calendar day, such as `2026-11-23`. */
  readonly answerBy: string
}

export function presentReceipt({ reference, createdAt, answerBy }: RequestReceipt) {
  return { reference, createdAt: createdAt.toISOString(), answerBy }
}

/** Reference that the API returned; undefined if the answer is not ours. */
export function readReference(answer: unknown): string | undefined {
  return isRecord(answer) && typeof answer.reference === 'string' ? answer.reference : undefined
}

export const requestThanks = thankYou('sent', 'request-sent', /^B-\d{4}-\d{4,9}$/)

export const inquiryThanks = thankYou('sent', 'request-sent', /^I-\d{4}-\d{4,9}$/)
