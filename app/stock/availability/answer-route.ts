import { randomUUIDv7 } from 'node:crypto'
import { redirect } from 'react-router'
import { officeContext } from '../../inbox/office/require-office.server'
import { requireLotToEdit } from '../../lots/lots/find-lots-to-edit.server'
import { parseInput } from '../../platform/base/parse-input'
import { formRefusalOf } from '../../platform/forms/answer-form.server'
import { readForm } from '../../platform/http/form-body.server'
import { pageAddress } from '../../platform/i18n/page-address'
import type { Route } from './+types/answer-route'
import { askSuppliersNow } from './ask-now.server'
import { applyRemainingQuantity, setSupplier, supplierSchema } from './set-supplier.server'

/** Redirects: the forms are on the lot's page. */
export function loader(args: Route.LoaderArgs) {
  return redirectToLot(args, null)
}

export async function action(args: Route.ActionArgs) {
  const { services, colleague } = officeContext(args)
  const writer = { actionId: randomUUIDv7(), ...colleague }
  try {
    const fields = Object.fromEntries(await readForm(args.request))
    const lot = await requireLotToEdit(services, args.params.reference)
    if (fields.intent === 'ask') {
      const { asked } = await askSuppliersNow(services, [lot.id], writer)
      return redirectToLot(args, asked > 0 ? 'asked' : 'not_asked')
    }
    if (fields.intent === 'take_over') await applyRemainingQuantity(services, lot.id, writer)
    else await setSupplier(services, lot, parseInput(supplierSchema, fields), writer)
    return redirectToLot(args, 'done')
  } catch (fault) {
    const { errors, reason } = formRefusalOf(fault)
    if (reason !== null) return redirectToLot(args, 'meanwhile')
    return redirectToLot(args, 'email' in errors ? 'email' : 'unfit')
  }
}

function redirectToLot(args: Pick<Route.ActionArgs, 'request' | 'context' | 'params'>, outcome: string | null) {
  const { language } = officeContext(args)
  const page = `${pageAddress('/:lang/team/lots', language)}/${encodeURIComponent(args.params.reference)}`
  const search = outcome === null ? '' : `?availability=${outcome}`
  return redirect(`${page}${search}#availability`, { status: 303 })
}
