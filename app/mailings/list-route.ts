import { redirect } from 'react-router'
import { isLanguage, type Language } from '../i18n/languages'
import { translatorOf } from '../i18n/messages.server'
import { pageAddress } from '../i18n/page-address'
import { findLot, type LotSummary } from '../lots/find-lots.server'
import { openOfferSheets } from '../offer-sheets/write-offer-sheet.server'
import { OFFICE_HEADERS, officeVisit } from '../office/require-office.server'
import { ImagesBusy } from '../platform/images.server'
import { type Services, servicesContext } from '../platform/services.server'
import { WorkersBusy } from '../platform/worker-processes.server'
import { writeXlsx } from '../platform/write-table.server'
import type { Route } from './+types/list-route'
import { lotTable } from './lot-list.server'
import { readLots } from './mailing-draft'
import { type Buyer, findChosenLots, isOnSale, presentForBuyer, todayOf } from './mailing-lots.server'

const types = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** Lots as a file for a buyer, who may be anybody or a member: `?lot=…&language=de&reader=member&format=pdf`, or XLSX. */
export async function loader(args: Route.LoaderArgs) {
  const services = args.context.get(servicesContext)
  const { language: own } = officeVisit(args)
  const search = new URL(args.request.url).searchParams
  const asked = search.get('language')
  const language = isLanguage(asked) ? asked : own
  const buyer: Buyer = { audience: search.get('reader') === 'member' ? 'member' : 'everyone', language }
  const chosen = await findChosenLots(services, readLots(search.getAll('lot')))
  const lots = chosen.filter((lot) => isOnSale(services, lot))
  if (lots.length === 0) throw redirect(pageAddress('/:lang/team/lots', own), { headers: OFFICE_HEADERS })
  const format = search.get('format') === 'pdf' ? 'pdf' : 'xlsx'
  try {
    const file = await (format === 'pdf' ? writePdf(services, lots, buyer) : writeSheet(services, lots, buyer))
    return new Response(file, {
      headers: {
        ...OFFICE_HEADERS,
        'content-type': types[format],
        'content-disposition': `attachment; filename="lots-${todayOf(services)}-${language}.${format}"`,
        'x-content-type-options': 'nosniff',
      },
    })
  } catch (fault) {
    if (!(fault instanceof WorkersBusy || fault instanceof ImagesBusy)) throw fault
    return new Response(busyText(own), { status: 503, headers: { ...OFFICE_HEADERS, 'retry-after': '5' } })
  }
}

async function writePdf(
  services: Services,
  lots: readonly LotSummary[],
  buyer: Buyer,
): Promise<Uint8Array<ArrayBuffer>> {
  const whole = await Promise.all(lots.map(({ id }) => findLot(services, id)))
  const there = whole.filter((lot) => lot !== null)
  return openOfferSheets(services)(there, { ...buyer, today: todayOf(services) })
}

async function writeSheet(
  services: Services,
  lots: readonly LotSummary[],
  buyer: Buyer,
): Promise<Uint8Array<ArrayBuffer>> {
  const { cards, views } = await presentForBuyer(services, lots, buyer)
  const table = lotTable(cards, views, buyer.language, services.config.publicUrl)
  return new Uint8Array(await writeXlsx(table, translatorOf(buyer.language)('offer_sheet.sheet')))
}

function busyText(language: Language): string {
  return translatorOf(language)('errors.unavailable')
}
