import { expect, test } from 'vitest'
import type { Language } from '../../platform/i18n/languages'
import { quotePart, understand } from './understand'

const read = (text: string, language: Language = 'en') => {
  const { parts, words } = understand(text, language)
  return {
    words,
    filters: Object.assign({}, ...parts.map(({ filters }) => filters)),
    said: parts.flatMap((part) => part.words || []),
  }
}

test.each<[Language, string, string, object]>([
  ['en', 'shoes Germany', 'shoes', { country: ['DE'] }],
  ['de', 'Schuhe aus Deutschland', 'Schuhe', { country: ['DE'] }],
  ['de', 'schuhe aus pl', 'schuhe', { country: ['PL'] }],
  ['de', 'Spielzeug aus den Niederlanden', 'Spielzeug', { country: ['NL'] }],
  ['pl', 'żywność z Włoch', 'żywność', { country: ['IT'] }],
  ['ar', 'ألعاب هولندا', 'ألعاب', { country: ['NL'] }],
  ['el', 'στην Ελλάδα', '', { country: ['GR'] }],
  ['en', 'EXW Poland', '', { incoterm: ['EXW'], country: ['PL'] }],
  ['en', 'food DE', 'food', { country: ['DE'] }],
  ['es', 'huile de olive', 'huile de olive', {}],
  ['en', 'grade B', '', { condition: ['new_b'] }],
  ['de', 'B-Ware Sport', 'Sport', { condition: ['new_b'] }],
  ['en', 'untested returns', '', { condition: ['return_untested'] }],
  ['fr', 'second choix', '', { condition: ['new_b'] }],
  ['en', '100 pieces sunglasses', 'sunglasses', { minQuantity: 100 }],
  ['de', '10.000 Stück Kosmetik', 'Kosmetik', { minQuantity: 10_000 }],
  ['fr', '10 000 pièces beauté', 'beauté', { minQuantity: 10_000 }],
  ['pl', 'od 30 tys sztuk', '', { minQuantity: 30_000 }],
  ['it', 'almeno 30mila pezzi', '', { minQuantity: 30_000 }],
  ['de', 'Olivenöl MHD 27', 'Olivenöl', { bestBefore: '2027-01-01' }],
  ['de', 'Ware die in Polen steht', '', { country: ['PL'] }],
  ['en', '5k pcs candles', 'candles', { minQuantity: 5_000 }],
  ['fr', '1000 bougies', 'bougies', { minQuantity: 1_000 }],
  ['en', '2 pallets electronics', 'electronics', { minPallets: 2 }],
  ['en', 'full truck toys', 'toys', { minPallets: 33 }],
  ['de', 'komplette LKW-Ladung', '', { minPallets: 33 }],
  ['en', 'toys under 2 euro', 'toys', { maxPrice: 200 }],
  ['fr', 'beauté < 1 €', 'beauté', { maxPrice: 100 }],
  ['pl', 'buty do 10 €', 'buty', { maxPrice: 1_000 }],
  ['de', 'Schuhe 5-10 € pro Paar', 'Schuhe', { minPrice: 500, maxPrice: 1_000 }],
  ['en', 'headphones 2.50 eur max', 'headphones', { maxPrice: 250 }],
  ['en', 'BBD 2027', '', { bestBefore: '2027-01-01' }],
  ['de', 'MHD ab 06/2027', '', { bestBefore: '2027-06-01' }],
  ['el', 'καφές με λήξη πάνω από 5 μήνες', 'καφές', { minShelfLife: 150 }],
  ['en', 'best before 30.06.2027 nougat', 'nougat', { bestBefore: '2027-06-30' }],
  ['it', 'scadenza giugno 2027', '', { bestBefore: '2027-06-01' }],
  ['en', 'best before end of 2027', '', { bestBefore: '2027-01-01' }],
  ['pl', 'kawa termin po marcu 2027', 'kawa', { bestBefore: '2027-03-01' }],
  ['el', 'καφές λήξη μετά τον απρίλιο 2027', 'καφές', { bestBefore: '2027-04-01' }],
  ['en', 'container of toys', 'toys', { minPallets: 11 }],
  ['en', 'toys trailer load', 'toys', { minPallets: 33 }],
  ['en', 'toys under two euro', 'toys', { maxPrice: 200 }],
  ['en', 'toys under 2', 'toys', { maxPrice: 200 }],
  ['de', 'Spielzeug bis 1,50', 'Spielzeug', { maxPrice: 150 }],
  ['ar', 'ألعاب أقل من يورو', 'ألعاب', { maxPrice: 100 }],
  ['es', 'todo a 1 euro', '', { maxPrice: 100 }],
  ['fr', '2ème choix', '', { condition: ['new_b'] }],
  ['en', 'located in Germany', '', { country: ['DE'] }],
  ['de', 'Spielzeug Lagerort Deutschland', 'Spielzeug', { country: ['DE'] }],
  ['de', 'Lager in Polen', '', { country: ['PL'] }],
  ['pl', 'zabawki magazyn Niemcy', 'zabawki', { country: ['DE'] }],
  ['de', 'Palettenware Retouren', '', { condition: ['return_customer', 'return_untested', 'return_tested'] }],
  ['pl', 'wyprzedaż magazynu Polska', '', { country: ['PL'] }],
  ['en', 'at least 500 pcs candles', 'candles', { minQuantity: 500 }],
  ['de', 'Lkw voll', '', { minPallets: 33 }],
  ['en', 'organic food', 'food', { certificate: ['organic'] }],
  ['en', 'new this week', '', { listed: 'week' }],
  ['en', 'nougat shelf life at least 6 months', 'nougat', { minShelfLife: 180 }],
  ['en', 'pasta min 90 days shelf life', 'pasta', { minShelfLife: 90 }],
  ['de', 'Kaffee MHD mindestens 12 Monate', 'Kaffee', { minShelfLife: 360 }],
  ['de', 'Nougat 6 Monate Restlaufzeit', 'Nougat', { minShelfLife: 180 }],
  ['en', 'long-dated chocolate', 'chocolate', { minShelfLife: 180 }],
  ['de', 'Kaffee langes MHD', 'Kaffee', { minShelfLife: 180 }],
  ['de', 'Lagerware Kaffee', 'Lagerware Kaffee', {}],
  ['fr', 'café DDM plus de 3 mois', 'café', { minShelfLife: 90 }],
  ['pl', 'kawa termin minimum 6 miesięcy', 'kawa', { minShelfLife: 180 }],
  ['ar', 'قهوة صلاحية 6 أشهر', 'قهوة', { minShelfLife: 180 }],
  ['ar', 'حاوية 40 قدم أحذية', 'أحذية', { minPallets: 24 }],
  ['en', '40 ft hc shoes', 'shoes', { minPallets: 24 }],
  [
    'pl',
    'ekspres do kawy po zwrotach',
    'ekspres do kawy',
    { condition: ['return_customer', 'return_untested', 'return_tested'] },
  ],
  ['en', 'ex-display kettles', 'kettles', { condition: ['like_new'] }],
  ['de', 'Vorführware Kochtöpfe', 'Kochtöpfe', { condition: ['like_new'] }],
  ['en', 'new in garden', 'garden', { listed: 'week' }],
  ['en', 'crisps under 50 cents', 'crisps', { maxPrice: 50 }],
  ['en', 'watches €3-€6', 'watches', { minPrice: 300, maxPrice: 600 }],
  ['de', 'halber LKW Spielzeug', 'Spielzeug', { minPallets: 16 }],
  ['en', '1x40HQ toys', 'toys', { minPallets: 24 }],
  ['en', 'Italian shoes', 'shoes', { country: ['IT'] }],
  ['de', 'türkische Handtücher', 'Handtücher', { country: ['TR'] }],
  ['ar', 'منتجات ألمانية', '', { country: ['DE'] }],
  ['de', 'Kopfhörer geprüft', 'Kopfhörer', { condition: ['return_tested'] }],
  ['en', 'looking for 2 pallets of shampoo', 'shampoo', { minPallets: 2 }],
  ['en', 'kettles new in box', 'kettles', { condition: ['new_a'] }],
  ['pl', 'powyżej 1000 sztuk', '', { minQuantity: 1_000 }],
  ['it', 'oltre 1000 pezzi', '', { minQuantity: 1_000 }],
  ['en', 'candles 1000 pieces or more', 'candles', { minQuantity: 1_000 }],
  ['en', 'toys between 1 and 3 euro', 'toys', { minPrice: 100, maxPrice: 300 }],
  ['fr', 'jouets entre 1 et 3 euros', 'jouets', { minPrice: 100, maxPrice: 300 }],
  ['en', 'toys €5 or less', 'toys', { maxPrice: 500 }],
  ['en', 'toys not more than 3 euros', 'toys', { maxPrice: 300 }],
  ['ar', 'ألعاب 5 يورو للقطعة', 'ألعاب', { maxPrice: 500 }],
  ['de', 'zwei Paletten Spielzeug', 'Spielzeug', { minPallets: 2 }],
  ['pl', 'pół palety', '', { minPallets: 1 }],
  ['en', '2 trucks of toys', 'toys', { minPallets: 66 }],
  ['en', 'toy trucks', 'toy trucks', {}],
  ['en', 'pasta exp. 12/27', 'pasta', { bestBefore: '2027-12-01' }],
  ['pl', 'kawa data przydatności 2027', 'kawa', { bestBefore: '2027-01-01' }],
  ['de', 'Kessel beschädigte Verpackung', 'Kessel', { condition: ['new_b'] }],
  ['en', 'reserved shoes', 'shoes', { availability: ['on_option'] }],
  ['de', 'reservierte Posten', '', { availability: ['on_option'] }],
  ['pl', 'zarezerwowane', '', { availability: ['on_option'] }],
  ['ar', 'محجوزة', '', { availability: ['on_option'] }],
  ['en', 'toys available now', 'toys', { availability: ['published'] }],
  ['de', 'sofort lieferbar Schuhe', 'Schuhe', { availability: ['published'] }],
  ['fr', 'jouets en stock', 'jouets', { availability: ['published'] }],
  ['it', 'pronta consegna', '', { availability: ['published'] }],
  ['el', 'άμεσα διαθέσιμα', '', { availability: ['published'] }],
  ['en', 'sold out', '', { availability: ['sold'] }],
  ['de', 'ausverkauft', '', { availability: ['sold'] }],
  ['fr', 'lots vendus', '', { availability: ['sold'] }],
  ['es', 'agotados', '', { availability: ['sold'] }],
  ['en', 'not available', '', { availability: ['sold'] }],
  ['en', 'toys sold by the pallet', 'toys sold by the pallet', {}],
  ['en', 'most sold toys', 'most sold toys', {}],
  ['es', 'juguetes más vendidos', 'juguetes más vendidos', {}],
  ['fr', 'jouets non vendus', 'jouets non vendus', {}],
  ['fr', 'vendu par palette', 'vendu par palette', {}],
  ['en', 'Benelux stock shoes', 'shoes', { region: ['BE', 'NL', 'LU'] }],
  ['de', 'Skandinavien', '', { region: ['DK', 'SE', 'NO', 'FI'] }],
  ['en', 'EU 42 shoes', 'shoes', {}],
  ['en', 'full pallets perfume', '', { minPallets: 1 }],
  ['pl', 'odbiór własny', '', { incoterm: ['EXW'] }],
  ['en', 'cost and freight toys', 'toys', { incoterm: ['CFR'] }],
  ['pl', 'zabawki tańsze niż 1€', 'zabawki', { maxPrice: 100 }],
  ['fr', 'jouets sous 3 euros', 'jouets', { maxPrice: 300 }],
  ['el', 'ανάλωση πριν 2027', '', { bestBefore: '2027-01-01' }],
  ['ar', 'انتهاء 2027', '', { bestBefore: '2027-01-01' }],
  ['en', 'latest stock', '', { listed: 'week' }],
  ['en', 'class B goods', '', { condition: ['new_b'] }],
  ['de', 'C-Ware', '', { condition: ['salvage'] }],
  ['ar', 'المحجوزة', '', { availability: ['on_option'] }],
  ['ar', 'فائض المخزون', 'فائض المخزون', {}],
  ['en', 'full container load', '', { minPallets: 24 }],
  ['fr', 'nouveaux lots', '', { listed: 'week' }],
  ['ar', 'دفعات جديدة', '', { listed: 'week' }],
])('%s: %s', (language, text, words, filters) => {
  expect(read(text, language)).toMatchObject({ words, filters })
})

test('the Arabic article changes nothing', () => {
  expect(understand('المخزون', 'ar').telling).toBe('')
  expect(understand('الألمانية', 'ar').parts).toMatchObject([{ filters: { country: ['DE'] } }])
})

test('the EU and Europe are their countries', () => {
  const countriesOf = (text: string, language: Language = 'en') =>
    understand(text, language).parts.flatMap(({ filters }) => filters.region ?? [])
  expect(countriesOf('EU stock')).toEqual(expect.arrayContaining(['DE', 'PL', 'SE']))
  expect(countriesOf('EU stock')).not.toContain('GB')
  expect(countriesOf('stock Europa', 'de')).toEqual(expect.arrayContaining(['DE', 'GB']))
})

test('sizes and contents stay words', () => {
  expect(read('hiking boots size 42')).toEqual({ words: 'hiking boots', filters: {}, said: ['42'] })
  expect(read('Olivenöl 5l', 'de')).toEqual({ words: 'Olivenöl', filters: {}, said: ['5l'] })
  expect(read('size 10 UK ladies boots')).toEqual({ words: 'ladies boots', filters: {}, said: ['10'] })
  expect(read('boots UK 7')).toEqual({ words: 'boots', filters: {}, said: ['7'] })
  expect(read('boots size EU 42')).toEqual({ words: 'boots', filters: {}, said: ['42'] })
})

test('packaging belongs to its contents', () => {
  expect(read('olive oil 5 litre tins')).toEqual({ words: 'olive oil', filters: {}, said: ['5 litre tins'] })
  expect(read('aceite de oliva lata 3 litros', 'es')).toEqual({
    words: 'aceite oliva',
    filters: {},
    said: ['lata 3 litros'],
  })
  expect(read('tonno lattine da 160 g', 'it')).toEqual({ words: 'tonno', filters: {}, said: ['lattine da 160 g'] })
})

test('without other goods, packaging is what is wanted', () => {
  expect(read('1 litre bottles')).toEqual({ words: 'bottles', filters: {}, said: ['1 litre'] })
  expect(read('bouteilles 75cl', 'fr')).toEqual({ words: 'bouteilles', filters: {}, said: ['75cl'] })
})

test.each([
  ['500γρ', ['500g', '0.5 kg']],
  ['75cl', ['750ml', '75cl', '0.75 l']],
  ['5 kg', ['5000g', '5kg']],
  ['25 m', []],
])('%s in other units', (text, others) => {
  expect(understand(text, 'en').parts.map(({ otherWords }) => otherWords)).toEqual([others])
})

test.each([
  ['fr', 'avez-vous des produits bio ?', ''],
  ['es', '¿tenéis algo para acampar?', 'acampar'],
  ['el', 'έχετε καφέ με λήξη μετά το 2026;', 'καφέ'],
] as const)('a question in %s is about what it names: %s', (language, text, words) => {
  expect(understand(text, language).telling).toBe(words)
})

test('a word is no filler for its accent', () => {
  expect(understand('the', 'fr').telling).toBe('')
  expect(understand('thé', 'fr').telling).toBe('thé')
})

test('a number of cartons is recognised, but not compared', () => {
  expect(understand('500 cartoni', 'it')).toMatchObject({ words: '', parts: [{ kind: 'quantity', filters: {} }] })
})

test.each([
  ['en', 'chocolate near best before', 'short dated'],
  ['de', 'Schokolade MHD Ware', 'kurzes MHD'],
  ['pl', 'kawa krótki termin przydatności', 'krótki termin'],
  ['fr', 'chocolat dates courtes', 'date courte'],
  ['pl', 'czekolada krótka data', 'krótki termin'],
] as const)('%s: %s is short-dated', (language, text, said) => {
  expect(read(text, language)).toMatchObject({ filters: {}, said: [said] })
})

test('a number of pallets after a country is not a size', () => {
  expect(read('toys UK 20 pallets')).toMatchObject({ words: 'toys', filters: { country: ['GB'], minPallets: 20 } })
})

test.each(['L-2611-0042', '4006381333931', 'jordan shoes', 'huile d’olive', 'Nordhavn', 'E27', 'model 2027'])(
  '%s is left as it is',
  (text) => {
    expect(read(text)).toEqual({ words: text, filters: {}, said: [] })
  },
)

test('a removed part stays a word and is not interpreted again', () => {
  const [part] = understand('shoes Germany', 'en').parts
  const quoted = part ? quotePart('shoes Germany', part) : ''
  expect(quoted).toBe('shoes "Germany"')
  expect(read(quoted)).toEqual({ words: 'shoes Germany', filters: {}, said: [] })
})

test.each([
  ['en', 'trainers under £10', 'trainers', 'under £10'],
  ['en', 'toys < 5 dollars', 'toys', '< 5 dollars'],
  ['de', 'Schuhe bis 20 CHF', 'Schuhe', 'bis 20 CHF'],
  ['pl', 'buty do 50 zł', 'buty', 'do 50 zł'],
] as const)('%s: %s has a price that is understood, but not compared', (language, typed, words, price) => {
  const understood = understand(typed, language)
  expect(understood.words).toBe(words)
  expect(understood.parts).toMatchObject([{ kind: 'price', text: price, filters: {} }])
})

test('corrects one typing error in known goods without changing real words', () => {
  const isReal = (word: string) => ['garden', 'coolers'].includes(word)
  const goodsIn = (typed: string) =>
    understand(typed, 'en', isReal).parts.map(({ text, isMistyped }) => ({ text, isMistyped }))
  expect(goodsIn('garden furnture')).toEqual([{ text: 'garden furnture', isMistyped: true }])
  expect(goodsIn('lawn mowr')).toEqual([{ text: 'lawn mowr', isMistyped: true }])
  expect(goodsIn('addidas shoes')).toEqual([{ text: 'addidas', isMistyped: true }])
  expect(goodsIn('adidas shoes')).toEqual([{ text: 'adidas', isMistyped: false }])
  // Real words, another first letter, another ending, and short words.
  for (const typed of ['coolers', 'packets', 'bottler', 'mars'])
    expect(goodsIn(typed).filter((p) => p.isMistyped)).toEqual([])
})

test('known goods stay words, with the category where they would be', () => {
  const [part] = understand('lawn mower', 'en').parts
  expect(part).toMatchObject({ kind: 'goods', words: 'lawn mower', filters: {}, goodsKind: { category: ['garden'] } })
})

test.each<[Language, string]>([
  ['en', 'toys MOQ 100'],
  ['en', 'toys min. order 100 pcs'],
  ['de', 'Spielzeug Mindestmenge 100'],
  ['en', 'toys moq under 200'],
  ['en', 'toys up to 500 pieces'],
])('%s %s: reads a least order and a maximum quantity but does not filter by them', (language, text) => {
  const [goods, ...rest] = text.split(' ')
  const { parts, words } = understand(text, language)
  expect(parts).toMatchObject([{ kind: 'quantity', text: rest.join(' '), filters: {} }])
  expect(words).toBe(goods)
})

test.each<[Language, string]>([
  ['de', 'Spielzeug ab 3 Jahren'],
  ['fr', 'jouets dès 3 ans'],
  ['en', 'toys from 3 years'],
  ['pl', 'zabawki od 3 lat'],
])('%s %s: reads an age but does not filter by it', (language, text) => {
  const { parts, words } = understand(text, language)
  expect(parts).toMatchObject([{ kind: 'size', filters: {}, words: '' }])
  expect(words).toBe(text.split(' ')[0])
})
