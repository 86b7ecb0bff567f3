/** States of a buying request. A quarantined one was caught by a trap for machines. */
export const requestStatuses = ['new', 'answered', 'quoted', 'on_option', 'won', 'lost', 'spam', 'quarantined'] as const

/** Why a request came to nothing. */
export const lossReasons = [
  'price',
  'no_goods',
  'quantity',
  'too_late',
  'no_answer',
  'bought_elsewhere',
  'other',
] as const
