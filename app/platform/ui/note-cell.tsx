import type { ReactNode } from 'react'
import { Icon } from './icon'
import './note-form.css'

/** A numbered cell. The child is the control, with `id={htmlFor}`, `aria-invalid`, and `aria-describedby={errorId}` while wrong. */
export function NoteCell(props: {
  number: number
  label: string
  /** After the label, such as "optional". */
  optionalText?: string | undefined
  /** `id` of the control. Without it the label is text with the id `labelId`, for a group of controls. */
  htmlFor?: string
  labelId?: string
  error?: string | undefined
  errorId: string
  errorAbove?: boolean
  full?: boolean
  children: ReactNode
}) {
  const { number, label, optionalText, htmlFor, labelId, error, errorId, errorAbove, full, children } = props
  const words = (
    <>
      <span className="cell__number" aria-hidden="true">
        {number}
      </span>
      {label}
      {optionalText && <span className="cell__optional">{optionalText}</span>}
    </>
  )
  const fault = (
    <div aria-live="polite">
      {error && (
        <p className="error-text" id={errorId}>
          <Icon name="alert-circle" />
          {error}
        </p>
      )}
    </div>
  )
  return (
    <div className={`cell${full ? ' cell--full' : ''}${error ? ' is-bad' : ''}`}>
      {htmlFor ? (
        <label className="cell__label" id={labelId} htmlFor={htmlFor}>
          {words}
        </label>
      ) : (
        <span className="cell__label" id={labelId}>
          {words}
        </span>
      )}
      {errorAbove && fault}
      {children}
      {!errorAbove && fault}
    </div>
  )
}
