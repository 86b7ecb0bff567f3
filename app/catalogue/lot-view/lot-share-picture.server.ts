import { lookOf, markOf } from '../../company/brand/mark.server'
import type { Picture } from '../../files/pictures/picture'
import { lotAddress } from '../../lots/facts/lot-address'
import type { Lot } from '../../lots/lots/find-lots.server'
import { placeText, priceText, quantityText } from '../../lots/presentation/lot-texts'
import { presentLotCard, type Reader } from '../../lots/presentation/present-lot.server'
import { translatorOf } from '../../platform/i18n/messages.server'
import type { Services } from '../../platform/services/services.server'
import { findLotPictures } from '../cards/present-cards.server'
import type { LotSharePicture } from '../share-pictures/compose-lot-picture.server'
import { pictureVersion } from '../share-pictures/render-picture.server'

export interface VersionedSharePicture {
  readonly shown: LotSharePicture
  readonly photo: Picture | null
  readonly version: string
}

/** Presents the share picture. Public facts only: anyone may see it. */
export async function presentLotSharePicture(
  services: Pick<Services, 'config' | 'db'>,
  lot: Lot,
  { language, today }: Omit<Reader, 'audience'>,
): Promise<VersionedSharePicture> {
  const words = { t: translatorOf(language), language }
  const card = presentLotCard(lot, { audience: 'everyone', language, today })
  const price = priceText(card, words)
  const { photos, categories, title } = card
  const [found] = await findLotPictures(services, [{ photos, category: categories[0], title }])
  const photo = found?.picture ?? null
  const shown: LotSharePicture = {
    language,
    company: services.config.site.company.name,
    mark: markOf(services.config.site),
    look: lookOf(services.config.site),
    title: card.title,
    figures: [quantityText(card.base.quantity, card.base.unit, words), ...(price.visible ? [price.amount] : [])],
    reference: `${words.t('lot.lot')} \u2066${card.reference}\u2069 · ${placeText(card.stock, language)}`,
  }
  return { shown, photo, version: pictureVersion([shown, photo?.key]) }
}

/** URL of the share picture; with the version in it, the content is immutable. */
export function lotSharePictureAddress({ shown, version }: VersionedSharePicture, reference: string): string {
  return `${lotAddress(reference, shown.language)}/share.jpg?v=${version}`
}
