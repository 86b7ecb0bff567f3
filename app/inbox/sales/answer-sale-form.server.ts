import { data, replace } from 'react-router'
import { type FormRefusal, formRefusalOf, typedTexts } from '../../platform/forms/answer-form.server'
import { readForm } from '../../platform/http/form-body.server'
import { type Services, servicesContext } from '../../platform/services/services.server'
import { colleagueOf, type OfficeFormArgs } from '../office/answer-office-form.server'

export interface SaleError extends FormRefusal {
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
  try {
    typed = typedTexts(await readForm(args.request))
    const to = await take(args.context.get(servicesContext), typed, colleagueOf(args))
    // Replaces the form in the history, so that going back does not open it again.
    return replace(to, { status: 303 })
  } catch (fault) {
    const { status, ...refusal } = formRefusalOf(fault)
    return data({ ...refusal, typed } satisfies SaleError, { status })
  }
}
