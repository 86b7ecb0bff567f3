import { lotAddress } from '../../lots/facts/lot-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { PageLink } from '../../platform/ui/page-link'
import { LotCards } from '../cards/lot-cards'
import '../cards/lot-list.css'
import { SaveLot } from '../watchlist/save-lot'
import type { SavedLotsView } from './present-saved-lots.server'

/** A removed lot keeps its place until the visitor leaves the page, so it can be saved again. */
export function SavedLotsList({ view, isMember }: { view: SavedLotsView; isMember: boolean }) {
  const { t, language } = useLanguage()
  const { lots, gone, similar } = view
  const own = isMember ? lots.map(({ reference }) => reference) : null
  return (
    <>
      {lots.length > 0 && <LotCards lots={lots} saved={own} look="list" level="h2" />}
      {gone.length > 0 && (
        <section className="saved__gone" aria-labelledby="gone">
          <h2 className="d3" id="gone">
            {t('saved.gone')}
          </h2>
          <ul>
            {gone.map((lot) => (
              <li key={lot.reference}>
                <div>
                  <p className="caption">
                    {t('lot.lot')} <bdi dir="ltr">{lot.reference}</bdi>: {lot.why}
                  </p>
                  <PageLink to={lotAddress(lot.reference, language)} {...lot.foreign}>
                    {lot.title}
                  </PageLink>
                </div>
                <SaveLot lot={lot} saved={isMember ? true : null} look="line" />
              </li>
            ))}
          </ul>
          {similar.length > 0 && (
            <>
              <h3 className="d4">{t('saved.similar')}</h3>
              <LotCards lots={similar} saved={own} look="4" />
            </>
          )}
        </section>
      )}
    </>
  )
}
