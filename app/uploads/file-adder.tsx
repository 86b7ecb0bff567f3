import { type MouseEvent, useEffect, useId, useRef, useState } from 'react'
import { isMessageKey } from '../i18n/translate'
import { useLanguage } from '../i18n/use-language'
import { KEPT_FILE } from './kept-files'
import { noUploads, UploadField } from './upload-field'

/**
 * A field for files within a form that does something else besides, and the button that adds them.
 * @param props.label of the field
 * @param props.button what the button says, which sends the form as `intent` `add`
 * @param props.taken changes whenever files were added: the field is empty then
 */
export function FileAdder(props: {
  label: string
  button: string
  hint?: string
  accept?: string
  draftKey: string
  taken: string
}) {
  const { label, button, hint, accept, draftKey, taken } = props
  const { t, messages } = useLanguage()
  const id = useId()
  const [uploads, setUploads] = useState(noUploads)
  const lastTaken = useRef(taken)
  const { forget, problem, open } = uploads
  useEffect(() => {
    if (lastTaken.current === taken) return
    lastTaken.current = taken
    forget()
  }, [taken, forget])
  const wait = (event: MouseEvent) => {
    if (open > 0) event.preventDefault()
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {uploads.attachments.map(({ name, url }) => (
        <input key={url} type="hidden" name={KEPT_FILE} value={JSON.stringify({ name, url })} />
      ))}
      <UploadField
        id={id}
        name="attachments"
        {...(accept !== undefined && { accept })}
        draftKey={draftKey}
        describedBy={hint ? `${id}-hint` : undefined}
        invalid={problem !== null}
        onChange={setUploads}
      />
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div role="alert">
        {problem && (
          <p className="alert alert--bad">
            {t(isMessageKey(messages, problem.key) ? problem.key : 'errors.refused', problem.values)}
          </p>
        )}
      </div>
      <p>
        <button
          className="btn btn--line btn--md"
          type="submit"
          name="intent"
          value="add"
          aria-disabled={open > 0 || undefined}
          onClick={wait}
        >
          {button}
        </button>{' '}
        <span className="small" role="status">
          {open > 0 && t('sell_form.open_uploads', { count: open })}
        </span>
      </p>
    </div>
  )
}
