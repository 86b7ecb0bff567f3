import { normalizeWords, readHeading, type SheetField } from '../spreadsheets/sheet-columns.ts'
import type { Confidence, ManifestField } from './manifest.ts'
import { basisOfHeading } from './price-basis.ts'

/** Column headings of manifests in our eight languages, in addition to those of lot lists. */
const headings: Readonly<Record<ManifestField, string>> = {
  gtin: 'ean gtin|gtin ean|gtin13|gtin 13|gtin14|ean 13|ean 8|ean nr|ean nummer|ean upc|upc code|upc ean|bar code|barcode number|ean barcode|barkod|kod ean gtin|codebarre|codigo barras|codice ean gtin|κωδικος ean|رقم الباركود|باركود|ean رمز|barcode|item barcode|product barcode|unit barcode|strichcode|gtin code|ean stück|ean einzel|ean pièce|ean szt|ean τεμαχίου|باركود القطعة',
  name: 'article description|item description|product description|article name|item name|goods description|model name|artikelname|artikelbez|artikelbeschreibung|kurztext|langtext|produktbezeichnung|produktname|warenbezeichnung|bezeichnung 1|artikeltext|désignation article|nom du produit|libellé article|intitulé|descripción artículo|descripción del artículo|descripción producto|nombre del producto|denominación|descrizione articolo|descrizione prodotto|denominazione|nome prodotto|artykuł|nazwa artykułu|opis towaru|opis produktu|asortyment|περιγραφή προϊόντος|όνομα προϊόντος|ονομασία προϊόντος|وصف المنتج|وصف الصنف|البيان|المادة|art bez|artbez|artikelbezeichnung 1|materialkurztext|materialbezeichnung|material description|material text|kurzbezeichnung|descr|item descr|style name|style description|libellé produit|intitulé produit|descriptif|desc artículo|desc articolo|descrizione estesa|nazwa pełna|nazwa asortymentu|ονομασία|περιγραφή είδους|اسم السلعة|اسم المادة',
  brand: 'brand name|make|markenname|nom de marque|nombre de marca|nome marca|nazwa marki|επωνυμία|اسم الماركة|العلامة',
  sku: 'sku|article no|article number|article nr|article code|art|art no|art nr|item no|item number|item code|product code|product no|part no|part number|model|model no|style|style no|reference|ref|ref no|artikelnummer|artikelnr|artikel nr|artikelcode|bestellnummer|bestell nr|modell|modellnummer|référence|réf|réf article|code article|numéro d article|modèle|código|código artículo|código producto|cod|ref artículo|modelo|codice|codice articolo|cod articolo|cod art|codice prodotto|modello|indeks|kod|kod produktu|kod towaru|nr art|nr artykułu|numer artykułu|symbol|κωδικός|κωδικός είδους|κωδικός προϊόντος|κωδ|μοντέλο|كود|الكود|رقم الصنف|كود الصنف|رمز الصنف|رمز المنتج|رقم المنتج|الموديل|vendor code|vendor sku|vendor item|supplier code|supplier article|supplier sku|supplier ref|code|materialnummer|material no|material number|mat nr|lieferantenartikelnummer|lief art nr|réf fournisseur|code produit|ref proveedor|referencia proveedor|cod fornitore|rif|indeks dostawcy|nr katalogowy|numer katalogowy|κωδ είδους|رمز المادة|كود المنتج',
  size: 'size|sizes|size eu|eu size|size uk|uk size|size us|us size|shoe size|garment size|größe|grösse|groesse|größen|gr|kleidergröße|konfektionsgröße|schuhgröße|konfektion|taille|tailles|pointure|pointures|taille eu|talla|tallas|talla eu|taglia|taglie|taglia eu|numero scarpa|misura|rozmiar|rozmiary|rozm|rozmiar eu|μέγεθος|μεγέθη|μέγ|νούμερο|المقاس|مقاس|المقاسات|القياس',
  colour:
    'colour|color|colours|colors|colour name|color name|col|farbe|farben|farbname|farbbezeichnung|farbton|couleur|couleurs|coloris|colores|colore|colori|kolor|kolory|barwa|nazwa koloru|χρώμα|χρώματα|اللون|لون|الألوان',
  quantity:
    'unit qty|unit quantity|qty units|stück gesamt|stk gesamt|gesamt stück|pairs|total pairs|paar|paar gesamt|paare|paires|nb paires|pares|total pares|paia|totale paia|pary|liczba par|ilość par|ζεύγη|ζευγάρια|أزواج|عدد الأزواج|qty pcs|qty available|available qty|available|available quantity|quantity pcs|total qty|total quantity|total pcs|total pieces|stock qty|on hand|menge stk|menge stück|gesamtmenge|verfügbar|verfügbare menge|lagerbestand|lagermenge|anz|qté totale|qté disponible|quantité totale|quantité disponible|nb pièces|nombre de pièces|stock disponible|disponible|cantidad total|cantidad disponible|total unidades|nº unidades|existencias|q ta pz|quantità totale|quantità disponibile|disponibile|disponibilità|giacenza|numero pezzi|n pezzi|ilość szt|ilość sztuk|ilość razem|łączna ilość|liczba sztuk|stan magazynowy|stan mag|dostępne|dostępność|διαθέσιμα|διαθέσιμη ποσότητα|συνολική ποσότητα|απόθεμα|ποσ|πλήθος|الكمية المتوفرة|الكمية الإجمالية|إجمالي الكمية|المخزون|القطع|كمية|عدد|units|total units|units in stock|units available|no of units|number of units|qoh|soh|free stock|closing stock|balance|balance qty|freier bestand|verfügbarer bestand|restmenge|restbestand|stückzahl gesamt|anz stück|stock restant|qté restante|unidades disponibles|existencia|saldo|stan ilościowy|stan zapasu|ilość dostępna|υπόλοιπο|σύνολο τεμαχίων|الكميات المتوفرة|الرصيد',
  unit: 'units of measure|einh|unité de vente|ud medida|u m|jedn|jedn miary|μ μ|وحدة',
  unitPrice:
    'wsp|trade price|pa|pa ht|pa net|pv ht|price eur|price unit|unit price eur|price each|price pc|price pcs|price per pc|price per unit|price net|net unit price|offer price|our price|sales price|selling price|wholesale price|preis netto|preis stück|preis stk|preis pro stück|preis pro stk|preis je stück|stk preis|vk netto|vk preis|ek netto|angebotspreis|verkaufspreis netto|p u|p u ht|prix net|prix u|prix pièce|prix par pièce|prix de vente|prix de vente ht|prix de cession|tarif|tarif ht|precio neto|precio unidad|precio ud|precio por unidad|precio venta|precio de venta|pvm|prezzo netto|prezzo unit|prezzo pezzo|prezzo al pezzo|prezzo di vendita|prezzo vendita|prezzo offerta|cena szt|cena za szt|cena za sztukę|cena sprzedaży|cena jedn|cena jedn netto|cena oferta|τιμή τεμ|τιμή πώλησης|καθαρή τιμή|τιμή χονδρικής|τιμή προσφοράς|τιμή μον|سعر الواحدة|سعر الحبة|السعر للقطعة|سعر الجملة|سعر العرض|سعر|unit cost|cost|cost price|cost per unit|ek|ep|e preis|einzelpreis netto|stückpreis netto|abgabepreis|pu|pu ht|prix u ht|tarifa|tarifa neta|precio coste|costo unitario|prezzo di costo|cena hurtowa|cena zakupu netto|τιμή κόστους|τιμή αγοράς|سعر التكلفة|التكلفة|تكلفة الوحدة',
  total:
    'zeilensumme|total|total price|total value|total amount|total net|line total|line value|amount|value|net value|extended price|ext price|sum|gesamt|gesamtpreis|gesamtwert|gesamtbetrag|gesamt netto|summe|wert|warenwert|betrag|total ht|montant|montant ht|montant total|prix total|valeur|valeur totale|importe|importe total|precio total|valor|valor total|totale|importo|importo totale|prezzo totale|valore|valore totale|wartość|wartość netto|razem|kwota|suma|σύνολο|συνολική αξία|συνολική τιμή|αξία|ποσό|الإجمالي|المجموع|القيمة|القيمة الإجمالية|إجمالي السعر|السعر الإجمالي|إجمالي|gp|g preis|gesamt preis|ext cost|extended cost|ext value|ext net|total cost|prix total ht|valeur ht|importe neto|totale netto|totale riga|wartość razem|καθαρή αξία|القيمة الكلية',
  currency: 'curr|ccy|whg|wkz|dev|mon|val|wal|عملة',
  retailPrice:
    'recommended retail price|suggested retail price|srp|rrp incl vat|rrp unit|retail|retail value|list price|original price|consumer price|uvp brutto|uvp stück|evp|listenpreis|katalogpreis|empf verkaufspreis|unverbindliche preisempfehlung|prix conseillé|prix catalogue|pvc|pvc ttc|prix boutique|pvpr|pvp recomendado|precio catálogo|precio recomendado|prezzo consigliato|prezzo di listino|prezzo listino|cena katalogowa|cena rynkowa|cena detal|sugerowana cena|προτεινόμενη τιμή|τιμή λιανικής|τιμή καταλόγου|πλτ|سعر المستهلك|السعر الأصلي|سعر القائمة|unit retail|unit msrp|msrp|vk brutto|ladenpreis|ladenverkaufspreis|prix public ttc|prix magasin|empf vk|empf vkp|p v p|pvp rec|p v p rec|p v p recomendado|prezzo vendita pubblico|pvp iva|cena sklepowa|cena półkowa|τιμή ραφιού|سعر البيع للجمهور',
  bestBefore:
    'najlepiej przed|κατά προτίμηση πριν από|ανάλωση κατά προτίμηση πριν από|ανάλωση πριν|يفضل قبل|يفضل استهلاكه قبل|best before date|best before end|bb date|bbf|expiry date|exp date|exp|expires|expiration|expiration date|shelf life|mhd datum|mindestens haltbar bis|haltbarkeit|haltbarkeitsdatum|ablaufdatum|verfallsdatum|ddm dluo|date limite|date de péremption|péremption|date d expiration|fecha de vencimiento|vencimiento|fecha vencimiento|fecha caducidad|cons pref|consumir antes de|scad|data scadenza|tmc scadenza|shelf life|termin przydatności|data przydatności|przydatność|ważność|data waż|ημερομηνία ανάλωσης|ημ λήξης|ημερ λήξης|تاريخ انتهاء الصلاحية|انتهاء الصلاحية|ينتهي في|صالح حتى|bbe|bb|best by|use before|mind haltbar|mind haltbar bis|mindesthaltbarkeit|mindesthaltbarkeitsdatum|dluo|dlc|f caducidad|f cad|cad|tmc|t m c|data di scadenza|d w|data minimalnej trwałości|ημ νία λήξης|صلاحية|تاريخ الصلاحية',
  unitsPerCarton:
    'unità per cartone|الوحدات في الكرتون|per carton|units per case|pcs per case|pcs per box|pieces per box|pcs ctn|pcs carton|pcs box|case pack|inner|carton qty|unit per carton|qty per carton|quantity per carton|qty ctn|stück karton|stk pro karton|stück je karton|stk je karton|inhalt|inhalt pro karton|ve stück|ve inhalt|verpackungseinheit|gebinde|colisage|pcb ve|unités par carton|pcs par carton|qté par carton|uvc par carton|unidades caja|uds por caja|piezas por caja|ud caja|empaque|embalaje|pz per cartone|pz ct|pezzi cartone|pz x cartone|pezzi per collo|confezione|pz conf|szt w kartonie|sztuk karton|ilość w kartonie|szt opak|szt w opakowaniu|τεμ ανά κιβώτιο|τεμ κιβ|τεμάχια κιβωτίου|συσκευασία|قطعة كرتون|حبة في الكرتون|العدد في الكرتون|التعبئة|عدد الحبات بالكرتون|vpe|units carton|units ctn|units box|units outer|case size|pack size|packsize|case qty|outer|outer qty|master carton|ve|stk ve|stück ve|pcb|uvc|unités carton|pièces carton|uds caja|pz cartone|pz collo|imballo|opak zb|w opakowaniu|τεμ χ κιβ|قطع بالكرتون',
  cartons:
    'total cases|total boxes|cases available|available cases|cartons available|available cartons|ctns available|cases in stock|cartons in stock|verfügbare kartons|kartons verfügbar|cartons disponibles|colis disponibles|cajas disponibles|cartoni disponibili|dostępne kartony|διαθέσιμα κιβώτια|الكراتين المتوفرة|cartons|carton|ctns|ctn|no of cartons|number of cartons|qty cartons|cases|boxes|kartons|karton|kart|anzahl kartons|kartonanzahl|kolli|colis|cartons qté|nb colis|nb cartons|nombre de colis|nombre de cartons|cajas|nº cajas|número de cajas|bultos|cartoni|n cartoni|numero cartoni|colli|n colli|kartony|kartonów|liczba kartonów|ilość kartonów|opakowania|κιβώτια|κιβ|αριθμός κιβωτίων|كراتين|كرتون|عدد الكراتين|الكراتين|no ctns|no cartons|nr cartons|nr of cartons|qty ctns|total ctns|total cartons|anz kartons|anz kart|anzahl kolli|nb de cartons|nb de colis|n cajas|n colli totale|kart razem|αρ κιβωτίων|عدد الصناديق',
  weight:
    'net weight|net weight kg|weight kg|weight per unit|unit weight|kg|kgs|net kg|nettogewicht|netto kg|gewicht netto|stückgewicht|poids net|poids kg|poids unitaire|peso neto|peso kg|peso unitario|peso netto|waga netto|waga kg|masa|masa netto|καθαρό βάρος|βάρος kg|κιλά|الوزن الصافي|وزن|الوزن كجم',
  condition:
    'quality|qualität|güte|klasse|klasa|jakość|grado|categoría calidad|qualità|ποιότητα|الجودة|cond|item condition|product condition|artikelzustand|état produit|estado producto|stato prodotto|κατάσταση προϊόντος|حالة المنتج',
  category:
    'product group|product category|group|department|sub category|subcategory|produktgruppe|artikelgruppe|gruppe|sortiment|rayon|groupe|univers|sous famille|grupo|sección|subfamilia|gruppo|gruppo merceologico|reparto|famiglia|grupa towarowa|dział|rodzaj|ομάδα|οικογένεια|المجموعة|القسم|النوع|dept|wg|wgr|hauptwarengruppe|division|segment|subdept|catégorie produit|gama|linea|grupa asortymentowa',
}

/** Costs that are not the asking price, and row numbers. */
const nothing =
  'recovery|unit recovery|total recovery|min order|vat|mwst|tva|iva|pos|no|nr|lp|lfd nr|position|#|α α|م|ext retail|extended retail|total retail|retail total|ext msrp|total msrp|hs code|customs code|tariff code|tariff number|color code|colour code|size code|country code|cn code|taric|zolltarifnummer|code douanier|units per pallet|units pallet|pcs per pallet|pcs pallet|stück pro palette|stk palette|pièces par palette|pallet id|pallet no|pallet|lpn|asin|fournisseur|supplier|lieferant|proveedor|fornitore|dostawca|προμηθευτής|المورد'

const ofLots: Partial<Record<SheetField, ManifestField>> = {
  externalId: 'sku',
  title: 'name',
  description: 'name',
  category: 'category',
  brand: 'brand',
  condition: 'condition',
  quantity: 'quantity',
  unit: 'unit',
  price: 'unitPrice',
  costPrice: 'unitPrice',
  currency: 'currency',
  retailPrice: 'retailPrice',
  unitsPerCarton: 'unitsPerCarton',
  grossKg: 'weight',
  bestBefore: 'bestBefore',
  useBy: 'bestBefore',
  gtin: 'gtin',
}

const secondBest: ReadonlySet<SheetField> = new Set(['externalId', 'description', 'costPrice', 'useBy'])

const fieldOf = new Map<string, ManifestField | null>([
  ...nothing.split('|').map((name) => [normalizeWords(name), null] as const),
  ...Object.entries(headings).flatMap(([field, names]) =>
    names.split('|').map((name) => [normalizeWords(name), field as ManifestField] as const),
  ),
])

/** Only valid as the whole heading: "code" may be any code. */
const aloneOnly: ReadonlySet<string> = new Set([
  'code',
  'cost',
  'units',
  'size',
  'sizes',
  'taille',
  'misura',
  'talla',
  'numero',
])

/** Names that may occur inside a longer heading: most words first, then longest. */
const contained = [...fieldOf]
  .filter(([name]) => name.length > 3 && !aloneOnly.has(name))
  .sort(([one], [other]) => wordsIn(other) - wordsIn(one) || other.length - one.length)
  .map(([name, field]) => [` ${name} `, field] as const)

/** Marks a price as retail anywhere in the heading: "VK-Preis (UVP)". */
const retail =
  /(?<!\p{L})(?:uvp|rrp|msrp|srp|evp|pvpr?|pvc|ppc|scd|πλτ|unverbindliche|ladenpreis|recommended|retail|prix public|prix conseillé|al pubblico|al público|recomendado|consigliato|detaliczna|sugerowana|λιανικ\p{L}*|التجزئة|للجمهور)(?!\p{L})/iu

const per = '(?:/|(?<!\\p{L})(?:per|pro|je|par|por|na|w|ανά|لكل|في))\\s*'
const perPallet = new RegExp(`${per}(?:pal|παλ|طبلية)`, 'iu')
const perCarton = new RegExp(
  `${per}(?:case|carton|ctn|box|kart|ve(?!\\p{L})|vpe|caja|collo|colis|opak|κιβ|كرتون)`,
  'iu',
)
const pallets = /(?<!\p{L})(?:pal[eé]tt?\p{L}*|pallets?|παλέτ\p{L}*|طبليات|الطبليات)(?!\p{L})/iu
const cartons =
  /(?<!\p{L})(?:cases|cartons|ctns|boxes|kartons?|vpe?|opakowań|kartonów|zgrzewek|cajas|cartoni|colli|colis|κιβώτια|κιβωτίων|كراتين|الكراتين)(?!\p{L})/iu

const currencyWords = /[([][^)\]]*[)\]]|[€$£]|\b(?:eur|euro|usd|gbp|pln|chf|czk|zł|excl|incl)\b/giu

/** Interpretation of a heading; lower rank wins. */
interface HeadingMatch {
  readonly field: ManifestField
  readonly confidence: Extract<Confidence, 'sure' | 'likely'>
  readonly rank: number
}

export function readManifestHeading(heading: string): HeadingMatch | null {
  const says = countedIn(readWords(heading.replace(/[#№]/gu, ' no ')), heading)
  if (!says || !retail.test(heading)) return says
  // The value at retail prices is not the asking price.
  if (says.field === 'total') return null
  return says.field === 'unitPrice' || says.field === 'unit' ? { ...says, field: 'retailPrice' } : says
}

/** Quantities of cartons, not of pieces: "Ilość opakowań", "Menge pro Karton", "Cartons/palette". */
function countedIn(says: HeadingMatch | null, heading: string): HeadingMatch | null {
  if (says?.field === 'unitPrice' && /^ext(?:ended)?(?!\p{L})/iu.test(heading)) return { ...says, field: 'total' }
  if (says?.field !== 'quantity' && says?.field !== 'cartons') return says
  if (perPallet.test(heading)) return null
  if (perCarton.test(heading)) return { ...says, field: 'unitsPerCarton' }
  // A column of pallets is the quantity only if there is no other.
  if (says.field === 'quantity' && pallets.test(heading)) return { ...says, confidence: 'likely', rank: 4 }
  return says.field === 'quantity' && cartons.test(heading) ? { ...says, field: 'cartons' } : says
}

function readWords(heading: string): HeadingMatch | null {
  const whole = normalizeWords(heading)
  if (whole === '' || heading.length > 80) return null
  const bare = normalizeWords(heading.replace(currencyWords, ' '))
  const basis = retail.test(heading) ? null : basisOfHeading(heading)
  // Beside a price per piece, the price per carton adds nothing.
  if (basis && basis !== 'unit') return { field: 'unitPrice', confidence: 'sure', rank: 2 }
  for (const name of [whole, bare]) {
    const own = fieldOf.get(name)
    if (own === null) return null
    if (own) return { field: own, confidence: 'sure', rank: 0 }
    const lots = name === '' ? null : readHeading(name)
    const field = lots && ofLots[lots.field]
    if (lots && field) return { field, confidence: 'sure', rank: secondBest.has(lots.field) ? 1 : 0 }
  }
  const words = ` ${bare} `
  const [, part] = contained.find(([name]) => words.includes(name)) ?? []
  if (part) return { field: part, confidence: 'likely', rank: 2 }
  return part === null ? null : byFirstWord(bare)
}

function byFirstWord(heading: string): HeadingMatch | null {
  const words = heading.split(' ')
  for (const word of words) {
    const lots = word.length > 2 ? readHeading(word) : null
    const field = (aloneOnly.has(word) ? null : fieldOf.get(word)) ?? (lots && ofLots[lots.field])
    if (field) return { field, confidence: 'likely', rank: 3 }
  }
  return null
}

function wordsIn(name: string): number {
  return name.split(' ').length
}

const size =
  /^(?:(?:eu|uk|us|gr|sz|size|tg)\.? ?)?(?:\d{2,3}(?:[.,]5)?(?: ?[/-] ?\d{2,3})?|\d{0,2}x{0,4}[sml]|one ?size)(?: ?(?:eu|uk|us))?$/iu

/** Neighbouring columns headed by sizes that follow one another. */
export const MIN_SIZES = 3

/** A size as a heading: "36", "EU 42", "98/104", "XXL". */
export function isSizeHeading(heading: string): boolean {
  return size.test(heading)
}
