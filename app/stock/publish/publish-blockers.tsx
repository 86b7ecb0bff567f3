import type { LotField } from '../../lots/lots/lot-changes'
import { formatList } from '../../platform/i18n/format'
import type { MessageKey } from '../../platform/i18n/translate'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'
import type { CheckView } from '../guard/describe-check.server'
import { fieldNames } from '../lot-form/field-names'

/** Lists missing fields, or else links to words that may reveal the supplier. @param props.saved when an incomplete draft was saved */
export function PublishBlockers(props: {
  check: Pick<CheckView, 'missing' | 'found'>
  tried: boolean
  saved: string | null
}) {
  const { check, tried, saved } = props
  const { t, language } = useLanguage()
  const fields = [...new Set(Object.keys(check.missing).map(nameOfControl))]
  const isReady = fields.length === 0 && check.found === 0
  return (
    <p className="caption" role={tried ? 'alert' : 'status'}>
      <Icon name={isReady ? 'check' : 'alert-triangle'} size="sm" />
      {saved !== null && <b>{t('stock.saved', { moment: saved })}</b>}
      <span>
        {fields.length > 0 ? (
          t('publish.missing', {
            fields: formatList(
              fields.map((field) => t(field)),
              language,
            ),
          })
        ) : isReady ? (
          t('publish.complete')
        ) : (
          <a href="#guard">{t('publish.found', { count: check.found })}</a>
        )}
      </span>
    </p>
  )
}

function nameOfControl(name: string): MessageKey {
  if (name.endsWith('.title')) return 'stock.import.title_column'
  const [first = ''] = name.split('.')
  const groups: Readonly<Record<string, LotField>> = {
    tier: 'price',
    rule: 'restrictions',
    photo: 'photos',
    document: 'documents',
  }
  return fieldNames[groups[first] ?? (first in fieldNames ? (first as LotField) : 'texts')]
}
