import { findLotTitles } from '../../enquiries/inquiries/lot-titles.server'
import type { Language } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'
import type { Item } from './find-items.server'

/** Items with lots named in the colleague's language instead of the buyer's. */
export async function translateSummaries<Row extends Pick<Item, 'id' | 'kind' | 'language' | 'summary'>>(
  { db }: Pick<Services, 'db'>,
  items: readonly Row[],
  language: Language,
): Promise<Row[]> {
  const foreign = items.filter((item) => item.kind === 'inquiry' && item.language !== language)
  const titles = await findLotTitles(
    db,
    foreign.map(({ id }) => id),
    language,
  )
  return items.map((item) => ({
    ...item,
    summary: (titles.get(item.id) ?? []).reduce(
      (summary, { lotTitle, title }) => summary.replace(lotTitle, () => title),
      item.summary,
    ),
  }))
}
