import { countries } from '../../platform/i18n/countries'
import { countryName } from '../../platform/i18n/country-name'
import { languages } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import { termNames } from '../facts/term-names'
import { normalizeWords } from './sheet-columns'

/** Other accepted cell values: short forms, and names in sheets exported earlier. */
const abbreviations: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  unit: {
    H87: 'pc|pcs|piece|pieces|ea|each|stk|stck|stuck|st|pce|pièce|pz|pezzo|pieza|ud|uds|unidad|unidades|szt|sztuka|τεμ|τεμάχιο|τεμάχια|قطعة|حبة',
    PR: 'pair|paar|paire|par|paio|para|ζεύγος|زوج',
    SET: 'set|satz|jeu|lots assortis|juego|komplet|zestaw|σετ|طقم',
    KGM: 'kilo|kgs|kilogram',
    TNE: 'to|ton|tonne|tonnes',
    LTR: 'l|lt|litre|liter|litro|litr',
    XCT: 'ctn|ctns|carton|karton|kartony|caja|cartone|kiste|κιβώτιο|كرتون|كرتونة',
    XPX: 'pallet|palette|palé|palet|pal|paleta|palety|παλέτα|طبلية|منصة نقالة',
    ftl: 'full trucks|pełne ciężarówki|całe ciężarówki',
    c20: 'kontenery 20-stopowe',
    c40: 'kontenery 40-stopowe',
    c40hc: 'kontenery 40-stopowe high cube',
  },
  condition: {
    new_a: 'neu originalverpackung|new|a|a ware|a grade|neu|neuware|neuf|nuevo|nuovo|nowy|nowe|καινούργιο|νέο|جديد',
    new_b: 'b|b ware|b grade',
    shelf_pull: 'retirado de estante',
    return_tested: 'zwroty przetestowane',
    return_untested: 'zwroty nietestowane',
    return_customer: 'returns|retouren|retours|devoluciones|resi|zwroty|επιστροφές|مرتجعات',
    refurbished: 'refurb',
    salvage: 'sinistrés, à réparer',
  },
  kind: { stocklot: 'lote de excedentes|lotto a stock|partia magazynowa|بضاعة ستوك' },
  reason: {
    overstock: 'exceso de existencias',
    packaging_change: 'change of packaging',
    delisted: 'خارج التشكيلة',
    insolvency: 'تصفية إفلاس',
  },
  storage: { chilled: 'ψύξη', frozen: 'κατάψυξη' },
  channel: { own_store: 'δικά μας καταστήματα|متاجرنا|متاجر خاصة', marketplace: 'ηλεκτρονικές αγορές' },
  splittable: { by_carton: 'بالكرتونة', whole_only: 'الكمية كاملة فقط' },
  dateType: {
    best_before: 'mindestens haltbar bis|à consommer de préférence avant|da consumarsi preferibilmente entro',
    use_by: 'zu verbrauchen bis|à consommer jusqu’au|da consumarsi entro',
  },
  basis: { unit: 'per piece|per pc|la pièce|al pezzo|للقطعة', pallet: 'للمنصة', lot: 'للصفقة كلها' },
}

const vocabularies = new Map<string, ReadonlyMap<string, string>>()
let spoken = translatorOf('en')

function vocabularyOf(list: keyof typeof termNames): ReadonlyMap<string, string> {
  // The site file may have named other categories since.
  if (spoken !== translatorOf('en')) vocabularies.clear()
  spoken = translatorOf('en')
  const known = vocabularies.get(list)
  if (known) return known
  const words = new Map<string, string>()
  for (const language of languages) {
    for (const [word, name] of termNames[list](translatorOf(language)))
      words.set(normalizeWords(name), word).set(normalizeWords(word), word)
  }
  for (const [word, written] of Object.entries(abbreviations[list] ?? {})) {
    for (const each of written.split('|')) words.set(normalizeWords(each), word)
  }
  vocabularies.set(list, words)
  return words
}

/** Our term for a cell in any language; unknown text is returned for the schema to reject. */
export function readWord(list: keyof typeof termNames, text: string): string {
  return vocabularyOf(list).get(normalizeWords(text)) ?? text
}

let countryCodes: ReadonlyMap<string, string> | null = null

/** ISO 3166-1 alpha-2 code by code or name in any of our languages, else the original text. */
export function readCountry(text: string): string {
  countryCodes ??= new Map(
    languages.flatMap((language) =>
      countries.map((code) => [normalizeWords(countryName(code, language)), code] as const),
    ),
  )
  const code = text.trim().toUpperCase()
  return countries.includes(code) ? code : (countryCodes.get(normalizeWords(text)) ?? text)
}

export function listWords(): Readonly<Record<'unit' | 'condition' | 'category', ReadonlyMap<string, string>>> {
  return {
    unit: vocabularyOf('unit'),
    condition: vocabularyOf('condition'),
    category: vocabularyOf('category'),
  }
}
