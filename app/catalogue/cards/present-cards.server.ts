import { findPictures } from '../../files/pictures/find-pictures.server'
import type { Picture } from '../../files/pictures/picture'
import type { Category } from '../../lots/facts/categories'
import {
  categoriesText,
  datesText,
  figureOf,
  isNew,
  type PriceText,
  placeText,
  priceText,
} from '../../lots/lots/lot-words'
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
  readonly price: PriceText
  readonly place: string
  readonly condition: string
  readonly picture: Picture | null
}

/** Presents lots as cards. Its input is already restricted to the reader by `findLots`. */
export async function presentCards(
  services: Pick<Services, 'db'>,
  cards: readonly LotCard[],
  { language, today }: { readonly language: Language; readonly today: string },
): Promise<LotCardView[]> {
  const words = { t: translatorOf(language), language }
  const pictures = await findLotPictures(
    services,
    cards.map(({ photos, categories }) => ({ photo: photos[0], category: categories[0] })),
  )
  return cards.map((card, place) => ({
    reference: card.reference,
    title: card.title,
    foreign: card.language === language ? null : { lang: card.language, dir: direction(card.language) },
    category: card.categories[0] ?? 'toys',
    categories: categoriesText(card, words),
    demo: card.demo,
    isNew: isNew(card, today),
    isReserved: card.status === 'on_option',
    quantity: figureOf(card.base.quantity, language),
    unit: words.t(`trade.units.${card.base.unit}`),
    price: priceText(card, words),
    place: placeText(card.stock, language),
    condition: datesText(card.dates, words) ?? words.t(`trade.conditions.${card.condition}`),
    picture: pictures[place] ?? null,
  }))
}

/** Photos of lots, with the category's illustration where a photo is missing or cannot be decoded. */
export async function findLotPictures(
  services: Pick<Services, 'db'>,
  wanted: readonly { readonly photo: LotCard['photos'][number] | undefined; readonly category: Category | undefined }[],
): Promise<(Picture | null)[]> {
  const drawings = await findPictures(
    services,
    wanted.map(({ category }) => ({ fileId: null, plate: category ?? 'toys' })),
  )
  return wanted.map(({ photo }, place) => photo?.picture ?? drawings[place] ?? null)
}
