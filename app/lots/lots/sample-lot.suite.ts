import { type LotInput, lotSchema } from './lot-schema'

export const sampleLot = {
  externalId: 'ERP-4711',
  categories: ['shoes'],
  texts: {
    en: { title: 'Men’s running shoes, sizes 40–46', description: 'Autumn overstock, unworn, in their own boxes.' },
    de: { title: 'Herren-Laufschuhe, Größen 40–46' },
  },
  brands: ['Flow'],
  condition: 'new_a',
  reason: 'overstock',
  quantity: 3840,
  unit: 'PR',
  splittable: 'by_pallet',
  packaging: {
    unitsPerCarton: 12,
    cartonsPerPallet: 10,
    palletType: 'EUR1',
    pallets: 32,
    heightCm: 180,
    grossKg: 5184,
  },
  price: { amount: 790, tiers: [{ from: 1920, amount: 740 }] },
  priceVisibility: 'members',
  retailPrice: { from: 5995, to: 7995 },
  stock: { country: 'NL', city: 'Rotterdam' },
  restrictions: [{ rule: 'deny', countries: ['DE', 'AT', 'CH'] }],
  lines: [
    { gtin: '4006381333931', sku: 'F2-40', name: 'Runner 2, black, 40', brand: 'Flow', quantity: 1920, unitPrice: 790 },
    {
      gtin: '4006381333948',
      sku: 'F2-41',
      name: 'Runner 2, black, 41',
      brand: 'Flow',
      quantity: '1920',
      unitPrice: 790,
    },
  ],
  private: { costPrice: 512, minPrice: 601, notes: 'closed on Fridays' },
}

export function sampleInput(changes: Record<string, unknown> = {}): LotInput {
  return lotSchema.parse({ ...sampleLot, ...changes })
}
