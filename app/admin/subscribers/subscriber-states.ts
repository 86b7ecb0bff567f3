export const subscriberStates = ['subscribed', 'pending', 'unsubscribed', 'quarantined'] as const

export const subscriberPills: Readonly<Record<(typeof subscriberStates)[number], string>> = {
  subscribed: 'pill pill--ok',
  pending: 'pill pill--info',
  unsubscribed: 'pill',
  quarantined: 'pill pill--warn',
}
