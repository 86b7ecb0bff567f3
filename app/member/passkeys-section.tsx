import { type FormEvent, useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useKnowsPasskeys } from '../accounts/knows-passkeys'
import { PasswordInput } from '../accounts/password-input'
import { isMessageKey } from '../i18n/translate'
import { useLanguage } from '../i18n/use-language'
import { readJson, readProblem } from '../platform/read-problem'
import { Field } from '../ui/field'
import type { FactorAnswer } from './answer-factor-form.server'
import { FactorForm } from './codes-section'

interface Passkey {
  readonly id: string
  readonly name: string
  readonly since: string
  readonly used: string | null
}

/** The member's passkeys: those there are, and another one. */
export function PasskeysSection(props: { passkeys: readonly Passkey[]; answer: FactorAnswer | undefined }) {
  const { passkeys, answer } = props
  const { t } = useLanguage()
  const knows = useKnowsPasskeys()
  return (
    <>
      <p>{t('passkeys.text')}</p>
      {passkeys.map(({ id, name, since, used }) => (
        <div key={id} className="fac__d">
          <p>
            <b>
              <bdi>{name}</bdi>
            </b>
            <br />
            {t('passkeys.since', { moment: since })}
            {used && ` · ${t('passkeys.used', { moment: used })}`}
          </p>
          <details>
            <summary aria-label={t('passkeys.remove_named', { name })}>{t('passkeys.remove')}</summary>
            <FactorForm intent="remove-passkey" answer={answer} button="passkeys.remove" head={null} password>
              <input type="hidden" name="passkey" value={id} />
            </FactorForm>
          </details>
        </div>
      ))}
      {knows ? <NewPasskey key={passkeys.length} /> : <p className="muted">{t('passkeys.unknown')}</p>}
    </>
  )
}

/** Has the device make a passkey, after the password. A work for JavaScript: only it can talk to the device. */
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
    const answer = await import('../accounts/ask-passkeys').then((ask) => ask.makePasskey(input)).catch(() => null)
    if (answer?.ok) {
      await revalidate()
      return
    }
    const { errors } = readProblem(answer && (await readJson(answer)))
    setState({ pending: false, fault: Object.values(errors)[0]?.[0] ?? 'passkeys.failed' })
  }
  const { fault, pending } = state
  return (
    <form className="dlg__f" onSubmit={add}>
      <Field id={`${id}-name`} label={t('passkeys.name')}>
        <input className="inp" id={`${id}-name`} name="name" required maxLength={100} autoComplete="off" dir="auto" />
      </Field>
      <Field
        id={id}
        label={t('second_factor.password')}
        error={fault === null ? undefined : t(isMessageKey(messages, fault) ? fault : 'passkeys.failed')}
      >
        <PasswordInput
          className={`inp${fault ? ' is-bad' : ''}`}
          id={id}
          name="currentPassword"
          required
          autoComplete="current-password"
          maxLength={1_000}
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
