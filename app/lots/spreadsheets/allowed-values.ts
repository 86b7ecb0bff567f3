import type { Translate } from '../../platform/i18n/translate'
import { termNames } from '../facts/term-names'
import { currencies, visibilities } from '../facts/trade-terms'
import type { SheetField } from './sheet-columns'

const named = ['category', 'condition', 'unit', 'splittable', 'basis', 'incoterm', 'status'] as const

export function allowedValues(field: SheetField, t: Translate): readonly string[] | null {
  const list = named.find((each) => each === field)
  if (list === 'incoterm') return termNames.incoterm(t).map(([code]) => code)
  if (list) return termNames[list](t).map(([, name]) => name)
  if (field === 'currency') return currencies
  return field === 'priceVisibility' ? visibilities : null
}
