// What inquiries and buying requests share, for browser and server.

/** `quarantined` means a bot trap caught it. */
export const enquiryStatuses = ['new', 'answered', 'quoted', 'on_option', 'won', 'lost', 'spam', 'quarantined'] as const

export const lossReasons = [
  'price',
  'no_goods',
  'quantity',
  'too_late',
  'no_answer',
  'bought_elsewhere',
  'other',
] as const

export interface EnquiryMove {
  readonly status: (typeof enquiryStatuses)[number]
  readonly lostBecause: (typeof lossReasons)[number] | null
}

export const quarantineReasons = ['honeypot', 'too_fast', 'blocked'] as const

export const enquiryChannels = ['web', 'email', 'phone', 'fair', 'api'] as const

/** Maximum values, enforced by both browser and server; texts in characters. */
export const enquiryLimits = {
  name: 200,
  company: 200,
  email: 254,
  phoneNumber: 50,
  vatId: 30,
  postcode: 20,
  /** Text of a buying request, or message about lots. */
  text: 10_000,
  comment: 2_000,
  lots: 50,
  lotNumber: 20,
  list: 4_000,
  /** Including separators. */
  number: 24,
} as const
