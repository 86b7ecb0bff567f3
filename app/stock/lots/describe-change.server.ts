import type { Granted } from '../../company/rights/team-rights'
import { termNames } from '../../lots/facts/term-names'
import type { FieldConflict, LotEvent } from '../../lots/lots/edit-lots.server'
import { formatMoment } from '../../platform/i18n/format'
import type { Language } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import { formatMoney } from '../../platform/i18n/money'
import { fieldNames } from '../lot-form/field-names'

export interface ConflictView {
  /** Current version, which the user has now seen. */
  readonly version: number
  readonly fields: readonly {
    readonly name: string
    readonly was: string
    readonly theirs: string
    readonly mine: string
    readonly who: string
  }[]
}

export function presentConflict(
  { version, fields }: { version: number; fields: readonly FieldConflict[] },
  language: Language,
  timeZone: string,
  costs: Granted<'costs'> | null,
): ConflictView {
  const t = translatorOf(language)
  return {
    version,
    fields: fields.map(({ field, was, theirs, mine, who }) => ({
      name: t(fieldNames[field]),
      was: was === undefined ? '' : valueText(shown(was, costs), language, timeZone),
      theirs: valueText(shown(theirs, costs), language, timeZone),
      mine: valueText(shown(mine, costs), language, timeZone),
      who: who || t('inbox.clock'),
    })),
  }
}

/** A value without what tells costs, for colleagues who may not see them. */
function shown(value: unknown, costs: Granted<'costs'> | null): unknown {
  if (costs || typeof value !== 'object' || value === null || !('costPrice' in value || 'minPrice' in value))
    return value
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== 'costPrice' && name !== 'minPrice'))
}

export function presentEvent(event: LotEvent, language: Language, timeZone: string, costs: Granted<'costs'> | null) {
  const t = translatorOf(language)
  const fields = Object.keys(event.became) as (keyof LotEvent['became'])[]
  return {
    id: event.id,
    actionId: event.actionId,
    who: event.who || t(nobodyOf(event.kind)),
    at: formatMoment(event.createdAt, language, timeZone),
    kind: t(`stock.event.${event.kind}`),
    changes: fields
      .filter((field) => JSON.stringify(event.was[field] ?? null) !== JSON.stringify(event.became[field] ?? null))
      .map((field) => ({
        name: t(fieldNames[field]),
        was: valueText(shown(event.was[field], costs), language, timeZone),
        became: valueText(shown(event.became[field], costs), language, timeZone),
      })),
  }
}

/** Label for events that were not caused by the team. */
function nobodyOf(kind: LotEvent['kind']) {
  if (kind === 'aged') return 'inbox.clock'
  return kind.startsWith('supplier_') ? 'stock.supplier' : 'stock.program'
}

function valueText(value: unknown, language: Language, timeZone: string): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? '✓' : '–'
  if (typeof value === 'number') return new Intl.NumberFormat(language).format(value)
  if (typeof value === 'string') return wordText(value, language, timeZone)
  if (Array.isArray(value)) return value.map((each) => valueText(each, language, timeZone)).join(', ') || '–'
  return objectText(value, language, timeZone)
}

function wordText(value: string, language: Language, timeZone: string): string {
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return formatMoment(new Date(value), language, timeZone)
  const t = translatorOf(language)
  if (value === 'public' || value === 'members' || value === 'on_request') return t(`stock.audience.${value}`)
  for (const list of [
    termNames.status,
    termNames.category,
    termNames.condition,
    termNames.splittable,
    termNames.unit,
    termNames.documentKind,
  ]) {
    const name = list(t).find(([word]) => word === value)?.[1]
    if (name !== undefined) return name
  }
  return value.length > MOST ? `${value.slice(0, MOST)}…` : value
}

const MOST = 300

function objectText(value: object, language: Language, timeZone: string): string {
  const parts = Object.entries(value).flatMap(([name, each]) => {
    if (each === null || each === undefined || each === '' || name === 'url' || name === 'origin') return []
    if (Array.isArray(each) && each.length === 0) return []
    const text =
      /amount|Price/i.test(name) && typeof each === 'number'
        ? formatMoney(each, 'EUR', language)
            .replace(/[^\d.,٫٬٠-٩\s]/g, '')
            .trim()
        : valueText(each, language, timeZone)
    return [text]
  })
  return parts.join(' · ') || '–'
}
