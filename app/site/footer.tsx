import { Link } from 'react-router'
import { pageAddress } from '../i18n/page-address'
import { useLanguage } from '../i18n/use-language'
import { phoneAddress } from '../team/phone-address'
import { useSite } from '../team/use-site'
import { Icon } from '../ui/icon'
import './chat-button.css'
import './footer.css'
import { Logo } from './logo'
import { footerColumns } from './menu'
import { ThemeSwitch } from './theme-switch'

/** The bottom of every page: who we are, how to reach us, where everything is; and the chat button beside it all. */
export function Footer() {
  const { t, language } = useLanguage()
  const { company, year } = useSite()
  return (
    <footer>
      <div className="foot corr">
        <div className="wrap">
          <div className="foot__g">
            <div>
              <Logo />
              <p className="lead">{t('footer.lead')}</p>
            </div>
            <Reach />
            {footerColumns.map(({ title, pages }) => (
              <div key={title}>
                <h2>{t(title)}</h2>
                <ul>
                  {pages.map(({ label, page }) => (
                    <li key={page}>
                      <Link to={pageAddress(page, language)}>{t(label)}</Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
          <div className="foot__b">
            <span>{`© ${year} ${company.legalName}`}</span>
            <ThemeSwitch />
            <HandlingMarks />
          </div>
        </div>
      </div>
      <a className="fab" href={company.chat} aria-label={t('footer.chat')}>
        <Icon name="chat" size="lg" />
        <span aria-hidden="true">{t('footer.chat')}</span>
      </a>
    </footer>
  )
}

function Reach() {
  const { t, language } = useLanguage()
  const { company } = useSite()
  const { street, postalCode, city, country } = company.address
  const countryName = new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? country
  const place = [street, `${postalCode} ${city}`, countryName].join(', ')
  return (
    <div>
      <h2>{t('footer.talk')}</h2>
      <ul>
        <li>
          <a href={phoneAddress(company.phone)}>
            <Icon name="phone" />
            <bdi dir="ltr">{company.phone}</bdi>
          </a>
        </li>
        <li>
          <a href={`mailto:${company.email}`}>
            <Icon name="mail" />
            <bdi dir="ltr">{company.email}</bdi>
          </a>
        </li>
        <li>
          <a href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`}>
            <Icon name="map-pin" />
            <bdi>{street}</bdi>
          </a>
        </li>
      </ul>
    </div>
  )
}

/** "This way up", "fragile", "keep dry" (ISO 780), as on any carton. */
const handlingMarks = [
  'M5 19V9H2l5-7 5 7H9v10zM15 19V9h-3l5-7 5 7h-3v10zM2 21h20v3H2z',
  'M6 1h12c0 6-1 10-5 11.3V20h4v3H7v-3h4v-7.7C7 11 6 7 6 1z',
  'M11 1h2v2c5 .5 9 4.5 9 9H13v8c0 2-1.5 3.5-3.5 3.5S6 22 6 20h2.5c0 .6.4 1 1 1s1-.4 1-1v-8H2c0-4.5 4-8.5 9-9z',
]

function HandlingMarks() {
  return (
    <span className="marks">
      {handlingMarks.map((outline) => (
        <svg key={outline} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
          <path d={outline} />
        </svg>
      ))}
    </span>
  )
}
