import beautyUrl from './art/beauty.svg?url&no-inline'
import electronicsUrl from './art/electronics.svg?url&no-inline'
import foodUrl from './art/food.svg?url&no-inline'
import gardenUrl from './art/garden.svg?url&no-inline'
import jewelryUrl from './art/jewelry.svg?url&no-inline'
import leisureUrl from './art/leisure.svg?url&no-inline'
import shoesUrl from './art/shoes.svg?url&no-inline'
import sportUrl from './art/sport.svg?url&no-inline'
import toysUrl from './art/toys.svg?url&no-inline'
import type { Category } from './categories'

/** Addresses of drawings of each category's goods, 800 x 600, for where there is no photo. */
export const plates: Readonly<Record<Category, string>> = {
  toys: toysUrl,
  leisure: leisureUrl,
  garden: gardenUrl,
  jewelry: jewelryUrl,
  shoes: shoesUrl,
  sport: sportUrl,
  beauty: beautyUrl,
  electronics: electronicsUrl,
  food: foodUrl,
}
