/** Most of everything that an inquiry may have; texts in characters. The browser stops there; the server refuses beyond. */
export const inquiryLimits = {
  lots: 50,
  lotNumber: 20,
  comment: 2_000,
  message: 10_000,
  /** A number with its separators. */
  number: 24,
} as const
