import type { Translate } from '../../platform/i18n/translate'
import { categories } from './categories'
import {
  allergens,
  certificates,
  conditions,
  dateTypes,
  documentKinds,
  foodCategories,
  functionals,
  incoterms,
  lotKinds,
  lotStatuses,
  palletTypes,
  priceBases,
  reasons,
  resaleChannels,
  splittings,
  storages,
  units,
  vatSchemes,
} from './trade-terms'

export const termNames = {
  category: terms(categories, (t, word) => t(`categories.${word}`)),
  foodCategory: terms(foodCategories, (t, word) => t(`trade.food_categories.${word}`)),
  kind: terms(lotKinds, (t, word) => t(`trade.kinds.${word}`)),
  status: terms(lotStatuses, (t, word) => t(`trade.statuses.${word}`)),
  condition: terms(conditions, (t, word) => t(`trade.conditions.${word}`)),
  functional: terms(functionals, (t, word) => t(`trade.functionals.${word}`)),
  reason: terms(reasons, (t, word) => t(`trade.reasons.${word}`)),
  unit: terms(units, (t, word) => t(`trade.units.${word}`)),
  splittable: terms(splittings, (t, word) => t(`trade.splittings.${word}`)),
  palletType: terms(palletTypes, (t, word) => t(`trade.pallet_types.${word}`)),
  basis: terms(priceBases, (t, word) => t(`trade.price_bases.${word}`)),
  vat: terms(vatSchemes, (t, word) => t(`trade.vat_schemes.${word}`)),
  incoterm: terms(incoterms, (t, word) => t(`trade.incoterms.${word}`)),
  dateType: terms(dateTypes, (t, word) => t(`trade.date_types.${word}`)),
  storage: terms(storages, (t, word) => t(`trade.storages.${word}`)),
  allergen: terms(allergens, (t, word) => t(`trade.allergens.${word}`)),
  certificate: terms(certificates, (t, word) => t(`trade.certificates.${word}`)),
  documentKind: terms(documentKinds, (t, word) => t(`trade.document_kinds.${word}`)),
  channel: terms(resaleChannels, (t, word) => t(`trade.channels.${word}`)),
} as const

function terms<const Word extends string>(words: readonly Word[], name: (t: Translate, word: Word) => string) {
  return (t: Translate): (readonly [word: Word, name: string])[] => words.map((word) => [word, name(t, word)])
}
