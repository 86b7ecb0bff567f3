import { randomUUID } from 'node:crypto'
import { useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { useSite } from '../../company/contacts/use-site'
import { STORED_FILE, StoredFiles } from '../../files/upload-field/stored-files'
import { mustWaitForUploads, noUploads, UploadField } from '../../files/upload-field/upload-field'
import { offerLimits } from '../../offers/offers/offer-schema'
import { Options } from '../../platform/forms/options'
import { useSessionForm } from '../../platform/forms/use-session-form'
import { countryOptions } from '../../platform/i18n/countries'
import { languageLabel } from '../../platform/i18n/language-name'
import { routeLanguage } from '../../platform/i18n/languages'
import { isMessageKey } from '../../platform/i18n/translate'
import { useLanguage } from '../../platform/i18n/use-language'
import { RefusalAlert } from '../../platform/ui/alert'
import { Field } from '../../platform/ui/field'
import { OfficeHead } from '../office-lists/office-head'
import type { Route } from './+types/manual-entry-page'
import { DetailFields } from './detail-fields'
import { handleManualEntryForm } from './handle-manual-entry-form.server'
import './take-offer-page.css'
import { MAX_CONSENT_LENGTH, takenChannels } from './manual-entry-schema'

export function loader({ params }: Route.LoaderArgs) {
  return { key: randomUUID(), countries: countryOptions(routeLanguage(params)) }
}

/** Keeps the first form and its submission key until the page is reloaded. */
export function shouldRevalidate() {
  return false
}

export function action(args: Route.ActionArgs) {
  return handleManualEntryForm(args)
}

const lines = [
  { name: 'name', label: 'offer_mail.name', type: 'text', required: true },
  { name: 'company', label: 'offer_mail.company', type: 'text', required: false },
  { name: 'email', label: 'offer_mail.email', type: 'email', required: true },
  { name: 'phoneNumber', label: 'offer_mail.phone', type: 'tel', required: true },
] as const

export default function ManualEntryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t, language, messages } = useLanguage()
  const { languages } = useSite()
  const [uploads, setUploads] = useState(noUploads)
  const form = useRef<HTMLFormElement>(null)
  useSessionForm(form, 'manual entry', 'key')
  const isBusy = useNavigation().state !== 'idle'
  const typed = actionData?.typed ?? {}
  const errorOf = (field: string) => {
    const [key] = Object.entries(actionData?.errors ?? {}).find(([path]) => path.split('.', 1)[0] === field)?.[1] ?? []
    return key === undefined ? undefined : t(isMessageKey(messages, key) ? key : 'validation.invalid')
  }
  const control = (name: string) => ({
    id: `taken-${name}`,
    name,
    defaultValue: typed[name],
    'aria-invalid': errorOf(name) ? (true as const) : undefined,
    'aria-describedby': errorOf(name) ? `taken-${name}-error` : undefined,
  })
  const reason = actionData?.reason ?? uploads.problem?.key ?? null
  return (
    <>
      <OfficeHead title={t('taken_offer.title')} trail={{ list: 'inbox', here: t('taken_offer.title') }} />
      <p className="muted">{t('taken_offer.lead')}</p>
      <Form
        method="post"
        encType="multipart/form-data"
        className="panel offer-details"
        ref={form}
        onSubmit={(event) => {
          if (isBusy || mustWaitForUploads(uploads)) event.preventDefault()
        }}
      >
        <input type="hidden" name="key" value={actionData?.key ?? loaderData.key} />
        {uploads.attachments.map(({ name, url }) => (
          <input key={url} type="hidden" name={STORED_FILE} value={JSON.stringify({ name, url })} />
        ))}
        <RefusalAlert refused={{ reason, values: { ...uploads.problem?.values, ...actionData?.values } }} />
        <div className="offer-details__grid">
          <Field id="taken-channel" label={t('taken_offer.channel')} error={errorOf('channel')}>
            <select className="input" {...control('channel')}>
              <Options of={takenChannels.map((channel) => [channel, t(`taken_offer.by.${channel}`)])} />
            </select>
          </Field>
          <Field id="taken-language" label={t('taken_offer.language')} error={errorOf('language')}>
            <select className="input" {...control('language')} defaultValue={typed.language ?? language}>
              <Options of={languages.map((offered) => [offered, languageLabel(offered, language)])} />
            </select>
          </Field>
          {lines.map(({ name, label, type, required }) => (
            <Field key={name} id={`taken-${name}`} label={t(label)} error={errorOf(name)}>
              <input
                className="input"
                {...control(name)}
                type={type}
                maxLength={offerLimits[name]}
                required={required}
                autoComplete="off"
                dir={type === 'text' ? 'auto' : 'ltr'}
              />
            </Field>
          ))}
        </div>
        <Field id="taken-description" label={t('offer_mail.offer')} error={errorOf('description')}>
          <textarea
            className="input"
            {...control('description')}
            rows={7}
            maxLength={offerLimits.description}
            required
            dir="auto"
          />
        </Field>
        <DetailFields typed={typed} control={control} errorOf={errorOf} countries={loaderData.countries} />
        <div className="field">
          <label htmlFor="taken-attachments">{t('offer_mail.files')}</label>
          <StoredFiles files={actionData?.kept ?? []} />
          <UploadField
            id="taken-attachments"
            name="attachments"
            draftKey="taken-offer"
            invalid={errorOf('attachments') !== undefined}
            onChange={setUploads}
          />
        </div>
        <Field
          id="taken-consentNote"
          label={t('taken_offer.consent')}
          hint={t('taken_offer.consent_hint')}
          error={errorOf('consentNote')}
        >
          <textarea className="input" {...control('consentNote')} rows={2} maxLength={MAX_CONSENT_LENGTH} dir="auto" />
        </Field>
        <label className="check">
          <input type="checkbox" name="tellSeller" defaultChecked={typed.tellSeller !== undefined} />
          {t('taken_offer.tell_seller')}
        </label>
        <p>
          <button className="btn" type="submit" aria-disabled={isBusy || uploads.open > 0 || undefined}>
            {t('taken_offer.save')}
          </button>
        </p>
      </Form>
    </>
  )
}
