import type { MessageKey } from '../../platform/i18n/translate'

/** Labels of record kinds; tables not listed are counted as dependent data. */
const kinds: Readonly<Record<string, MessageKey>> = {
  offers: 'office_privacy.kind.offers',
  inquiries: 'office_privacy.kind.inquiries',
  buying_requests: 'office_privacy.kind.requests',
  contact_messages: 'office_privacy.kind.messages',
  members: 'office_privacy.kind.accounts',
  newsletter_subscribers: 'office_privacy.kind.newsletter',
  mails: 'office_privacy.kind.mails',
  files: 'office_privacy.kind.files',
  mentions: 'office_privacy.kind.mentions',
}

export function countKinds(counts: Readonly<Record<string, number>>): { label: MessageKey; count: number }[] {
  const named = Object.entries(kinds).flatMap(([name, label]) => {
    const count = counts[name] ?? 0
    return count > 0 ? [{ label, count }] : []
  })
  const rest = Object.entries(counts).reduce((sum, [name, count]) => (name in kinds ? sum : sum + count), 0)
  return rest > 0 ? [...named, { label: 'office_privacy.kind.rest', count: rest }] : named
}

export const retentionRules = ['spam', 'closed', 'mails', 'suppliers', 'manifests', 'audit'] as const

export type RetentionRule = (typeof retentionRules)[number]
