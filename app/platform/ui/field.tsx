import type { ReactNode } from 'react'
import { Icon } from './icon'

/**
 * One plain field of a tool or a dialog: its label, its control, a hint, and what is wrong with it.
 * The control itself is the child: it carries `id`, `aria-invalid`, and `aria-describedby` with `{id}-error` while there
 * is an error, else `{id}-hint` where there is a hint.
 */
export function Field(props: {
  id: string
  label: string
  hint?: string | undefined
  /** What is wrong, as a sentence. It is announced when it appears. */
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

/** What is wrong with a control, for controls that have a shape of their own. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <div className="field__error" aria-live="polite">
      {error && (
        <p className="err" id={`${id}-error`}>
          <Icon name="alert-circle" />
          {error}
        </p>
      )}
    </div>
  )
}
