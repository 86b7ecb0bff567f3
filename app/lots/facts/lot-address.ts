import type { Language } from '../../platform/i18n/languages'
import type { Category } from './categories'

export function productsAddress(language: Language, category?: Category): string {
  return `/${language}/products${category ? `?category=${category}` : ''}`
}

export function lotAddress(reference: string, language: Language): string {
  return `${productsAddress(language)}/${reference}`
}
