import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { Translate } from '../../platform/i18n/translate'
import { useLanguage } from '../../platform/i18n/use-language'
import { refusalText } from '../../platform/ui/alert'
import { MAX_FILE_BYTES, megabytes } from '../content/file-errors'
import { type RejectedFile, RejectedFiles, UploadedFiles } from './stored-files'
import { type FileFieldTexts, mustWaitForUploads, noUploads, UploadField } from './upload-field'

/** Formats of lists of lots and of articles; those of articles are read from PDFs too. */
const listFormats = {
  lots: { accept: '.xlsx,.csv,.txt,.tsv', names: 'XLSX, CSV' },
  articles: { accept: '.xlsx,.csv,.txt,.tsv,.pdf', names: 'XLSX, CSV, PDF' },
} as const

const wantedLists = (t: Translate, formats: string): FileFieldTexts => ({
  drop: t('stock.drop_list'),
  hint: t('stock.list_hint', { formats, limit: megabytes(MAX_FILE_BYTES) }),
})

/** The button sends `intent` `add`. @param props.taken changes when files were added, which clears the field */
export function FileAdder(props: {
  label: string
  button: string
  hint?: string
  lists?: keyof typeof listFormats
  draftKey: string
  taken: string
  form?: string
  faults?: readonly RejectedFile[]
  children?: ReactNode
}) {
  const { label, button, hint, lists, draftKey, taken, form, faults = [], children } = props
  const localization = useLanguage()
  const { t } = localization
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
    if (mustWaitForUploads(uploads)) event.preventDefault()
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <UploadedFiles files={uploads.attachments} form={form} />
      <UploadField
        id={id}
        name="attachments"
        {...(lists && { accept: listFormats[lists].accept, wanted: wantedLists(t, listFormats[lists].names) })}
        {...(form !== undefined && { form })}
        draftKey={draftKey}
        describedBy={hint ? `${id}-hint` : undefined}
        invalid={problem !== null || faults.length > 0}
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
            {refusalText(localization, { reason: problem.key, values: problem.values })}
          </p>
        )}
        <RejectedFiles faults={faults} />
      </div>
      {children}
      <p>
        <button
          className="btn btn--line btn--md"
          type="submit"
          name="intent"
          value="add"
          form={form}
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
