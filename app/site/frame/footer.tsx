import { ContactWays } from '../../company/contacts/contact-ways'
import { useSite } from '../../company/contacts/use-site'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { PageLink } from '../../platform/ui/page-link'
import { ChatButton } from './chat-button'
import { HandlingMark } from './handling-marks'
import { Logo } from './logo'
import { useMenus } from './menu'
import { ThemeSwitch } from './theme-switch'

export function Footer() {
  const { t, language } = useLanguage()
  const { company, year } = useSite()
  const { footer, legal } = useMenus()
  return (
    <footer>
      <div className="footer corrugated">
        <div className="wrap">
          <div className="footer__grid">
            <div>
              <Logo />
              <p className="lead">{t('footer.lead')}</p>
            </div>
            <div>
              <h2>{t('footer.talk')}</h2>
              <ContactWays />
            </div>
            {footer.map(({ title, pages }) => (
              <div key={title}>
                <h2>{t(title)}</h2>
                <ul>
                  {pages.map(({ label, page }) => (
                    <li key={page}>
                      <PageLink to={pageAddress(page, language)}>{t(label)}</PageLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
          <div className="footer__bottom">
            <bdi>{`© ${year} ${company.legalName}`}</bdi>
            {legal.map(({ label, page }) => (
              <PageLink key={page} to={pageAddress(page, language)}>
                {t(label)}
              </PageLink>
            ))}
            <ThemeSwitch />
            <span className="marks">
              <HandlingMark name="up" />
              <HandlingMark name="fragile" />
              <HandlingMark name="dry" />
            </span>
          </div>
        </div>
      </div>
      <ChatButton />
    </footer>
  )
}
