import { type MouseEvent, useRef } from 'react'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/icon'
import { MenuLink } from '../../platform/ui/page-link'
import { DrawerAccount } from './account-menu'
import { LanguageLinks } from './language-links'
import { Logo } from './logo'
import { type MenuPage, useMenus } from './menu'

/** Menu of narrow windows. Without JavaScript its link opens it by `:target`; with it, it is a modal dialog. */
export function Drawer() {
  const { t } = useLanguage()
  const { main } = useMenus()
  const dialog = useRef<HTMLDialogElement>(null)
  const open = (event: MouseEvent) => {
    event.preventDefault()
    dialog.current?.showModal()
  }
  const closeAfter = (event: MouseEvent) => {
    const { target } = event
    if (!(target instanceof Element)) return
    const link = target.closest('a')
    if (dialog.current?.open && link?.getAttribute('href') === '#') event.preventDefault()
    if (link || target === dialog.current) dialog.current?.close()
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to the drawer where there is no JavaScript */}
      <a
        className="icon-button burger"
        href="#menu"
        aria-haspopup="dialog"
        aria-label={t('header.open_menu')}
        onClick={open}
      >
        <Icon name="menu" size="lg" />
      </a>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the links inside are the keyboard's ways */}
      <dialog className="drawer" id="menu" aria-label={t('header.menu')} ref={dialog} onClick={closeAfter}>
        <div className="drawer__panel">
          <div className="drawer__head">
            <Logo />
            {/* biome-ignore lint/a11y/useValidAnchor: it leads away from the drawer where there is no JavaScript */}
            <a className="icon-button" href="#" aria-label={t('header.close_menu')}>
              <Icon name="x" size="lg" />
            </a>
          </div>
          <nav aria-label={t('header.main')}>
            <ul className="drawer__nav">
              {main.map((entry) => (
                <li key={entry.label}>
                  {'page' in entry ? (
                    <PageLink entry={entry} />
                  ) : (
                    <details open>
                      <summary>
                        {t(entry.label)}
                        <Icon name="chevron-down" />
                      </summary>
                      <div className="drawer__sub">
                        {entry.pages.map((page) => (
                          <PageLink key={page.page} entry={page} />
                        ))}
                      </div>
                    </details>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          <div className="drawer__foot">
            <DrawerAccount />
            <nav className="drawer__languages" aria-label={t('header.language')}>
              <LanguageLinks />
            </nav>
          </div>
        </div>
      </dialog>
    </>
  )
}

function PageLink({ entry }: { entry: MenuPage }) {
  const { t, language } = useLanguage()
  return (
    <MenuLink to={pageAddress(entry.page, language)}>
      {entry.note ? (
        <span>
          {t(entry.label)}
          <small>{t(entry.note)}</small>
        </span>
      ) : (
        t(entry.label)
      )}
    </MenuLink>
  )
}
