import type { MessageKey } from '../../platform/i18n/translate'
import type { Icon } from '../../platform/ui/every-icon'
import type { ItemKind, ItemState, Reason } from '../items/item-states'

export const kindIcons = {
  offer: 'inbox',
  inquiry: 'boxes',
  request: 'message',
  message: 'mail',
} as const satisfies Readonly<Record<ItemKind, Parameters<typeof Icon>[0]['name']>>

export const kindNames = {
  offer: 'inbox.kind_offer',
  inquiry: 'inbox.kind_inquiry',
  request: 'inbox.kind_request',
  message: 'inbox.kind_message',
} as const satisfies Readonly<Record<ItemKind, MessageKey>>

export const snoozeDays = [1, 3, 7, 14, 30] as const

const looks: Partial<Readonly<Record<ItemState, 'warn' | 'info' | 'ok' | 'bad'>>> = {
  submitted: 'warn',
  new: 'warn',
  in_review: 'info',
  need_info: 'info',
  counter_offered: 'info',
  answered: 'info',
  quoted: 'info',
  on_option: 'info',
  accepted: 'ok',
  converted: 'ok',
  won: 'ok',
  spam: 'bad',
  quarantined: 'bad',
}

export function pillOf(state: ItemState): string {
  const look = looks[state]
  return look ? `pill pill--${look}` : 'pill'
}

export function stateName(state: ItemState): MessageKey {
  return `inbox.state.${state}`
}

export function reasonName(reason: Reason): MessageKey {
  // `other` as a key would be read as a plural form.
  return `inbox.why.${reason === 'other' ? 'something_else' : reason}`
}
