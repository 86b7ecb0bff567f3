import type { ComponentProps, MouseEvent } from 'react'
import { type PagePath, pageAddress } from '../i18n/page-address'
import type { MessageKey } from '../i18n/translate'
import { useLanguage } from '../i18n/use-language'
import { Icon } from '../ui/every-icon'
import { MenuLink } from '../ui/page-link'

/** The pages of the back office, in the order of a day's work. */
const pages: readonly { page: PagePath; label: MessageKey; icon: ComponentProps<typeof Icon>['name'] }[] = [
  { page: '/:lang/team/inbox', label: 'inbox.title', icon: 'inbox' },
  { page: '/:lang/team', label: 'office.overview', icon: 'grid' },
]

/** The ways between the pages of the back office, and out of it to the site. */
export function OfficeMenu() {
  const { t, language } = useLanguage()
  return (
    <nav aria-label={t('office.title')} onClickCapture={closeMenu}>
      <ul>
        {pages.map(({ page, label, icon }) => (
          <li key={page}>
            <MenuLink to={pageAddress(page, language)}>
              <Icon name={icon} />
              {t(label)}
            </MenuLink>
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

/** In a narrow window the menu lies over the page. */
function closeMenu({ target, currentTarget }: MouseEvent<HTMLElement>) {
  const menu = currentTarget.closest<HTMLElement>('[popover]:popover-open')
  if (menu && target instanceof Element && target.closest('a')) menu.hidePopover()
}
