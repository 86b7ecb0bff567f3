import { type ChangeEvent, useEffect, useId, useRef } from 'react'
import type { Translate } from '../../platform/i18n/translate'
import { useLanguage } from '../../platform/i18n/use-language'
import { MOST_FILE_BYTES, megabytes, oversizeValues } from '../content/file-errors'
import carton from './open-carton.svg?no-inline'
import '../../platform/ui/upload.css'
import './upload-field.css'
import { uploadListKey } from './upload-draft'
import type { UploadList, UploadListState } from './upload-list'
import { UploadListView } from './upload-list-view'
import { isOpen } from './upload-row'
import { useFileDrop } from './use-file-drop'
import { useUploadList } from './use-upload-list'

/** What a form needs to know of its files. */
export interface UploadFieldState {
  /** The files that are at the server, in the order of the list. */
  readonly attachments: readonly { readonly name: string; readonly url: string; readonly size: number }[]
  /** Uploads that wait, run or are paused, or that the device still has to give back: the form cannot be sent yet. */
  readonly open: number
  /** Uploads that failed and are still in the list. */
  readonly failed: number
  /** What is wrong with the field as a whole. */
  readonly problem: { readonly key: 'file_upload.max_file_size_error'; readonly values: Record<string, number> } | null
  /** Forgets the list, here and on the device, after the form was sent: its files belong to what was sent. */
  readonly forget: () => void
}

/** What a field of files says of itself, where it is for files of one kind. */
export interface WantedFiles {
  readonly drop: string
  readonly hint: string
}

/** Before the field has said anything: what the device remembers is not known, and a script sends nothing. */
export const noUploads: UploadFieldState = { attachments: [], open: 0, failed: 0, problem: null, forget: () => {} }

/** Whether a form must not go yet: an upload is not finished, or it is not known whether the device has files for it. */
export function isHeld(uploads: UploadFieldState): boolean {
  return uploads === noUploads || uploads.open > 0
}

/**
 * Files for a form: dropped, chosen, pasted or photographed, uploaded at once, remembered on the device until the form
 * was sent. Without JavaScript it is a plain file input of the form.
 */
export function UploadField(props: {
  /** `id` of the control that adds files. */
  id: string
  /** Name of the plain file input. */
  name: string
  /** As the attribute of that name: what the file dialog offers. */
  accept?: string
  /** What is wanted, where that is not photos and all kinds of documents: said in place of them, and no photo can be taken. */
  wanted?: WantedFiles
  /** As the attribute of that name: `id` of the form that takes the files, where it is not the one around the field. */
  form?: string
  /** What the device remembers the files under. */
  draftKey: string
  /** Ids of elements that describe the field, such as its error. */
  describedBy?: string | undefined
  invalid?: boolean
  onChange: (state: UploadFieldState) => void
}) {
  const { id, name, accept, wanted, form, draftKey, describedBy, invalid, onChange } = props
  const { t } = useLanguage()
  const { list, state } = useUploadList(draftKey)
  const dragged = useFileDrop(list)
  const pick = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const hintId = useId()
  useReport(list, state, onChange)

  useEffect(() => {
    // Chosen before the list was there.
    if (list) for (const element of pick.current?.querySelectorAll('input') ?? []) takeChosen(list, element)
  }, [list])

  const chooser = {
    type: 'file',
    // Once the list is there, it sends the files: the form must not send them again.
    name: list ? undefined : name,
    'data-field': name,
    form,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => list && takeChosen(list, currentTarget),
    'aria-describedby': [describedBy, hintId].filter(Boolean).join(' '),
    'aria-invalid': invalid || undefined,
  } as const
  return (
    <>
      <div className={`drop${dragged === null ? '' : ' is-over'}`}>
        <img className="drop__art" src={carton} alt="" width={104} height={78} />
        <div>
          <b>{dropWords(t, wanted, dragged)}</b>
          <span className="small muted" id={hintId}>
            {wanted ? wanted.hint : t('file_upload.hint', { limit: megabytes(MOST_FILE_BYTES) })}
          </span>
        </div>
        <div className="drop__pick" ref={pick}>
          <label className="btn btn--line btn--md">
            {t('file_upload.choose')}
            <input {...chooser} id={id} ref={input} accept={accept} multiple data-kept={uploadListKey(draftKey)} />
          </label>
          {!wanted && (
            <label className="btn btn--line btn--md drop__camera">
              {t('file_upload.take_photo')}
              <input {...chooser} accept="image/*" capture="environment" />
            </label>
          )}
        </div>
      </div>
      {list && <UploadListView list={list} state={state} input={input} />}
    </>
  )
}

function takeChosen(list: UploadList, input: HTMLInputElement): void {
  if (!input.files?.length) return
  list.add([...input.files])
  input.value = ''
}

function dropWords(t: Translate, wanted: WantedFiles | undefined, dragged: number | null): string {
  if (dragged === null) return wanted ? wanted.drop : t('file_upload.drop_here')
  return dragged === 0 ? t('file_upload.let_go_now') : t('file_upload.let_go', { count: dragged })
}

/** Tells the form what matters to it, and not every bit of progress. */
function useReport(list: UploadList | null, state: UploadListState, onChange: (state: UploadFieldState) => void): void {
  const told = useRef('')
  useEffect(() => {
    if (!list) return
    const news = fieldState(state)
    const text = JSON.stringify(news)
    if (text === told.current) return
    told.current = text
    onChange({ ...news, forget: list.forget })
  }, [list, state, onChange])
}

function fieldState({ rows, oversize, remembered }: UploadListState): Omit<UploadFieldState, 'forget'> {
  return {
    attachments: rows.flatMap(({ status, name, size, uploaded }) =>
      status === 'success' && uploaded ? [{ name, url: uploaded.url, size }] : [],
    ),
    open: rows.filter(isOpen).length + remembered,
    failed: rows.filter(({ status }) => status === 'error' || status === 'missing').length,
    problem:
      oversize === null ? null : { key: 'file_upload.max_file_size_error', values: { ...oversizeValues(oversize) } },
  }
}
