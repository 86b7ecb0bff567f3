import { data, replace } from 'react-router'
import { type FieldErrors, InvalidInput, Refusal } from '../../platform/base/errors'
import { typedTexts } from '../../platform/forms/answer-form.server'
import { readForm } from '../../platform/http/form-body.server'
import { asExpected } from '../../platform/http/problem.server'
import { type Services, servicesContext } from '../../platform/services/services.server'
import { colleagueOf, type OfficeFormArgs } from '../office/answer-office-form.server'

export interface SaleError {
  readonly errors: FieldErrors
  /** Belongs to no field: a message key and its values. */
  readonly reason: string | null
  readonly values: Readonly<Record<string, string | number>>
  readonly typed: Readonly<Record<string, string>>
}

/** Handles the form of a sale. @param take returns the address to go on to */
export async function handleSaleForm(
  args: OfficeFormArgs,
  take: (
    services: Services,
    typed: Readonly<Record<string, string>>,
    colleague: ReturnType<typeof colleagueOf>,
  ) => Promise<string>,
) {
  let typed: SaleError['typed'] = {}
  const refused = (status: number, why: Partial<SaleError>) =>
    data({ errors: {}, reason: null, values: {}, typed, ...why } satisfies SaleError, { status })
  try {
    typed = typedTexts(await readForm(args.request))
    const to = await take(args.context.get(servicesContext), typed, colleagueOf(args))
    // Replaces the form in the history, so that going back does not open it again.
    return replace(to, { status: 303 })
  } catch (thrown) {
    const fault = asExpected(thrown)
    if (fault instanceof InvalidInput) return refused(422, { errors: fault.errors })
    if (fault instanceof Refusal) return refused(fault.status, { reason: fault.code, values: fault.values })
    throw fault
  }
}
