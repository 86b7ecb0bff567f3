import { type ReactNode, useId } from 'react'
import { CountrySelect } from '../i18n/country-select'
import { isMessageKey, type MessageKey } from '../i18n/translate'
import { useLanguage } from '../i18n/use-language'
import { NoteCell } from '../ui/note-cell'
import { type RequestBox as Box, boxNumber, boxOf, type RequestFaults } from './request-fields'
import type { RequestControl, TypedRequest } from './typed-request'

/** What the boxes know of the form they are in. */
export interface BoxesOfForm {
  readonly faults: RequestFaults
  /** What the controls begin with. */
  readonly typed: TypedRequest
  /** The options of a `CountrySelect`. */
  readonly countries: string
}

/** Boxes that may stay empty and are not folded away say so. */
const optionalBoxes: readonly Box[] = ['categories', 'phoneNumber', 'vatId']

/** One numbered box of the request note. Without a control of its name, its controls are a group under its label. */
export function RequestBox(props: {
  form: BoxesOfForm
  box: Box
  label: string
  /** The box has several controls. */
  group?: boolean
  full?: boolean
  children: ReactNode
}) {
  const { form, box, label, group = false, full = false, children } = props
  const { t, messages } = useLanguage()
  const fault = form.faults[box]
  const labelId = `request-${box}-label`
  return (
    <NoteCell
      number={boxNumber(box)}
      label={label}
      optionalText={optionalBoxes.includes(box) ? t('request_form.optional') : undefined}
      {...(!group && { htmlFor: idOf(box) })}
      labelId={labelId}
      error={fault && (isMessageKey(messages, fault.key) ? t(fault.key, fault.values) : t('validation.invalid'))}
      errorId={errorIdOf(box)}
      full={full}
    >
      {group ? (
        <fieldset className="reqgroup" aria-labelledby={labelId} aria-describedby={fault && errorIdOf(box)}>
          {children}
        </fieldset>
      ) : (
        children
      )}
    </NoteCell>
  )
}

/** What every control of the form carries: its name, what it begins with, and that it is marked. */
export function controlOf(form: BoxesOfForm, name: RequestControl) {
  const box = boxOf(name)
  const marked = box !== undefined && form.faults[box] !== undefined
  return {
    id: idOf(name),
    name,
    defaultValue: form.typed[name]?.[0],
    'aria-invalid': marked ? true : undefined,
    'aria-describedby': box && marked ? errorIdOf(box) : undefined,
  }
}

/** Ticks, any number of them. */
export function Ticks(props: {
  form: BoxesOfForm
  name: RequestControl
  options: readonly { readonly value: string; readonly label: string; readonly picture?: ReactNode }[]
}) {
  const { form, name, options } = props
  return (
    <div className="reqticks">
      {options.map(({ value, label, picture }) => (
        <label key={value}>
          <input type="checkbox" name={name} value={value} defaultChecked={form.typed[name]?.includes(value)} />
          {picture}
          {label}
        </label>
      ))}
    </div>
  )
}

/** A choice of one, or of none where `empty` names that. */
export function Choice(props: {
  form: BoxesOfForm
  name: RequestControl
  /** Its own label, where the box has several controls. */
  label?: string
  empty?: string
  options: readonly (readonly [value: string, label: string])[]
}) {
  const { form, name, label, empty, options } = props
  return (
    <Part name={name} label={label}>
      <select {...controlOf(form, name)}>
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Part>
  )
}

/** A choice of one country. */
export function Country(props: {
  form: BoxesOfForm
  name: RequestControl
  label?: string
  required?: boolean
  autoComplete?: string
}) {
  const { form, name, label, ...rest } = props
  const { t } = useLanguage()
  const { defaultValue: _, ...control } = controlOf(form, name)
  return (
    <Part name={name} label={label}>
      <CountrySelect
        {...control}
        {...rest}
        options={form.countries}
        chosen={form.typed[name] ?? []}
        none={t('request_form.choose')}
      />
    </Part>
  )
}

/** A choice of any number of countries. */
export function Countries(props: { form: BoxesOfForm; name: RequestControl; label?: string }) {
  const { form, name, label } = props
  const { t } = useLanguage()
  const hintId = useId()
  const { defaultValue: _, ...control } = controlOf(form, name)
  return (
    <Part name={name} label={label}>
      <CountrySelect
        {...control}
        aria-describedby={[control['aria-describedby'], hintId].filter(Boolean).join(' ')}
        multiple
        size={5}
        options={form.countries}
        chosen={form.typed[name] ?? []}
      />
      <p className="reqhint" id={hintId}>
        {t('request_form.countries_hint')}
      </p>
    </Part>
  )
}

/** A number, or another short text, inside a box with several controls. */
export function ShortText(props: {
  form: BoxesOfForm
  name: RequestControl
  label: MessageKey
  most: number
  inputMode?: 'decimal'
}) {
  const { form, name, label, most, inputMode } = props
  const { t } = useLanguage()
  return (
    <Part name={name} label={t(label)}>
      <input {...controlOf(form, name)} type="text" maxLength={most} inputMode={inputMode} autoComplete="off" />
    </Part>
  )
}

function Part({ name, label, children }: { name: RequestControl; label: string | undefined; children: ReactNode }) {
  if (label === undefined) return children
  return (
    <div className="reqpart">
      <label htmlFor={idOf(name)}>{label}</label>
      {children}
    </div>
  )
}

function idOf(name: string): string {
  return `request-${name.replace('.', '-')}`
}

function errorIdOf(box: Box): string {
  return `request-${box}-error`
}
