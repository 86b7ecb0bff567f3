import { findLot, type LotSummary } from '../../lots/lots/find-lots.server'
import { writeXlsx } from '../../platform/database/write-table.server'
import { translatorOf } from '../../platform/i18n/messages.server'
import type { Services } from '../../platform/services/services.server'
import { type Buyer, presentForBuyer, todayOf } from '../mailings/mailing-lots.server'
import { lotTable } from './lot-table.server'
import { openOfferSheets } from './write-offer-sheet.server'

export const lotsFileTypes = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** Creates a PDF with a sheet per lot, or a spreadsheet with a row per lot. @throws {WorkersBusy | ImagesBusy} too many at once */
export async function writeLotsFile(
  services: Services,
  lots: readonly LotSummary[],
  buyer: Buyer,
  format: keyof typeof lotsFileTypes,
): Promise<Uint8Array<ArrayBuffer>> {
  if (format === 'pdf') {
    const whole = await Promise.all(lots.map(({ id }) => findLot(services, id)))
    const there = whole.filter((lot) => lot !== null)
    return openOfferSheets(services)(there, { ...buyer, today: todayOf(services) })
  }
  const { cards, views } = await presentForBuyer(services, lots, buyer)
  const table = lotTable(cards, views, buyer.language, services.config.publicUrl)
  return new Uint8Array(await writeXlsx(table, translatorOf(buyer.language)('offer_sheet.sheet')))
}

export function lotsFileName(services: Services, { language }: Buyer, format: keyof typeof lotsFileTypes): string {
  return `lots-${todayOf(services)}-${language}.${format}`
}
