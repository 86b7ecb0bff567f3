import { useLocation } from 'react-router'
import { productsAddress } from '../../lots/facts/lot-address'
import { type PagePath, pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { Dropdown } from '../../platform/ui/dropdown'
import { Icon } from '../../platform/ui/icon'
import { MenuLink, PageLink } from '../../platform/ui/page-link'
import { AccountMenu } from './account-menu'
import { Drawer } from './drawer'
import { LanguageLinks } from './language-links'
import { Logo } from './logo'
import { type MenuGroup, useMenus } from './menu'

export function Header() {
  const { t, language } = useLanguage()
  const { main } = useMenus()
  return (
    <header className="header">
      <div className="wrap header__row">
        <Logo />
        <nav className="nav" aria-label={t('header.main')}>
          <ul>
            {main.map((entry) => (
              <li key={entry.label}>
                {'page' in entry ? (
                  <MenuLink to={pageAddress(entry.page, language)}>{t(entry.label)}</MenuLink>
                ) : (
                  <Group group={entry} />
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className="header__tools">
          <PageLink
            className="icon-button header__search"
            to={`${productsAddress(language)}#search`}
            // The browser gives the focus to what an address names; the router only scrolls to it.
            reloadDocument
            aria-label={t('products_page.search')}
          >
            <Icon name="search" />
          </PageLink>
          <div className="header__languages">
            <Dropdown
              end
              label={
                <>
                  <Icon name="globe" size="sm" />
                  <span className="visually-hidden">{t('header.language')}</span> {language.toUpperCase()}
                </>
              }
            >
              <LanguageLinks ticked />
            </Dropdown>
          </div>
          <AccountMenu />
          <Drawer />
        </div>
      </div>
    </header>
  )
}

function Group({ group }: { group: MenuGroup }) {
  const { t, language } = useLanguage()
  const { pathname } = useLocation()
  const isCurrent = (page: PagePath) => pageAddress(page, language) === pathname
  return (
    <Dropdown end label={t(group.label)} current={group.pages.some(({ page }) => isCurrent(page))}>
      {group.pages.map(({ label, page, note, picture }) => (
        <MenuLink key={page} to={pageAddress(page, language)}>
          {picture && <img className="menu__art" src={picture} alt="" width="56" height="56" loading="lazy" />}
          <span>
            {t(label)}
            {note && <small>{t(note)}</small>}
          </span>
        </MenuLink>
      ))}
    </Dropdown>
  )
}
