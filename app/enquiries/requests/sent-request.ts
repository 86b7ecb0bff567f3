/** What a buyer is told of a request that was stored. */
export interface RequestReceipt {
  readonly reference: string
  readonly createdAt: Date
  /** Calendar day, `2026-11-23`. */
  readonly answerBy: string
}

/** A receipt as `POST /api/requests` answers it. */
export function presentReceipt({ reference, createdAt, answerBy }: RequestReceipt) {
  return { reference, createdAt: createdAt.toISOString(), answerBy }
}
