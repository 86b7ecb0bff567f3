import { afterAll, expect, test } from 'vitest'
import { readDemoGoods } from '../../lots/demo/demo-table.server'
import { type Language, languages } from '../../platform/i18n/languages'
import { openSearch, testWanted, type WrittenLots } from './open-search.suite'

const [en, de, fr, es, it, pl, el, ar] = languages
const lots: WrittenLots = Object.fromEntries(
  readDemoGoods().map(({ key, category, names, storage }) => [
    key,
    {
      titles: [en, de, fr, es, it, pl, el, ar].map((language) => names[language as Language]) as never,
      more: {
        categories: [category],
        condition: key === 'tablets' ? 'refurbished' : 'new_a',
        ...(storage && { storage }),
      },
    },
  ]),
)

const { app, search } = await openSearch(lots)
afterAll(() => app.close())

testWanted(search, [
  // Everyday names.
  ['es', 'bambas', 'sneakers'],
  ['es', 'audifonos', 'headphones'],
  ['it', 'scarpe da tennis', 'sneakers'],
  ['ar', 'جزم رياضية', 'sneakers', 'runners'],
  ['ar', 'شيبسي', 'crisps'],
  ['ar', 'باور بنك', 'powerbanks'],
  ['de', 'Knabberzeug', 'crisps'],
  ['fr', 'duvets camping', 'sleepingbags'],
  ['en', 'silver jewellery', 'silverchains'],
  ['de', 'Silberschmuck', 'silverchains'],
  ['pl', 'biżuteria srebrna', 'silverchains'],
  // Other cases of names, which Polish has after a number.
  ['pl', 'makaronu', 'spaghetti'],
  ['pl', 'śpiworów', 'sleepingbags'],
  ['pl', 'perfum', 'perfume'],
  // Names without their small words, or with others.
  ['fr', 'chaussures chantier homme', 'safetyshoes'],
  ['it', 'sacchi pelo', 'sleepingbags'],
  ['es', 'botas para trabajo', 'safetyshoes'],
  // Departments.
  ['en', 'housewares', 'cookware', 'glasses'],
  ['de', 'Haushaltswaren', 'cookware', 'glasses'],
  ['fr', 'articles ménagers', 'cookware', 'glasses'],
  ['es', 'menaje del hogar', 'cookware', 'glasses'],
  ['it', 'casalinghi', 'cookware', 'glasses'],
  ['pl', 'artykuły gospodarstwa domowego', 'cookware', 'glasses'],
  ['el', 'ειδη οικιακης χρησης', 'cookware', 'glasses'],
  ['ar', 'ادوات منزلية', 'cookware', 'glasses'],
  ['en', 'small kitchen appliances', 'kettles', 'coffeemachines'],
  ['de', 'Küchenkleingeräte', 'kettles', 'coffeemachines'],
  ['fr', 'petit électroménager cuisine', 'kettles', 'coffeemachines'],
  ['en', 'gym equipment', 'kettlebells', 'bands', 'yogamats'],
  ['it', 'articoli da palestra', 'kettlebells', 'bands', 'yogamats'],
  ['it', 'articoli per la palestra', 'kettlebells', 'bands', 'yogamats'],
  ['es', 'material de gimnasio', 'kettlebells', 'bands', 'yogamats'],
  ['el', 'ειδη γυμναστικης', 'kettlebells', 'bands', 'yogamats'],
  ['ar', 'اجهزة مجددة', 'tablets'],
])

test.each<[Language, string, string]>([
  // What goods are made of narrows them only if some are made of it.
  ['es', 'toallas de algodon', 'towels'],
  ['fr', 'serviettes coton', 'towels'],
  ['it', 'asciugamani in cotone', 'towels'],
  ['en', 'cotton bed linen', 'bedlinen'],
  ['en', 'wooden toys', 'blocks'],
  // For whom they are, too.
  ['de', 'Holzspielzeug für Kleinkinder', 'blocks'],
  ['en', 'building blocks for toddlers', 'blocks'],
  ['fr', 'cubes en bois tout-petits', 'blocks'],
  ['it', 'scarpe antinfortunistiche operai', 'safetyshoes'],
  ['en', 'safety shoes for workers', 'safetyshoes'],
])('%s: “%s” finds %s first', async (language, typed, wanted) => {
  expect((await search(language, typed))[0]).toBe(wanted)
})
