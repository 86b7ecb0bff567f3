import type { ReactNode } from 'react'
import { AccountField, AccountForm } from '../../accounts/account-form/account-form'
import { memberLimits } from '../../accounts/identity/member-limits'
import { useFocusOnShow } from '../../platform/forms/use-focus-on-show'
import type { MessageKey } from '../../platform/i18n/translate'
import { useLanguage } from '../../platform/i18n/use-language'
import { CurrentPassword } from '../account/member-form'
import type { FactorAnswer, FactorSetup } from './handle-factor-form.server'
import { isRefused, useFactorForm } from './use-factor-form'

type Intent = 'begin' | 'confirm' | 'renew' | 'end' | 'rename-passkey' | 'remove-passkey'

export function CodesOff({ answer }: { answer: FactorAnswer | undefined }) {
  const { t } = useLanguage()
  return (
    <FactorForm
      intent="begin"
      answer={answer}
      button="second_factor.begin"
      head={<p>{t('second_factor.codes_text')}</p>}
      password
    />
  )
}

export function CodesSetup({ setup, answer }: { setup: FactorSetup; answer: FactorAnswer | undefined }) {
  const { t } = useLanguage()
  const { size, path } = setup.qr
  return (
    <FactorForm
      intent="confirm"
      answer={answer}
      button="second_factor.confirm"
      head={
        <>
          <NewStep title={t('second_factor.scan')} />
          <svg className="factor__qr" role="img" aria-label={t('second_factor.qr')} viewBox={`0 0 ${size} ${size}`}>
            <path d={path} />
          </svg>
          <p>{t('second_factor.type_key')}</p>
          <p className="factor__key" dir="ltr">
            {inFours(setup.secret)}
          </p>
          <a className="link" href={setup.address}>
            {t('second_factor.open_app')}
          </a>
        </>
      }
      code="second_factor.first_code"
    >
      <input type="hidden" name="secret" value={setup.secret} />
    </FactorForm>
  )
}

export function CodesOn(props: { since: string; left: number; answer: FactorAnswer | undefined }) {
  const { since, left, answer } = props
  const { t } = useLanguage()
  return (
    <>
      <p>{t('second_factor.on_since', { moment: since })}</p>
      <p>{t('second_factor.left', { count: left })}</p>
      {(['renew', 'end'] as const).map((intent) => (
        <details key={intent} className="factor__more" open={isRefused(answer, intent)}>
          <summary>{t(`second_factor.${intent}`)}</summary>
          <FactorForm
            intent={intent}
            answer={answer}
            button={`second_factor.${intent}`}
            head={<p>{t(`second_factor.${intent}_text`)}</p>}
            password
            code="second_factor.any_code"
          />
        </details>
      ))}
    </>
  )
}

/** Heading of a new step; takes the focus for screen readers and keyboard users. */
export function NewStep({ title }: { title: string }) {
  const headline = useFocusOnShow<HTMLHeadingElement>()
  return (
    <h3 className="d4" tabIndex={-1} ref={headline}>
      {title}
    </h3>
  )
}

/** Groups text by four characters for reading aloud. */
export function inFours(text: string): string {
  return text.match(/.{1,4}/g)?.join(' ') ?? text
}

export function FactorForm(props: {
  intent: Intent
  answer: FactorAnswer | undefined
  button: MessageKey
  head: ReactNode
  passkey?: { readonly id: string; readonly name: string }
  name?: MessageKey
  password?: true
  code?: MessageKey
  children?: ReactNode
}) {
  const { intent, answer, button, head, passkey, name, password, code, children } = props
  const use = useFactorForm(intent, passkey?.id ?? null, answer)
  return (
    <AccountForm use={use} button={button} pendingButton="second_factor.pending" head={head}>
      <input type="hidden" name="intent" value={intent} />
      {passkey && <input type="hidden" name="passkey" value={passkey.id} />}
      {children}
      {name && (
        <AccountField
          use={use}
          name="name"
          label={name}
          type="text"
          autoComplete="off"
          maxLength={memberLimits.passkey}
          value={passkey?.name}
        />
      )}
      {password && <CurrentPassword use={use} label="second_factor.password" />}
      {code && (
        <AccountField
          use={use}
          name="code"
          label={code}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={40}
        />
      )}
    </AccountForm>
  )
}
