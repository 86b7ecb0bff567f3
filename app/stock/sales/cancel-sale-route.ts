import { redirect } from 'react-router'
import { officeContext } from '../../inbox/office/require-office.server'
import { cancelSale } from '../../lots/sales/cancel-sale.server'
import { Refusal } from '../../platform/base/errors'
import { isId } from '../../platform/base/is-id'
import { pageAddress } from '../../platform/i18n/page-address'
import type { Route } from './+types/cancel-sale-route'

/** Redirects: the form is on the lot's page. */
export function loader(args: Route.LoaderArgs) {
  return redirectToLot(args, '')
}

export async function action(args: Route.ActionArgs) {
  const { services, colleague } = officeContext(args)
  const { sale } = args.params
  try {
    if (!isId(sale)) throw new Refusal('errors.not_found', 404)
    await services.db.transaction((tx) => cancelSale(tx, services, sale, colleague))
    return redirectToLot(args, '?sale=cancelled')
  } catch (fault) {
    if (fault instanceof Refusal) return redirectToLot(args, '?sale=refused')
    throw fault
  }
}

function redirectToLot(args: Pick<Route.ActionArgs, 'request' | 'context' | 'params'>, search: string) {
  const page = pageAddress('/:lang/team/lots', officeContext(args).language)
  const to = `${page}/${encodeURIComponent(args.params.reference)}${search}#sales`
  return redirect(to, { status: 303 })
}
