import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import { pageAddress } from '../../platform/i18n/page-address'
import { formatNumber, type Translate } from '../../platform/i18n/translate'
import type { Services } from '../../platform/services/services.server'
import type { Site } from '../../platform/settings/site-file.server'
import { inLanguage } from './present-site.server'

type Part = 'record' | 'ways'

const ways = ['payment', 'inspection', 'loading', 'terms'] as const

/** HTML of the references, volumes and terms in the site file, or null: it needs no script, and the home page has no room for one. */
export function presentTrust(
  { config: { site } }: Pick<Services, 'config'>,
  language: Language,
  parts: readonly Part[],
): string | null {
  const view = { site, language, t: translatorOf(language) }
  const html = parts.map((part) => renderToStaticMarkup(shown[part](view))).join('')
  return html || null
}

interface View {
  readonly site: Site
  readonly language: Language
  readonly t: Translate
}

const shown = { record: TrackRecord, ways: Ways }

function TrackRecord({ site: { trust }, language, t }: View) {
  const { since, volumes, references } = trust
  const figures = [
    ...(since === undefined ? [] : [{ what: t('trust.since'), figure: String(since) }]),
    ...volumes.map(({ figure, what }) => ({
      what: inLanguage(what, language),
      figure: typeof figure === 'number' ? formatNumber(figure, language) : figure,
    })),
  ]
  if (figures.length + references.length === 0) return null
  return (
    <section className="section section--open">
      <div className="wrap">
        <div className="head-row">
          <h2 className="d2">{t(references.length > 0 ? 'trust.references' : 'trust.figures')}</h2>
        </div>
        {references.length > 0 && (
          <ul className="team">
            {references.map(({ quote, name, company }) => (
              <li key={company}>
                <blockquote className="lead">{inLanguage(quote, language)}</blockquote>
                <p className="muted">
                  <bdi>
                    <b>{name}</b>, {company}
                  </bdi>
                </p>
              </li>
            ))}
          </ul>
        )}
        {figures.length > 0 && (
          <dl className="lot-label lot-label__figures">
            {figures.map(({ what, figure }) => (
              <div key={what}>
                <dt className="caption">{what}</dt>
                <dd className="d3">{figure}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  )
}

function Ways({ site: { trust, brand }, language, t }: View) {
  const known = ways.flatMap((way) => {
    const text = trust[way]
    return text ? [{ way, text: inLanguage(text, language) }] : []
  })
  if (known.length === 0) return null
  return (
    <section className="section section--open">
      <div className="wrap">
        <div className="head-row">
          <h2 className="d2">{t('trust.ways')}</h2>
        </div>
        <dl className="team">
          {known.map(({ way, text }) => (
            <div key={way}>
              <dt className="d4">{t(`trust.${way}`)}</dt>
              <dd>
                {text}{' '}
                {way === 'terms' && Object.keys(brand.pages.terms).length > 0 && (
                  <a href={pageAddress('/:lang/terms', language)}>{t('terms_page.title')}</a>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
