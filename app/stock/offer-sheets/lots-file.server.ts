import { findLot, type LotSummary } from '../../lots/lots/find-lots.server'
import { writeXlsx } from '../../platform/database/write-table.server'
import { translatorOf } from '../../platform/i18n/messages.server'
import type { Services } from '../../platform/services/services.server'
import { todayOf } from '../../platform/services/today.server'
import { ImagesBusy } from '../../platform/workers/images.server'
import { WorkersBusy } from '../../platform/workers/worker-processes.server'
import { type Buyer, presentForBuyer } from '../mailings/mailing-lots.server'
import { lotTable } from './lot-table.server'
import { openOfferSheets } from './write-offer-sheet.server'

/** Creates a PDF with a sheet per lot, or a spreadsheet with a row per lot. @throws {WorkersBusy | ImagesBusy} too many at once */
export async function writeLotsFile(
  services: Services,
  lots: readonly LotSummary[],
  buyer: Buyer,
  format: 'pdf' | 'xlsx',
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

export function lotsFileName(services: Services, { language }: Buyer): string {
  return `lots-${todayOf(services)}-${language}`
}

/** Whether a file was not written because too many are being written. */
export function isBusy(fault: unknown): boolean {
  return fault instanceof WorkersBusy || fault instanceof ImagesBusy
}
