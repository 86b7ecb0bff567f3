import { useId, useRef } from 'react'
import { Form } from 'react-router'
import { useSite } from '../../company/contacts/use-site'
import { termNames } from '../../lots/facts/term-names'
import { currencies, visibilities } from '../../lots/facts/trade-terms'
import { Options } from '../../platform/forms/options'
import { useSessionForm } from '../../platform/forms/use-session-form'
import { useLanguage } from '../../platform/i18n/use-language'
import { servicesContext } from '../../platform/services/services.server'
import { Field } from '../../platform/ui/field'
import { SEND_KEY } from '../keys/use-send-key'
import { handleOfficeForm } from '../office/answer-office-form.server'
import { OfficeNotice } from '../office/office-notice'
import { useRight } from '../office/use-right'
import { OfficeHead } from '../office-lists/office-head'
import '../templates/templates-page.css'
import type { Route } from './+types/preferences-page'
import { findPreferences, MAX_DAYS, MAX_SIGNATURE_LENGTH, savePreferences } from './preferences.server'

export async function loader(args: Route.LoaderArgs) {
  const preferences = await findPreferences(args.context.get(servicesContext))
  return { preferences, limits: { signature: MAX_SIGNATURE_LENGTH, days: MAX_DAYS } }
}

export function action(args: Route.ActionArgs) {
  return handleOfficeForm(args, async (services, fields, colleague) => {
    await savePreferences(services, fields, colleague)
    return 'saved'
  })
}

export default function PreferencesPage({ loaderData: { preferences, limits }, actionData }: Route.ComponentProps) {
  const { t } = useLanguage()
  const { company } = useSite()
  const maySet = useRight('costs')
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  useSessionForm(form, `preferences ${preferences.version}`)
  const title = t('preferences.title')
  const control = (name: Exclude<keyof typeof preferences, 'version'>) => ({
    className: 'input',
    id: `${id}-${name}`,
    name,
    defaultValue: actionData?.typed[name] ?? preferences[name],
  })
  return (
    <div className="templates">
      <OfficeHead title={title} />
      <OfficeNotice outcomes={{ saved: t('preferences.did_save') }} refused={actionData} />
      <Form
        method="post"
        className="panel templates__new templates__form"
        key={preferences.version}
        ref={form}
        preventScrollReset
      >
        <input type="hidden" name="version" value={preferences.version} />
        <Field
          id={`${id}-signature`}
          label={t('preferences.signature')}
          hint={t('preferences.signature_hint', { company: company.name })}
        >
          <textarea
            {...control('signature')}
            rows={4}
            maxLength={limits.signature}
            dir="auto"
            aria-describedby={`${id}-signature-hint`}
          />
        </Field>
        <div className="templates__terms">
          <Field id={`${id}-incoterm`} label={t('products_page.incoterm')}>
            <select {...control('incoterm')}>
              <Options of={termNames.incoterm(t)} />
            </select>
          </Field>
          <Field id={`${id}-currency`} label={t('stock.currency')}>
            <select {...control('currency')}>
              {currencies.map((currency) => (
                <option key={currency}>{currency}</option>
              ))}
            </select>
          </Field>
          <Field id={`${id}-priceVisibility`} label={t('stock.who_sees_price')}>
            <select {...control('priceVisibility')}>
              <Options of={visibilities.map((visibility) => [visibility, t(`stock.audience.${visibility}`)])} />
            </select>
          </Field>
        </div>
        <div className="templates__terms">
          <Field id={`${id}-offerDays`} label={t('preferences.offer_days')}>
            <input {...control('offerDays')} type="number" min={1} max={limits.days} required />
          </Field>
          <Field id={`${id}-reservationDays`} label={t('preferences.reservation_days')}>
            <input {...control('reservationDays')} type="number" min={1} max={limits.days} required />
          </Field>
        </div>
        <p className="muted">{t('preferences.lead')}</p>
        {maySet && (
          <p className="templates__buttons">
            <button className="btn btn--md" type="submit" aria-keyshortcuts={SEND_KEY}>
              {t('preferences.save')}
            </button>
          </p>
        )}
      </Form>
    </div>
  )
}
