import { PictureView } from '../../files/pictures/picture-view'
import { formatBytes } from '../../platform/i18n/format'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'
import type { Fact } from '../lot-view/key-facts'
import type { LotPageView } from '../lot-view/present-lot-page.server'
import { LotManifest } from './lot-manifest'
import { RestrictedValue } from './restricted-value'
import '../../platform/ui/fact-list.css'

export function LotDetails({ lot }: { lot: LotPageView }) {
  const { t } = useLanguage()
  return (
    <section className="wrap lot-page__details">
      <div>
        <h2 className="d4">{t('lot_page.key_facts')}</h2>
        <FactList facts={lot.facts} />
        {lot.description && (
          <>
            <h2 className="d4">{t('lot_page.about')}</h2>
            <div className="lot-page__text" {...lot.foreign}>
              {lot.description.split(/\n+/).map((paragraph, place) => (
                <p key={place}>{paragraph}</p>
              ))}
            </div>
            {lot.machineTranslated && <p className="small muted">{t('lot_page.machine')}</p>}
          </>
        )}
        {lot.photosAreActual && <p className="small muted">{t('lot_page.actual_photos')}</p>}
      </div>
      <div>
        <LotPrices lot={lot} />
        {lot.load.length > 0 && (
          <>
            <h2 className="d4">{t('lot_page.load')}</h2>
            <FactList facts={lot.load} />
          </>
        )}
        <LotDocuments lot={lot} />
      </div>
      {lot.manifest && <LotManifest key={lot.reference} lot={lot} manifest={lot.manifest} />}
    </section>
  )
}

function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="fact-list panel">
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>{'gated' in fact ? <RestrictedValue gated={fact.gated} /> : fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}

function LotPrices({ lot }: { lot: LotPageView }) {
  const { t } = useLanguage()
  const { prices, price } = lot
  return (
    <>
      <h2 className="d4">{t('lot_page.prices')}</h2>
      {prices ? (
        <>
          <FactList facts={prices.ways.map(({ label, amount }) => ({ label, value: amount }))} />
          <p className="small muted">{prices.notes.join(' · ')}</p>
        </>
      ) : (
        <p className="panel lot-page__gate">
          <Icon name="lock" size="sm" />
          {!price.visible && <RestrictedValue gated={price.gated} />}
        </p>
      )}
    </>
  )
}

function LotDocuments({ lot }: { lot: LotPageView }) {
  const { t, language } = useLanguage()
  if (lot.documents.length === 0) return null
  return (
    <>
      <h2 className="d4">{t('lot_page.documents')}</h2>
      <ul className="panel lot-page__docs">
        {lot.documents.map((document, place) => (
          <li key={place}>
            {document.page && (
              <span className="lot-page__page">
                <PictureView picture={document.page} sizes="64px" alt="" />
              </span>
            )}
            {document.visible ? (
              <a className="link" href={document.url ?? undefined} download>
                <Icon name="download" size="sm" />
                {t(`trade.document_kinds.${document.kind}`)}
              </a>
            ) : (
              <span>{t(`trade.document_kinds.${document.kind}`)}</span>
            )}
            {document.visible ? (
              <span className="caption">
                <bdi>{document.name}</bdi>, {formatBytes(document.size, language)}
              </span>
            ) : (
              <RestrictedValue gated={document.gated} />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
