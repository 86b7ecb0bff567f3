import { type ComponentProps, useState } from 'react'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'

export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type' | 'dir'> & { id: string }) {
  const { t } = useLanguage()
  const [shown, setShown] = useState(false)
  return (
    <span className="input-group" dir="ltr">
      <input {...props} type={shown ? 'text' : 'password'} autoCapitalize="off" autoCorrect="off" spellCheck={false} />
      <button
        className="icon-button"
        type="button"
        aria-label={t('accounts.show_password')}
        aria-pressed={shown}
        aria-controls={props.id}
        onClick={() => setShown(!shown)}
      >
        <Icon name={shown ? 'eye-off' : 'eye'} />
      </button>
    </span>
  )
}

/** Username for password managers in forms that ask only for a password. Not `type="hidden"`, which they ignore. */
export function AccountName({ email }: { email: string }) {
  return <input type="email" name="email" value={email} readOnly hidden autoComplete="username" />
}
