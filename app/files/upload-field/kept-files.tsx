import { useLanguage } from '../../platform/i18n/use-language'

/** A file that the server has already, by its name and download address. */
export interface KeptFile {
  readonly name: string
  readonly url: string
}

/** Under this name the page's form sends each file that the server has already. */
export const KEPT_FILE = 'keptFile'

/** Files that came with an attempt that did not go through. They need not be sent again; unticked, one is left out. */
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

/** The ticked ones of them in a form. */
export function readKeptFiles(form: HTMLFormElement): KeptFile[] {
  return new FormData(form).getAll(KEPT_FILE).flatMap(parseKeptFile)
}

/** A file as the form sends it back; nothing when it is not one. Whether it is really there is checked when it is claimed. */
export function parseKeptFile(value: unknown): KeptFile[] {
  try {
    const file: unknown = JSON.parse(String(value))
    if (typeof file !== 'object' || file === null || !('name' in file) || !('url' in file)) return []
    return typeof file.name === 'string' && typeof file.url === 'string' ? [{ name: file.name, url: file.url }] : []
  } catch {
    return []
  }
}
