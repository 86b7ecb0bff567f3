/** `quarantined` means a bot trap caught the request. */
export const requestStatuses = ['new', 'answered', 'quoted', 'on_option', 'won', 'lost', 'spam', 'quarantined'] as const

export const lossReasons = [
  'price',
  'no_goods',
  'quantity',
  'too_late',
  'no_answer',
  'bought_elsewhere',
  'other',
] as const
