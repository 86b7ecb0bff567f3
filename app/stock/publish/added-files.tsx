import { FileAdder } from '../../files/upload-field/file-adder'
import type { RejectedFile } from '../../files/upload-field/stored-files'
import { useLanguage } from '../../platform/i18n/use-language'
import type { PublishView } from './present-publish.server'

/** Uploads by the team; stored with the form for every colleague who opens it. @param props.taken number of additions so far */
export function AddedFiles(props: {
  publish: Pick<PublishView, 'id' | 'added'>
  taken: number
  faults: readonly RejectedFile[]
}) {
  const { publish, taken, faults } = props
  const { t } = useLanguage()
  return (
    <div className="panel office-panel">
      <FileAdder
        label={t('publish.add_files')}
        button={t('stock.add')}
        hint={t('publish.add_files_hint')}
        draftKey={`publish:${publish.id}`}
        taken={String(taken)}
        faults={faults}
      />
      {publish.added.length > 0 && (
        <div className="office-lots__section">
          <h3 className="caption" id="added-files">
            {t('publish.added_files')}
          </h3>
          <ul className="office-lots__findings" aria-labelledby="added-files">
            {publish.added.map(({ id, name }) => (
              <li key={id}>
                <bdi>{name}</bdi>
                <button
                  className="btn btn--line btn--sm"
                  type="submit"
                  name="drop"
                  value={id}
                  aria-label={t('publish.remove_one', { found: name })}
                >
                  {t('stock.remove')}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
