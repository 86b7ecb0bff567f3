import { useLanguage } from '../../platform/i18n/use-language'

/** A file already stored on the server. */
export interface KeptFile {
  readonly name: string
  readonly url: string
}

/** Form field with a file already stored on the server. */
export const KEPT_FILE = 'keptFile'

/** Files of a rejected attempt, which need not be sent again; unticking one removes it. */
export function KeptFiles({ files }: { files: readonly KeptFile[] }) {
  const { t } = useLanguage()
  if (files.length === 0) return null
  return (
    <fieldset className="kept">
      <legend className="small">{t('sell_form.kept_files')}</legend>
      {files.map((file) => (
        <label key={file.url}>
          <input type="checkbox" name={KEPT_FILE} value={JSON.stringify(file)} defaultChecked />
          <bdi>{file.name}</bdi>
        </label>
      ))}
    </fieldset>
  )
}

export function readKeptFiles(form: HTMLFormElement): KeptFile[] {
  return new FormData(form).getAll(KEPT_FILE).flatMap(parseKeptFile)
}

/** Parses a kept file; empty if malformed. Its existence is checked on claiming. */
export function parseKeptFile(value: unknown): KeptFile[] {
  try {
    const file: unknown = JSON.parse(String(value))
    if (typeof file !== 'object' || file === null || !('name' in file) || !('url' in file)) return []
    return typeof file.name === 'string' && typeof file.url === 'string' ? [{ name: file.name, url: file.url }] : []
  } catch {
    return []
  }
}
