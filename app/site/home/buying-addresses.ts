import type { Category } from '../../lots/facts/categories'
import { productsAddress } from '../../lots/facts/lot-address'
import type { Language } from '../../platform/i18n/languages'

export function lotsAddress(language: Language): string {
  return productsAddress(language)
}

export function categoryAddress(category: Category, language: Language): string {
  return productsAddress(language, category)
}

export function stocklotsAddress(language: Language): string {
  return `${productsAddress(language)}?kind=stocklot`
}
