import { redirect } from 'react-router'
import { zipFiles } from '../../files/transfers/download.server'
import { isId } from '../../platform/base/is-id'
import { pageAddress } from '../../platform/i18n/page-address'
import { describeItem } from '../items/describe-item.server'
import { findItem } from '../items/find-items.server'
import { fileDownload } from '../office/file-download.server'
import { officeContext } from '../office/require-office.server'
import type { Route } from './+types/item-zip-route'

export async function loader(args: Route.LoaderArgs) {
  const { services, language } = officeContext(args)
  const { item: itemId } = args.params
  const item = isId(itemId) ? await findItem(services, itemId) : null
  const record = item && (await describeItem(services, item, language))
  if (!item || !record) throw redirect(pageAddress('/:lang/team/inbox', language))
  return fileDownload(zipFiles(services, record.files), item.reference ?? 'files', 'zip')
}
