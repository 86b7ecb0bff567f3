import type { Language } from '../../platform/i18n/languages'
import { isMessageKey } from '../../platform/i18n/translate'
import type { Localization } from '../../platform/i18n/use-language'
import { fileErrors, oversizeValues } from '../content/file-errors'
import type { UploadError } from '../upload-queue/upload-error'
import type { UploadNotice } from '../upload-queue/upload-list'
import { isOpen, isWanted, MAX_FILES, type UploadRow } from '../upload-queue/upload-row'

export function describeRow(localization: Localization, row: UploadRow): { state: string; detail: string | null } {
  const { t, language } = localization
  const state = (text: string, detail: string | null = null) => ({ state: text, detail })
  const percent = formatPercent(row.bytes / row.size, language)
  switch (row.status) {
    case 'waiting':
      return state(t('file_upload.waiting'))
    case 'running':
      if (row.retrying) return state(t('file_upload.retrying'))
      if (row.bytes >= row.size) return state(t('file_upload.checking'))
      return state(t('file_upload.uploading', { percent }), speedWords(localization, row))
    case 'pausing':
      return state(t('file_upload.pausing'))
    case 'paused':
      return state(t('file_upload.paused', { percent }))
    case 'canceling':
      return state(t('file_upload.cancelling'))
    case 'canceled':
      return state(t('file_upload.cancelled'), t('file_upload.not_included'))
    case 'success':
      return state(t('file_upload.uploaded'))
    case 'missing':
      return state(t('file_upload.missing'))
    case 'error':
      return state(row.fault ? faultWords(localization, row.fault, row.size) : t('file_errors.unknown'))
  }
}

/** The server's reason if we have a text for it, else the text of the error code. */
function faultWords({ t, messages }: Localization, { code, reason }: UploadError, size: number): string {
  if (reason && isMessageKey(messages, reason.key)) {
    return t(reason.key, { ...oversizeValues(size), ...reason.values })
  }
  return t(fileErrors[code])
}

export function describeNotice({ t }: Localization, notice: UploadNotice): string {
  if (notice.kind === 'too_many') return t('file_upload.too_many', { count: notice.count, most: MAX_FILES })
  return t(`file_upload.${notice.kind}`, { name: notice.name })
}

/** Screen reader text for the difference of two list states: added files, state changes, and total progress in steps of 10 %. */
export function describeChanges(
  localization: Localization,
  before: readonly UploadRow[],
  after: readonly UploadRow[],
): string[] {
  const { t, language } = localization
  const old = new Map(before.map((row) => [row.id, row]))
  const added = after.filter(({ id }) => !old.has(id)).length
  const words = added > 0 ? [t('file_upload.added', { count: added })] : []
  const [removed, ...more] = before.filter(({ id }) => !after.some((row) => row.id === id))
  // A cleared list is announced elsewhere.
  if (removed && more.length === 0) words.push(t('file_upload.removed', { name: removed.name }))
  for (const row of after) {
    const previous = old.get(row.id)
    const same = !previous || (previous.status === row.status && previous.retrying === row.retrying)
    if (same || row.status === 'waiting' || (row.status === 'running' && !row.retrying)) continue
    const { state, detail } = describeRow(localization, row)
    words.push([row.name, state, detail].filter(Boolean).join(', '))
  }
  const tenths = tenthsDone(after)
  const moved = tenths !== null && tenths > (tenthsDone(before) ?? 0)
  if (moved) words.push(t('file_upload.uploading', { percent: formatPercent(tenths / 10, language) }))
  return words
}

function tenthsDone(rows: readonly UploadRow[]): number | null {
  if (!rows.some(isOpen)) return null
  const wanted = rows.filter(isWanted)
  const size = wanted.reduce((sum, row) => sum + row.size, 0)
  return Math.floor((wanted.reduce((sum, row) => sum + row.bytes, 0) / size) * 10)
}

function speedWords({ t, language }: Localization, row: UploadRow): string | null {
  const { bytesPerSecond, bytes, size } = row
  if (!bytesPerSecond) return null
  const seconds = Math.ceil((size - bytes) / bytesPerSecond)
  const [value, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute']
  const time = new Intl.NumberFormat(language, { style: 'unit', unit }).format(value)
  return t('file_upload.speed', { speed: formatSpeed(bytesPerSecond, language), time })
}

function formatSpeed(bytesPerSecond: number, language: Language): string {
  const large = bytesPerSecond >= 1_048_576 / 10
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: large ? 'megabyte-per-second' : 'kilobyte-per-second',
    maximumFractionDigits: large ? 1 : 0,
  }).format(bytesPerSecond / (large ? 1_048_576 : 1_024))
}

/** Rounded down, so that 100 % means complete. */
function formatPercent(share: number, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'percent' }).format(Math.floor(share * 100) / 100)
}
