import { type ReactNode, useId } from 'react'
import { Form, useLocation } from 'react-router'
import { useSite } from '../../company/contacts/use-site'
import type { FormError } from '../../platform/forms/form-answer'
import { SubmitButton, TextWithLink, useErrorText } from '../../platform/forms/form-parts'
import { type PagePath, pageAddress } from '../../platform/i18n/page-address'
import { isMessageKey, type MessageKey } from '../../platform/i18n/translate'
import { useLanguage } from '../../platform/i18n/use-language'
import { Field } from '../../platform/ui/field'
import { Icon } from '../../platform/ui/icon'
import { PageLink } from '../../platform/ui/page-link'
import { memberLimits } from '../identity/member-limits'
import type { AccountDialog } from './account-dialog'
import { type AccountAnswer, NEXT } from './account-fields'
import { DialogLink } from './dialog-link'
import { PasswordInput } from './password-input'
import { nextPage, wantedPage } from './sign-in-address'
import type { AccountFormInUse } from './use-account-form'

export interface AccountPlace {
  readonly inDialog: boolean
  readonly next: string
}

/** Place of a form that has a page of its own. @param answer of the page's action, which repeats the posted `next` */
export function usePagePlace(answer?: AccountAnswer): AccountPlace {
  const { language } = useLanguage()
  const { search } = useLocation()
  return { inDialog: false, next: nextPage(answer?.typed.next ?? wantedPage(search), language) }
}

/** @param props.wayOut stands below the notice that email and password do not match */
export function AccountForm(props: {
  use: AccountFormInUse
  action?: string
  next?: string
  button: MessageKey
  pendingButton: MessageKey
  head?: ReactNode
  foot?: ReactNode
  wayOut?: ReactNode
  children: ReactNode
}) {
  const { use, action, next, button, pendingButton, head, foot, wayOut, children } = props
  const { t } = useLanguage()
  return (
    // The router's form, so that the target route is discovered on render rather than on submit.
    <Form className="dialog__body" method="post" action={action} noValidate ref={use.form} {...use.handlers}>
      {head}
      {use.failure && (
        <div className="alert alert--bad" role="alert" tabIndex={-1} ref={use.outcome}>
          <Icon name="alert-circle" />
          <Failure reason={use.failure.reason} wayOut={wayOut} />
        </div>
      )}
      {next !== undefined && <input type="hidden" name={NEXT} value={next} />}
      {children}
      <SubmitButton pending={use.pending} text={t(button)} pendingText={t(pendingButton)} block />
      {foot}
    </Form>
  )
}

function Failure({ reason, wayOut }: { reason: FormError | null; wayOut: ReactNode }) {
  const { t, messages } = useLanguage()
  const { company } = useSite()
  if (reason?.key === 'sign_in.failed')
    return (
      <span>
        <b>{t('accounts.refused')}</b>
        {t('accounts.refused_text')} {wayOut}
      </span>
    )
  return (
    <span>
      <b>{reason && isMessageKey(messages, reason.key) ? t(reason.key, reason.values) : t('accounts.failed')}</b>
      <TextWithLink text={t('accounts.failed_text', { email: '\0' })} email={company.email} />
    </span>
  )
}

export function AccountField(props: {
  use: AccountFormInUse
  name: string
  label: MessageKey
  hint?: string
  type: 'text' | 'email' | 'password'
  autoComplete: string
  inputMode?: 'numeric'
  maxLength: number
  value?: string | undefined
  autoFocus?: boolean
}) {
  const { use, name, label, hint, type, value, ...rest } = props
  const { t } = useLanguage()
  const id = useId()
  const error = useErrorText()(use.errors[name])
  const control = {
    ...rest,
    id,
    name,
    className: `input${error ? ' is-bad' : ''}`,
    required: true,
    readOnly: use.pending,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : hint ? `${id}-hint` : undefined,
  }
  return (
    <Field id={id} label={t(label)} hint={hint} error={error}>
      {type === 'password' ? (
        <PasswordInput {...control} />
      ) : (
        <input
          {...control}
          type={type}
          defaultValue={use.typed[name] ?? value}
          dir={type === 'email' ? 'ltr' : 'auto'}
        />
      )}
    </Field>
  )
}

const email = { name: 'email', label: 'accounts.email', type: 'email', maxLength: memberLimits.email } as const

/** The fields that several forms ask for. What a browser offers to fill in as the email depends on the form. */
export const accountFields = {
  name: {
    name: 'name',
    label: 'accounts.full_name',
    type: 'text',
    autoComplete: 'name',
    maxLength: memberLimits.name,
  },
  email,
  workEmail: { ...email, label: 'accounts.work_email' },
  password: {
    name: 'password',
    label: 'accounts.password',
    type: 'password',
    autoComplete: 'current-password',
    maxLength: memberLimits.passwordLine,
  },
} as const

export const accountPages = {
  login: '/:lang/sign-in',
  register: '/:lang/register',
  forgot: '/:lang/forgot-password',
  code: '/:lang/sign-in/code',
} as const satisfies Readonly<Record<AccountDialog, PagePath>>

export function AccountLink(props: {
  to: AccountDialog
  place: AccountPlace
  className?: string
  'aria-current'?: 'true' | undefined
  children: ReactNode
}) {
  const { to, place, ...rest } = props
  const { language } = useLanguage()
  if (place.inDialog) return <DialogLink dialog={to} {...rest} />
  const search = place.next === pageAddress('/:lang', language) ? '' : `?${new URLSearchParams({ [NEXT]: place.next })}`
  return <PageLink to={pageAddress(accountPages[to], language) + search} {...rest} />
}

export function BackToLogin({ place }: { place: AccountPlace }) {
  const { t } = useLanguage()
  return (
    <AccountLink to="login" place={place} className="link">
      <Icon name="arrow-left" flip />
      {t('accounts.back_to_login')}
    </AccountLink>
  )
}
