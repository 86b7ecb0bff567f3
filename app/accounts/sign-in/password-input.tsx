import { type ComponentProps, useState } from 'react'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'

export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type' | 'dir'> & { id: string }) {
  const { t } = useLanguage()
  const [shown, setShown] = useState(false)
  return (
    <span className="inpg" dir="ltr">
      <input {...props} type={shown ? 'text' : 'password'} autoCapitalize="off" autoCorrect="off" spellCheck={false} />
      <button
        className="icbtn"
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
