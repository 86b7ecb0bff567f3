import { useRef } from 'react'
import { Form } from 'react-router'
import { useSite } from '../../company/contacts/use-site'
import { termNames } from '../../lots/facts/term-names'
import { currencies, visibilities } from '../../lots/facts/trade-terms'
import { InputField, SelectField, TextField } from '../../platform/forms/field-controls'
import { Options } from '../../platform/forms/options'
import { useSessionForm } from '../../platform/forms/use-session-form'
import { useLanguage } from '../../platform/i18n/use-language'
import { servicesContext } from '../../platform/services/services.server'
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
  const form = useRef<HTMLFormElement>(null)
  useSessionForm(form, `preferences ${preferences.version}`)
  const title = t('preferences.title')
  const control = (name: Exclude<keyof typeof preferences, 'version'>) => ({
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
        <TextField
          {...control('signature')}
          label={t('preferences.signature')}
          hint={t('preferences.signature_hint', { company: company.name })}
          rows={4}
          maxLength={limits.signature}
          dir="auto"
        />
        <div className="templates__terms">
          <SelectField {...control('incoterm')} label={t('products_page.incoterm')}>
            <Options of={termNames.incoterm(t)} />
          </SelectField>
          <SelectField {...control('currency')} label={t('stock.currency')}>
            <Options of={currencies.map((currency) => [currency, currency])} />
          </SelectField>
          <SelectField {...control('priceVisibility')} label={t('stock.who_sees_price')}>
            <Options of={visibilities.map((visibility) => [visibility, t(`stock.audience.${visibility}`)])} />
          </SelectField>
        </div>
        <div className="templates__terms">
          {(['offerDays', 'reservationDays'] as const).map((name) => (
            <InputField
              key={name}
              {...control(name)}
              label={t(name === 'offerDays' ? 'preferences.offer_days' : 'preferences.reservation_days')}
              type="number"
              min={1}
              max={limits.days}
              required
            />
          ))}
        </div>
        <p className="muted">{t('preferences.lead')}</p>
        {maySet && (
          <p className="templates__buttons office__row">
            <button className="btn btn--md" type="submit" aria-keyshortcuts={SEND_KEY}>
              {t('preferences.save')}
            </button>
          </p>
        )}
      </Form>
    </div>
  )
}
