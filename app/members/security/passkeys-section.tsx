import { type FormEvent, useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import { PasswordInput } from '../../accounts/account-form/password-input'
import { NoPasskeys } from '../../accounts/factors/passkey-button'
import { usePasskeySupport } from '../../accounts/factors/use-passkey-support'
import { memberLimits } from '../../accounts/identity/member-limits'
import { readJson, readProblem } from '../../platform/http/read-problem'
import { isMessageKey } from '../../platform/i18n/translate'
import { useLanguage } from '../../platform/i18n/use-language'
import { Field } from '../../platform/ui/field'
import { FactorForm } from './codes-section'
import type { FactorAnswer } from './handle-factor-form.server'
import { isRefused } from './use-factor-form'

interface Passkey {
  readonly id: string
  readonly name: string
  readonly since: string
  readonly used: string | null
}

export function PasskeysSection(props: { passkeys: readonly Passkey[]; answer: FactorAnswer | undefined }) {
  const { passkeys, answer } = props
  const { t } = useLanguage()
  const knows = usePasskeySupport(false)
  return (
    <>
      <p>{t('passkeys.text')}</p>
      {passkeys.map(({ since, used, ...passkey }) => (
        <div key={passkey.id} className="factor__more">
          <p>
            <b>
              <bdi>{passkey.name}</bdi>
            </b>
            <br />
            {t('passkeys.since', { moment: since })}
            {used && ` · ${t('passkeys.used', { moment: used })}`}
          </p>
          <details open={isRefused(answer, 'rename-passkey', passkey.id)}>
            <summary aria-label={t('passkeys.rename_named', { name: passkey.name })}>{t('passkeys.rename')}</summary>
            <FactorForm
              key={passkey.name}
              intent="rename-passkey"
              answer={answer}
              passkey={passkey}
              button="passkeys.rename"
              head={null}
              name="passkeys.new_name"
            />
          </details>
          <details open={isRefused(answer, 'remove-passkey', passkey.id)}>
            <summary aria-label={t('passkeys.remove_named', { name: passkey.name })}>{t('passkeys.remove')}</summary>
            <FactorForm
              intent="remove-passkey"
              answer={answer}
              passkey={passkey}
              button="passkeys.remove"
              head={null}
              password
            />
          </details>
        </div>
      ))}
      {knows && <NewPasskey key={passkeys.length} />}
      <NoPasskeys />
    </>
  )
}

/** Creates a passkey after a password check. Needs JavaScript for WebAuthn. */
function NewPasskey() {
  const { t, messages } = useLanguage()
  const { revalidate } = useRevalidator()
  const id = useId()
  const [state, setState] = useState<{ pending: boolean; fault: string | null }>({ pending: false, fault: null })
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state.pending) return
    const fields = new FormData(event.currentTarget)
    const input = { name: String(fields.get('name')), currentPassword: String(fields.get('currentPassword')) }
    setState({ pending: true, fault: null })
    const answer = await import('../../accounts/factors/ask-passkeys')
      .then((ask) => ask.makePasskey(input))
      .catch(() => null)
    if (answer?.ok) {
      await revalidate()
      return
    }
    const { errors } = readProblem(answer && (await readJson(answer)))
    setState({ pending: false, fault: Object.values(errors)[0]?.[0] ?? 'passkeys.failed' })
  }
  const { fault, pending } = state
  return (
    <form className="dialog__body" onSubmit={add}>
      <Field id={`${id}-name`} label={t('passkeys.name')}>
        <input
          className="input"
          id={`${id}-name`}
          name="name"
          required
          maxLength={memberLimits.passkey}
          autoComplete="off"
          dir="auto"
        />
      </Field>
      <Field
        id={id}
        label={t('second_factor.password')}
        error={fault === null ? undefined : t(isMessageKey(messages, fault) ? fault : 'passkeys.failed')}
      >
        <PasswordInput
          className={`input${fault ? ' is-bad' : ''}`}
          id={id}
          name="currentPassword"
          required
          autoComplete="current-password"
          maxLength={memberLimits.passwordLine}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}-error` : undefined}
        />
      </Field>
      <button className="btn btn--block" type="submit" aria-disabled={pending || undefined}>
        {pending && <span className="spin" aria-hidden="true" />}
        {t(pending ? 'second_factor.pending' : 'passkeys.add')}
      </button>
    </form>
  )
}
