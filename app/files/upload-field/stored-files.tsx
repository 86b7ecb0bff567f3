import { parseRecord } from '../../platform/base/record'
import { useLanguage } from '../../platform/i18n/use-language'
import { refusalText } from '../../platform/ui/alert'

export interface StoredFile {
  readonly name: string
  readonly url: string
}

export const STORED_FILE = 'storedFile'

/** Files of a rejected attempt, which need not be sent again; unticking one removes it. */
export function StoredFiles({ files }: { files: readonly StoredFile[] }) {
  const { t } = useLanguage()
  if (files.length === 0) return null
  return (
    <fieldset className="kept">
      <legend className="small">{t('sell_form.kept_files')}</legend>
      {files.map((file) => (
        <label key={file.url}>
          <input type="checkbox" name={STORED_FILE} value={JSON.stringify(file)} defaultChecked />
          <bdi>{file.name}</bdi>
        </label>
      ))}
    </fieldset>
  )
}

/** Hidden fields that name uploaded files. @param props.form `id` of the form, if not the enclosing one */
export function UploadedFiles({ files, form }: { files: readonly StoredFile[]; form?: string | undefined }) {
  return files.map(({ name, url }) => (
    <input key={url} type="hidden" name={STORED_FILE} value={JSON.stringify({ name, url })} form={form} />
  ))
}

/** Stored files that a form names, without malformed ones. Their existence is checked on claiming. */
export function readStoredFiles(fields: FormData): StoredFile[] {
  return fields.getAll(STORED_FILE).flatMap(parseStoredFile)
}

function parseStoredFile(value: unknown): StoredFile[] {
  const file = parseRecord(String(value))
  return typeof file?.name === 'string' && typeof file.url === 'string' ? [{ name: file.name, url: file.url }] : []
}

export interface RejectedFile {
  readonly name: string
  readonly reason: string
}

export function RejectedFiles({ faults }: { faults: readonly RejectedFile[] }) {
  const localization = useLanguage()
  return faults.map(({ name, reason }, place) => (
    <p className="alert alert--bad" key={`${place} ${name}`}>
      <span>
        <bdi>{name}</bdi>: {refusalText(localization, { reason })}
      </span>
    </p>
  ))
}
