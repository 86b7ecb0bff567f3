/** Maximum values, enforced by both browser and server; texts in characters. */
export const inquiryLimits = {
  lots: 50,
  lotNumber: 20,
  comment: 2_000,
  message: 10_000,
  /** Including separators. */
  number: 24,
} as const
