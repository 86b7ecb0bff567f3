import { redirect } from 'react-router'
import { fileDownload } from '../../inbox/office/file-download.server'
import { officeContext } from '../../inbox/office/require-office.server'
import { audienceOfMember } from '../../lots/facts/disclosure'
import { isLanguage } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import { pageAddress } from '../../platform/i18n/page-address'
import { readLots } from '../mailings/mailing-draft'
import { type Buyer, findLotsOnSale } from '../mailings/mailing-lots.server'
import type { Route } from './+types/lots-file-route'
import { isBusy, lotsFileName, writeLotsFile } from './lots-file.server'

/** Exports lots as seen by a visitor or member: `?lot=…&language=de&reader=member&format=pdf`, or XLSX. */
export async function loader(args: Route.LoaderArgs) {
  const { services, language: own, search } = officeContext(args)
  const asked = search.get('language')
  const language = isLanguage(asked) ? asked : own
  const buyer: Buyer = { audience: audienceOfMember({ approved: search.get('reader') === 'member' }), language }
  const lots = await findLotsOnSale(services, readLots(search.getAll('lot')))
  if (lots.length === 0) throw redirect(pageAddress('/:lang/team/lots', own))
  const format = search.get('format') === 'pdf' ? 'pdf' : 'xlsx'
  try {
    const file = await writeLotsFile(services, lots, buyer, format)
    return fileDownload(file, lotsFileName(services, buyer), format)
  } catch (fault) {
    if (!isBusy(fault)) throw fault
    return new Response(translatorOf(own)('errors.unavailable'), { status: 503, headers: { 'retry-after': '5' } })
  }
}
