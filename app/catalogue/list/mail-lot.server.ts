import { plainAddress } from '../../files/pictures/picture'
import { lotAddress } from '../../lots/facts/lot-address'
import type { Language } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import type { MailGoods } from '../../platform/mail-layout/mail-layout'
import type { LotCardView } from '../cards/present-cards.server'

/** CSS pixels; the image is fetched at twice this width. */
const PICTURE_WIDTH = 120

/** A lot for mails, with a link to its page. @param above lines above the facts */
export function mailLot(
  { reference, title, quantity, unit, price, state, place, picture }: LotCardView,
  language: Language,
  publicUrl: string,
  above: readonly string[] = [],
): MailGoods {
  const t = translatorOf(language)
  return {
    title,
    href: publicUrl + lotAddress(reference, language),
    lines: [
      ...above,
      `${quantity} ${unit}`,
      `${price.label}: ${price.visible ? price.amount : t('lot.on_request')}`,
      `${state.whole} · ${place}`,
      `${t('lot.lot')} ${reference}`,
    ],
    picture: picture && {
      src: publicUrl + plainAddress(picture, 320),
      width: PICTURE_WIDTH,
      height: Math.round((PICTURE_WIDTH * picture.height) / picture.width),
    },
  }
}
