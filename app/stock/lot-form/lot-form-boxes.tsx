import { createContext, type InputHTMLAttributes, type ReactNode, useContext, useId } from 'react'
import { isMessageKey } from '../../platform/i18n/translate'
import { useLanguage } from '../../platform/i18n/use-language'
import { Field, FieldError } from '../../platform/ui/field'
import { fieldValue, type LotFormValues } from './lot-form'

export interface FormState {
  readonly values: LotFormValues
  readonly errors: Readonly<Record<string, string>>
  /** Whether cost and minimum price have boxes. */
  readonly hasCosts: boolean
}

export const FormContext = createContext<FormState>({ values: {}, errors: {}, hasCosts: false })

function useBox(name: string) {
  const { t, messages } = useLanguage()
  const { values, errors } = useContext(FormContext)
  const id = useId()
  const key = errors[name]
  const error = key === undefined ? undefined : t(isMessageKey(messages, key) ? key : 'validation.invalid')
  return { id, typed: fieldValue(values, name), all: values[name] ?? [], error }
}

interface BoxProps {
  readonly name: string
  readonly label: string
  readonly hint?: string
  /** Width in sixths of the form. */
  readonly wide?: 1 | 2 | 3 | 4 | 6
}

export function TextBox(
  props: BoxProps & Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'lang' | 'maxLength' | 'list'>,
) {
  const { name, label, hint, wide = 3, ...control } = props
  const { id, typed, error } = useBox(name)
  return (
    <div className={`w-${wide}`}>
      <Field id={id} label={label} hint={hint} error={error}>
        <input
          {...control}
          {...described(id, hint, error)}
          className={error ? 'inp inp--md is-bad' : 'inp inp--md'}
          id={id}
          name={name}
          defaultValue={typed}
          dir={control.type === undefined && control.inputMode === undefined ? 'auto' : undefined}
        />
      </Field>
    </div>
  )
}

export function TextArea({ name, label, hint, wide = 6, rows = 4, lang }: BoxProps & { rows?: number; lang?: string }) {
  const { id, typed, error } = useBox(name)
  return (
    <div className={`w-${wide}`}>
      <Field id={id} label={label} hint={hint} error={error}>
        <textarea
          {...described(id, hint, error)}
          className={error ? 'inp is-bad' : 'inp'}
          id={id}
          name={name}
          rows={rows}
          lang={lang}
          dir="auto"
          defaultValue={typed}
        />
      </Field>
    </div>
  )
}

export function SelectBox(
  props: BoxProps & {
    choices: readonly (readonly [value: string, name: string])[]
    /** Label of the empty choice; without it a choice is required. */
    none?: string
  },
) {
  const { name, label, hint, wide = 3, choices, none } = props
  const { id, typed, error } = useBox(name)
  return (
    <div className={`w-${wide}`}>
      <Field id={id} label={label} hint={hint} error={error}>
        <select
          {...described(id, hint, error)}
          className={error ? 'inp inp--md is-bad' : 'inp inp--md'}
          id={id}
          name={name}
          defaultValue={typed}
        >
          {none !== undefined && <option value="">{none}</option>}
          {choices.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </Field>
    </div>
  )
}

export function CheckBoxes(
  props: Omit<BoxProps, 'hint'> & {
    choices: readonly (readonly [value: string, name: string])[]
    type?: 'checkbox' | 'radio'
  },
) {
  const { name, label, wide = 6, choices, type = 'checkbox' } = props
  const { id, all, error } = useBox(name)
  return (
    <fieldset className={`office-lots__lists w-${wide}`} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{label}</legend>
      <div>
        {choices.map(([value, text]) => (
          <label className="check" key={value}>
            <input type={type} name={name} value={value} defaultChecked={all.includes(value)} />
            {text}
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}

export function CheckBox({ name, label, wide = 6 }: Omit<BoxProps, 'hint'>) {
  const { typed } = useBox(name)
  return (
    <label className={`check w-${wide}`}>
      <input type="checkbox" name={name} value="on" defaultChecked={typed !== ''} />
      {label}
    </label>
  )
}

/** Collapsible section, open when a field in it is filled in or invalid. */
export function MoreBoxes({
  label,
  names,
  children,
}: {
  label: string
  names: readonly string[]
  children: ReactNode
}) {
  const { values, errors } = useContext(FormContext)
  const begins = (name: string) => names.some((each) => name.startsWith(each))
  const isUsed = Object.entries(values).some(([name, typed]) => begins(name) && typed.some((text) => text !== ''))
  const isWrong = Object.keys(errors).some(begins)
  return (
    <details className="office-lots__details w-6" open={isUsed || isWrong}>
      <summary>{label}</summary>
      <div className="office-lots__grid">{children}</div>
    </details>
  )
}

function described(id: string, hint: string | undefined, error: string | undefined) {
  return {
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error ? `${id}-error` : hint ? `${id}-hint` : undefined,
  }
}
