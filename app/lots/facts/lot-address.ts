import type { Language } from '../../platform/i18n/languages'
import type { Category } from './categories'

/** The address of all lots, or of those of a category. */
export function productsAddress(language: Language, category?: Category): string {
  return `/${language}/products${category ? `?category=${category}` : ''}`
}

/** The address of a lot's page, by its reference: `/de/products/L-2611-0042`. */
export function lotAddress(reference: string, language: Language): string {
  return `${productsAddress(language)}/${reference}`
}
