/** Categories of a site that names none, in display order: eight of stock lots, and food. Translations: `categories.toys`. */
export const usualCategories = [
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
export type UsualCategory = (typeof usualCategories)[number]

/** Key of a category, a usual one or the site's own. */
export type Category = string

/** Categories of the site in display order. The document names them to its browser. */
export const categories: Category[] = import.meta.env.SSR
  ? [...usualCategories]
  : (document.documentElement.dataset.categories?.split(' ') ?? [])

/** Replaces the list, when the site file was read. */
export function setCategories(keys: readonly Category[]): void {
  categories.splice(0, categories.length, ...keys)
}
