import { exportSubscribers, type SubscriberFilter } from '../../newsletter/subscriptions/find-subscribers.server'
import type { Table } from '../../platform/database/write-table.server'
import { languageLabel } from '../../platform/i18n/language-name'
import type { Language } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import type { Services } from '../../platform/services/services.server'

export async function subscriberTable(
  services: Pick<Services, 'db'>,
  filter: SubscriberFilter,
  language: Language,
): Promise<Table> {
  const t = translatorOf(language)
  const rows = await exportSubscribers(services, filter)
  return [
    [
      t('office_subscribers.search_hint'),
      t('inbox.status'),
      t('office_subscribers.language'),
      t('office_subscribers.interest'),
      t('office_subscribers.since'),
      t('office_subscribers.confirmed_at'),
    ],
    ...rows.map(({ email, state, language: spoken, categories, createdAt, confirmedAt }) => [
      email,
      t(`office_subscribers.state.${state}`),
      languageLabel(spoken, language),
      categories.length === 0
        ? t('office_subscribers.everything')
        : categories.map((category) => t(`categories.${category}`)).join('; '),
      createdAt.toISOString(),
      confirmedAt?.toISOString() ?? null,
    ]),
  ]
}
