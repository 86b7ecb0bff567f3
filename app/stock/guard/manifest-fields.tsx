import { Panel } from '../../inbox/office-lists/panel'
import { useLanguage } from '../../platform/i18n/use-language'
import { fieldValue, type LotFormValues } from '../lot-form/lot-form'
import type { ListToChoose } from './lists-to-choose.server'

export function ManifestFields(props: { lists: readonly ListToChoose[]; values: LotFormValues; lines: number }) {
  const { lists, values, lines } = props
  const { t } = useLanguage()
  const chosen = (name: string, value: string) => values[name]?.includes(value) ?? false
  if (lists.length === 0) return null
  const columns = [...new Set(lists.flatMap((list) => list.columns))]
  const extras = [...new Set(lists.flatMap((list) => list.extras))]
  const kept = [...new Set(lists.flatMap((list) => list.kept))]
  return (
    <Panel id="manifest-boxes" title={t('lot_page.manifest')}>
      {(values.redact ?? []).map((word) => (
        <input key={word} type="hidden" name="redact" value={word} />
      ))}
      <fieldset className="office__choices" aria-labelledby="manifest-boxes">
        {lists.map(({ id, name, state, lines: count }) => (
          <label className="check" key={id}>
            <input
              type="radio"
              name="manifest"
              value={id}
              defaultChecked={fieldValue(values, 'manifest') === id}
              disabled={state !== 'read'}
            />
            <span>
              <bdi>{name}</bdi>{' '}
              {state === 'waiting' ? (
                <small>{t('publish.reading')}</small>
              ) : (
                lists.length > 1 && <small>{t('stock.manifest_lines', { count })}</small>
              )}
            </span>
          </label>
        ))}
        <label className="check">
          <input type="radio" name="manifest" value="" defaultChecked={fieldValue(values, 'manifest') === ''} />
          {t('publish.no_list')}
        </label>
      </fieldset>
      {columns.length + extras.length > 0 && (
        <fieldset className="office__choices">
          <legend>{t('publish.columns')}</legend>
          {columns.map((column) => (
            <label className="check" key={column}>
              <input type="checkbox" name="column" value={column} defaultChecked={chosen('column', column)} />
              {t(`lot_page.columns.${column}`)}
            </label>
          ))}
          {extras.map((heading) => (
            <label className="check" key={heading}>
              <input type="checkbox" name="extra" value={heading} defaultChecked={chosen('extra', heading)} />
              <bdi>{heading}</bdi>
            </label>
          ))}
        </fieldset>
      )}
      {kept.length > 0 && <p className="hint">{t('publish.stays', { columns: kept.join(', ') })}</p>}
      <p className="hint">{t('publish.lines', { count: lines })}</p>
    </Panel>
  )
}
