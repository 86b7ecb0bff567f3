import type { LotField } from '../../lots/lots/lot-changes'
import { formatList } from '../../platform/i18n/format'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'
import { fieldNames } from '../lot-form/field-names'

export function Missing({ missing, tried }: { missing: Readonly<Record<string, string>>; tried: boolean }) {
  const { t, language } = useLanguage()
  const fields = [...new Set(Object.keys(missing).map(fieldOfBox))]
  return (
    <p className="caption" role={tried ? 'alert' : 'status'}>
      <Icon name={fields.length > 0 ? 'alert-triangle' : 'check'} size="sm" />
      <span>
        {fields.length > 0
          ? t('publish.missing', {
              fields: formatList(
                fields.map((field) => t(fieldNames[field])),
                language,
              ),
            })
          : t('publish.complete')}
      </span>
    </p>
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
