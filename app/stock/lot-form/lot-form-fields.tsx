import { type ComponentProps, createContext, type ReactNode, useContext, useId, useState } from 'react'
import { InputField, SelectField, TextField } from '../../platform/forms/field-controls'
import { Options } from '../../platform/forms/options'
import { isMessageKey } from '../../platform/i18n/translate'
import { useLanguage } from '../../platform/i18n/use-language'
import { FieldError } from '../../platform/ui/field'
import { fieldValue, type HeldPrice, type LotFormValues, rowsOf } from './lot-form'

interface FormState {
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
  const key = errors[name]
  const error = key === undefined ? undefined : t(isMessageKey(messages, key) ? key : 'validation.invalid')
  return { typed: fieldValue(values, name), all: values[name] ?? [], error }
}

interface BoxProps {
  readonly name: string
  readonly label: string
  readonly hint?: string
  /** Width in sixths of the form. */
  readonly wide?: 2 | 3 | 4 | 6
}

export function TextBox({
  wide = 3,
  ...props
}: BoxProps & Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'lang' | 'maxLength'>) {
  const { typed, error } = useBox(props.name)
  const dir = props.type === undefined && props.inputMode === undefined ? 'auto' : undefined
  return (
    <div className={`span-${wide}`}>
      <InputField {...props} error={error} className="input input--md" defaultValue={typed} dir={dir} />
    </div>
  )
}

export function TextArea({ wide = 6, ...props }: BoxProps & { rows: number; lang?: string }) {
  const { typed, error } = useBox(props.name)
  return (
    <div className={`span-${wide}`}>
      <TextField {...props} error={error} defaultValue={typed} dir="auto" />
    </div>
  )
}

export function SelectBox({
  wide = 3,
  choices,
  none,
  ...props
}: BoxProps & {
  choices: readonly (readonly [value: string, name: string])[]
  /** Label of the empty choice; without it a choice is required. */
  none?: string
}) {
  const { typed, error } = useBox(props.name)
  return (
    <div className={`span-${wide}`}>
      <SelectField {...props} error={error} className="input input--md" defaultValue={typed}>
        {none !== undefined && <option value="">{none}</option>}
        <Options of={choices} />
      </SelectField>
    </div>
  )
}

export function CheckBoxes(
  props: Omit<BoxProps, 'hint'> & { choices: readonly (readonly [value: string, name: string])[] },
) {
  const { name, label, wide = 6, choices } = props
  const id = useId()
  const { all, error } = useBox(name)
  return (
    <fieldset className={`office__choices span-${wide}`} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{label}</legend>
      {choices.map(([value, text]) => (
        <label className="check" key={value}>
          <input type="checkbox" name={name} value={value} defaultChecked={all.includes(value)} />
          {text}
        </label>
      ))}
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
