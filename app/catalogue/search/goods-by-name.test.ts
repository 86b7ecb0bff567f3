import { afterAll, expect, test } from 'vitest'
import { openSearch, testUnknown, type WrittenLots } from './open-search.suite'

const lots: WrittenLots = {
  helmets: {
    titles: [
      'Bicycle helmets',
      'Fahrradhelme',
      'Casques de vélo',
      'Cascos de bicicleta',
      'Caschi da bici',
      'Kaski rowerowe',
      'Κράνη ποδηλάτου',
      'خوذات دراجات',
    ],
    more: { categories: ['sport'], lines: [{ name: 'Helmet, L, red', quantity: '10' }] },
  },
  boardgames: {
    titles: [
      'Family board games',
      'Brettspiele',
      'Jeux de société',
      'Juegos de mesa',
      'Giochi da tavolo',
      'Gry planszowe',
      'Επιτραπέζια',
      'ألعاب لوحية',
    ],
    more: { categories: ['toys'] },
  },
  pistols: {
    titles: [
      'Boxed toys, short-dated',
      'Spielzeug',
      'Jouets',
      'Juguetes',
      'Giochi, scatola di cartone',
      'Zabawki',
      'Παιχνίδια',
      'ألعاب',
    ],
    more: { categories: ['toys'] },
  },
  flasks: {
    titles: ['Vacuum flasks', 'Thermosflaschen', 'Thermos', 'Termos', 'Thermos', 'Termosy, 1 l', 'Θερμός', 'ترامس'],
    more: { categories: ['leisure'], brands: ['Mielandia'] },
  },
  peas: {
    titles: ['Peas', 'Erbsen', 'Petits pois', 'Guisantes', 'Piselli', 'Groszek', 'Αρακάς', 'بازلاء'],
    more: { categories: ['food'], stock: { country: 'PL', city: 'Gdynia' } },
  },
  powerbanks: {
    titles: [
      'Power banks 10000 mAh',
      'Powerbanks 10000 mAh',
      'Batteries externes',
      'Baterías externas',
      'Power bank',
      'Powerbanki',
      'Power banks',
      'بطاريات متنقلة',
    ],
    more: { categories: ['electronics'] },
  },
}

const { app, search } = await openSearch(lots)
afterAll(() => app.close())

test('goods joined by “and” are either of them, and those that no lot is are left out', async () => {
  expect((await search('en', 'helmets and flasks')).sort()).toEqual(['flasks', 'helmets'])
  expect(await search('it', 'tazze e thermos')).toEqual(['flasks'])
  expect(await search('de', 'Brettspiele, Thermoskannen')).toHaveLength(2)
})

test('goods that a longer text lists are any of them, without what no lot has', async () => {
  const asked = 'Hello, we are looking for helmets, toasters and flasks for our shops in Cyprus'
  expect((await search('en', asked)).sort()).toEqual(['flasks', 'helmets'])
  expect((await search('fr', 'Bonjour, je cherche : casques de vélo, thermos, batteries externes')).sort()).toEqual([
    'flasks',
    'helmets',
    'powerbanks',
  ])
  expect((await search('ar', 'مطلوب خوذات وترامس للبيع')).sort()).toEqual(['flasks', 'helmets'])
})

test('goods that no lot has together are any of them without commas, too', async () => {
  expect((await search('en', 'bargain helmets flasks toasters')).sort()).toEqual(['flasks', 'helmets'])
})

test('a name of two words counts in either order', async () => {
  expect(await search('en', 'games board')).toEqual(['boardgames'])
})

test('a name keeps the small words within it', async () => {
  expect(await search('it', 'giochi in scatola')).toContain('boardgames')
})

test('a letter that is a size is looked for in lists, not in titles', async () => {
  expect(await search('pl', 'rozmiar L')).toEqual(['helmets'])
})

test('a number that is joined to a word is apart from it', async () => {
  expect(await search('en', 'powerbank10000')).toEqual(['powerbanks'])
})

test('colours are found in every language', async () => {
  expect(await search('fr', 'casques rouges')).toEqual(['helmets'])
  expect(await search('de', 'rote')).toEqual(['helmets'])
  expect(await search('de', 'schwarze')).toEqual([])
})

test('a weak word that names goods alone stays before a country', async () => {
  expect(await search('it', 'surgelati Olanda')).toEqual(['peas'])
})

testUnknown(search, [
  // A word is not dropped for a number.
  ['pl', 'zxqwvy 1'],
  // Goods of which the catalogue has only what goes with them.
  ['en', 'bikes'],
  ['fr', 'vélos'],
  ['el', 'ποδήλατα'],
  // Other goods are no answer because their date is short, nor a brand that begins with the name of goods.
  ['es', 'galletas fecha corta'],
  ['en', 'zxqwv short-dated'],
  ['fr', 'miel'],
])
