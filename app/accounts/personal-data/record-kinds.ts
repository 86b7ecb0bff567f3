import type { MessageKey } from '../../platform/i18n/translate'

/** Labels of record kinds; tables not listed are counted as dependent data. */
const kinds: Readonly<Record<string, MessageKey>> = {
  offers: 'privacy_desk.kind.offers',
  inquiries: 'privacy_desk.kind.inquiries',
  buying_requests: 'privacy_desk.kind.requests',
  contact_messages: 'privacy_desk.kind.messages',
  members: 'privacy_desk.kind.accounts',
  newsletter_subscribers: 'privacy_desk.kind.newsletter',
  mails: 'privacy_desk.kind.mails',
  files: 'privacy_desk.kind.files',
  mentions: 'privacy_desk.kind.mentions',
}

export function countKinds(counts: Readonly<Record<string, number>>): { label: MessageKey; count: number }[] {
  const named = Object.entries(kinds).flatMap(([name, label]) => {
    const count = counts[name] ?? 0
    return count > 0 ? [{ label, count }] : []
  })
  const rest = Object.entries(counts).reduce((sum, [name, count]) => (name in kinds ? sum : sum + count), 0)
  return rest > 0 ? [...named, { label: 'privacy_desk.kind.rest', count: rest }] : named
}
