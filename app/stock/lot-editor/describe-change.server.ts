import type { Granted } from '../../company/team/team-rights'
import type { FieldConflict, LotEvent } from '../../lots/lots/edit-lots.server'
import { isSame, type LotField } from '../../lots/lots/lot-changes'
import { differingTexts } from '../../lots/presentation/differing-texts'
import { noneText, partText, type ValueReader, valueText } from '../../lots/presentation/value-text.server'
import { countryName } from '../../platform/i18n/country-name'
import { formatMoment } from '../../platform/i18n/format'
import { languageName } from '../../platform/i18n/language-name'
import { translatorOf } from '../../platform/i18n/messages.server'
import type { MessageKey } from '../../platform/i18n/translate'
import { fieldNames } from '../lot-form/field-names'

interface ChangeView {
  readonly name: string
  readonly was: string
  readonly became: string
  /** "and 7 more languages"; null if only this one changed. */
  readonly more: string | null
}

type ChangeReader = Omit<ValueReader, 'currency'> & { readonly costs: Granted<'costs'> | null }
type Reader = ChangeReader & Pick<ValueReader, 'currency'>
type Fields = Readonly<Record<string, unknown>>

/** Fields whose changed parts are shown instead of the whole value. */
const partNames: Partial<Record<LotField, Readonly<Record<string, MessageKey>>>> = {
  packaging: {
    unitsPerCarton: 'stock.per_carton',
    cartonsPerPallet: 'stock.cartons_per_pallet',
    palletType: 'stock.pallet_type',
    pallets: 'lot_page.pallets',
    stackable: 'lot_page.stackable',
    lengthCm: 'stock.length',
    widthCm: 'stock.width',
    heightCm: 'stock.height',
    grossKg: 'stock.gross',
    netKg: 'stock.net',
  },
  stock: { country: 'request.country', region: 'stock.region', city: 'stock.city' },
  private: {
    costPrice: 'stock.cost_price',
    minPrice: 'stock.min_price',
    notes: 'stock.notes',
    optionFor: 'stock.option_for',
  },
}

export function presentConflict(
  { version, fields }: { version: number; fields: readonly FieldConflict[] },
  currency: string,
  reader: ChangeReader,
) {
  const t = translatorOf(reader.language)
  return {
    /** Current version, which the user has now seen. */
    version,
    fields: fields.map(({ field, was, theirs, mine, who }) => ({
      ...(field === 'texts'
        ? conflictOfTexts({ was, theirs, mine }, reader)
        : {
            name: t(fieldNames[field]),
            was: was === undefined ? '' : valueText(shown(was, reader), { ...reader, currency }),
            theirs: valueText(shown(theirs, reader), { ...reader, currency }),
            mine: valueText(shown(mine, reader), { ...reader, currency }),
          }),
      who: who || t('inbox.clock'),
    })),
  }
}

export type ConflictView = ReturnType<typeof presentConflict>

function conflictOfTexts({ was, theirs, mine }: Pick<FieldConflict, 'was' | 'theirs' | 'mine'>, reader: ChangeReader) {
  const t = translatorOf(reader.language)
  const differing = differingTexts(reader.language, [theirs, mine])
  if (!differing) return { name: t(fieldNames.texts), was: '', theirs: '', mine: '' }
  const { language, more } = differing
  const before = was === undefined ? '' : textOf((was as Fields | null)?.[language], reader)
  const [now, wanted] = differing.texts.map((text) => textOf(text, reader))
  return {
    name: `${t(fieldNames.texts)} (${languageName(language, reader.language)})`,
    was: before,
    theirs: [now, moreLanguages(more, reader)].filter(Boolean).join(' '),
    mine: wanted ?? '',
  }
}

/** Removes costs from a value for colleagues who may not see them. */
function shown(value: unknown, { costs }: ChangeReader): unknown {
  if (costs || typeof value !== 'object' || value === null || !('costPrice' in value || 'minPrice' in value))
    return value
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== 'costPrice' && name !== 'minPrice'))
}

/** @param events newest first @param currency current one of the lot; earlier ones follow from its changes */
export function presentEvents(events: readonly LotEvent[], currency: string, reader: ChangeReader) {
  let after = currency
  return events.map((event) => {
    const before = event.was.currency ?? after
    const view = presentEvent(event, { ...reader, currency: before }, { ...reader, currency: after })
    after = before
    return view
  })
}

function presentEvent(event: LotEvent, before: Reader, after: Reader) {
  const { language, timeZone } = after
  const t = translatorOf(language)
  const fields = Object.keys(event.became) as LotField[]
  return {
    id: event.id,
    actionId: event.actionId,
    version: event.version,
    who: event.who || t(nobodyOf(event.kind)),
    at: formatMoment(event.createdAt, language, timeZone),
    kind: t(`stock.event.${event.kind}`),
    changes: fields.flatMap((field) => changesOf(field, [event.was[field], before], [event.became[field], after])),
  }
}

type Side = readonly [value: unknown, reader: Reader]

function changesOf(field: LotField, was: Side, became: Side): ChangeView[] {
  const [before, after] = [shown(...was), shown(...became)]
  if (isSame(before, after)) return []
  const [, reader] = became
  if (field === 'texts') return changesOfTexts(before, after, reader)
  const t = translatorOf(reader.language)
  const names = partNames[field]
  if (!names)
    return [
      { name: t(fieldNames[field]), was: valueText(before, was[1]), became: valueText(after, reader), more: null },
    ]
  return Object.entries(names).flatMap(([part, name]) => {
    const [from, to] = [(before as Fields | null)?.[part], (after as Fields | null)?.[part]]
    if (isSame(from, to)) return []
    return [{ name: t(name), was: ownText(part, from, was[1]), became: ownText(part, to, reader), more: null }]
  })
}

function ownText(part: string, value: unknown, reader: Reader): string {
  return part === 'country' && typeof value === 'string'
    ? countryName(value, reader.language)
    : partText(part, value, reader)
}

function changesOfTexts(was: unknown, became: unknown, reader: Reader): ChangeView[] {
  const differing = differingTexts(reader.language, [was, became])
  if (!differing) return []
  const t = translatorOf(reader.language)
  const language = languageName(differing.language, reader.language)
  const [before, after] = differing.texts as readonly (Fields | undefined)[]
  const more = moreLanguages(differing.more, reader)
  const parts = (['title', 'description'] as const).filter((part) => !isSame(before?.[part], after?.[part]))
  if (parts.length === 0) {
    const name = `${t(fieldNames.texts)} (${language})`
    return [{ name, was: originText(before, reader), became: originText(after, reader), more }]
  }
  return parts.map((part, place) => ({
    name: t(part === 'title' ? 'stock.title_in' : 'stock.description_in', { language }),
    was: valueText(before?.[part], reader),
    became: valueText(after?.[part], reader),
    more: place === parts.length - 1 ? more : null,
  }))
}

function originText(text: Fields | undefined, reader: Reader): string {
  return text?.origin === 'machine' ? translatorOf(reader.language)('stock.machine') : noneText(reader)
}

function textOf(text: unknown, reader: ChangeReader): string {
  const { title, description } = (text ?? {}) as Fields
  return valueText({ title, description }, reader)
}

function moreLanguages(count: number, { language }: ChangeReader): string | null {
  return count > 0 ? translatorOf(language)('stock.more_languages', { count }) : null
}

function nobodyOf(kind: LotEvent['kind']) {
  if (kind === 'aged') return 'inbox.clock'
  return kind.startsWith('supplier_') ? 'stock.supplier' : 'stock.program'
}
