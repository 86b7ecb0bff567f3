import { type ComponentProps, useId } from 'react'
import type { FieldErrors } from '../base/errors'
import { CountrySelect } from '../i18n/country-select'
import { isMessageKey } from '../i18n/translate'
import { useLanguage } from '../i18n/use-language'
import { Field } from '../ui/field'

interface Labelled {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
}

export function InputField({ label, hint, error, ...props }: ComponentProps<'input'> & Labelled) {
  const control = useControl(props, hint, error)
  return (
    <Field id={control.id} label={label} hint={hint} error={error}>
      <input {...control} />
    </Field>
  )
}

export function TextField({ label, hint, error, ...props }: ComponentProps<'textarea'> & Labelled) {
  const control = useControl(props, hint, error)
  return (
    <Field id={control.id} label={label} hint={hint} error={error}>
      <textarea {...control} />
    </Field>
  )
}

export function SelectField({ label, hint, error, ...props }: ComponentProps<'select'> & Labelled) {
  const control = useControl(props, hint, error)
  return (
    <Field id={control.id} label={label} hint={hint} error={error}>
      <select {...control} />
    </Field>
  )
}

export function CountryField({ label, hint, error, ...props }: ComponentProps<typeof CountrySelect> & Labelled) {
  const control = useControl(props, hint, error)
  return (
    <Field id={control.id} label={label} hint={hint} error={error}>
      <CountrySelect {...control} />
    </Field>
  )
}

function useControl<Props extends Pick<ComponentProps<'input'>, 'id' | 'className'>>(
  props: Props,
  hint: string | undefined,
  error: string | undefined,
) {
  const own = useId()
  const { id = own, className = 'input' } = props
  return {
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error ? `${id}-error` : hint ? `${id}-hint` : undefined,
    ...props,
    id,
    className: error ? `${className} is-bad` : className,
  }
}

export function useFieldErrors(errors: FieldErrors = {}): (field: string) => string | undefined {
  const { t, messages } = useLanguage()
  return (field) => {
    const key = errors[field]?.[0]
    return key && t(isMessageKey(messages, key) ? key : 'validation.invalid')
  }
}
