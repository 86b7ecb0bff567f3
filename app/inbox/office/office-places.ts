import type { PagePath } from '../../platform/i18n/page-address'
import type { MessageKey } from '../../platform/i18n/translate'
import type { Icon } from '../../platform/ui/every-icon'
import type { RailCounts } from './rail-counts.server'

export interface OfficePage {
  readonly page: PagePath
  readonly label: MessageKey
  readonly waiting?: keyof RailCounts
}

export interface OfficePlace {
  readonly label: MessageKey
  readonly icon: Parameters<typeof Icon>[0]['name']
  /** The first page is the default; several are shown as tabs. */
  readonly pages: readonly [OfficePage, ...OfficePage[]]
}

export const officePlaces: readonly OfficePlace[] = [
  {
    label: 'inbox.title',
    icon: 'inbox',
    pages: [{ page: '/:lang/team/inbox', label: 'inbox.title', waiting: 'inbox' }],
  },
  { label: 'stock.title', icon: 'boxes', pages: [{ page: '/:lang/team/lots', label: 'stock.title' }] },
  { label: 'mailings.title', icon: 'message', pages: [{ page: '/:lang/team/mailings', label: 'mailings.title' }] },
  {
    label: 'office.contacts',
    icon: 'building',
    pages: [
      { page: '/:lang/team/contacts', label: 'office_contacts.everybody' },
      { page: '/:lang/team/members', label: 'office_members.title', waiting: 'members' },
      { page: '/:lang/team/subscribers', label: 'office_subscribers.title' },
    ],
  },
  {
    label: 'office_settings.title',
    icon: 'settings',
    pages: [
      { page: '/:lang/team/people', label: 'people.title' },
      { page: '/:lang/team/outbox', label: 'outbox.title', waiting: 'outbox' },
      { page: '/:lang/team/templates', label: 'templates.title' },
      { page: '/:lang/team/preferences', label: 'preferences.title' },
      { page: '/:lang/team/senders', label: 'senders.title' },
      { page: '/:lang/team/audit', label: 'audit.title' },
      { page: '/:lang/team/privacy', label: 'office_privacy.title' },
      { page: '/:lang/team/settings', label: 'office_settings.program' },
    ],
  },
]
