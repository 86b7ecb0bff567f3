import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'
import { ListTable } from '../../platform/ui/list-table'
import type { ConflictView } from './describe-change.server'

export function EditConflict({ conflict }: { conflict: ConflictView }) {
  const { t } = useLanguage()
  return (
    <section className="panel office-panel office-lots__conflict" aria-labelledby="conflict">
      <h2 className="h5" id="conflict">
        <Icon name="alert-triangle" /> {t('stock.conflict')}
      </h2>
      <ListTable
        look="goods"
        head={[
          t('stock.conflict_field'),
          t('stock.conflict_was'),
          t('stock.conflict_theirs'),
          t('stock.conflict_mine'),
        ]}
      >
        {conflict.fields.map(({ name, was, theirs, mine, who }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td dir="auto">{was}</td>
            <td dir="auto">
              {theirs}
              <small>
                <bdi>{who}</bdi>
              </small>
            </td>
            <td dir="auto">{mine}</td>
          </tr>
        ))}
      </ListTable>
      <p className="office-lots__buttons">
        <button className="btn btn--md" type="submit" name="over" value={conflict.version}>
          {t('stock.keep_mine')}
        </button>
        <button className="btn btn--line btn--md" type="submit" name="intent" value="theirs">
          {t('stock.take_theirs')}
        </button>
      </p>
    </section>
  )
}
