import { randomUUIDv7 } from 'node:crypto'
import { useState } from 'react'
import { data, Form, redirect } from 'react-router'
import { useSite } from '../../company/contacts/use-site'
import { OFFICE_HEADERS, officeContext } from '../../inbox/office/require-office.server'
import { isId } from '../../inbox/triage/inbox-query'
import { createLot } from '../../lots/lots/create-lot.server'
import { lotSchema } from '../../lots/lots/lot-schema'
import { InvalidInput } from '../../platform/base/errors'
import { parseInput } from '../../platform/base/parse-input'
import { readForm } from '../../platform/http/form-body.server'
import { countryOptions } from '../../platform/i18n/countries'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { servicesContext } from '../../platform/services/services.server'
import { Icon } from '../../platform/ui/every-icon'
import { PageLink } from '../../platform/ui/page-link'
import '../../platform/ui/pill.css'
import { formErrors } from '../lot-form/form-errors'
import { fieldValue, type LotFormValues, typedFields } from '../lot-form/lot-form'
import { FormContext } from '../lot-form/lot-form-boxes'
import { GoodsBoxes, PackingBoxes } from '../lot-form/lot-form-goods'
import { PriceBoxes, StateBoxes, TermsBoxes } from '../lot-form/lot-form-terms'
import { parseLotForm } from '../lot-form/read-lot-form.server'
import type { Route } from './+types/new-lot-page'
import { statesByHand } from './lot-words'
import '../lot-form/lots.css'

const begun: LotFormValues = {
  status: ['draft'],
  unit: ['H87'],
  currency: ['EUR'],
  'price.basis': ['unit'],
  priceVisibility: ['members'],
  brandDisclosure: ['public'],
  vat: ['net_standard'],
  incoterm: ['EXW'],
  splittable: ['whole_only'],
  photosAreActual: ['on'],
}

export function loader(args: Route.LoaderArgs) {
  const { language, costs } = officeContext(args)
  // The id makes submitting idempotent.
  return data(
    { intent: randomUUIDv7(), countries: countryOptions(language), hasCosts: costs !== null },
    { headers: OFFICE_HEADERS },
  )
}

export async function action(args: Route.ActionArgs) {
  const services = args.context.get(servicesContext)
  const { session, language, costs } = officeContext(args)
  const typed = typedFields(await readForm(args.request))
  try {
    const { timeZone } = services.config.site.company
    const lot = parseInput(
      lotSchema,
      parseLotForm({ ...typed, photosAreActual: ['on'] }, { timeZone, now: {}, hasCosts: costs !== null }),
    )
    const intent = fieldValue(typed, 'lot')
    const reference = await createLot(
      services,
      // An existing external id would overwrite that lot.
      { lot: { ...lot, externalId: undefined } },
      { actionId: isId(intent) ? intent : randomUUIDv7(), id: session.member.id, name: session.member.name },
    )
    return redirect(`${pageAddress('/:lang/team/lots', language)}/${reference}`, {
      status: 303,
      headers: OFFICE_HEADERS,
    })
  } catch (fault) {
    if (!(fault instanceof InvalidInput)) throw fault
    return data({ typed, errors: formErrors(fault.errors) }, { status: 422, headers: OFFICE_HEADERS })
  }
}

export function headers() {
  return OFFICE_HEADERS
}

/** Creates a lot. Photos and documents are added afterwards. */
export default function NewLotPage({ loaderData: { intent, countries, hasCosts }, actionData }: Route.ComponentProps) {
  const { t, language } = useLanguage()
  const { company } = useSite()
  const [values] = useState(actionData?.typed ?? begun)
  const errors = actionData?.errors ?? {}
  const count = Object.keys(errors).length
  return (
    <FormContext value={{ values, errors, hasCosts }}>
      <title>{t('office.page_title', { page: t('stock.new'), company: company.name })}</title>
      <ol className="office__way">
        <li>
          <PageLink to={pageAddress('/:lang/team/lots', language)}>{t('stock.title')}</PageLink>
        </li>
        <li>{t('stock.new')}</li>
      </ol>
      <Form method="post">
        <input type="hidden" name="lot" value={intent} />
        <header className="office-lots__head">
          <h1 className="d3">{t('stock.new')}</h1>
          <p className="office-lots__actions">
            <button className="btn btn--md" type="submit">
              {t('stock.create')}
            </button>
          </p>
        </header>
        <div role="alert">
          {count > 0 && (
            <p className="alert alert--bad">
              <Icon name="alert-circle" />
              {t('stock.mend', { count })}
            </p>
          )}
        </div>
        <div className="office-lots__column">
          <GoodsBoxes />
          <PriceBoxes />
          <TermsBoxes countries={countries} />
          <PackingBoxes />
          <StateBoxes states={statesByHand('draft')} />
        </div>
      </Form>
    </FormContext>
  )
}
