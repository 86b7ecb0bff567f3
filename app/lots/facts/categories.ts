/** Categories in display order: eight of stock lots, and food. Translations: `categories.toys`. */
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
