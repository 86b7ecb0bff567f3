import { findPreviewPictures } from '../../files/pictures/find-pictures.server'
import type { Picture } from '../../files/pictures/picture'
import { thousandths } from '../../lots/facts/decimal'
import type { Lot } from '../../lots/lots/find-lots.server'
import { baseQuantity } from '../../lots/lots/lot-figures'
import { describeRestrictions } from '../../lots/presentation/describe-restrictions'
import {
  categoriesText,
  formatQuantity,
  isNew,
  type Localizer,
  placeText,
  priceText,
} from '../../lots/presentation/lot-texts'
import { presentLot, type Reader } from '../../lots/presentation/present-lot.server'
import { calendarDay } from '../../platform/base/working-days'
import { formatDate } from '../../platform/i18n/format'
import { direction } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import { perLanguage } from '../../platform/i18n/per-language'
import type { Services } from '../../platform/services/services.server'
import { findLotPictures } from '../cards/present-cards.server'
import { describePrices } from './describe-prices'
import { keyFacts, loadFacts } from './key-facts'
import type { ManifestQuery } from './manifest-query'
import { filterManifest, nonEmptyColumns } from './view-manifest'

export interface LotPhotoView {
  readonly picture: Picture
  readonly alt: string
  readonly drawn: boolean
}

export type ShownLot = ReturnType<typeof presentLot>

export type LotPageView = Awaited<ReturnType<typeof presentLotPage>>

/** Presents a lot's page. Built only from the output of `presentLot`, so nothing restricted leaves here. */
export async function presentLotPage(
  services: Pick<Services, 'db' | 'config'>,
  lot: Lot,
  reader: Reader,
  query: ManifestQuery,
) {
  const { language, today } = reader
  const dayOf = (moment: string) => calendarDay(new Date(moment), services.config.site.company.timeZone)
  const localizer: Localizer = { t: translatorOf(language), language }
  const shown = presentLot(lot, reader)
  return {
    reference: shown.reference,
    title: shown.title,
    description: shown.description,
    foreign: shown.language === language ? null : { lang: shown.language, dir: direction(shown.language) },
    machineTranslated: shown.machineTranslated,
    demo: shown.demo,
    isNew: isNew(shown, today),
    kind: shown.kind,
    categories: shown.categories,
    categoriesText: categoriesText(shown, localizer),
    isReserved: shown.status === 'on_option',
    isUnconfirmed: shown.status === 'unconfirmed',
    reservedUntil: shown.optionUntil === null ? null : formatDate(shown.optionUntil, language),
    listed: shown.listedAt === null ? null : formatDate(dayOf(shown.listedAt), language),
    confirmed: daysAgo(dayOf(shown.confirmedAt), today, localizer),
    confirmedOn: formatDate(dayOf(shown.confirmedAt), language),
    quantity: formatQuantity(shown.quantity, language),
    unit: localizer.t(`trade.units.${shown.unit}`),
    packed: packedText(shown, localizer),
    price: priceText(shown, localizer),
    prices: describePrices(shown, localizer),
    place: placeText(shown.stock, language),
    condition: localizer.t(`trade.conditions.${shown.condition}`),
    photos: await presentPhotos(services, shown),
    photosAreActual: shown.photosAreActual && shown.photos.some(({ drawn }) => !drawn),
    facts: keyFacts(shown, localizer),
    load: loadFacts(shown, localizer),
    restrictions: describeRestrictions(shown, localizer),
    documents: await presentDocuments(services, lot, shown),
    currency: shown.currency,
    manifest:
      shown.lines.length === 0
        ? null
        : {
            columns: nonEmptyColumns(shown.lines),
            isPartSold: isPartSold(shown),
            ...filterManifest(shown.lines, query, language),
          },
  }
}

/** Manifests are not updated when part of the lot is sold, so they may list more than is left. */
function isPartSold(lot: ShownLot): boolean {
  if (new Set(lot.lines.map(({ unit }) => unit)).size > 1) return false
  const listed = lot.lines.reduce((sum, { quantity }) => sum + thousandths(quantity), 0)
  return listed > thousandths(baseQuantity(lot).quantity)
}

const relative = perLanguage((language) => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }))

function daysAgo(day: string, today: string, { language }: Localizer): string {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000)
  return relative(language).format(Math.min(days, 0), 'day')
}

function packedText({ unit, quantity, packed: { cartons, pallets } }: ShownLot, { t }: Localizer): string {
  const name = t(`trade.units.${unit}`, { count: quantity })
  if (pallets !== null && unit !== 'XPX') return t('lot_page.on_pallets', { unit: name, count: pallets })
  if (cartons !== null && unit !== 'XCT') return t('lot_page.in_cartons', { unit: name, count: cartons })
  return name
}

async function presentDocuments(services: Pick<Services, 'db'>, lot: Lot, { documents }: ShownLot) {
  const files = documents.map(({ visible }, place) => (visible ? (lot.documents[place]?.file.id ?? '') : ''))
  const pictures = await findPreviewPictures(services, files.filter(Boolean))
  return documents.map((document, place) => ({ ...document, page: pictures.get(files[place] ?? '') ?? null }))
}

async function presentPhotos(services: Pick<Services, 'db'>, shown: ShownLot): Promise<LotPhotoView[]> {
  const { photos, categories, title } = shown
  const real = photos.flatMap(({ drawn, picture, alt }) =>
    picture && !drawn ? { picture, alt: alt || title, drawn } : [],
  )
  if (real.length > 0) return real
  const [found] = await findLotPictures(services, [{ photos, category: categories[0], title }])
  return found?.picture ? [{ picture: found.picture, alt: title, drawn: found.drawn }] : []
}
