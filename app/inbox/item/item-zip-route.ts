import { redirect } from 'react-router'
import { zipFiles } from '../../files/transfers/download.server'
import { attachmentDisposition } from '../../files/transfers/find-files.server'
import { isId } from '../../platform/base/is-id'
import { pageAddress } from '../../platform/i18n/page-address'
import { servicesContext } from '../../platform/services/services.server'
import { describeItem } from '../items/describe-item.server'
import { findItem } from '../items/find-items.server'
import { officeContext } from '../office/require-office.server'
import type { Route } from './+types/item-zip-route'

export async function loader(args: Route.LoaderArgs) {
  const services = args.context.get(servicesContext)
  const { language } = officeContext(args)
  const { item: itemId } = args.params
  const item = isId(itemId) ? await findItem(services, itemId) : null
  const thing = item && (await describeItem(services, item, language))
  if (!item || !thing) throw redirect(pageAddress('/:lang/team/inbox', language))
  return new Response(zipFiles(services, thing.files), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': attachmentDisposition(`${item.reference ?? 'files'}.zip`),
    },
  })
}
