import { redirect } from 'react-router'
import { officeContext } from '../../inbox/office/require-office.server'
import { audienceOfMember } from '../../lots/facts/disclosure'
import { isLanguage, type Language } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import { pageAddress } from '../../platform/i18n/page-address'
import { servicesContext } from '../../platform/services/services.server'
import { ImagesBusy } from '../../platform/workers/images.server'
import { WorkersBusy } from '../../platform/workers/worker-processes.server'
import { readLots } from '../mailings/mailing-draft'
import { type Buyer, findChosenLots, isOnSale } from '../mailings/mailing-lots.server'
import type { Route } from './+types/lots-file-route'
import { lotsFileName, lotsFileTypes, writeLotsFile } from './lots-file.server'

/** Exports lots as seen by a visitor or member: `?lot=…&language=de&reader=member&format=pdf`, or XLSX. */
export async function loader(args: Route.LoaderArgs) {
  const services = args.context.get(servicesContext)
  const { language: own } = officeContext(args)
  const search = new URL(args.request.url).searchParams
  const asked = search.get('language')
  const language = isLanguage(asked) ? asked : own
  const buyer: Buyer = { audience: audienceOfMember({ approved: search.get('reader') === 'member' }), language }
  const chosen = await findChosenLots(services, readLots(search.getAll('lot')))
  const lots = chosen.filter((lot) => isOnSale(services, lot))
  if (lots.length === 0) throw redirect(pageAddress('/:lang/team/lots', own))
  const format = search.get('format') === 'pdf' ? 'pdf' : 'xlsx'
  try {
    const file = await writeLotsFile(services, lots, buyer, format)
    return new Response(file, {
      headers: {
        'content-type': lotsFileTypes[format],
        'content-disposition': `attachment; filename="${lotsFileName(services, buyer, format)}"`,
        'x-content-type-options': 'nosniff',
      },
    })
  } catch (fault) {
    if (!(fault instanceof WorkersBusy || fault instanceof ImagesBusy)) throw fault
    return new Response(busyText(own), { status: 503, headers: { 'retry-after': '5' } })
  }
}

function busyText(language: Language): string {
  return translatorOf(language)('errors.unavailable')
}
