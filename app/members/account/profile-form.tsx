import { type ReactNode, useId } from 'react'
import type { AccountAnswer } from '../../accounts/account-form/account-fields'
import { AccountForm } from '../../accounts/account-form/account-form'
import type { AccountFormInUse } from '../../accounts/account-form/use-account-form'
import { memberLimits, profileLimits } from '../../accounts/identity/member-limits'
import type { Profile } from '../../accounts/profiles/profile.server'
import { useSite } from '../../company/contacts/use-site'
import { categories } from '../../lots/facts/categories'
import { useErrorText } from '../../platform/forms/form-parts'
import { CountrySelect } from '../../platform/i18n/country-select'
import { languageNames } from '../../platform/i18n/languages'
import { pageAddress } from '../../platform/i18n/page-address'
import type { MessageKey } from '../../platform/i18n/translate'
import { useLanguage } from '../../platform/i18n/use-language'
import { Field } from '../../platform/ui/field'
import './profile-form.css'
import { useMemberForm } from './member-form'

export function ProfileForm(props: { profile: Profile; countries: string; answer: AccountAnswer | undefined }) {
  const { profile, countries, answer } = props
  const { t, language } = useLanguage()
  const { languages } = useSite()
  const use = useMemberForm('profile', answer)
  const { typed } = use
  const hintId = useId()
  const chosen = (name: 'categories' | 'countries') =>
    typed.intent === undefined ? profile[name] : (typed[name] ?? '').split(' ')
  return (
    <AccountForm
      use={use}
      action={pageAddress('/:lang/account', language)}
      button="member.save"
      pendingButton="member.saving"
    >
      <input type="hidden" name="intent" value="profile" />
      <div className="profile">
        <Line
          use={use}
          name="name"
          label="accounts.full_name"
          value={profile.name}
          most={memberLimits.name}
          autoComplete="name"
        />
        <Line
          use={use}
          name="company"
          label="request.company"
          value={profile.company}
          most={profileLimits.company}
          autoComplete="organization"
        />
        <Box use={use} name="country" label="request.country">
          {(control) => (
            <CountrySelect
              {...control}
              autoComplete="country"
              options={countries}
              chosen={[typed.country ?? profile.country ?? '']}
              none={t('member.no_country')}
            />
          )}
        </Box>
        <Line
          use={use}
          name="phoneNumber"
          label="request.phone"
          hint="member.phone_hint"
          value={profile.phoneNumber}
          most={profileLimits.phoneNumber}
          type="tel"
          autoComplete="tel"
        />
        <Line
          use={use}
          name="vatId"
          label="request.vat_id"
          hint="member.vat_id_hint"
          value={profile.vatId}
          most={profileLimits.vatId}
          dir="ltr"
          autoComplete="off"
        />
        <Box use={use} name="language" label="member.language">
          {(control) => (
            <select {...control} defaultValue={typed.language ?? profile.language}>
              {languages.map((offered) => (
                <option key={offered} value={offered} lang={offered}>
                  {languageNames[offered]}
                </option>
              ))}
            </select>
          )}
        </Box>
      </div>
      <fieldset className="profile__categories">
        <legend>{t('member.categories')}</legend>
        <div className="profile__grid">
          {categories.map((category) => (
            <label className="check" key={category}>
              <input
                type="checkbox"
                name="categories"
                value={category}
                defaultChecked={chosen('categories').includes(category)}
              />
              {t(`categories.${category}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <Box use={use} name="countries" label="member.countries" hintId={hintId}>
        {(control) => (
          <>
            <CountrySelect {...control} multiple size={6} options={countries} chosen={chosen('countries')} />
            <span className="hint" id={hintId}>
              {t('request_form.countries_hint')} <span className="with-keys">{t('request_form.several_hint')}</span>
            </span>
          </>
        )}
      </Box>
    </AccountForm>
  )
}

function Line(
  props: Omit<Parameters<typeof Box>[0], 'hintId' | 'children'> & {
    value: string | null
    most: number
    type?: 'tel'
    dir?: 'ltr'
    autoComplete: string
  },
) {
  const { value, most, type = 'text', dir, autoComplete, ...box } = props
  const { use, name } = box
  return (
    <Box {...box}>
      {(control) => (
        <input
          {...control}
          type={type}
          dir={type === 'tel' ? 'ltr' : (dir ?? 'auto')}
          maxLength={most}
          autoComplete={autoComplete}
          readOnly={use.pending}
          defaultValue={use.typed[name] ?? value ?? ''}
        />
      )}
    </Box>
  )
}

function Box(props: {
  use: AccountFormInUse
  name: string
  label: MessageKey
  hint?: MessageKey
  /** Id of a hint that stays visible beside an error. */
  hintId?: string
  children: (control: {
    id: string
    name: string
    className: string
    'aria-invalid': true | undefined
    'aria-describedby': string | undefined
  }) => ReactNode
}) {
  const { use, name, label, hint, hintId, children } = props
  const { t } = useLanguage()
  const id = useId()
  const error = useErrorText()(use.errors[name])
  const describedBy = [error ? `${id}-error` : hint && `${id}-hint`, hintId].filter(Boolean).join(' ')
  return (
    <Field id={id} label={t(label)} hint={hint && t(hint)} error={error}>
      {children({
        id,
        name,
        className: `input${error ? ' is-bad' : ''}`,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
    </Field>
  )
}
