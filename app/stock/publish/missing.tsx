import type { LotField } from '../../lots/lots/lot-changes'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'
import { fieldNames } from '../lot-form/field-names'

export function Missing({ missing, tried }: { missing: Readonly<Record<string, string>>; tried: boolean }) {
  const { t } = useLanguage()
  const fields = [...new Set(Object.keys(missing).map(fieldOfBox))]
  return (
    <div role={tried ? 'alert' : 'status'}>
      {fields.length > 0 ? (
        <div className="alert alert--warn office-lots__guard">
          <Icon name="alert-triangle" />
          <div>
            <b>{t('publish.missing', { count: fields.length })}</b>
            <ul>
              {fields.map((field) => (
                <li key={field}>{t(fieldNames[field])}</li>
              ))}
            </ul>
          </div>
        </div>
      ) : (
        <p className="alert alert--ok office-lots__guard">
          <Icon name="check" />
          {t('publish.complete')}
        </p>
      )}
    </div>
  )
}

function fieldOfBox(box: string): LotField {
  const [first = ''] = box.split('.')
  const groups: Readonly<Record<string, LotField>> = {
    tier: 'price',
    rule: 'restrictions',
    photo: 'photos',
    document: 'documents',
  }
  return groups[first] ?? (first in fieldNames ? (first as LotField) : 'texts')
}
