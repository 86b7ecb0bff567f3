import { categories } from '../../lots/facts/categories'
import { languages } from '../../platform/i18n/languages'

/** What a subscriber may be, those who get newsletters first. */
export const subscriberStates = ['subscribed', 'pending', 'unsubscribed', 'quarantined'] as const

/** What the list of subscribers, and its export, can be narrowed to. */
export const subscriberFilters = { state: subscriberStates, language: languages, interest: categories } as const

/** The look of each state. */
export const subscriberPills: Readonly<Record<(typeof subscriberStates)[number], string>> = {
  subscribed: 'pill pill--ok',
  pending: 'pill pill--info',
  unsubscribed: 'pill',
  quarantined: 'pill pill--warn',
}
