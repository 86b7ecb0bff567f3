import { createContext, type InputHTMLAttributes, type ReactNode, useContext, useId, useState } from 'react'
import { Options } from '../../platform/forms/options'
import { isMessageKey } from '../../platform/i18n/translate'
import { useLanguage } from '../../platform/i18n/use-language'
import { Field, FieldError } from '../../platform/ui/field'
import { fieldValue, type HeldPrice, type LotFormValues, rowsOf } from './lot-form'

export interface FormState {
  readonly values: LotFormValues
  readonly errors: Readonly<Record<string, string>>
  readonly hasCosts: boolean
  /** Filled sections start open, because prefilled values need a review. */
  readonly isReview?: boolean
  readonly heldPrice?: HeldPrice | null | undefined
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
  readonly wide?: 2 | 3 | 4 | 6
}

type ControlProps = ReturnType<typeof described> & Record<'className' | 'id' | 'name' | 'defaultValue', string>

function Box(props: BoxProps & { children: (control: ControlProps) => ReactNode }) {
  const { name, label, hint, wide = 6, children } = props
  const { id, typed, error } = useBox(name)
  const className = error ? 'input is-bad' : 'input'
  return (
    <div className={`span-${wide}`}>
      <Field id={id} label={label} hint={hint} error={error}>
        {children({ ...described(id, hint, error), className, id, name, defaultValue: typed })}
      </Field>
    </div>
  )
}

export function TextBox(
  props: BoxProps & Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'lang' | 'maxLength' | 'list'>,
) {
  const { name, label, hint, wide = 3, ...own } = props
  const dir = own.type === undefined && own.inputMode === undefined ? 'auto' : undefined
  return (
    <Box {...{ name, label, hint, wide }}>
      {(control) => <input {...own} {...control} className={`${control.className} input--md`} dir={dir} />}
    </Box>
  )
}

export function TextArea({ rows = 4, lang, ...box }: BoxProps & { rows?: number; lang?: string }) {
  return <Box {...box}>{(control) => <textarea {...control} rows={rows} lang={lang} dir="auto" />}</Box>
}

export function SelectBox(
  props: BoxProps & {
    choices: readonly (readonly [value: string, name: string])[]
    /** Label of the empty choice; without it a choice is required. */
    none?: string
  },
) {
  const { choices, none, wide = 3, ...box } = props
  return (
    <Box {...box} wide={wide}>
      {(control) => (
        <select {...control} className={`${control.className} input--md`}>
          {none !== undefined && <option value="">{none}</option>}
          <Options of={choices} />
        </select>
      )}
    </Box>
  )
}

export function CheckBoxes(
  props: Omit<BoxProps, 'hint'> & { choices: readonly (readonly [value: string, name: string])[] },
) {
  const { name, label, wide = 6, choices } = props
  const { id, all, error } = useBox(name)
  return (
    <fieldset className={`office-lots__lists span-${wide}`} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{label}</legend>
      <div>
        {choices.map(([value, text]) => (
          <label className="check" key={value}>
            <input type="checkbox" name={name} value={value} defaultChecked={all.includes(value)} />
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
    <label className={`check span-${wide}`}>
      <input type="checkbox" name={name} value="on" defaultChecked={typed !== ''} />
      {label}
    </label>
  )
}

/** Collapsible section with the number of filled fields. Opens when one of its fields is invalid. */
export function MoreFields({
  label,
  names,
  filled,
  children,
}: {
  label: string
  names: readonly string[]
  /** Replaces the number of filled fields beside the label. */
  filled?: string
  children: ReactNode
}) {
  const { t } = useLanguage()
  const { values, errors, isReview = false } = useContext(FormContext)
  const begins = (name: string) => names.some((each) => name.startsWith(each))
  const used = Object.entries(values).filter(([name, typed]) => begins(name) && typed.some((text) => text !== ''))
  // Fields of one row count once.
  const count = new Set(used.map(([name]) => name.replace(/^(tier|rule)\.(\d+)\..*/, '$1.$2'))).size
  const isWrong = Object.keys(errors).some(begins)
  const said = filled ?? (count > 0 ? t('stock.filled_in', { count }) : '')
  return (
    <details className="office-lots__details span-6" open={isWrong || (isReview && count > 0 && filled === undefined)}>
      <summary>
        {label}
        {said && <small>{said}</small>}
      </summary>
      <div className="office-lots__grid">{children}</div>
    </details>
  )
}

/** Rows of a repeated field: the filled ones and an empty one. Typing into the empty one adds another. */
export function useRows(group: string): { rows: readonly number[]; onInput: (row: number) => void } {
  const { values } = useContext(FormContext)
  const [grown, setGrown] = useState(0)
  const count = Math.min(Math.max((rowsOf(values, group).at(-1) ?? -1) + 2, grown), MAX_ROWS)
  const onInput = (row: number) => {
    if (row === count - 1) setGrown(count + 1)
  }
  return { rows: [...Array(count).keys()], onInput }
}

const MAX_ROWS = 20

function described(id: string, hint: string | undefined, error: string | undefined) {
  return {
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error ? `${id}-error` : hint ? `${id}-hint` : undefined,
  }
}
