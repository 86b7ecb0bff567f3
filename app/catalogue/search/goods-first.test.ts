import { afterAll, expect, test } from 'vitest'
import type { Language } from '../../platform/i18n/languages'
import { openSearch, testUnknown, type WrittenLots } from './open-search.suite'

const lots: WrittenLots = {
  oil: {
    titles: [
      'Extra virgin olive oil, 1 litre',
      'Natives Olivenöl extra, 1 Liter',
      'Huile d’olive vierge extra',
      'Aceite de oliva virgen extra',
      'Olio extravergine di oliva',
      'Oliwa z oliwek extra virgin',
      'Εξαιρετικό παρθένο ελαιόλαδο',
      'زيت زيتون بكر ممتاز',
    ],
    more: { categories: ['food'], storage: 'ambient' },
  },
  tuna: {
    titles: [
      'Tuna in olive oil, 160 g tins',
      'Thunfisch in Olivenöl, Dosen 160 g',
      'Thon à l’huile d’olive, boîtes',
      'Atún en aceite de oliva, latas',
      'Tonno all’olio d’oliva, lattine',
      'Tuńczyk w oliwie, puszki',
      'Τόνος σε ελαιόλαδο, κονσέρβες',
      'تونة بزيت الزيتون',
    ],
    more: { categories: ['food'], storage: 'ambient' },
  },
  coffee: {
    titles: [
      'Roasted coffee beans, 1 kg',
      'Röstkaffee, ganze Bohnen',
      'Café torréfié en grains',
      'Café tostado en grano',
      'Caffè tostato in grani',
      'Kawa ziarnista palona',
      'Καβουρδισμένος καφές σε κόκκους',
      'قهوة محمصة حب كامل',
    ],
    more: { categories: ['food'], storage: 'ambient' },
  },
  machines: {
    titles: [
      'Coffee machines',
      'Kaffeemaschinen',
      'Machines à café',
      'Cafeteras',
      'Macchine da caffè',
      'Ekspresy do kawy',
      'Μηχανές καφέ',
      'آلات قهوة',
    ],
    more: { categories: ['electronics'] },
  },
  torches: {
    titles: [
      'LED torches',
      'LED-Taschenlampen',
      'Lampes torches LED',
      'Linternas LED',
      'Torce LED',
      'Latarki LED',
      'Φακοί LED',
      'مصابيح يدوية LED',
    ],
    more: { categories: ['leisure'] },
  },
  chocolate: {
    titles: [
      'Milk chocolate bars',
      'Milchschokolade',
      'Chocolat au lait',
      'Chocolate con leche',
      'Cioccolato al latte',
      'Czekolada mleczna',
      'Σοκολάτα γάλακτος',
      'شوكولاتة بالحليب',
    ],
    more: { categories: ['food'], storage: 'ambient' },
  },
  gifts: {
    titles: [
      'Bath gift sets',
      'Bade-Geschenksets',
      'Coffrets cadeau',
      'Estuches regalo',
      'Cofanetti regalo',
      'Zestawy upominkowe',
      'Σετ δώρου',
      'أطقم هدايا',
    ],
    more: { categories: ['beauty'] },
  },
  cars: {
    titles: [
      'Remote-controlled cars',
      'Ferngesteuerte Autos',
      'Voitures télécommandées',
      'Coches teledirigidos',
      'Auto telecomandate',
      'Samochody zdalnie sterowane',
      'Τηλεκατευθυνόμενα αυτοκίνητα',
      'سيارات بجهاز تحكم',
    ],
    more: { categories: ['toys'] },
  },
  bedlinen: {
    titles: [
      'Cotton bed linen sets',
      'Bettwäsche-Sets aus Baumwolle',
      'Parures de lit en coton',
      'Juegos de cama de algodón',
      'Completi letto in cotone',
      'Komplety pościeli bawełnianej',
      'Σετ σεντόνια βαμβακερά',
      'أطقم مفارش سرير قطنية',
    ],
    more: { categories: ['garden'] },
  },
}

const { app, search } = await openSearch(lots)
afterAll(() => app.close())

test.each<[Language, string, string, string]>([
  ['en', 'olive oil', 'oil', 'tuna'],
  ['de', 'Olivenöl', 'oil', 'tuna'],
  ['es', 'aceite de oliva', 'oil', 'tuna'],
  ['pl', 'oliwa', 'oil', 'tuna'],
  ['el', 'ελαιόλαδο', 'oil', 'tuna'],
  ['de', 'Kaffee', 'coffee', 'machines'],
  ['fr', 'café', 'coffee', 'machines'],
  ['it', 'caffè', 'coffee', 'machines'],
])('%s: for “%s”, %s comes before %s', async (language, typed, first, second) => {
  expect(await search(language, typed)).toEqual([first, second])
})

test.each<[Language, string, string]>([
  ['en', 'kids toys', 'cars'],
  ['fr', 'linge de lit 2 personnes', 'bedlinen'],
  ['de', 'LKW Schokolade', 'chocolate'],
  ['en', 'red bed linen', 'bedlinen'],
  ['en', 'personal care', 'gifts'],
  ['en', 'health and beauty', 'gifts'],
])('%s: “%s” finds %s', async (language, typed, wanted) => {
  expect(await search(language, typed)).toEqual([wanted])
})

testUnknown(search, [
  // Goods in the name of others.
  ['de', 'Taschen'],
  ['de', 'Damentaschen'],
  ['en', 'milk'],
  ['en', 'long life milk'],
  // Real German words that are spelt like goods of the catalogue.
  ['de', 'Geschirrset'],
  ['en', 'returns air conditioners'],
])
