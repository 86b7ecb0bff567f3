import type { ComponentProps, MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { type PagePath, pageAddress } from '../../platform/i18n/page-address'
import type { MessageKey } from '../../platform/i18n/translate'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'
import { PageLink } from '../../platform/ui/page-link'
import type { RailCounts } from './rail-counts.server'

const pages: readonly {
  page: PagePath
  label: MessageKey
  icon: ComponentProps<typeof Icon>['name']
  waiting?: keyof RailCounts
}[] = [
  { page: '/:lang/team/inbox', label: 'inbox.title', icon: 'inbox', waiting: 'inbox' },
  { page: '/:lang/team/lots', label: 'stock.title', icon: 'boxes' },
  { page: '/:lang/team', label: 'office.overview', icon: 'grid' },
  { page: '/:lang/team/mailings', label: 'mailings.title', icon: 'message' },
  { page: '/:lang/team/subscribers', label: 'subscribers_desk.title', icon: 'newspaper' },
  { page: '/:lang/team/members', label: 'members_desk.title', icon: 'building', waiting: 'members' },
  { page: '/:lang/team/outbox', label: 'outbox.title', icon: 'mail', waiting: 'outbox' },
  { page: '/:lang/team/people', label: 'people.title', icon: 'user' },
  { page: '/:lang/team/audit', label: 'audit.title', icon: 'rows' },
  { page: '/:lang/team/privacy', label: 'privacy_desk.title', icon: 'eye-off' },
  { page: '/:lang/team/settings', label: 'settings_desk.title', icon: 'settings' },
]

export function OfficeMenu({ counts }: { counts: RailCounts }) {
  const { t, language } = useLanguage()
  const { pathname } = useLocation()
  /** Also true for subpages, except below the overview, whose path is a prefix of all others. */
  const isHere = (address: string) =>
    pathname === address || (!address.endsWith('/team') && pathname.startsWith(`${address}/`))
  return (
    <nav aria-label={t('header.office')} onClickCapture={closeMenu}>
      <ul>
        {pages.map(({ page, label, icon, waiting }) => (
          <li key={page}>
            <PageLink
              to={pageAddress(page, language)}
              aria-current={isHere(pageAddress(page, language)) ? 'page' : undefined}
            >
              <Icon name={icon} />
              {t(label)}
              {waiting && counts[waiting] && <b className="num">{counts[waiting]}</b>}
            </PageLink>
          </li>
        ))}
        <li>
          <a href={pageAddress('/:lang/account/security', language)}>
            <Icon name="user" />
            {t('header.account')}
          </a>
        </li>
        <li>
          <a href={pageAddress('/:lang', language)}>
            <Icon name="globe" />
            {t('office.site')}
          </a>
        </li>
      </ul>
    </nav>
  )
}

/** In narrow windows the menu is a popover over the page. */
function closeMenu({ target, currentTarget }: MouseEvent<HTMLElement>) {
  const menu = currentTarget.closest<HTMLElement>('[popover]:popover-open')
  if (menu && target instanceof Element && target.closest('a')) menu.hidePopover()
}
