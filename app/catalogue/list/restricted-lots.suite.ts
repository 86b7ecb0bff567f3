import { sampleInput } from '../../lots/lots/sample-lot.suite'

// Restricted values of these lots are unique: no response may contain them, and no search by them may match.
const PRICE = { members: 48_317, on_request: 59_411 } as const
const BRAND = { members: 'Quorvex', on_request: 'Zyltrana' } as const
const GTIN = { members: '4006381333931', on_request: '4006381333948' } as const
export const SECRET = 83_777

/** Matches a number only on its own: ids, keys and timestamps contain any digits by chance. */
const number = (written: string) => new RegExp(`(?<![\\w-]|\\d\\.)(?:${written})(?![\\w-])`)
/** Patterns of restricted values, which no answer to a lower audience may match. */
export const marks = {
  members: [/quorvex/i, /4006381333931/, /QV-77/, number('48[.,\\s]?317'), number('483[.,]17')],
  on_request: [
    ...[/zyltrana/i, /4006381333948/, /ZY-88/, number('59[.,\\s]?411'), number('594[.,]11')],
    ...[number('83[.,\\s]?777'), number('837[.,]77')],
  ],
}

export function restrictedLot(audience: 'members' | 'on_request', sku: string) {
  return sampleInput({
    externalId: audience,
    categories: ['sport'],
    texts: {
      en: {
        title: `${BRAND[audience]} kettlebells`,
        description: `Kettlebells of ${BRAND[audience]}, ${BRAND[audience]}'s best.`,
      },
      de: { title: `Kugelhanteln von ${BRAND[audience].toUpperCase()}` },
    },
    brands: [BRAND[audience]],
    brandDisclosure: audience,
    price: { amount: PRICE[audience], tiers: [] },
    priceVisibility: audience,
    retailPrice: null,
    lines: [
      {
        gtin: GTIN[audience],
        sku,
        name: `${BRAND[audience]} 16 kg`,
        brand: BRAND[audience],
        quantity: 1,
        unitPrice: PRICE[audience],
      },
    ],
    private: { costPrice: SECRET, minPrice: SECRET, notes: `${SECRET}` },
  })
}

/** Searches that would match the restricted lots if restricted fields were indexed for the reader. */
export const probes = {
  members: [
    'q=Quorvex',
    'q=quorv',
    'q=Quorvexs',
    'q=quorvexx',
    'q=4006381333931',
    'q=04006381333931',
    'q=QV-77',
    'q=qv77',
    'brand=Quorvex',
    'minPrice=483&maxPrice=484',
    'q=483-484+euro',
    'q=total+1855372-1855373+euro',
  ],
  on_request: [
    'q=Zyltrana',
    'q=zyltr',
    'q=Zyltranas',
    'q=zyltrama',
    'q=4006381333948',
    'q=ZY-88',
    'brand=zyltrana',
    'minPrice=594&maxPrice=595',
    'q=594-595+euro',
    'q=total+2281382-2281383+euro',
  ],
}
