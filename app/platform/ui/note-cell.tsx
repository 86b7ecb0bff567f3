import type { ReactNode } from 'react'
import { Icon } from './icon'

/**
 * One numbered box of a consignment note: its label, its control, and what is wrong with it.
 * The control itself is the child: it carries `id={htmlFor}`, `aria-invalid`, and `aria-describedby={errorId}` while
 * there is an error.
 */
export function NoteCell(props: {
  number: number
  label: string
  /** A word at the end of the label, such as "optional". */
  optionalText?: string | undefined
  /** `id` of the control. Without it the label is plain text with the id `labelId`, for a group of controls. */
  htmlFor?: string
  labelId?: string
  /** What is wrong, as a sentence. It is announced when it appears. */
  error?: string | undefined
  errorId: string
  /** The error stands above the control, because that is long. */
  errorAbove?: boolean
  /** Takes the whole width of the note. */
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
        <p className="err" id={errorId}>
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
