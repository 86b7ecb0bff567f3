import { type AuditAction, auditActions } from '../../company/team/audit-actions'
import { termNames } from '../../lots/facts/term-names'
import { differingTexts } from '../../lots/presentation/differing-texts'
import { noneText, partText, type ValueReader, valueText } from '../../lots/presentation/value-text.server'
import { isRecord } from '../../platform/base/record'
import { languageLabel } from '../../platform/i18n/language-name'
import { translatorOf } from '../../platform/i18n/messages.server'
import type { MessageKey, Translate } from '../../platform/i18n/translate'
import { auditWord } from './audit-word'

interface AuditDetail {
  readonly label: string
  /** The former value; null if the entry is no change. */
  readonly was: string | null
  readonly text: string
}

interface AuditReader extends ValueReader {
  readonly team: readonly { readonly id: string; readonly name: string }[]
}

type Details = Readonly<Record<string, unknown>>

interface Detail {
  readonly name: string
  readonly was?: unknown
  readonly value: unknown
}

const labels: Readonly<Record<string, MessageKey>> = {
  action: 'audit.what',
  amount: 'request_form.amount',
  assignee: 'inbox.with',
  audience: 'audit.detail.audience',
  availability: 'supplier_check.title',
  buyer: 'sales.buyer',
  category: 'lot_page.category',
  caught: 'senders.caught',
  changed: 'audit.detail.changed',
  costPrice: 'stock.cost_price',
  created: 'audit.detail.created',
  currency: 'stock.currency',
  file: 'offer_mail.files',
  filter: 'audit.detail.filter',
  format: 'audit.detail.format',
  incoterm: 'products_page.incoterm',
  interest: 'office_subscribers.interest',
  items: 'inbox.title',
  kind: 'audit.what',
  language: 'office_subscribers.language',
  lots: 'stock.title',
  mails: 'audit.detail.mails',
  minPrice: 'stock.min_price',
  missed: 'audit.detail.missed',
  offerDays: 'preferences.offer_days',
  percent: 'stock.bulk.percent',
  price: 'stock.price',
  priceVisibility: 'stock.who_sees_price',
  q: 'audit.detail.q',
  quantity: 'lot.quantity',
  recipients: 'mailings.recipients',
  refused: 'audit.detail.refused',
  rejected: 'audit.detail.rejected',
  reservationDays: 'preferences.reservation_days',
  role: 'people.role',
  rows: 'audit.detail.rows',
  signature: 'preferences.signature',
  state: 'inbox.status',
  status: 'inbox.status',
  supplier: 'stock.supplier',
  unchanged: 'audit.detail.unchanged',
  until: 'stock.option_until',
  updated: 'audit.detail.updated',
  visibility: 'stock.who_sees_price',
  who: 'audit.who',
  why: 'senders.why',
}

/** What an audit entry records, in the reader's language: a label and a value each, with the former value of a change. */
export function presentDetails(action: AuditAction, details: Details, reader: AuditReader): AuditDetail[] {
  const t = translatorOf(reader.language)
  if (action === 'template.saved') return textDetails(details.was, details.became, reader)
  if (action === 'template.removed') return textDetails({}, details, reader).map((detail) => ({ ...detail, was: null }))
  return detailsOf(action, details).flatMap(({ name, was, value }) => {
    const text = textOf(name, value, details, reader)
    if (text === '' && was === undefined) return []
    const former = isRecord(details.was) ? { ...details, ...details.was } : details
    const before = was === undefined ? null : textOf(name, was, former, reader) || noneText(reader)
    return [{ label: labelOf(name, t), was: before, text: text || noneText(reader) }]
  })
}

/** The changed text of a template, in the reader's language if that one changed. */
function textDetails(was: unknown, became: unknown, reader: AuditReader): AuditDetail[] {
  const differing = differingTexts(reader.language, [was, became])
  if (!differing) return []
  const { language, more } = differing
  const [before, after] = differing.texts.map((text) => valueText(text, reader))
  const others = more > 0 ? ` (${translatorOf(reader.language)('stock.more_languages', { count: more })})` : ''
  return [{ label: languageLabel(language, reader.language), was: before ?? null, text: `${after}${others}` }]
}

function labelOf(name: string, t: Translate): string {
  const key = labels[name]
  return key ? t(key) : name
}

function detailsOf(action: AuditAction, details: Details): Detail[] {
  const { was, became } = details
  if (typeof became === 'string')
    return [{ name: action === 'team.role_changed' ? 'role' : 'status', was, value: became }]
  if (isRecord(became)) {
    const before = isRecord(was) ? was : {}
    const names = [...new Set([...Object.keys(before), ...Object.keys(became)])]
    return names.map((name) => ({ name, was: before[name] ?? null, value: became[name] ?? null }))
  }
  return Object.entries(details).flatMap(([name, value]): Detail[] => {
    // The unit stands beside the quantity, the currency beside the amount, and the kind of a bulk edit in its value.
    if (name === 'unit' || name === 'change' || (name === 'currency' && 'amount' in details)) return []
    return isRecord(value) ? [{ name, was: value.was, value: value.became }] : [{ name, value }]
  })
}

function textOf(name: string, value: unknown, details: Details, reader: AuditReader): string {
  const { language, team } = reader
  const t = translatorOf(language)
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return ''
  const currency = typeof details.currency === 'string' ? details.currency : undefined
  if (typeof value !== 'string') return partText(name, value, currency ? { ...reader, currency } : reader)
  switch (name) {
    case 'action':
      return t(auditWord(auditActions.find((each) => each === value) ?? 'audit.exported'))
    case 'kind':
      return t(value === 'reserved' ? 'audit.did.lot_reserved' : 'audit.did.lot_sold')
    case 'audience':
      return t(value === 'subscribers' ? 'mailings.subscribers' : 'mailings.people')
    case 'role':
      return value === 'owner' || value === 'trader' || value === 'helper' ? t(`people.roles.${value}`) : value
    case 'who':
      return team.find(({ id }) => id === value)?.name ?? value
    case 'format':
      return value.toUpperCase()
    case 'filter':
      return [...new URLSearchParams(value).values()].filter(Boolean).join(', ')
    case 'quantity':
      return [valueText(Number(value), reader), unitOf(details, t)].filter(Boolean).join(' ')
    case 'state':
      return value === 'subscribed' || value === 'pending' || value === 'unsubscribed' || value === 'quarantined'
        ? t(`office_subscribers.state.${value}`)
        : value
    case 'language':
      return languageLabel(value, language)
    default:
      return valueText(value, reader)
  }
}

function unitOf({ unit }: Details, t: Translate): string {
  return termNames.unit(t).find(([word]) => word === unit)?.[1] ?? ''
}
