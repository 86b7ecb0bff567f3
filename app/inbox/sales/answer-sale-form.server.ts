import { data, replace } from 'react-router'
import { type FormRefusal, formRefusalOf, typedTexts } from '../../platform/forms/answer-form.server'
import { readForm } from '../../platform/http/form-body.server'
import type { Services } from '../../platform/services/services.server'
import type { OfficeFormArgs } from '../office/answer-office-form.server'
import { type OfficeColleague, officeContext } from '../office/require-office.server'

export interface SaleError extends FormRefusal {
  readonly typed: Readonly<Record<string, string>>
}

/** Handles the form of a sale. @param take returns the address to go on to */
export async function handleSaleForm(
  args: OfficeFormArgs,
  take: (services: Services, typed: Readonly<Record<string, string>>, colleague: OfficeColleague) => Promise<string>,
) {
  let typed: SaleError['typed'] = {}
  try {
    typed = typedTexts(await readForm(args.request))
    const { services, colleague } = officeContext(args)
    const to = await take(services, typed, colleague)
    // Replaces the form in the history, so that going back does not open it again.
    return replace(to, { status: 303 })
  } catch (fault) {
    const { status, ...refusal } = formRefusalOf(fault)
    return data({ ...refusal, typed } satisfies SaleError, { status })
  }
}
