import type { ReactNode } from 'react'
import { Icon } from './icon'

/** The child is the control, with `id`, `aria-invalid`, and `aria-describedby`: `{id}-error` while wrong, else `{id}-hint`. */
export function Field(props: {
  id: string
  label: string
  hint?: string | undefined
  error?: string | undefined
  children: ReactNode
}) {
  const { id, label, hint, error, children } = props
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children}
      <FieldError id={id} error={error} />
      {hint && !error && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  )
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <div className="field__error" aria-live="polite">
      {error && (
        <p className="error-text" id={`${id}-error`}>
          <Icon name="alert-circle" />
          {error}
        </p>
      )}
    </div>
  )
}
