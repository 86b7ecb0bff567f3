import { AskButton } from '../../company/contacts/ask-button'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import greekDisplay from '../../platform/ui/fonts/ysabeau-greek.woff2?url'
import latinDisplay from '../../platform/ui/fonts/ysabeau-latin.woff2?url'
import { Icon } from '../../platform/ui/icon'
import { PageLink } from '../../platform/ui/page-link'
import './aliveta-page.css'
import groveUrl from './art/grove.svg?url&no-inline'
import branchUrl from './art/olive-branch.svg?url&no-inline'
import blackUrl from './art/olives-black.svg?url&no-inline'
import greenUrl from './art/olives-green.svg?url&no-inline'
import kalamataUrl from './art/olives-kalamata.svg?url&no-inline'

const features = [
  {
    name: 'wholesale',
    outline:
      'M22 24c0-6 36-6 36 0v36c0 6-36 6-36 0zM22 24c0 6 36 6 36 0M22 36c0 6 36 6 36 0M22 48c0 6 36 6 36 0M40 12v8M34 8c4 0 6 2 6 6 0-5 3-8 8-8 0 5-3 8-8 8',
  },
  {
    name: 'retail',
    outline:
      'M26 28h28v36a4 4 0 0 1-4 4H30a4 4 0 0 1-4-4zM24 18h32v10H24zM33 48a7 9 0 1 0 14 0a7 9 0 1 0-14 0M40 39c0-4 3-6 7-6M26 38h6M48 60h6',
  },
  {
    name: 'origin',
    outline:
      'M36 68c3-12-2-18-8-24M44 68c-2-14 4-20 10-26M40 66V44M28 44c-9 0-14-6-14-12 0-7 6-11 12-10 2-7 8-11 15-11s13 5 14 12c7 0 11 5 11 10 0 7-6 11-12 11M30 34c3 3 6 3 9 0M44 28c3 3 6 3 9 0M12 70h56',
  },
  { name: 'quality', outline: 'M20 32a20 20 0 1 0 40 0a20 20 0 1 0-40 0M30 49l-5 20 15-7 15 7-5-20M31 33l6 6 12-13' },
] as const

const olives = [
  { name: 'black', drawing: blackUrl },
  { name: 'green', drawing: greenUrl },
  { name: 'kalamata', drawing: kalamataUrl },
] as const

export default function AlivetaPage() {
  const { t, language } = useLanguage()
  return (
    <div className="aliveta">
      {/* This typeface has no Arabic letters. */}
      {language !== 'ar' && (
        <link
          rel="preload"
          as="font"
          type="font/woff2"
          href={language === 'el' ? greekDisplay : latinDisplay}
          crossOrigin="anonymous"
        />
      )}
      <section className="aliveta-hero">
        <div className="wrap aliveta-hero__text">
          <h1>{t('aliveta_page.title')}</h1>
          <p className="lead">{t('aliveta_page.lead')}</p>
          <AskButton form="aliveta" wish={{ category: 'food', brand: 'Aliveta' }} look="btn--olive">
            {t('aliveta_page.ask')}
          </AskButton>
        </div>
        <img src={groveUrl} alt="" width="1600" height="740" />
      </section>
      <About />
      <Olives />
      <Contact />
    </div>
  )
}

function About() {
  const { t } = useLanguage()
  return (
    <section className="aliveta-section">
      <div className="wrap">
        <div className="aliveta-about">
          <h2>{t('aliveta_page.about_title')}</h2>
          <img src={branchUrl} alt="" width="780" height="360" loading="lazy" />
        </div>
        <div className="aliveta-features">
          {features.map(({ name, outline }) => (
            <article key={name}>
              <svg viewBox="0 0 80 80" aria-hidden="true">
                <path d={outline} />
              </svg>
              <h3>{t(`aliveta_page.${name}`)}</h3>
              <p>{t(`aliveta_page.${name}_text`)}</p>
            </article>
          ))}
        </div>
      </div>
    </section>
  )
}

function Olives() {
  const { t } = useLanguage()
  return (
    <section className="aliveta-products">
      <div className="wrap">
        <h2>{t('aliveta_page.products_title')}</h2>
        <div className="aliveta-products__grid">
          {olives.map(({ name, drawing }) => (
            <article key={name}>
              <img src={drawing} alt="" width="480" height="480" loading="lazy" />
              <h3>{t(`aliveta_page.${name}`)}</h3>
              <p>{t(`aliveta_page.${name}_text`)}</p>
              <dl>
                <div>
                  <dt>{t('aliveta_page.sizes')}</dt>
                  <dd>{t(`aliveta_page.${name}_sizes`)}</dd>
                </div>
                <div>
                  <dt>{t('aliveta_page.packed')}</dt>
                  <dd>{t(`aliveta_page.${name}_packed`)}</dd>
                </div>
              </dl>
            </article>
          ))}
        </div>
      </div>
    </section>
  )
}

function Contact() {
  const { t, language } = useLanguage()
  return (
    <section className="aliveta-contact">
      <div className="wrap aliveta-contact__grid">
        <h2>{t('aliveta_page.contact_title')}</h2>
        <div>
          <p className="lead">{t('aliveta_page.contact_lead')}</p>
          <PageLink className="btn btn--oil" to={pageAddress('/:lang/contact', language)}>
            {t('aliveta_page.contact')}
            <Icon name="arrow-right" flip />
          </PageLink>
        </div>
      </div>
    </section>
  )
}
