import { redirect } from 'react-router'
import { pageAddress } from '../../platform/i18n/page-address'
import type { Route } from './+types/office-route'
import { officeContext } from './require-office.server'

export function loader(args: Route.LoaderArgs) {
  return redirect(pageAddress('/:lang/team/inbox', officeContext(args).language))
}
