import { isCountryAdjective } from '../../catalogue/understanding/places'
import { unitTerms } from '../../catalogue/understanding/trade-words'
import { type Part, understand } from '../../catalogue/understanding/understand'
import type { OfferFacts } from '../../offers/offers/offer-details'
import { foldText } from '../../platform/i18n/fold-text'
import { type Language, languages } from '../../platform/i18n/languages'

type GoodsInText = Partial<Pick<OfferFacts, 'condition' | 'country' | 'incoterm' | 'place' | 'quantity' | 'unit'>>

const unitsOfTerms = { piece: 'H87', pair: 'PR', set: 'SET', kilo: 'KGM', tonne: 'KGM' } as const
const unitOfWord = new Map(
  Object.entries(unitsOfTerms).flatMap(([term, unit]) =>
    unitTerms[term as keyof typeof unitsOfTerms].split(',').map((word) => [foldText(word).plain, unit] as const),
  ),
)

/** Negations, such as "no returns" and "not used". */
const denied =
  /(?<!\p{L})(?:no|not|never|without|kein\p{L}*|nicht|ohne|pas|sans|aucun|sin|ni|non|senza|nessun\p{L}*|bez|nie|χωρισ|οχι|δεν|بدون|لا|ليس\p{L}*)(?!\p{L})/u
/** A country as a market or as the origin of the goods, not as their place. */
const otherCountry =
  /made in|origin(?!al)|product of|produced in|brand|herkunft|hergestellt|produziert|marke|fabrique|origine|produit|marque|hecho en|origen|fabricado|marca|prodotto|origine|wyprodukowan|pochodzen|mark[ai]|παραγ|προελευσ|μαρκ|صنع|منشا|ماركة|export|market|sale|sell|sold|verkauf|vertrieb|markt|vente|marche|vender|venta|mercado|vendere|vendita|mercato|sprzed|rynek|πωλ|αγορ|εξαγωγ|بيع|سوق|تصدير|outside|ausserhalb|hors|fuera|fuori|poza|εκτοσ|خارج/u
/** A town after an Incoterm: "EXW Rotterdam". Neither a street nor a company. */
const namedPlace =
  /(?<!\p{L})(?:EXW|FCA|FOB|CPT|CIP|DAP|DPU|DDP|ex[ -]works|[Aa]b (?:Lager|Werk|Rampe))[ :]+(\p{Lu}[\p{L}\p{M}.'’-]{2,30})/u

/**
 * Reads quantity, condition, country, Incoterm and town from an offer's free text, in eight languages, each only if the text names exactly one.
 * Many sellers do not write in the page's language, so facts missing in that one are looked for in the others.
 * Suggestions for the team, never published unread.
 */
export function goodsInText(text: string, language: Language): GoodsInText {
  const clauses = text
    .split(/\n|[.;!?،](?=\s|$)/)
    .map((clause) => ({ clause, plain: foldText(clause).plain }))
    .filter(({ plain }) => !denied.test(plain))
  const own = readIn(language, clauses)
  const isWhole = own.condition !== undefined && own.country !== undefined && own.amount !== undefined
  const others = isWhole ? [] : languages.filter((each) => each !== language).map((each) => readIn(each, clauses))
  const place = own.incoterm && namedPlace.exec(text)?.[1]
  const { ambiguous, incoterm } = own
  const condition = own.condition ?? only(others.flatMap((each) => each.condition ?? []))
  const amount = own.amount ?? only(others.flatMap((each) => each.amount ?? []))
  const country = own.country ?? only(others.flatMap((each) => each.country ?? []))
  return {
    ...(condition && !ambiguous && { condition }),
    ...(country && { country }),
    ...(incoterm && { incoterm }),
    ...(place && { place }),
    ...(amount && amountNamed(amount)),
  }
}

interface Clause {
  readonly clause: string
  readonly plain: string
}

function readIn(language: Language, clauses: readonly Clause[]) {
  const partsOf = (chosen: typeof clauses) => chosen.flatMap(({ clause }) => understand(clause, language).parts)
  const goods = partsOf(clauses).map(({ filters }) => filters)
  // Country codes are skipped: they are more often sizes, plugs, labels or postcodes.
  const places = partsOf(clauses.filter(({ plain }) => !otherCountry.test(plain))).filter(
    ({ text: name }) => name.length > 3 && !isCountryAdjective(name),
  )
  return {
    condition: only(goods.flatMap((filters) => (filters.condition?.length === 1 ? filters.condition : []))),
    ambiguous: new Set(goods.flatMap((filters) => filters.condition ?? [])).size > 1,
    amount: only(clauses.flatMap((each) => amountsIn(each, partsOf([each])))),
    incoterm: only(goods.flatMap(({ incoterm: terms = [] }) => terms)),
    country: only(places.flatMap(({ filters }) => filters.country ?? [])),
  }
}

/** "12 per carton", "boxes of 50", "400-500", "gross weight 900 kg", "7,20 a piece": not the total quantity. */
const perPackage = /^ *(?:per|a|por|par|je|pro|w|na|za|ανα|στο|في|بال)(?!\p{L})/u
const inPackages =
  /[-–]$|(?:box|ctn|carton|case|pack|kart|kist|caisse|colis|caja|scatol|pudel|κιβωτ|κουτ|كرتون|علب)\p{L}*(?: (?:of|de|di|da|a|zu|mit|po|των))? *$/u
const weight = /weigh|gewicht|poids|peso|waga|brutto|lordo|βαρος|وزن/u
const FRACTION = /[.,]\d{1,2}(?!\d)/

/** Quantities as text, so that repeated ones are equal. Cartons and pallets count as units, because their contents may not be stated. */
function amountsIn({ clause }: Clause, parts: readonly Part[]): string[] {
  return parts.flatMap(({ text, start, end, filters: { minQuantity } }) => {
    const [before, after] = [foldText(clause.slice(0, start)).plain, foldText(clause.slice(end)).plain]
    const isOther = weight.test(before) || inPackages.test(before) || perPackage.test(after) || FRACTION.test(text)
    const unit = unitOfWord.get(foldText(text).plain.replace(/^[\d.,'\s]+(?:k(?= |$))?\s*/, '')) ?? 'H87'
    return minQuantity === undefined || isOther ? [] : [`${minQuantity} ${unit}`]
  })
}

function amountNamed(amount: string): Pick<GoodsInText, 'quantity' | 'unit'> {
  const [quantity = null, named] = amount.split(' ')
  return { quantity, unit: Object.values(unitsOfTerms).find((unit) => unit === named) ?? 'H87' }
}

function only<Value>(found: readonly Value[]): Value | undefined {
  const [first, ...others] = new Set(found)
  return others.length === 0 ? first : undefined
}
