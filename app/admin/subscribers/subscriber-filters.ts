import { categories } from '../../lots/facts/categories'
import { languages } from '../../platform/i18n/languages'

export const subscriberStates = ['subscribed', 'pending', 'unsubscribed', 'quarantined'] as const

export const subscriberFilters = { state: subscriberStates, language: languages, interest: categories } as const

export const subscriberPills: Readonly<Record<(typeof subscriberStates)[number], string>> = {
  subscribed: 'pill pill--ok',
  pending: 'pill pill--info',
  unsubscribed: 'pill',
  quarantined: 'pill pill--warn',
}
