import type { Granted } from '../../company/team/team-rights'
import type { FieldConflict, LotEvent } from '../../lots/lots/edit-lots.server'
import { valueText } from '../../lots/presentation/value-text.server'
import { formatMoment } from '../../platform/i18n/format'
import type { Language } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
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
      was: was === undefined ? '' : valueText(shown(was, costs), { language, timeZone }),
      theirs: valueText(shown(theirs, costs), { language, timeZone }),
      mine: valueText(shown(mine, costs), { language, timeZone }),
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
        was: valueText(shown(event.was[field], costs), { language, timeZone }),
        became: valueText(shown(event.became[field], costs), { language, timeZone }),
      })),
  }
}

function nobodyOf(kind: LotEvent['kind']) {
  if (kind === 'aged') return 'inbox.clock'
  return kind.startsWith('supplier_') ? 'stock.supplier' : 'stock.program'
}
