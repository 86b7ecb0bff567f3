import { Form } from 'react-router'
import { FileAdder } from '../../files/upload-field/file-adder'
import type { RejectedFile } from '../../files/upload-field/stored-files'
import { termNames } from '../../lots/facts/term-names'
import { Options } from '../../platform/forms/options'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'
import { PageLink } from '../../platform/ui/page-link'
import type { LotEditorView } from './present-lot-editor.server'

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
          <select className="input input--md" name="kind" form={FILES_FORM} defaultValue="packing_list">
            <Options of={termNames.documentKind(t)} />
          </select>
        </label>
      </FileAdder>
    </>
  )
}

export function ManifestReplaced({ lot, page }: { lot: Pick<LotEditorView, 'former'>; page: string }) {
  const { t } = useLanguage()
  return (
    <div role="status">
      {lot.former && (
        <Form className="alert alert--ok office-lots__restore" method="post" action={`${page}/manifest`}>
          <Icon name="check" />
          <p>{t('stock.manifest.replaced', { count: lot.former.lines })}</p>
          {/* The version detects another replacement in the meantime. */}
          <input type="hidden" name="version" value={lot.former.version} />
          <input type="hidden" name="former" value={lot.former.version} />
          <button className="btn btn--line btn--sm" type="submit" name="intent" value="undo">
            {t('inbox.undo')}
          </button>
        </Form>
      )}
    </div>
  )
}
