import { allowedValues } from '../../lots/spreadsheets/allowed-values'
import { isMessageKey, type Messages, type Translate } from '../../platform/i18n/translate'
import type { RowProblem } from './check-sheet.server'

type RowError = Pick<RowProblem['faults'][number], 'key' | 'field' | 'rows'>

export function describeRowError(error: RowError, t: Translate, messages: Messages): string {
  const { key, field, rows } = error
  const said = t(isMessageKey(messages, key) ? key : 'validation.invalid')
  if (rows?.length) return `${said} ${t('stock.import.also_in', { rows: rows.join(', ') })}`
  if (field === 'country') return `${said} ${t('stock.import.allowed_country')}`
  const allowed = field && allowedValues(field, t)
  return allowed ? `${said} ${t('stock.import.allowed', { values: allowed.join(', ') })}` : said
}
