export interface RequestReceipt {
  readonly reference: string
  readonly createdAt: Date
  /** Calendar day, such as `2026-11-23`. */
  readonly answerBy: string
}

/** Receipt as returned by `POST /api/requests`. */
export function presentReceipt({ reference, createdAt, answerBy }: RequestReceipt) {
  return { reference, createdAt: createdAt.toISOString(), answerBy }
}
