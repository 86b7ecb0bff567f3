import { useLocation } from 'react-router'
import { useLanguage } from '../../platform/i18n/use-language'
import { PageLink } from '../../platform/ui/page-link'
import { Fact } from '../office-lists/fact'
import type { OfferPageView } from './present-offer-page.server'

type CounterOffer = NonNullable<OfferPageView['counterOffer']>

export function CounterOfferPanel({ counterOffer }: { counterOffer: CounterOffer }) {
  const { t } = useLanguage()
  const { pathname } = useLocation()
  return (
    <section className="panel seller-page__panel conversation__counter-offer" aria-labelledby="counter-offer">
      <h2 className="d4" id="counter-offer">
        {t('offer_page.counter_offer')}
      </h2>
      <Terms counterOffer={counterOffer} />
      <p className="seller-page__actions">
        {counterOffer.canAccept && (
          <PageLink className="btn" to={`${pathname}?ask=accept#decide`}>
            {t('offer_page.accept')}
          </PageLink>
        )}
        <PageLink className="btn btn--line" to={`${pathname}?ask=decline#decide`}>
          {t('offer_page.decline')}
        </PageLink>
      </p>
    </section>
  )
}

export function Terms({ counterOffer }: { counterOffer: Pick<CounterOffer, 'price' | 'quantity' | 'validUntil'> }) {
  const { t } = useLanguage()
  return (
    <dl className="seller-page__facts">
      <Fact label={t('counter_offer.price')}>
        <b className="conversation__price">{counterOffer.price}</b>
      </Fact>
      <Fact label={t('counter_offer.quantity')}>{counterOffer.quantity ?? t('counter_offer.everything')}</Fact>
      <Fact label={t('counter_offer.valid_until')}>{counterOffer.validUntil}</Fact>
    </dl>
  )
}
