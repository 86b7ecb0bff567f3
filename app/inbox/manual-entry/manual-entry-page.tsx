import { randomUUID } from 'node:crypto'
import { useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { useSite } from '../../company/contacts/use-site'
import { StoredFiles, UploadedFiles } from '../../files/upload-field/stored-files'
import { mustWaitForUploads, noUploads, UploadField } from '../../files/upload-field/upload-field'
import { offerLimits } from '../../offers/offers/offer-schema'
import { InputField, SelectField, TextField, useFieldErrors } from '../../platform/forms/field-controls'
import { Options } from '../../platform/forms/options'
import { useSessionForm } from '../../platform/forms/use-session-form'
import { countryOptions } from '../../platform/i18n/countries'
import { languageLabel } from '../../platform/i18n/language-name'
import { routeLanguage } from '../../platform/i18n/languages'
import { useLanguage } from '../../platform/i18n/use-language'
import { RefusalAlert } from '../../platform/ui/alert'
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

export const action = handleManualEntryForm

const lines = [
  { name: 'name', label: 'offer_mail.name', type: 'text', required: true },
  { name: 'company', label: 'offer_mail.company', type: 'text', required: false },
  { name: 'email', label: 'offer_mail.email', type: 'email', required: true },
  { name: 'phoneNumber', label: 'offer_mail.phone', type: 'tel', required: true },
] as const

export default function ManualEntryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t, language } = useLanguage()
  const { languages } = useSite()
  const [uploads, setUploads] = useState(noUploads)
  const form = useRef<HTMLFormElement>(null)
  useSessionForm(form, 'manual entry', 'key')
  const isBusy = useNavigation().state !== 'idle'
  const typed = actionData?.typed ?? {}
  const errors = actionData?.errors ?? {}
  const errorAt = useFieldErrors(errors)
  const errorOf = (field: string) =>
    errorAt(Object.keys(errors).find((path) => path.split('.', 1)[0] === field) ?? field)
  const control = (name: string) => ({ name, defaultValue: typed[name], error: errorOf(name) })
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
        <UploadedFiles files={uploads.attachments} />
        <RefusalAlert refused={{ reason, values: { ...uploads.problem?.values, ...actionData?.values } }} />
        <div className="offer-details__grid">
          <SelectField {...control('channel')} label={t('taken_offer.channel')}>
            <Options of={takenChannels.map((channel) => [channel, t(`taken_offer.by.${channel}`)])} />
          </SelectField>
          <SelectField
            {...control('language')}
            label={t('taken_offer.language')}
            defaultValue={typed.language ?? language}
          >
            <Options of={languages.map((offered) => [offered, languageLabel(offered, language)])} />
          </SelectField>
          {lines.map(({ name, label, type, required }) => (
            <InputField
              key={name}
              {...control(name)}
              label={t(label)}
              type={type}
              maxLength={offerLimits[name]}
              required={required}
              autoComplete="off"
              dir={type === 'text' ? 'auto' : 'ltr'}
            />
          ))}
        </div>
        <TextField
          {...control('description')}
          label={t('offer_mail.offer')}
          rows={7}
          maxLength={offerLimits.description}
          required
          dir="auto"
        />
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
        <TextField
          {...control('consentNote')}
          label={t('taken_offer.consent')}
          hint={t('taken_offer.consent_hint')}
          rows={2}
          maxLength={MAX_CONSENT_LENGTH}
          dir="auto"
        />
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
