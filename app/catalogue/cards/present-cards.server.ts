import { findPictures } from '../../files/pictures/find-pictures.server'
import type { Picture } from '../../files/pictures/picture'
import type { Category } from '../../lots/facts/categories'
import { chooseDrawings, drawingsOf } from '../../lots/presentation/drawings-of'
import {
  categoriesText,
  datesFact,
  datesText,
  discountText,
  formatQuantity,
  isNew,
  type Localizer,
  type PriceText,
  palletsText,
  placeText,
  priceText,
} from '../../lots/presentation/lot-texts'
import { direction, type Language } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import type { Services } from '../../platform/services/services.server'
import type { LotCard } from '../search/search-lots.server'

export interface LotCardView {
  readonly reference: string
  readonly title: string
  readonly foreign: { readonly lang: Language; readonly dir: 'ltr' | 'rtl' } | null
  readonly category: Category
  readonly categories: string
  readonly demo: boolean
  readonly isNew: boolean
  readonly isReserved: boolean
  readonly quantity: string
  readonly unit: string
  readonly pallets: string | null
  readonly price: PriceText
  readonly discount: string | null
  readonly place: string
  /** Condition, or the dates of food, such as its best before; `whole` needs no label. */
  readonly state: { readonly label: string; readonly text: string; readonly whole: string }
  readonly picture: Picture | null
  /** Note that the picture is a drawing, not a photo of the goods; null for photos. */
  readonly drawn: string | null
}

/** Presents lots as cards. Its input is already restricted to the reader by `findLots`. */
export async function presentCards(
  services: Pick<Services, 'db'>,
  cards: readonly LotCard[],
  { language, today }: { readonly language: Language; readonly today: string },
): Promise<LotCardView[]> {
  const localizer = { t: translatorOf(language), language }
  const pictures = await findLotPictures(
    services,
    cards.map(({ photos, categories, title }) => ({ photos, category: categories[0], title })),
  )
  return cards.map((card, place) => ({
    reference: card.reference,
    title: card.title,
    foreign: card.language === language ? null : { lang: card.language, dir: direction(card.language) },
    category: card.categories[0] ?? 'toys',
    categories: categoriesText(card, localizer),
    demo: card.demo,
    isNew: isNew(card, today),
    isReserved: card.status === 'on_option',
    quantity: formatQuantity(card.base.quantity, language),
    unit: localizer.t(`trade.units.${card.base.unit}`, { count: card.base.quantity }),
    pallets: palletsText(card, localizer),
    price: priceText(card, localizer),
    discount: discountText(card, localizer),
    place: placeText(card.stock, language),
    state: stateOf(card, localizer),
    picture: pictures[place]?.picture ?? null,
    drawn: pictures[place]?.drawn ? localizer.t('lot.drawn') : null,
  }))
}

function stateOf({ dates, condition }: LotCard, localizer: Localizer): LotCardView['state'] {
  if (dates) return { ...datesFact(dates, localizer), whole: datesText(dates, localizer) ?? '' }
  const text = localizer.t(`trade.conditions.${condition}`)
  return { label: localizer.t('lot.condition'), text, whole: text }
}

/** First photo of each lot, or a drawing if none can be decoded. */
export async function findLotPictures(
  services: Pick<Services, 'db'>,
  lots: readonly {
    readonly photos: LotCard['photos']
    readonly category: Category | undefined
    readonly title: string
  }[],
): Promise<{ readonly picture: Picture | null; readonly drawn: boolean }[]> {
  const names = chooseDrawings(lots.map(({ category, title }) => drawingsOf(category, title)))
  const drawings = await findPictures(
    services,
    names.map((plate) => ({ fileId: null, plate })),
  )
  return lots.map(({ photos }, place) => {
    const photo = photos.find(({ drawn }) => !drawn)?.picture
    return photo ? { picture: photo, drawn: false } : { picture: drawings[place] ?? null, drawn: true }
  })
}
