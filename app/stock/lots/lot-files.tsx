import { FileAdder } from '../../files/upload-field/file-adder'
import type { FileFault } from '../../files/upload-field/file-faults'
import { termNames } from '../../lots/facts/term-names'
import { useLanguage } from '../../platform/i18n/use-language'
import { PageLink } from '../../platform/ui/page-link'
import type { LotDeskView } from './present-lot-desk.server'

/** The form that takes new files beside the one of the lot: forms do not nest. */
export const FILES_FORM = 'lot-files'

/**
 * The way to a lot's manifest, and to more photos and documents.
 * @param props.page address of the lot's page
 * @param props.taken which files were added last
 */
export function LotFiles(props: {
  lot: Pick<LotDeskView, 'reference' | 'lines'>
  page: string
  taken: string
  faults: readonly FileFault[]
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
