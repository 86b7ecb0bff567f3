import { afterAll, expect, test } from 'vitest'
import { buyersLots } from './buyers-lots.suite'
import { openSearch, testUnknown, type WrittenLots } from './open-search.suite'

const lots: WrittenLots = {
  tomatoes: {
    titles: [
      'Chopped tomatoes, 400 g tins',
      'Gehackte Tomaten, Dosen 400 g',
      'Tomates concassées, boîtes de 400 g',
      'Tomate troceado, latas de 400 g',
      'Polpa di pomodoro, lattine da 400 g',
      'Pomidory krojone, puszki 400 g',
      'Ντομάτες κονκασέ, κονσέρβες 400 g',
      'طماطم مقطعة، علب 400 غ',
    ],
    more: { categories: ['food'], storage: 'ambient', price: { amount: 80, tiers: [] } },
  },
  hairdryers: {
    titles: [
      'Hair dryers',
      'Haartrockner',
      'Sèche-cheveux',
      'Secadores de pelo',
      'Asciugacapelli',
      'Suszarki do włosów',
      'Πιστολάκια μαλλιών',
      'مجففات شعر',
    ],
    more: { categories: ['electronics'] },
  },
  boots: {
    titles: [
      'Hiking boots',
      'Wanderstiefel',
      'Chaussures de randonnée',
      'Botas de montaña',
      'Scarponi da trekking',
      'Buty trekkingowe',
      'Μποτάκια πεζοπορίας',
      'أحذية تسلق',
    ],
    more: { categories: ['shoes'], brands: ['Nordhavn'] },
  },
  masks: {
    titles: [
      'Sheet face masks',
      'Tuchmasken fürs Gesicht',
      'Masques visage en tissu',
      'Mascarillas faciales de tela',
      'Maschere viso in tessuto',
      'Maseczki w płachcie',
      'Υφασμάτινες μάσκες προσώπου',
      'أقنعة وجه ورقية',
    ],
    more: { categories: ['beauty'] },
  },
  tablets: {
    titles: [
      'Tablets, 10 inches',
      'Tablets, 10 Zoll',
      'Tablettes tactiles',
      'Tabletas de 10 pulgadas',
      'Tablet da 10 pollici',
      'Tablety 10 cali',
      'Τάμπλετ 10 ιντσών',
      'أجهزة لوحية',
    ],
    more: { categories: ['electronics'], price: { amount: 7_000, tiers: [] } },
  },
  chocolate: {
    titles: [
      'Milk chocolate, short best before',
      'Schokolade, kurzes MHD',
      'Chocolat en tablettes',
      'Chocolate con leche en tabletas',
      'Cioccolato in tavolette',
      'Czekolada w tabliczkach',
      'Σοκολάτα γάλακτος',
      'شوكولاتة بالحليب',
    ],
    more: { categories: ['food'], storage: 'ambient', price: { amount: 65, tiers: [] } },
  },
  plush: buyersLots.plush,
  bottles: {
    titles: [
      'Sports bottles, 750 ml',
      'Trinkflaschen, 750 ml',
      'Gourdes de sport',
      'Botellas deportivas',
      'Borracce',
      'Bidony',
      'Παγούρια',
      'مطرات رياضية',
    ],
    more: { categories: ['sport'] },
  },
  watertoys: {
    titles: [
      'Water pistols',
      'Wasserpistolen',
      'Pistolets à eau',
      'Pistolas de agua',
      'Pistole ad acqua',
      'Pistolety na wodę',
      'Νεροπίστολα',
      'مسدسات مائية',
    ],
    more: { categories: ['toys'] },
  },
  gloves: {
    titles: [
      'Ski gloves',
      'Skihandschuhe',
      'Gants de ski',
      'Guantes de esquí',
      'Guanti da sci',
      'Rękawice narciarskie',
      'Γάντια σκι',
      'قفازات تزلج',
    ],
    more: { categories: ['sport'], lines: [{ name: 'Ski gloves, L', quantity: '10' }] },
  },
  parasols: {
    titles: [
      'Beach parasols',
      'Sonnenschirme',
      'Parasols de plage',
      'Sombrillas de playa',
      'Ombrelloni',
      'Parasole plażowe',
      'Ομπρέλες θαλάσσης',
      'مظلات شاطئ',
    ],
    more: { categories: ['leisure'], brands: ['Mielandia'] },
  },
  soap: {
    titles: [
      'Liquid soap, mixed pallets',
      'Flüssigseife',
      'Savon liquide',
      'Jabón líquido',
      'Sapone liquido',
      'Mydło w płynie',
      'Υγρό σαπούνι',
      'صابون سائل',
    ],
    more: { categories: ['beauty'] },
  },
  candles: {
    titles: ['Candles, mixed pallets', 'Kerzen', 'Bougies', 'Velas', 'Candele', 'Świece', 'Κεριά', 'شموع'],
    more: { categories: ['garden'] },
  },
  hidden: {
    titles: ['Clogs', 'Clogs', 'Sabots', 'Zuecos', 'Zoccoli', 'Chodaki', 'Τσόκαρα', 'قباقيب'],
    more: { categories: ['shoes'], brands: ['Quorvex'], brandDisclosure: 'members' },
  },
}

const { app, search } = await openSearch(lots)
afterAll(() => app.close())

test('“pelati” means peeled tomatoes', async () => {
  expect(await search('it', 'pelati')).toEqual(['tomatoes'])
  expect(await search('it', 'pelati 2,5 kg')).toEqual(['tomatoes'])
  expect(await search('pl', 'pomidory bez skórki')).toEqual(['tomatoes'])
})

test('a price never turns goods into others that share a word', async () => {
  expect((await search('en', 'tablets under 50 euro'))[0]).toBe('tablets')
  expect(await search('en', 'chocolate under 50 euro')).toEqual(['chocolate'])
})

test('other names of goods find them, and nothing that shares a word', async () => {
  expect(await search('en', 'soft toys')).toEqual(['plush'])
  expect(await search('en', 'flashligths')).toEqual([])
  expect(await search('en', 'hairdrier')).toEqual(['hairdryers'])
  expect(await search('de', 'Kuscheltier')).toEqual(['plush'])
  expect(await search('en', 'frying pan')).toEqual([])
})

test('Greek typed in Latin letters is Greek', async () => {
  expect(await search('el', 'sokolata')).toEqual(['chocolate'])
  expect(await search('el', 'arkoudakia')).toEqual(['plush'])
})

test('of words that no lot has together, the rarest says what is meant', async () => {
  expect(await search('en', 'water sports bottles')).toEqual(['bottles'])
  expect(await search('it', 'borracce acqua')).toEqual(['bottles'])
})

test('a brand without the named goods shows the brand’s lots', async () => {
  expect(await search('fr', 'Nordhavn bottes')).toEqual(['boots'])
  expect(await search('it', 'profumo Nordhavn')).toEqual(['boots'])
})

testUnknown(search, [
  // Goods that are known by name, with one typing error.
  ['en', 'garden furnture'],
  // Mascara is no Italian mask, short dates are no shorts, and hair without shorts is a hair dryer.
  ['en', 'mascara'],
  ['en', 'shorts'],
  ['en', 'hair shorts'],
  // No other forms of a brand, and no other kind of what stands over one’s head.
  ['en', 'Milka'],
  ['de', 'Regenschirme'],
  ['en', 'mattresses'],
  // A laptop is no misspelt name of what is for one.
  ['ar', 'لابتوب'],
  // What missing goods come in names no other goods.
  ['en', 'cement bags'],
  ['es', 'cerveza en lata'],
  ['fr', 'ordinateurs'],
  // Sold lots are not on sale.
  ['en', 'sold out'],
  ['de', 'ausverkaufte Schuhe'],
  // A brand that only members may know is an unknown word.
  ['en', 'Quorvex sandals'],
])

test('wider names find several kinds of goods', async () => {
  expect(await search('en', 'small appliances')).toEqual(['hairdryers'])
  expect(await search('es', 'pequeños electrodomésticos')).toEqual(['hairdryers'])
})

test('a letter that is a size is no litre', async () => {
  expect(await search('it', 'taglia L')).toEqual(['gloves'])
})

test('words for every lot find no other word’s stem', async () => {
  expect((await search('en', 'liquidation pallets')).sort()).toEqual(['candles', 'soap'])
})

test('known goods are shown although no lot has that quantity', async () => {
  expect(await search('en', '50,000 pieces face masks')).toEqual(['masks'])
})

test('words that fit every lot do not narrow a search', async () => {
  expect(await search('it', 'stock scarponi')).toEqual(['boots'])
  expect(await search('en', 'end of line hiking boots')).toEqual(['boots'])
})
