import type { Category } from '../../lots/facts/categories'
import { foodCategories } from '../../lots/facts/trade-terms'
import text from './named-goods.txt?raw'
import { readWordLists } from './word-lists'

type FoodCategory = (typeof foodCategories)[number]

/** Where such goods are listed. */
export interface GoodsKind {
  readonly category: readonly Category[]
  readonly food: readonly FoodCategory[]
  /** Whether it is a brand; other brands' goods of the same kind are then shown if there are none. */
  readonly isBrand: boolean
  /** Words in titles of accessories or products of these goods: helmets are no bikes, and milk chocolate is no milk. */
  readonly related: readonly string[]
}

interface NamedGoods {
  readonly goodsKind: GoodsKind
  readonly terms: readonly string[]
}

const bikes: NamedGoods = {
  goodsKind: {
    category: ['sport'],
    food: [],
    isBrand: false,
    related:
      'helmet,helmets,light,lights,computer,computers,lock,locks,pump,pumps,basket,baskets,bell,bells,rack,racks,carrier,carriers,saddle,saddles,tyre,tyres,helm,helme,fahrradhelm,fahrradhelme,fahrradlicht,fahrradlichter,fahrradschloss,fahrradschlösser,fahrradpumpe,fahrradpumpen,fahrradkorb,fahrradträger,casque,casques,éclairage,éclairages,antivol,antivols,pompe,pompes,panier,casco,cascos,luz,luces,candado,candados,bomba,bombas,cesta,portabicicletas,caschi,luce,luci,lucchetto,lucchetti,pompa,cestino,portabici,kask,kaski,lampka,lampki,zapięcie,zapięcia,pompka,pompki,koszyk,bagażnik,bagażniki,κράνος,κράνη,φώτα,φως,κλειδαριά,κλειδαριές,τρόμπα,τρόμπες,καλάθι,خوذة,خوذات,خوذ,مصباح,مصابيح,قفل,أقفال,منفاخ,سلة'.split(
        ',',
      ),
  },
  terms:
    'bicycle,bicycles,bike,bikes,kids bikes,e bike,e bikes,fahrrad,fahrräder,kinderfahrräder,vélo,vélos,bicicleta,bicicletas,bicicletta,biciclette,rower,rowery,ποδήλατο,ποδήλατα,دراجة هوائية,دراجات هوائية,pedelec,pedelecs,damenfahrräder,herrenfahrräder,bici,bicis,rowerki'.split(
      ',',
    ),
}

const milk: NamedGoods = {
  goodsKind: {
    category: ['food'],
    food: ['dairy_eggs'],
    isBrand: false,
    related: 'chocolate,chocolates,schokolade,chocolat,cioccolato,czekolada,σοκολάτα,شوكولاتة'.split(','),
  },
  terms: 'milk,milch,lait,leche,mleko,γάλα,حليب'.split(','),
}

/** Goods and brands asked for by name, never corrected. If no lot has them, lots of the same kind are shown. */
export function readNamedGoods(): readonly NamedGoods[] {
  const listed = readWordLists(text).map(({ head, words }): NamedGoods => {
    const [kind, ...places] = head.split(' ')
    const category = places.filter((place) => !isFood(place))
    return {
      goodsKind: { category, food: places.filter(isFood), isBrand: kind === 'brand', related: [] },
      terms: words,
    }
  })
  return [bikes, milk, ...listed]
}

function isFood(place: string): place is FoodCategory {
  return foodCategories.some((category) => category === place)
}
