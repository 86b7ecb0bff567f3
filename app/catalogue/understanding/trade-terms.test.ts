import { expect, test } from 'vitest'
import type { Language } from '../../platform/i18n/languages'
import { readReference } from './match-reference'
import * as terms from './trade-words'
import { understand } from './understand'
import weakWords from './weak-words.txt?raw'

function read(text: string, language: Language) {
  const { parts, telling } = understand(text, language)
  return { telling, filters: Object.assign({}, ...parts.map(({ filters }) => filters)) }
}

test.each<[Language, string, string, string]>([
  ['en', 'end of line footwear', 'footwear', 'delisted'],
  ['en', 'discontinued kettles', 'kettles', 'delisted'],
  ['en', 'cancelled orders', '', 'cancelled_order'],
  ['en', 'bankruptcy stock', '', 'insolvency'],
  ['en', 'mislabelled shampoo', 'shampoo', 'mislabel'],
  ['de', 'Auslaufartikel', '', 'delisted'],
  ['de', 'Schuhe Auslaufmodelle', 'Schuhe', 'delisted'],
  ['de', 'Insolvenzware', '', 'insolvency'],
  ['de', 'stornierte Aufträge Sport', 'Sport', 'cancelled_order'],
  ['fr', 'fin de série', '', 'delisted'],
  ['fr', 'chaussures fins de serie', 'chaussures', 'delisted'],
  ['fr', 'changement d’emballage', '', 'packaging_change'],
  ['es', 'restos de serie calzado', 'calzado', 'delisted'],
  ['es', 'zapatos fin de temporada', 'zapatos', 'season'],
  ['it', 'fine serie scarpe', 'scarpe', 'delisted'],
  ['it', 'rimanenze di fine stagione', '', 'season'],
  ['pl', 'końcówki serii', '', 'delisted'],
  ['pl', 'kosmetyki koncowka serii', 'kosmetyki', 'delisted'],
  ['pl', 'upadłość', '', 'insolvency'],
  ['el', 'τελος σειρας', '', 'delisted'],
  ['el', 'αλλαγή συσκευασίας', '', 'packaging_change'],
  ['ar', 'نهاية الموسم', '', 'season'],
  ['ar', 'طلبيات ملغاة', '', 'cancelled_order'],
  ['ar', 'تغيير التغليف', '', 'packaging_change'],
])('%s: “%s” names a reason', (language, text, telling, reason) => {
  expect(read(text, language)).toEqual({ telling, filters: { reason: [reason] } })
})

test.each<[Language, string]>([
  ['en', 'candles crushed boxes'],
  ['de', 'Kerzen Umverpackung beschädigt'],
  ['fr', 'bougies boîtes abîmées'],
  ['es', 'velas cajas dañadas'],
  ['it', 'candele scatole rovinate'],
  ['pl', 'świece uszkodzone pudełka'],
  ['el', 'κεριά χτυπημενη συσκευασια'],
  ['ar', 'شموع كراتين تالفة'],
])('%s: “%s” has damaged packaging', (language, text) => {
  expect(read(text, language)).toEqual({ telling: text.split(' ')[0], filters: { condition: ['new_b'] } })
})

test.each<[Language, string]>([
  ['en', 'shavers customer returns unchecked'],
  ['de', 'Rasierer ungesichtete Retouren'],
  ['fr', 'rasoirs retours clients à tester'],
  ['es', 'afeitadoras devoluciones sin testar'],
  ['it', 'rasoi resi da testare'],
  ['pl', 'golarki zwroty nieprzetestowane'],
  ['el', 'ξυριστικές επιστροφές χωρίς έλεγχο'],
  ['ar', 'ماكينات مرتجعات بدون فحص'],
])('%s: “%s” are untested returns', (language, text) => {
  expect(read(text, language)).toEqual({ telling: text.split(' ')[0], filters: { condition: ['return_untested'] } })
})

test.each<[Language, string, string, number]>([
  ['pl', 'tir zabawek', 'zabawek', 33],
  ['it', 'bilico di scarpe', 'scarpe', 33],
  ['pl', '10 palet makaronu', 'makaronu', 10],
  ['pl', 'pięć europalet kosmetyków', 'kosmetyków', 5],
  ['pl', '3 kontenery butów', 'butów', 33],
  ['pl', 'kontener butów', 'kontener butów', 0],
  ['de', 'zehn Europaletten Kerzen', 'Kerzen', 10],
  ['de', '2 LKWs Spielzeug', 'Spielzeug', 66],
  ['fr', 'quatre palettes de verres', 'verres', 4],
  ['es', 'seis palés de velas', 'velas', 6],
  ['it', 'quattro bancali candele', 'candele', 4],
  ['el', 'πέντε παλέτες κεριά', 'κεριά', 5],
  ['el', '2 κοντέινερ παιχνίδια', 'παιχνίδια', 22],
  ['ar', 'حاويتين أحذية', 'أحذية', 22],
  ['ar', 'خمس طبليات شموع', 'شموع', 5],
  ['en', 'ten pallets of candles', 'candles', 10],
])('%s: “%s” is %s on at least %s pallets', (language, text, telling, pallets) => {
  expect(read(text, language)).toEqual({ telling, filters: pallets > 0 ? { minPallets: pallets } : {} })
})

test.each<[Language, string]>([
  ['pl', '200 kartonów'],
  ['el', '200 κούτες'],
  ['ar', '200 كرتون'],
  ['fr', '200 cartons'],
])('%s: “%s” counts cartons, which are not compared', (language, text) => {
  expect(understand(text, language)).toMatchObject({ telling: '', parts: [{ kind: 'quantity', filters: {} }] })
})

test.each<[Language, string, string]>([
  ['en', 'wholesaler toys', 'toys'],
  ['de', 'Spielzeug Grosshandel', 'Spielzeug'],
  ['de', 'Spielzeug en gros', 'Spielzeug'],
  ['fr', 'jouets en gros', 'jouets'],
  ['es', 'juguetes al por mayor', 'juguetes'],
  ['it', 'giocattoli all’ingrosso', 'giocattoli'],
  ['it', 'grossista giocattoli', 'giocattoli'],
  ['pl', 'zabawki hurtowo', 'zabawki'],
  ['pl', 'zabawki w ilościach hurtowych', 'zabawki'],
  ['el', 'παιχνίδια χονδρικης', 'παιχνίδια'],
  ['el', 'παιχνίδια χοντρική', 'παιχνίδια'],
  ['ar', 'ألعاب بالجمله', 'ألعاب'],
])('%s: wholesale says nothing in “%s”', (language, text, telling) => {
  expect(read(text, language)).toEqual({ telling, filters: {} })
})

test('words that say nothing do so without their accents, too', () => {
  expect(read('παιχνίδια παρτιδες', 'el').telling).toBe('παιχνίδια')
  expect(read('thé', 'fr').telling).toBe('thé')
})

test('reads a price per pallet but does not filter by it', () => {
  const { parts } = understand('toys 500 € per pallet', 'en')
  expect(parts).toMatchObject([{ kind: 'price', text: '500 € per pallet', filters: {} }])
})

test('a name of several words is not read as the goods in it', () => {
  const named = (words: readonly string[], at: number) => (words[at] === 'accessoires' ? words.slice(at, at + 2) : [])
  expect(understand('accessoires vélo', 'fr', () => true, named)).toMatchObject({
    parts: [],
    words: 'accessoires vélo',
  })
  expect(understand('vélo', 'fr', () => true, named).parts).toMatchObject([{ kind: 'goods' }])
})

test.each<[Language, string, object]>([
  ['pl', 'kosmetyki gat. 1', { condition: ['new_a'] }],
  ['de', 'Kerzen Klasse B', { condition: ['new_b'] }],
  ['fr', 'bougies qualité C', { condition: ['salvage'] }],
  ['ar', 'شموع درجة ثانية', { condition: ['new_b'] }],
  ['es', 'velas retiradas de tienda', { condition: ['shelf_pull'] }],
  ['it', 'candele ritiri dagli scaffali', { condition: ['shelf_pull'] }],
  ['it', 'candele nuovi arrivi settimana', { listed: 'week' }],
  ['el', 'κεριά νέα αυτής της εβδομάδας', { listed: 'week' }],
  ['en', 'candles added this week', { listed: 'week' }],
  ['de', 'Kerzen letzte 14 Tage', { listedWithin: 14 }],
  ['fr', 'bougies 10 derniers jours', { listedWithin: 10 }],
  ['es', 'velas novedades del último mes', { listedWithin: 31 }],
  ['pl', 'świece nowości z ostatnich 2 tygodni', { listedWithin: 14 }],
  ['en', 'candles added in the last 1.5 weeks', { listedWithin: 11 }],
  ['pl', 'świece dodane w ost. 5 dniach', { listed: 'week' }],
  ['el', 'κεριά καινούριες αγγελίες τελευταίες 3 μέρες', { listed: 'week' }],
  ['en', 'candles under half a euro', { maxPrice: 50 }],
  ['ar', 'شموع أقل من نصف يورو', { maxPrice: 50 }],
  ['en', 'candles 2 pallets only', { maxPallets: 2 }],
  ['en', 'candles new damaged boxes', { condition: ['new_b'] }],
  ['fr', 'bougies livrées DAP', { incoterm: ['DAP'] }],
  ['de', 'Kerzen MHD 2028 oder länger', { bestBefore: '2028-01-01' }],
  ['en', 'candles good to at least Sept 2027', { bestBefore: '2027-09-01' }],
  ['de', 'Kerzen Lager D/AT', { region: ['DE', 'AT'] }],
  ['es', 'velas publicadas en los últimos tres días', { listed: 'week' }],
  ['es', 'velas caducidad julio de 2027', { bestBefore: '2027-07-01', bestUntil: '2027-07-31' }],
  ['fr', 'bougies Belgique ou aux Pays-Bas', { country: ['NL'] }],
  ['en', 'candles IT', { country: ['IT'] }],
  ['ar', 'شموع فوب', { incoterm: ['FOB'] }],
  ['de', 'Kerzen MHD Jänner 2028', { bestBefore: '2028-01-01', bestUntil: '2028-01-31' }],
  ['ar', 'شموع نزل النهارده', { listed: 'week' }],
  ['de', 'Kerzen bis 1 Euro das Stück', { maxPrice: 100 }],
  ['fr', 'bougies à moins d’1,50 €', { maxPrice: 150 }],
  ['es', 'velas caducidad larga, después de 2028-01-01', { bestBefore: '2028-01-01' }],
  ['it', 'candele 1 pedana', { minPallets: 1, maxPallets: 1 }],
  ['es', 'velas stock nuevo', { condition: ['new_a'] }],
  ['pl', 'zabawki bez zwrotów', { condition: ['new_a'] }],
  ['fr', 'café DDM 06/2027 minimum', { bestBefore: '2027-06-01' }],
  ['es', 'velas menos de 5 palets', { maxPallets: 5 }],
  ['el', 'κεριά 1-2 παλέτες', { minPallets: 1, maxPallets: 2 }],
  ['en', 'candles 500-1,000 pcs', { minQuantity: 500, maxQuantity: 1_000 }],
  ['en', 'candles max 500 pieces', { maxQuantity: 500 }],
  ['en', 'candles max 2.50 each', { maxPrice: 250 }],
  ['de', 'Kerzen bis 5,50 € pro Packung', { maxPrice: 550 }],
  ['fr', "bougies jusqu'à 1,50€ l'unité", { maxPrice: 150 }],
  ['it', 'candele scad oltre giugno 2028', { bestBefore: '2028-06-01' }],
  ['de', 'Kerzen MHD 2026', { bestBefore: '2026-01-01', bestUntil: '2026-12-31' }],
  ['fr', 'bougies DLC février 2028', { bestBefore: '2028-02-01', bestUntil: '2028-02-29' }],
  ['es', 'velas que caducan antes de enero 2027', { bestBefore: '2000-01-01', bestUntil: '2027-01-01' }],
  ['de', 'Kerzen MHD vor Ende 2027', { bestBefore: '2000-01-01', bestUntil: '2027-12-31' }],
  ['pl', 'świece krótka data do końca stycznia 2027', { bestBefore: '2000-01-01', bestUntil: '2027-01-31' }],
  ['el', 'κεριά ληξη μαιος 2027', { bestBefore: '2027-05-01', bestUntil: '2027-05-31' }],
  ['ar', 'شموع برومانيا', { country: ['RO'] }],
  ['es', 'velas que no caduquen antes de mayo 2027', { bestBefore: '2027-05-01', bestUntil: '2027-05-31' }],
  ['de', 'Kerzen ab 50.000 Pack', { minQuantity: 50_000 }],
  ['de', 'Kerzen MHD ab 2026', { bestBefore: '2026-01-01' }],
])('%s: “%s” means %j besides goods', (language, text, filters) => {
  expect(read(text, language)).toEqual({ telling: text.split(' ')[0], filters })
})

test.each<[Language, string, object]>([
  ['en', 'shoes under 5000 €', { maxLotPrice: 500_000 }],
  ['en', 'shoes 200-800 € in total', { minLotPrice: 20_000, maxLotPrice: 80_000 }],
  ['en', 'shoes over 1,500 € each', { minPrice: 150_000 }],
  ['en', 'shoes 20 € a carton', {}],
  ['de', 'Schuhe Gesamtpreis bis 800 €', { maxLotPrice: 80_000 }],
  ['fr', 'chaussures budget max 900 €', { maxLotPrice: 90_000 }],
  ['es', 'zapatos hasta 500 € por el lote', { maxLotPrice: 50_000 }],
  ['it', 'scarpe prezzo totale sotto i 700 euro', { maxLotPrice: 70_000 }],
  ['pl', 'buty do 600 € za całość', { maxLotPrice: 60_000 }],
  ['el', 'παπούτσια έως 2.500 €', { maxLotPrice: 250_000 }],
  ['ar', 'أحذية أقل من 900 يورو للكل', { maxLotPrice: 90_000 }],
])('%s: “%s” has a price for the whole lot', (language, text, filters) => {
  expect(read(text, language)).toEqual({ telling: text.split(' ')[0], filters })
})

test('a port says nothing beside its town', () => {
  expect(understand('port du Havre', 'fr').telling).toBe('Havre')
  expect(understand('usb port hub', 'en').telling).toBe('usb port hub')
})

test('an or joins two filters, and stays a word elsewhere', () => {
  expect(understand('España o Portugal', 'es').telling).toBe('')
  expect(understand('refurbished or returns laptops', 'en').telling).toBe('')
  expect(understand('collier or', 'fr').telling).toBe('collier or')
})

test.each<[Language, string, string, object]>([
  ['en', '1 pallet toys', 'toys', { minPallets: 1, maxPallets: 1 }],
  ['ar', 'طبلية واحدة ألعاب', 'ألعاب', { minPallets: 1, maxPallets: 1 }],
  ['en', 'min 1 pallet toys', 'toys', { minPallets: 1 }],
  ['en', 'full pallets toys', 'toys', { minPallets: 1 }],
  ['en', 'toys 10 sets', 'toys', { minQuantity: 10 }],
  ['en', 'toys 10 trial', 'toys 10 trial', {}],
  ['el', 'νταλίκα τρόφιμα', 'τρόφιμα', { minPallets: 33 }],
  ['fr', '500 pcs mini bougies', 'bougies', { minQuantity: 500 }],
])('%s: “%s” says how many', (language, text, telling, filters) => {
  expect(read(text, language)).toEqual({ telling, filters })
})

test('no term mixes letters of two alphabets, which look alike', () => {
  const words = [...Object.values(terms), weakWords].flatMap((value) => JSON.stringify(value).match(/\p{L}+/gu) ?? [])
  const mixed = words.filter(
    (word) =>
      [/\p{Script=Latin}/u, /\p{Script=Greek}/u, /\p{Script=Arabic}/u].filter((script) => script.test(word)).length > 1,
  )
  // The Greek letter of `PDO` is typed on a Latin keyboard.
  expect(mixed).toEqual(['πop'])
})

test('a word without a meaning says nothing beside a price, even joined to it', () => {
  expect(read('1-Euro-Artikel', 'de')).toEqual({ telling: '', filters: { maxPrice: 100 } })
})

test.each<[Language, string, object]>([
  ['en', 'candles germny', { country: ['DE'] }],
  ['it', 'candele romaia', { country: ['RO'] }],
  ['en', 'candles shelf puls', { condition: ['shelf_pull'] }],
  ['en', 'candles short datd', {}],
])('%s: “%s” has a typing error in a term of the trade', (language, text, filters) => {
  const { parts } = understand(text, language, () => false)
  expect(parts.map((part) => part.text)).toEqual([text.slice(text.indexOf(' ') + 1)])
  expect(parts[0]?.filters).toEqual(filters)
  // What is spelt right is meant.
  expect(understand(text, language).parts).toEqual([])
})

test('the last seven days are new', () => {
  expect(read('zabawki z ostatnich 7 dni', 'pl')).toEqual({ telling: 'zabawki', filters: { listed: 'week' } })
  expect(read('candles last 6 months', 'en').filters).toEqual({})
  expect(read('letzte Posten', 'de').filters).toEqual({})
})

test('commas between words belong to none of them', () => {
  expect(read('sunglasses, ideally new, in boxes', 'en').telling).not.toContain(',')
})

test('a number that is joined to letters begins no range of prices', () => {
  expect(read('butki S3 do 17 eur', 'pl')).toEqual({ telling: 'butki S3', filters: { maxPrice: 1_700 } })
})

test.each([
  ['lot 98 still there?', '0098'],
  ['Posten Nr. 125 noch da?', '0125'],
  ['le lot 146 il est dispo ?', '0146'],
  ['lotto 162 è ancora disponibile?', '0162'],
  ['partia 121 jeszcze wolna?', '0121'],
  ['η παρτίδα 175 υπάρχει ακόμα;', '0175'],
])('“%s” asks for the lot of that number', (text, number) => {
  expect(readReference(text, '2026-11-29')).toMatchObject({ isNamed: true })
  expect(readReference(text, '2026-11-29')?.references[0]).toBe(`L-2611-${number}`)
})

test.each(['lto nr 0098', 'لوت رقم ٠٠٩٨'])('“%s” is a lot’s number', (text) => {
  expect(readReference(text, '2026-11-29')?.references[0]).toBe('L-2611-0098')
})

test.each(['lot 98 mugs', 'lot 100 pieces', 'mugs lot 98', 'under 98'])('“%s” names no lot', (text) => {
  expect(readReference(text, '2026-11-29')).toBeNull()
})
