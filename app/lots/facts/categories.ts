/**
 * What goods are sorted by: eight kinds of stock lots, and food. The order is the one they are shown in.
 * Names are translations: `categories.toys`.
 */
export const categories = [
  'toys',
  'leisure',
  'garden',
  'jewelry',
  'shoes',
  'sport',
  'beauty',
  'electronics',
  'food',
] as const
export type Category = (typeof categories)[number]
