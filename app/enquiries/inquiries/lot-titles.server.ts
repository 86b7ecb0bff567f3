import { inArray } from 'drizzle-orm'
import { findTitles } from '../../lots/lots/find-lots.server'
import type { Database, Transaction } from '../../platform/database/database.server'
import type { Language } from '../../platform/i18n/languages'
import { inquiryItems } from './inquiries.table.server'

interface LotTitle {
  readonly inquiryId: string
  /** As the buyer read it. */
  readonly lotTitle: string
  /** In the language asked for. */
  readonly title: string
}

/** Titles of enquired lots in a language other than the buyer's, by inquiry. Lots without a text in it are missing. */
export async function findLotTitles(
  db: Database | Transaction,
  inquiryIds: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, readonly LotTitle[]>> {
  if (inquiryIds.length === 0) return new Map()
  const { inquiryId, lotId, lotTitle } = inquiryItems
  const rows = await db
    .select({ inquiryId, lotId, lotTitle })
    .from(inquiryItems)
    .where(inArray(inquiryId, [...inquiryIds]))
  const ids = rows.flatMap((row) => row.lotId ?? [])
  const titles = await findTitles(db, ids, language)
  const told = rows.flatMap((row): LotTitle[] => {
    const title = row.lotId === null ? undefined : titles.get(row.lotId)
    return title === undefined ? [] : [{ inquiryId: row.inquiryId, lotTitle: row.lotTitle, title }]
  })
  return Map.groupBy(told, (row) => row.inquiryId)
}
