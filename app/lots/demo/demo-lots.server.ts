import type { Language } from '../../platform/i18n/languages'
import { categories } from '../facts/categories'
import type { LotToWrite } from '../lots/lot-rows.server'
import { lotSchema } from '../lots/lot-schema'
import { type DemoRandom, demoRandom } from './demo-random'
import { type DemoGoods, demoLanguages, readDemoGoods, readDemoPhrases, variants } from './demo-table.server'
import { demoBrands, demoPlaces } from './demo-trade'

const LOTS_OF_EACH = 2
/** On packs that say so in the title. */
const SEVEN_LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pl', 'el']
const HOUR = 3_600_000
const DAY = 24 * HOUR

type Phrases = ReturnType<typeof readDemoPhrases>

/** Demonstration lots in the site's categories: deterministic, listed over the weeks before `now`. */
export function demoLots(now: Date): LotToWrite[] {
  const phrases = readDemoPhrases()
  const all = readDemoGoods().filter(({ category }) => categories.includes(category))
  return Array.from({ length: LOTS_OF_EACH }, (_, edition) => edition).flatMap((edition) =>
    all.map((goods, place) => demoLot(goods, { edition, place, count: all.length, now, phrases })),
  )
}

interface Setting {
  readonly edition: number
  readonly place: number
  readonly count: number
  readonly now: Date
  readonly phrases: Phrases
}

function demoLot(goods: DemoGoods, setting: Setting): LotToWrite {
  const { edition, phrases } = setting
  const random = demoRandom(`${goods.key}-${edition}`)
  const state = stateOf(goods, edition, random)
  const amounts = amountsOf(goods, state.condition, random)
  const brands = [random.pick(demoBrands[goods.category])]
  const times = timesOf(setting, random)
  const place = random.pick(demoPlaces)
  const lot = lotSchema.parse({
    externalId: `demo-${goods.key}-${edition + 1}`,
    ...statusOf(setting, random),
    categories: [goods.category],
    foodCategories: goods.foodCategory ? [goods.foodCategory] : [],
    texts: textsOf(goods, state, amounts.splittable, phrases),
    brands,
    brandDisclosure: random.pick(['public', 'public', 'public', 'public', 'members', 'on_request']),
    ...state.fields,
    ...amounts,
    priceVisibility: random.pick(['members', 'members', 'members', 'public', 'public', 'on_request']),
    incoterm: place.port && random.chance(0.4) ? 'FOB' : random.pick(['EXW', 'EXW', 'EXW', 'FCA', 'DAP']),
    place: place.city,
    vat:
      place.country === 'TR' || place.country === 'AE'
        ? 'export_zero'
        : random.pick(['reverse_charge_eu', 'net_standard']),
    stock: { country: place.country, city: place.city },
    leadTimeDays: random.pick([1, 2, 2, 3, 5]),
    ...foodOf(goods, state, setting.now, random),
    restrictions: restrictionsOf(random),
    photosAreActual: false,
    lines: linesOf(goods, amounts, brands[0] ?? '', random),
    ...times,
    private: {
      costPrice: Math.max(1, Math.round(amounts.price.amount * 0.72)),
      minPrice: Math.max(1, Math.round(amounts.price.amount * 0.86)),
    },
  })
  return { lot, demo: true }
}

function stateOf(goods: DemoGoods, edition: number, random: DemoRandom) {
  const electric = goods.category === 'electronics'
  const used = edition > 0 && goods.category !== 'food' && goods.category !== 'beauty' && random.chance(0.55)
  const condition = used
    ? random.pick(
        electric ? ['return_tested', 'return_untested', 'refurbished'] : ['new_b', 'shelf_pull', 'return_customer'],
      )
    : 'new_a'
  const reason = used ? reasonOfUsed(condition) : reasonOfNew(goods, random)
  const functional = condition === 'return_untested' ? 'untested' : used ? 'tested_working' : undefined
  const colours = goods.variants === 'colours' && reason === 'overstock'
  const detail = colours ? 'colours' : demoRandom(`${goods.key}-${condition}-${reason}`).pick(details[reason])
  return { condition, reason, detail, fields: { condition, reason, ...(electric ? { functional } : {}) } }
}

type State = ReturnType<typeof stateOf>

function reasonOfUsed(condition: string): Reason {
  if (condition === 'new_b') return 'damage'
  return condition === 'shelf_pull' ? 'delisted' : 'returns'
}

function reasonOfNew({ category }: DemoGoods, random: DemoRandom): Reason {
  if (category === 'food') return random.pick(['overstock', 'overstock', 'packaging_change', 'short_dated'])
  return random.pick(['overstock', 'overstock', 'season', 'delisted', 'packaging_change', 'cancelled_order'])
}

const details = {
  overstock: ['overstock', 'multilingual', 'mixed_pallets'],
  season: ['season'],
  delisted: ['display', 'mixed_pallets'],
  packaging_change: ['relabelled'],
  cancelled_order: ['cancelled', 'private_label'],
  returns: ['returns'],
  short_dated: ['short_dated'],
  damage: ['mixed_pallets'],
} as const

type Reason = keyof typeof details

function textsOf(
  goods: DemoGoods,
  { reason, detail: key }: State,
  splittable: Amounts['splittable'],
  phrases: Phrases,
) {
  const detail = phrases.detail(key)
  const text = (language: Language) => ({
    title: `${goods.names[language]}${language === 'ar' ? '، ' : ', '}${detail[language]}`,
    description: [reason, splittable, 'demo' as const].map((key) => phrases.sentence(key)[language]).join(' '),
  })
  return Object.fromEntries(demoLanguages.map((language) => [language, text(language)]))
}

function amountsOf(goods: DemoGoods, condition: string, random: DemoRandom) {
  const perPallet = goods.unitsPerCarton * goods.cartonsPerPallet
  const pallets = Math.max(1, Math.round((goods.quantity * (0.4 + random.next() * 1.2)) / perPallet))
  const quantity = pallets * perPallet
  const weighed = goods.unit === 'KGM'
  const used = condition === 'new_a' ? 1 : condition === 'new_b' || condition === 'shelf_pull' ? 0.8 : 0.55
  const amount = roundPrice(goods.cents * used * (0.88 + random.next() * 0.24))
  const splittable =
    pallets <= 2 ? 'whole_only' : random.pick(['whole_only', 'by_pallet', 'by_pallet', 'by_carton'] as const)
  const half = Math.floor(pallets / 2) * perPallet
  const grossKg = weighed ? quantity * 1.06 : (quantity * goods.grams * 1.08) / 1_000
  const heightCm = random.pick([105, 120, 145, 160, 180, 195])
  return {
    quantity,
    unit: goods.unit,
    splittable,
    packaging: {
      unitsPerCarton: goods.unitsPerCarton,
      cartonsPerPallet: goods.cartonsPerPallet,
      palletType: random.pick(['EUR1', 'EUR1', 'EUR1', 'UK', 'one_way']),
      pallets,
      stackable: heightCm <= 120,
      heightCm,
      grossKg: Math.round(grossKg + pallets * 25),
    },
    price: {
      amount,
      basis: weighed ? 'kg' : 'unit',
      tiers:
        splittable !== 'whole_only' && pallets >= 6 && amount > 20
          ? [{ from: half, amount: Math.floor(amount * 0.94) }]
          : [],
    },
    retailPrice: { from: Math.max(49, Math.ceil((goods.cents * goods.retailFactor) / 100) * 100 - 1) },
  }
}

type Amounts = ReturnType<typeof amountsOf>

function roundPrice(cents: number): number {
  return cents > 200 ? Math.round(cents / 5) * 5 : Math.max(1, Math.round(cents))
}

function statusOf({ edition, place, now }: Setting, random: DemoRandom): Record<string, unknown> {
  if (edition === 0) return { status: 'published' }
  if (place % 12 === 5) return { status: 'on_option', optionUntil: dayOf(now, 5 + Math.floor(random.next() * 20)) }
  if (place % 25 === 9) return { status: 'sold' }
  return { status: place % 30 === 11 ? 'unconfirmed' : 'published' }
}

function timesOf({ edition, place, count, now }: Setting, random: DemoRandom) {
  // The step is coprime to the count, so every place is visited once.
  const turn = (place * 37 + edition * 17) % count
  const hours = (turn * LOTS_OF_EACH + edition) * 11 + random.next() * 8 + 1
  const listed = now.getTime() - hours * HOUR
  const confirmed = Math.max(listed, now.getTime() - random.next() * 9 * DAY)
  return { listedAt: new Date(listed).toISOString(), confirmedAt: new Date(confirmed).toISOString() }
}

function foodOf(goods: DemoGoods, { reason, detail }: State, now: Date, random: DemoRandom): Record<string, unknown> {
  const { shelfLifeDays, storage } = goods
  if (!shelfLifeDays || !storage) return {}
  const share = random.next()
  const min = reason === 'short_dated' ? Math.round(14 + share * 30) : Math.round(shelfLifeDays * (0.4 + share * 0.35))
  const max = min + Math.round(shelfLifeDays * 0.08)
  return {
    dates: { type: storage === 'chilled' ? 'use_by' : 'best_before', min: dayOf(now, min), max: dayOf(now, max) },
    storage,
    food: {
      shelfLifeDays,
      labelLanguages:
        detail === 'multilingual'
          ? SEVEN_LANGUAGES
          : random.pick([
              ['en', 'de', 'fr'],
              ['en', 'el'],
              ['it', 'es', 'fr', 'de'],
              ['pl', 'cs', 'sk'],
            ]),
      certificates: random.pick([['IFS'], ['BRCGS'], ['IFS', 'organic'], []]),
    },
  }
}

function restrictionsOf(random: DemoRandom): Record<string, unknown>[] {
  if (random.chance(0.65)) return []
  return [
    random.pick([
      { rule: 'deny', countries: ['DE', 'AT', 'CH'] },
      { rule: 'deny', channels: ['marketplace', 'online_shop'] },
      { rule: 'deny', countries: ['GB', 'IE'], channels: ['marketplace'] },
      { rule: 'allow', countries: ['PL', 'CZ', 'SK', 'HU', 'RO', 'BG'] },
    ]),
  ]
}

function linesOf(
  goods: DemoGoods,
  { quantity, price }: Amounts,
  brand: string,
  random: DemoRandom,
): Record<string, unknown>[] {
  const versions: readonly string[] = variants[goods.variants]
  if (versions.length === 0 || random.chance(0.25)) return []
  const models = Array.from(
    { length: 1 + Math.floor(random.next() * 3) },
    () => `${100 + Math.floor(random.next() * 900)}`,
  )
  const names = models.flatMap((model) => versions.map((version) => ({ model, version })))
  const each = Math.floor(quantity / names.length)
  return names.map(({ model, version }, place) => ({
    gtin: demoGtin(random),
    sku: `${goods.key.slice(0, 3).toUpperCase()}-${model}-${version.toUpperCase()}`,
    name: `${brand} ${model}, ${version}`,
    brand,
    quantity: place === 0 ? quantity - each * (names.length - 1) : each,
    unit: goods.unit,
    unitPrice: price.amount,
    retailPrice: Math.ceil((goods.cents * goods.retailFactor) / 100) * 100 - 1,
  }))
}

/** GTIN with prefix 29 (in-store numbers), which no real product has. */
function demoGtin(random: DemoRandom): string {
  const digits = `29${String(Math.floor(random.next() * 1e10)).padStart(10, '0')}`
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0)
  return digits + String((10 - (sum % 10)) % 10)
}

function dayOf(now: Date, days: number): string {
  return new Date(now.getTime() + days * DAY).toISOString().slice(0, 10)
}
