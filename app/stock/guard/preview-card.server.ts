import { type LotCardView, presentCards } from '../../catalogue/cards/present-cards.server'
import { findPictures } from '../../files/pictures/find-pictures.server'
import { parseFileUrl } from '../../files/transfers/file-address.server'
import { lotRow, textRows } from '../../lots/lots/lot-rows.server'
import { lotSchema } from '../../lots/lots/lot-schema'
import { presentLotCard } from '../../lots/presentation/present-lot.server'
import { calendarDay } from '../../platform/base/working-days'
import type { Language } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'
import type { PublishCheck } from './check-publish.server'

/** Placeholders for missing fields, so that the rest can be parsed; the card shows a dash for each. */
const standIns = {
  categories: ['toys'],
  condition: 'new_a',
  quantity: '1',
  stock: { country: 'DE' },
  texts: { en: { title: '…' } },
} as const

const SHOWN_NOTHING = '––'

export async function previewCard(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  { fields, errors }: PublishCheck,
  language: Language,
): Promise<LotCardView | null> {
  const lacks = (field: string) => Object.keys(errors).some((each) => each === field || each.startsWith(`${field}.`))
  const good = Object.fromEntries(Object.entries(fields).filter(([field]) => !lacks(field)))
  const isPriced = (good.price ?? null) !== null
  const parsed = lotSchema.safeParse({
    ...standIns,
    ...good,
    lines: [],
    status: 'published',
    optionUntil: null,
    publishAt: null,
    ...(!isPriced && { price: null, priceVisibility: 'on_request' }),
  })
  if (!parsed.success) return null
  const lot = parsed.data
  const now = services.now()
  const { timeZone } = services.config.site.company
  const row = lotRow(
    { lot },
    { id: '', reference: '–', createdAt: now, version: 1 },
    { digest: '', now, defaultLanguage: language },
  )
  const ids = lot.photos.map(({ url }) => parseFileUrl(services.config.publicUrl, url)?.id ?? '')
  const pictures = await findPictures(
    services,
    ids.map((fileId) => ({ fileId, plate: null })),
  )
  const today = calendarDay(now, timeZone)
  const summary = {
    ...row,
    texts: textRows(lot, ''),
    photos: lot.photos.map(({ alt }, place) => ({ plate: null, alt, picture: pictures[place] ?? null })),
  }
  const shown = presentLotCard(summary, { audience: 'team', language, today })
  const card = { ...shown, categories: lacks('categories') ? [] : shown.categories }
  const [view] = await presentCards(services, [card], { language, today })
  if (!view) return null
  return {
    ...view,
    ...(lacks('quantity') && {
      quantity: SHOWN_NOTHING,
      // A price of the lot would be computed from the placeholder quantity.
      ...(view.price.visible && { price: { ...view.price, lot: null } }),
    }),
    ...(lacks('condition') && !shown.dates && { state: { ...view.state, text: SHOWN_NOTHING, whole: SHOWN_NOTHING } }),
    ...(lacks('stock') && { place: SHOWN_NOTHING }),
    ...(lacks('categories') && { categories: SHOWN_NOTHING }),
    ...(lacks('price') && {
      price: { visible: true as const, label: view.price.label, amount: SHOWN_NOTHING, lot: null },
    }),
  }
}
