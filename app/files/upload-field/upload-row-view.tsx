import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { formatBytes } from '../../platform/i18n/format'
import type { MessageKey } from '../../platform/i18n/translate'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'
import { fileExtension } from '../content/file-name'
import type { UploadRow } from '../upload-queue/upload-row'
import { createThumbnail } from './create-thumbnail'
import { describeRow } from './upload-texts'

export type UploadAction = 'pause' | 'resume' | 'retry' | 'choose' | 'cancel' | 'remove'

interface ActionButton {
  readonly action: UploadAction
  readonly icon: 'pause' | 'play' | 'retry' | 'paperclip' | 'x' | 'trash'
  readonly label: MessageKey
}

const pause: ActionButton = { action: 'pause', icon: 'pause', label: 'file_upload.pause' }
const resume: ActionButton = { action: 'resume', icon: 'play', label: 'file_upload.resume' }
const retry: ActionButton = { action: 'retry', icon: 'retry', label: 'file_upload.retry' }
const again: ActionButton = { action: 'retry', icon: 'retry', label: 'file_upload.again' }
const choose: ActionButton = { action: 'choose', icon: 'paperclip', label: 'file_upload.choose_again' }
const cancel: ActionButton = { action: 'cancel', icon: 'x', label: 'file_upload.cancel' }
const drop: ActionButton = { action: 'remove', icon: 'x', label: 'file_upload.remove' }
const remove: ActionButton = { action: 'remove', icon: 'trash', label: 'file_upload.remove' }

/** Buttons of a state: one to continue and one to stop. Transient states show text instead. */
function buttonsOf({ status, file, fault }: UploadRow): {
  go: ActionButton | MessageKey | null
  end: ActionButton | MessageKey
} {
  switch (status) {
    case 'waiting':
      return { go: null, end: remove }
    case 'running':
      return { go: pause, end: cancel }
    case 'pausing':
      return { go: 'file_upload.pausing', end: cancel }
    case 'paused':
      return { go: resume, end: cancel }
    case 'canceling':
      return { go: null, end: 'file_upload.cancelling' }
    case 'canceled':
      return { go: file ? again : null, end: drop }
    case 'success':
      return { go: null, end: remove }
    case 'missing':
      return { go: choose, end: drop }
    case 'error':
      // The same file would be refused again.
      if (fault?.code === 'invalid-argument') return { go: null, end: drop }
      return { go: file ? retry : choose, end: drop }
  }
}

const rowClasses: Partial<Record<UploadRow['status'], string>> = {
  canceling: ' is-off',
  canceled: ' is-off',
  success: ' is-done',
  error: ' is-bad',
  missing: ' is-bad',
}

const barClasses: Partial<Record<UploadRow['status'], string>> = {
  running: '',
  pausing: ' bar--pause',
  paused: ' bar--pause',
  canceling: ' bar--pause',
  error: ' bar--bad',
}

export function UploadRowView(props: {
  row: UploadRow
  onAction: (action: UploadAction, row: UploadRow) => void
  onFocusLost: (button: HTMLElement) => void
}) {
  const { row, onAction, onFocusLost } = props
  const localization = useLanguage()
  const { state, detail } = describeRow(localization, row)
  const { go, end } = buttonsOf(row)
  const barClass = barClasses[row.status]
  const slot = (button: ActionButton | MessageKey | null) =>
    button && <SlotButton row={row} button={button} onAction={onAction} onFocusLost={onFocusLost} />
  return (
    <li className={`file${rowClasses[row.status] ?? ''}`} data-upload={row.id} tabIndex={-1}>
      <span className="file__thumb">
        <FileBadge row={row} />
      </span>
      <span className="file__name" title={row.name}>
        <bdi>{row.name}</bdi>
      </span>
      <span className="file__state tabular">
        <span>{formatBytes(row.size, localization.language)}</span>
        <b>{state}</b>
        {detail && <span>{detail}</span>}
      </span>
      <span className="file__actions">
        {slot(go)}
        {slot(end)}
      </span>
      {barClass !== undefined && (
        <progress className={`bar${barClass}`} aria-label={row.name} max={row.size} value={row.bytes} />
      )}
    </li>
  )
}

function SlotButton(props: {
  row: UploadRow
  button: ActionButton | MessageKey
  onAction: (action: UploadAction, row: UploadRow) => void
  onFocusLost: (button: HTMLElement) => void
}) {
  const { row, button, onAction, onFocusLost } = props
  const { t } = useLanguage()
  const element = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const { current } = element
    return () => {
      if (current && current === document.activeElement) onFocusLost(current)
    }
  }, [onFocusLost])
  const passing = typeof button === 'string'
  return (
    <button
      type="button"
      className="icon-button"
      // Not `disabled`, which would lose focus between states.
      aria-disabled={passing || undefined}
      aria-label={passing ? t(button) : t(button.label, { name: row.name })}
      onClick={() => !passing && onAction(button.action, row)}
      ref={element}
    >
      {passing ? <span className="spin" /> : <Icon name={button.icon} />}
    </button>
  )
}

function FileBadge({ row }: { row: UploadRow }): ReactNode {
  const [picture, setPicture] = useState<string | null>(null)
  const { file } = row
  useEffect(() => {
    let wanted = true
    if (file) {
      void createThumbnail(file).then((address) => {
        if (wanted) setPicture(address)
      })
    }
    return () => {
      wanted = false
    }
  }, [file])
  if (picture) return <img src={picture} alt="" width={48} height={48} draggable={false} />
  return <bdi>{fileExtension(row.name).slice(0, 4).toUpperCase()}</bdi>
}
