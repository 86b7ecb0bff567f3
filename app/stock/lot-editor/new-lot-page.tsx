import { randomUUIDv7 } from 'node:crypto'
import { useRef, useState } from 'react'
import { data, Form, redirect } from 'react-router'
import { SEND_KEY } from '../../inbox/keys/use-send-key'
import { officeContext } from '../../inbox/office/require-office.server'
import { Breadcrumb, OfficeTitle } from '../../inbox/office-lists/office-head'
import { findPreferences } from '../../inbox/preferences/preferences.server'
import { createLot } from '../../lots/lots/edit-lots.server'
import { lotSchema } from '../../lots/lots/lot-schema'
import { InvalidInput } from '../../platform/base/errors'
import { isId } from '../../platform/base/is-id'
import { parseInput } from '../../platform/base/parse-input'
import { useSessionForm } from '../../platform/forms/use-session-form'
import { readForm } from '../../platform/http/form-body.server'
import { countryOptions } from '../../platform/i18n/countries'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { Alert } from '../../platform/ui/alert'
import '../../platform/ui/pill.css'
import { formErrors } from '../lot-form/form-errors'
import { LotBar } from '../lot-form/lot-bar'
import { fieldValue, type LotFormValues, statesByHand, typedFields } from '../lot-form/lot-form'
import { FormContext } from '../lot-form/lot-form-fields'
import { GoodsFields, PackingFields } from '../lot-form/lot-form-goods'
import { PriceFields, StateFields, TermsFields } from '../lot-form/lot-form-terms'
import { parseLotForm } from '../lot-form/read-lot-form.server'
import type { Route } from './+types/new-lot-page'
import '../lot-form/lots.css'

const begun = {
  status: ['draft'],
  unit: ['H87'],
  'price.basis': ['unit'],
  brandDisclosure: ['public'],
  vat: ['net_standard'],
  splittable: ['whole_only'],
  photosAreActual: ['on'],
} satisfies LotFormValues

export async function loader(args: Route.LoaderArgs) {
  const { services, language, costs } = officeContext(args)
  const { currency, priceVisibility, incoterm } = await findPreferences(services)
  const first: LotFormValues = {
    ...begun,
    currency: [currency],
    priceVisibility: [priceVisibility],
    incoterm: [incoterm],
  }
  // The id makes submitting idempotent.
  return { intent: randomUUIDv7(), countries: countryOptions(language), hasCosts: costs !== null, first }
}

export async function action(args: Route.ActionArgs) {
  const { services, colleague, language, costs } = officeContext(args)
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
      { ...colleague, actionId: isId(intent) ? intent : randomUUIDv7() },
    )
    return redirect(`${pageAddress('/:lang/team/lots', language)}/${reference}`, { status: 303 })
  } catch (fault) {
    if (!(fault instanceof InvalidInput)) throw fault
    return data({ typed, errors: formErrors(fault.errors, services.config.site.languages[0]) }, { status: 422 })
  }
}

export default function NewLotPage({
  loaderData: { intent, countries, hasCosts, first },
  actionData,
}: Route.ComponentProps) {
  const { t } = useLanguage()
  // Kept when the page reloads, so that a form sent again after a lost response creates one lot.
  const [key] = useState(intent)
  const form = useRef<HTMLFormElement>(null)
  useSessionForm(form, 'new lot', 'lot')
  const [values] = useState(actionData?.typed ?? first)
  const errors = actionData?.errors ?? {}
  const count = Object.keys(errors).length
  return (
    <FormContext value={{ values, errors, hasCosts }}>
      <OfficeTitle title={t('stock.new')} />
      <Breadcrumb list="stock" here={t('stock.new')} />
      <Form method="post" ref={form}>
        <input type="hidden" name="lot" defaultValue={key} />
        <header className="office-lots__head">
          <h1 className="d3">{t('stock.new')}</h1>
        </header>
        <LotBar>
          <button className="btn btn--md" type="submit" aria-keyshortcuts={SEND_KEY}>
            {t('stock.create')}
          </button>
        </LotBar>
        <div role="alert">{count > 0 && <Alert tone="bad">{t('stock.mend', { count })}</Alert>}</div>
        <div className="office-lots__column">
          <GoodsFields />
          <PriceFields />
          <TermsFields countries={countries} />
          <PackingFields />
          <StateFields states={statesByHand('draft')} />
        </div>
      </Form>
    </FormContext>
  )
}
