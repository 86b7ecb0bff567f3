import { type Language, languages } from '../../platform/i18n/languages.ts'
import type { DecimalSign } from './sheet-cells'

export type SheetField = keyof typeof headings

/** A recognized column; titles and descriptions may name a language (`title_de`). */
export interface SheetColumn {
  readonly place: number
  readonly heading: string
  readonly field: SheetField
  readonly language: Language | null
}

export interface NumberedColumn extends SheetColumn {
  readonly decimalSign: DecimalSign
}

/** Headings: our own name first, then usual ones in our eight languages. */
const headings = {
  externalId:
    'external id|your reference|reference|reference no|ref|ref no|ihre referenz|referenz|votre référence|référence|su referencia|suo riferimento|numer własny|δικός σας κωδικός|رقمكم الخاص|id|lot|lot no|lot number|lot id|our ref|posten|posten nr|postennummer|referenznummer|référence lot|n° lot|lote|n.º lote|referencia|lotto|n. lotto|riferimento|nr partii|partia|numer partii|παρτίδα|αρ παρτίδας|κωδικός παρτίδας|رقم الدفعة|رقم اللوت|المرجع',
  title:
    'title|name|product|product name|item|goods|bezeichnung|artikel|artikelbezeichnung|produkt|ware|titel|titre|désignation|produit|article|libellé|título|producto|artículo|nombre|titolo|prodotto|articolo|nome|tytuł|nazwa|towar|nazwa produktu|τίτλος|προϊόν|είδος|περιγραφή είδους|ονομασία|العنوان|المنتج|الصنف|اسم المنتج|اسم الصنف',
  description:
    'description|details|remarks|beschreibung|bemerkung|details zur ware|description détaillée|remarques|descripción|observaciones|descrizione|note articolo|opis|uwagi|περιγραφή|παρατηρήσεις|الوصف|تفاصيل|ملاحظات الصنف',
  category:
    'category|categories|warengruppe|kategorie|catégorie|famille|categoría|familia|categoria|kategoria|grupa|κατηγορία|الفئة|التصنيف',
  brand:
    'brand|brands|manufacturer|marke|hersteller|marque|fabricant|marca|fabricante|produttore|marka|producent|μάρκα|κατασκευαστής|العلامة التجارية|الماركة',
  condition:
    'condition|grade|zustand|état|qualité|estado|condición|condizione|stato|stan|κατάσταση|الحالة|حالة البضاعة',
  quantity:
    'quantity|qty|pieces|pcs|stock|units|menge|stück|stk|anzahl|bestand|stückzahl|quantité|qté|pièces|cantidad|cant|piezas|unidades|uds|quantità|qta|q tà|pezzi|pz|ilość|szt|sztuk|sztuki|ποσότητα|τεμάχια|τεμ|الكمية|عدد القطع|العدد',
  unit: 'unit|uom|unit of measure|einheit|me|mengeneinheit|unité|unidad|unidad de medida|unità|um|jednostka|jm|j m|μονάδα|μον μέτρησης|μμ|الوحدة|وحدة القياس',
  moq: 'moq|minimum order|min qty|mindestabnahme|mindestmenge|minimum de commande|quantité minimale|pedido mínimo|cantidad mínima|ordine minimo|quantità minima|minimalne zamówienie|min ilość|ελάχιστη παραγγελία|الحد الأدنى للطلب|أقل كمية',
  step: 'step|order step|staffelung|abnahmeschritt|pas de commande|múltiplo|multiplo|krok|βήμα|مضاعفات الطلب|multiple de commande|múltiplo de pedido|multiplo d’ordine|krotność|πολλαπλάσιο παραγγελίας',
  splittable:
    'splittable|split|teilbar|abgabe|fractionnable|divisible|divisibile|podzielność|διαιρετή|التجزئة|sposób sprzedaży|τρόπος πώλησης|طريقة البيع',
  price:
    'price|unit price|price per piece|net price|asking price|preis|stückpreis|ek|vk|nettopreis|einzelpreis|prix|prix unitaire|pu|prix ht|precio|precio unitario|p unit|prezzo|prezzo unitario|cena|cena netto|cena jednostkowa|τιμή|τιμή μονάδας|τιμή τεμαχίου|السعر|سعر الوحدة|سعر القطعة',
  currency: 'currency|währung|devise|monnaie|moneda|divisa|valuta|waluta|νόμισμα|العملة',
  basis:
    'basis|price basis|preisbasis|preis je|base de prix|base de precio|base prezzo|podstawa ceny|βάση τιμής|أساس السعر|price per|prix par|precio por|prezzo per|cena za|τιμή ανά|السعر لكل',
  priceVisibility:
    'price visibility|preis sichtbar|visibilité du prix|visibilidad del precio|visibilità prezzo|widoczność ceny|ορατότητα τιμής|ظهور السعر|price visible to|preis sichtbar für|prix visible pour|precio visible para|prezzo visibile a|cenę widzą|την τιμή βλέπουν|السعر ظاهر لـ',
  retailPrice:
    'retail price|rrp|msrp|uvp|ladenpreis|verkaufspreis|prix public|ppc|prix de vente conseillé|pvp|precio de venta al público|prezzo al pubblico|listino|cena detaliczna|λιανική τιμή|προτεινόμενη λιανική|سعر التجزئة|سعر البيع|prix conseillé|cena detal',
  costPrice:
    'cost price|cost|purchase price|einkaufspreis|ek preis|prix d achat|coût|precio de compra|coste|prezzo d acquisto|costo|cena zakupu|koszt|τιμή αγοράς|κόστος|سعر الشراء|سعر التكلفة',
  incoterm:
    'incoterm|incoterms|lieferbedingung|condition de livraison|condiciones de entrega|resa|termini di resa|warunki dostawy|όροι παράδοσης|شروط التسليم|شرط التسليم',
  place:
    'place|named place|incoterm place|lieferort|lieu de livraison|lugar de entrega|luogo di resa|miejsce dostawy|τόπος παράδοσης|مكان التسليم|incoterms place|ort laut incoterms|lieu de l’incoterm|lugar del incoterm|luogo incoterm|miejsce wg incoterms|τόπος incoterms',
  country: 'country|stock country|land|lagerland|pays|país|paese|nazione|kraj|χώρα|الدولة|البلد|بلد التخزين',
  city: 'city|location|warehouse|ort|standort|lager|stadt|ville|entrepôt|lieu|ciudad|almacén|ubicación|città|magazzino|miasto|magazyn|πόλη|αποθήκη|τοποθεσία|المدينة|المستودع|الموقع',
  unitsPerCarton:
    'units per carton|pcs per carton|pieces per carton|pack size|stück pro karton|stk karton|ve|inhalt karton|pièces par carton|pcb|unidades por caja|uds caja|pezzi per cartone|pz cartone|sztuk w kartonie|szt karton|τεμάχια ανά κιβώτιο|τεμ κιβώτιο|عدد القطع في الكرتون|قطع بالكرتونة|unités par carton|unità per cartone|μονάδες ανά κιβώτιο|الوحدات في الكرتون',
  cartonsPerPallet:
    'cartons per pallet|boxes per pallet|kartons pro palette|kartons je palette|cartons par palette|cajas por palé|cajas por palet|cartoni per pallet|kartonów na palecie|kartony paleta|κιβώτια ανά παλέτα|كراتين لكل طبلية|عدد الكراتين في الطبلية|الكراتين على الطبلية',
  pallets:
    'pallets|number of pallets|paletten|anzahl paletten|palettenzahl|palettes|nombre de palettes|palés|palets|número de palés|pallet|numero pallet|palety|liczba palet|παλέτες|αριθμός παλετών|الطبليات|عدد الطبليات|البالتات',
  grossKg:
    'gross weight|gross kg|weight|bruttogewicht|gewicht|gewicht kg|poids brut|poids|peso bruto|peso|peso lordo|waga brutto|waga|μικτό βάρος|βάρος|الوزن الإجمالي|الوزن',
  bestBefore:
    'best before|bbd|bbe|mhd|mindesthaltbarkeit|haltbar bis|ddm|dluo|date de durabilité|consumo preferente|fecha de consumo preferente|tmc|da consumarsi preferibilmente entro|najlepiej spożyć przed|termin ważności|data ważności|ανάλωση κατά προτίμηση|λήξη|ημερομηνία λήξης|تاريخ الانتهاء|تاريخ الصلاحية|الصلاحية|najlepiej przed|κατά προτίμηση πριν από|يفضل قبل',
  useBy:
    'use by|expiry|verbrauchsdatum|zu verbrauchen bis|dlc|fecha de caducidad|caducidad|scadenza|data di scadenza|należy spożyć do|ανάλωση έως|يستهلك قبل|يستهلك حتى',
  gtin: 'gtin|ean|ean code|ean13|barcode|upc|strichcode|barcode ean|code barres|code ean|gencod|código de barras|codigo ean|codice a barre|codice ean|kod kreskowy|kod ean|γραμμοκώδικας|barcode ean13|الباركود|رمز الباركود',
  readyFrom:
    'ready from|available from|verfügbar ab|lieferbar ab|disponible à partir du|disponible desde|disponibile dal|dostępne od|διαθέσιμο από|متاح من|διαθέσιμη από|متاحة من',
  status: 'status|state|statut|situación|stato lotto|κατάσταση παρτίδας|حالة العرض',
  notes:
    'notes|internal notes|interne notiz|notes internes|notas internas|note interne|notatki|εσωτερικές σημειώσεις|ملاحظات داخلية|notizen|notas|note|σημειώσεις|ملاحظات',
} as const

export const sheetFields = Object.keys(headings) as SheetField[]

/** A colleague's choice for unrecognized headings. */
export type ChosenColumns = Readonly<Record<string, SheetField>>

/** Normalizes for comparison: lower case, no accents, single spaces. */
export function normalizeWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const fieldOf = new Map(
  Object.entries(headings).flatMap(([field, names]) =>
    [field, ...names.split('|')].map((name) => [normalizeWords(name), field as SheetField] as const),
  ),
)

/** Recognizes a heading; null if unknown. A currency or unit in brackets ("Preis (EUR)", "Price [€]") is ignored. */
export function readHeading(heading: string): Omit<SheetColumn, 'place'> | null {
  const [, name = heading, tag] = /^(.*?)[ _-]([a-z]{2})$/i.exec(heading.trim()) ?? []
  const language = languages.find((each) => each === tag?.toLowerCase()) ?? null
  const whole =
    fieldOf.get(normalizeWords(heading)) ??
    fieldOf.get(normalizeWords(heading.replace(/[([].*?[)\]]|[€$£]|\b(?:eur|usd|gbp|pln)\b/gi, '')))
  if (whole) return { heading, field: whole, language: null }
  const field = fieldOf.get(normalizeWords(name))
  return field && language && (field === 'title' || field === 'description') ? { heading, field, language } : null
}

/** Recognizes a header row; each field at most once. */
export function readHeadings(
  cells: readonly string[],
  chosen: ChosenColumns = {},
): { columns: SheetColumn[]; unknown: string[] } {
  const columns: SheetColumn[] = []
  const unknown: string[] = []
  for (const [place, heading] of cells.entries()) {
    if (heading.trim() === '') continue
    const parsed = readHeading(heading) ?? chosenHeading(heading, chosen)
    const isDuplicate = columns.some(({ field, language }) => field === parsed?.field && language === parsed.language)
    if (parsed && !isDuplicate) columns.push({ place, ...parsed })
    else unknown.push(heading)
  }
  return { columns, unknown }
}

function chosenHeading(heading: string, chosen: ChosenColumns): Omit<SheetColumn, 'place'> | null {
  const field = Object.hasOwn(chosen, heading) ? chosen[heading] : undefined
  return field ? { heading, field, language: null } : null
}
