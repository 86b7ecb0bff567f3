import { type ReactNode, useId } from 'react'
import { categories } from '../../lots/facts/categories'
import { CategoryIcon } from '../../lots/facts/category-icon'
import type { FormErrors } from '../../platform/forms/form-answer'
import { useErrorText } from '../../platform/forms/form-parts'
import { Options } from '../../platform/forms/options'
import { CountrySelect } from '../../platform/i18n/country-select'
import type { MessageKey } from '../../platform/i18n/translate'
import { useLanguage } from '../../platform/i18n/use-language'
import { NoteCell } from '../../platform/ui/note-cell'
import { enquiryLimits } from './enquiry'
import './note-boxes.css'

export interface BoxesOfForm<Box extends string = string, Control extends string = string> {
  readonly id: string
  readonly boxes: readonly Box[]
  /** Optional fields that are always visible and marked as optional. */
  readonly optional: readonly Box[]
  readonly boxOf: (control: string) => Box | undefined
  readonly errors: FormErrors
  readonly typed: Readonly<Partial<Record<Control, readonly string[]>>>
  /** Options markup for `CountrySelect`. */
  readonly countries: string
}

/** Numbered field. Without a control of the same name, its controls form a labelled group. */
export function NoteBox<Box extends string, Control extends string>(props: {
  form: BoxesOfForm<Box, Control>
  box: Box
  label: string
  group?: boolean
  errorAbove?: boolean
  full?: boolean
  children: ReactNode
}) {
  const { form, box, label, group = false, errorAbove, full, children } = props
  const { t } = useLanguage()
  const errorText = useErrorText()
  const error = form.errors[box]
  const labelId = `${idOf(form, box)}-label`
  return (
    <NoteCell
      number={form.boxes.indexOf(box) + 1}
      label={label}
      optionalText={form.optional.includes(box) ? t('request_form.optional') : undefined}
      {...(!group && { htmlFor: idOf(form, box) })}
      labelId={labelId}
      error={errorText(error)}
      errorId={errorIdOf(form, box)}
      errorAbove={errorAbove}
      full={full}
    >
      {group ? (
        <fieldset className="request-group" aria-labelledby={labelId} aria-describedby={error && errorIdOf(form, box)}>
          {children}
        </fieldset>
      ) : (
        children
      )}
    </NoteCell>
  )
}

export function controlOf<Control extends string>(form: BoxesOfForm<string, Control>, name: Control) {
  const box = form.boxOf(name)
  const marked = box !== undefined && form.errors[box] !== undefined
  return {
    id: idOf(form, name),
    name,
    defaultValue: form.typed[name]?.[0],
    'aria-invalid': marked ? true : undefined,
    'aria-describedby': box && marked ? errorIdOf(form, box) : undefined,
  }
}

export function Checkboxes<Control extends string>(props: {
  form: BoxesOfForm<string, Control>
  name: Control
  options: readonly { readonly value: string; readonly label: string; readonly picture?: ReactNode }[]
}) {
  const { form, name, options } = props
  return (
    <div className="request-ticks">
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

export function CategoryCheckboxes({ form }: { form: BoxesOfForm<string, 'categories'> }) {
  const { t } = useLanguage()
  return (
    <Checkboxes
      form={form}
      name="categories"
      options={categories.map((value) => ({
        value,
        label: t(`categories.${value}`),
        picture: <CategoryIcon category={value} />,
      }))}
    />
  )
}

/** Single choice, optional if `empty` is given. */
export function Choice<Control extends string>(props: {
  form: BoxesOfForm<string, Control>
  name: Control
  /** Needed if the field has several controls. */
  label?: string
  empty?: string
  options: readonly (readonly [value: string, label: string])[]
}) {
  const { form, name, label, empty, options } = props
  return (
    <Part htmlFor={idOf(form, name)} label={label}>
      <select {...controlOf(form, name)}>
        {empty !== undefined && <option value="">{empty}</option>}
        <Options of={options} />
      </select>
    </Part>
  )
}

export function Country<Control extends string>(props: {
  form: BoxesOfForm<string, Control>
  name: Control
  label?: string
  required?: boolean
  autoComplete?: string
}) {
  const { form, name, label, ...rest } = props
  const { t } = useLanguage()
  const { defaultValue: _, ...control } = controlOf(form, name)
  return (
    <Part htmlFor={idOf(form, name)} label={label}>
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

export function Countries<Control extends string>(props: {
  form: BoxesOfForm<string, Control>
  name: Control
  label?: string
}) {
  const { form, name, label } = props
  const { t } = useLanguage()
  const hintId = useId()
  const { defaultValue: _, ...control } = controlOf(form, name)
  return (
    <Part htmlFor={idOf(form, name)} label={label}>
      <CountrySelect
        {...control}
        aria-describedby={[control['aria-describedby'], hintId].filter(Boolean).join(' ')}
        multiple
        size={5}
        options={form.countries}
        chosen={form.typed[name] ?? []}
      />
      <p className="request-hint" id={hintId}>
        {t('request_form.countries_hint')} <span className="with-keys">{t('request_form.several_hint')}</span>
      </p>
    </Part>
  )
}

interface ShortTextProps<Control extends string> {
  form: BoxesOfForm<string, Control>
  name: Control
  label: MessageKey
}

/** Number, with separators, within a field of several controls. */
export function Amount<Control extends string>(props: ShortTextProps<Control>) {
  return <ShortText {...props} most={enquiryLimits.number} inputMode="decimal" />
}

export function ShortText<Control extends string>(
  props: ShortTextProps<Control> & { most: number; inputMode?: 'decimal' },
) {
  const { form, name, label, most, inputMode } = props
  const { t } = useLanguage()
  return (
    <Part htmlFor={idOf(form, name)} label={t(label)}>
      <input {...controlOf(form, name)} type="text" maxLength={most} inputMode={inputMode} autoComplete="off" />
    </Part>
  )
}

function Part(props: { htmlFor: string; label: string | undefined; children: ReactNode }) {
  const { htmlFor, label, children } = props
  if (label === undefined) return children
  return (
    <div className="request-part">
      <label htmlFor={htmlFor}>{label}</label>
      {children}
    </div>
  )
}

function idOf({ id }: Pick<BoxesOfForm, 'id'>, name: string): string {
  return `${id}-${name.replaceAll('.', '-')}`
}

function errorIdOf(form: Pick<BoxesOfForm, 'id'>, box: string): string {
  return `${idOf(form, box)}-error`
}
