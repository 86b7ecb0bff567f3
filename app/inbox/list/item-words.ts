import type { MessageKey } from '../../platform/i18n/translate'
import type { Icon } from '../../platform/ui/every-icon'
import type { ItemKind, ItemState, Reason } from '../triage/desk-states'

/** What stands for each kind of thing. */
export const kindIcons = {
  offer: 'inbox',
  inquiry: 'boxes',
  request: 'message',
  message: 'mail',
} as const satisfies Readonly<Record<ItemKind, Parameters<typeof Icon>[0]['name']>>

/** What each kind of thing is called. */
export const kindNames = {
  offer: 'inbox.kind_offer',
  inquiry: 'inbox.kind_inquiry',
  request: 'inbox.kind_request',
  message: 'inbox.kind_message',
} as const satisfies Readonly<Record<ItemKind, MessageKey>>

/** How a state looks: canary for what is new, blue for what goes on, green for what went well. */
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

/** The classes of a state's pill. */
export function pillOf(state: ItemState): string {
  const look = looks[state]
  return look ? `pill pill--${look}` : 'pill'
}

/** The name of a state. */
export function stateName(state: ItemState): MessageKey {
  return `inbox.state.${state}`
}

/** Why something came to nothing. */
export function reasonName(reason: Reason): MessageKey {
  // A text called `other` would be the plural of something.
  return `inbox.why.${reason === 'other' ? 'something_else' : reason}`
}
