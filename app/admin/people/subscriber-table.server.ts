import { exportSubscribers, type SubscriberFilter } from '../../newsletter/subscriptions/list-subscribers.server'
import type { Table } from '../../platform/database/write-table.server'
import { type Language, languageNames } from '../../platform/i18n/languages'
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
      t('subscribers_desk.search_hint'),
      t('inbox.status'),
      t('subscribers_desk.language'),
      t('subscribers_desk.interest'),
      t('subscribers_desk.since'),
      t('subscribers_desk.confirmed_at'),
    ],
    ...rows.map(({ email, state, language: spoken, categories, createdAt, confirmedAt }) => [
      email,
      t(`subscribers_desk.state.${state}`),
      languageNames[spoken],
      categories.length === 0
        ? t('subscribers_desk.everything')
        : categories.map((category) => t(`categories.${category}`)).join('; '),
      createdAt.toISOString(),
      confirmedAt?.toISOString() ?? null,
    ]),
  ]
}
