import type { SheetField } from '../../lots/spreadsheets/sheet-columns'
import type { MessageKey } from '../../platform/i18n/translate'
import { fieldNames } from '../lot-form/field-names'

export const sheetFieldNames: Readonly<Record<SheetField, MessageKey>> = {
  ...fieldNames,
  title: 'stock.import.title_column',
  description: 'stock.import.description_column',
  category: 'lot_page.category',
  brand: 'lot_page.brand',
  basis: 'stock.price_for',
  retailPrice: 'lot_page.columns.retailPrice',
  costPrice: 'stock.cost_price',
  country: 'request.country',
  city: 'stock.city',
  unitsPerCarton: 'stock.per_carton',
  cartonsPerPallet: 'stock.cartons_per_pallet',
  pallets: 'lot_page.pallets',
  grossKg: 'stock.gross',
  bestBefore: 'lot_page.columns.bestBefore',
  useBy: 'trade.date_types.use_by',
  gtin: 'lot_page.columns.gtin',
  notes: 'stock.notes',
}
