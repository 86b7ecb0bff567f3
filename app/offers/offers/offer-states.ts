export const offerStatuses = [
  'submitted',
  'in_review',
  'need_info',
  'counter_offered',
  'accepted',
  'declined',
  'withdrawn',
  'converted',
  'spam',
] as const

export const declineReasons = [
  'price',
  'no_demand',
  'condition',
  'restrictions',
  'shelf_life',
  'documents',
  'quantity',
  'duplicate',
  'sold_elsewhere',
  'other',
] as const
