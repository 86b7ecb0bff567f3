import { type ChangeEvent, useEffect, useId, useRef } from 'react'
import type { Translate } from '../../platform/i18n/translate'
import { useLanguage } from '../../platform/i18n/use-language'
import { MAX_FILE_BYTES, megabytes, oversizeValues } from '../content/file-errors'
import carton from './open-carton.svg?no-inline'
import '../../platform/ui/upload.css'
import './upload-field.css'
import { uploadListKey } from '../upload-queue/upload-draft'
import type { UploadList, UploadListState } from '../upload-queue/upload-list'
import { isOpen } from '../upload-queue/upload-row'
import { UploadListView } from './upload-list-view'
import { useFileDrop } from './use-file-drop'
import { useUploadList } from './use-upload-list'

export interface UploadFieldState {
  readonly attachments: readonly { readonly name: string; readonly url: string; readonly size: number }[]
  /** Unfinished uploads, including ones the device has yet to restore: they block submitting. */
  readonly open: number
  readonly failed: number
  readonly problem: { readonly key: 'file_upload.max_file_size_error'; readonly values: Record<string, number> } | null
  /** Clears the list here and on the device after the form was sent. */
  readonly forget: () => void
}

export interface FileFieldTexts {
  readonly drop: string
  readonly hint: string
}

/** Initial state: the device's draft is not read yet, so scripted submission must wait. */
export const noUploads: UploadFieldState = { attachments: [], open: 0, failed: 0, problem: null, forget: () => {} }

/** Whether submitting must wait for uploads or for the device's draft. */
export function mustWaitForUploads(uploads: UploadFieldState): boolean {
  return uploads === noUploads || uploads.open > 0
}

/** Uploads at once what is dropped, chosen, pasted or photographed, and keeps it on the device. A plain input without JavaScript. */
export function UploadField(props: {
  /** `id` of the button that adds files. */
  id: string
  name: string
  accept?: string
  /** Restricts the field to other files than photos and documents; hides the camera. */
  wanted?: FileFieldTexts
  /** `id` of the target form, if not the enclosing one. */
  form?: string
  draftKey: string
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
    // Files chosen before hydration.
    if (list) for (const element of pick.current?.querySelectorAll('input') ?? []) takeChosen(list, element)
  }, [list])

  const chooser = {
    type: 'file',
    // The list uploads the files, so the form must not send them again.
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
            {wanted ? wanted.hint : t('file_upload.hint', { limit: megabytes(MAX_FILE_BYTES) })}
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

function dropWords(t: Translate, wanted: FileFieldTexts | undefined, dragged: number | null): string {
  if (dragged === null) return wanted ? wanted.drop : t('file_upload.drop_here')
  return dragged === 0 ? t('file_upload.let_go_now') : t('file_upload.let_go', { count: dragged })
}

/** Reports relevant changes to the form, without every progress event. */
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
