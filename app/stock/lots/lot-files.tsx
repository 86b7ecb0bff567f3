import { FileAdder } from '../../files/upload-field/file-adder'
import type { RejectedFile } from '../../files/upload-field/rejected-files'
import { termNames } from '../../lots/facts/term-names'
import { useLanguage } from '../../platform/i18n/use-language'
import { PageLink } from '../../platform/ui/page-link'
import type { LotEditorView } from './present-lot-desk.server'

/** Id of the upload form, separate from the lot form because forms cannot be nested. */
export const FILES_FORM = 'lot-files'

/** Link to the manifest, and upload of photos and documents. @param props.taken id of the last addition of files */
export function LotFiles(props: {
  lot: Pick<LotEditorView, 'reference' | 'lines'>
  page: string
  taken: string
  faults: readonly RejectedFile[]
}) {
  const { lot, page, taken, faults } = props
  const { t } = useLanguage()
  return (
    <>
      <p>
        {t('stock.manifest_lines', { count: lot.lines })}{' '}
        <PageLink className="link" to={`${page}/manifest`}>
          {t(lot.lines > 0 ? 'stock.manifest.change' : 'stock.manifest.add')}
        </PageLink>
      </p>
      <FileAdder
        label={t('stock.add_files')}
        button={t('stock.add')}
        hint={t('stock.add_files_hint')}
        draftKey={`lot:${lot.reference}`}
        taken={taken}
        form={FILES_FORM}
        faults={faults}
      >
        <label className="field">
          <span>{t('stock.kind')}</span>
          <select className="inp inp--md" name="kind" form={FILES_FORM} defaultValue="packing_list">
            {termNames.documentKind(t).map(([kind, name]) => (
              <option key={kind} value={kind}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </FileAdder>
    </>
  )
}
