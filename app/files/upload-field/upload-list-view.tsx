import { type RefObject, useCallback, useId, useLayoutEffect, useRef } from 'react'
import { formatNumber } from '../../platform/i18n/translate'
import { useLanguage } from '../../platform/i18n/use-language'
import { MAX_FILE_BYTES, megabytes } from '../content/file-errors'
import type { UploadList, UploadListState } from '../upload-queue/upload-list'
import { totalBytes, type UploadRow } from '../upload-queue/upload-row'
import { UploadAnnouncer } from './upload-announcer'
import { type UploadAction, UploadRowView } from './upload-row-view'
import { describeNotice } from './upload-texts'

export function UploadListView(props: {
  list: UploadList
  state: UploadListState
  input: RefObject<HTMLInputElement | null>
}) {
  const { list, state, input } = props
  const { rows, notices, remembered, elsewhere } = state
  const localization = useLanguage()
  const { items, keepFocus } = useKeptFocus(input)
  const act = (action: UploadAction, { id }: UploadRow) => {
    if (action === 'choose') input.current?.click()
    else list[action](id)
  }
  return (
    <>
      {elsewhere && remembered > 0 && (
        <p className="small" role="status">
          {localization.t('file_upload.elsewhere')}
        </p>
      )}
      {notices.length > 0 && (
        <ul className="drop__notices small">
          {[...new Set(notices.map((notice) => describeNotice(localization, notice)))].map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      {rows.length > 0 && (
        <>
          <ul className="files" aria-label={localization.t('file_upload.list')} ref={items}>
            {rows.map((row) => (
              <UploadRowView key={row.id} row={row} onAction={act} onFocusLost={keepFocus} />
            ))}
          </ul>
          <SizeMeter bytes={totalBytes(rows)} />
        </>
      )}
      <UploadAnnouncer state={state} />
    </>
  )
}

/** When a focused button disappears, moves focus to its file, the next file or the add control. */
function useKeptFocus(input: RefObject<HTMLInputElement | null>) {
  const items = useRef<HTMLUListElement>(null)
  const lost = useRef<{ id: string | undefined; index: number } | null>(null)
  useLayoutEffect(() => {
    if (!lost.current) return
    const { id, index } = lost.current
    lost.current = null
    const rest = [...(items.current?.children ?? [])].filter((item) => item instanceof HTMLElement)
    const heir = rest.find((item) => item.dataset.upload === id) ?? rest[index] ?? rest.at(-1)
    const target = heir ?? input.current
    target?.focus()
  })
  const keepFocus = useCallback((button: HTMLElement) => {
    const item = button.closest('li')
    lost.current = {
      id: item?.dataset.upload,
      index: [...(item?.parentElement?.children ?? [])].indexOf(item ?? button),
    }
  }, [])
  return { items, keepFocus }
}

function SizeMeter({ bytes }: { bytes: number }) {
  const { t, language } = useLanguage()
  const label = useId()
  return (
    <div className="meter">
      <p className="meter__text">
        <span id={label}>{t('file_upload.total')}</span>
        <span className="tabular">
          {t('file_upload.used', { used: megabytes(bytes), limit: megabytes(MAX_FILE_BYTES) })}
        </span>
      </p>
      <progress className="meter__bar" aria-labelledby={label} max={MAX_FILE_BYTES} value={bytes} />
      <p className="meter__ruler" aria-hidden="true">
        {[0, 5, 10, 15, 20, 25].map((mark) => (
          <span key={mark}>{formatNumber(mark, language)}</span>
        ))}
      </p>
    </div>
  )
}
