import type { MessageKey } from '../../platform/i18n/translate'

const words: Readonly<Record<string, MessageKey>> = {
  'offer.team': 'outbox.kind.offer_team',
  'offer.seller': 'outbox.kind.offer_seller',
  'offer.counter_offer': 'outbox.kind.counter_offer',
  'offer.seller_news': 'outbox.kind.seller_news',
  'inquiry.team': 'outbox.kind.inquiry_team',
  'inquiry.buyer': 'outbox.kind.inquiry_buyer',
  'request.team': 'outbox.kind.request_team',
  'request.buyer': 'outbox.kind.request_buyer',
  'contact.team': 'outbox.kind.message',
  'desk.reply': 'outbox.kind.reply',
  'item.answer': 'mail_answer.kind',
  'mailing.lots': 'outbox.kind.lots_people',
  'newsletter.lots': 'outbox.kind.lots_subscribers',
  newsletter: 'outbox.kind.subscription',
  saved: 'outbox.kind.alert',
  'availability.asked': 'outbox.kind.availability',
  'availability.reminded': 'outbox.kind.availability_reminder',
  'availability.team': 'outbox.kind.availability_answer',
  account: 'outbox.kind.account',
}

export function mailKindWords(kind: string): MessageKey | null {
  return words[kind] ?? words[kind.split('.')[0] ?? ''] ?? null
}
