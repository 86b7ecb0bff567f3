import { randomUUIDv7 } from 'node:crypto'
import { redirect } from 'react-router'
import { officeContext } from '../../inbox/office/require-office.server'
import { findLotsToEdit } from '../../lots/lots/find-lots-to-edit.server'
import { InvalidInput, Refusal } from '../../platform/base/errors'
import { parseInput } from '../../platform/base/parse-input'
import { readForm } from '../../platform/http/form-body.server'
import { asExpected } from '../../platform/http/problem.server'
import { pageAddress } from '../../platform/i18n/page-address'
import { servicesContext } from '../../platform/services/services.server'
import type { Route } from './+types/answer-route'
import { askSuppliersNow } from './ask-now.server'
import { applyRemainingQuantity, setSupplier, supplierSchema } from './set-supplier.server'

/** Redirects: the forms are on the lot's page. */
export function loader(args: Route.LoaderArgs) {
  return redirectToLot(args, null)
}

export async function action(args: Route.ActionArgs) {
  const services = args.context.get(servicesContext)
  const { session } = officeContext(args)
  const writer = { actionId: randomUUIDv7(), id: session.member.id, name: session.member.name }
  try {
    const fields = Object.fromEntries(await readForm(args.request))
    const [lot] = await findLotsToEdit(services, [args.params.reference])
    if (!lot) throw new Refusal('errors.not_found', 404)
    if (fields.intent === 'ask') {
      const { asked } = await askSuppliersNow(services, [lot.id], writer)
      return redirectToLot(args, asked > 0 ? 'asked' : 'not_asked')
    }
    if (fields.intent === 'take_over') await applyRemainingQuantity(services, lot.id, writer)
    else await setSupplier(services, lot, parseInput(supplierSchema, fields), writer)
    return redirectToLot(args, 'done')
  } catch (fault) {
    const expected = asExpected(fault)
    if (expected instanceof InvalidInput) return redirectToLot(args, 'email' in expected.errors ? 'email' : 'unfit')
    if (expected instanceof Refusal) return redirectToLot(args, 'meanwhile')
    throw fault
  }
}

function redirectToLot(args: Pick<Route.ActionArgs, 'context' | 'params'>, outcome: string | null) {
  const { language } = officeContext(args)
  const page = `${pageAddress('/:lang/team/lots', language)}/${encodeURIComponent(args.params.reference)}`
  const search = outcome === null ? '' : `?availability=${outcome}`
  return redirect(`${page}${search}#availability`, { status: 303 })
}
