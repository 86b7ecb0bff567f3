import { Form, useLocation, useNavigation } from 'react-router'
import { useSite } from '../../company/contacts/use-site'
import { useFocusOnShow } from '../../platform/forms/use-focus-on-show'
import { useLanguage } from '../../platform/i18n/use-language'
import { RefusalAlert, type Refused } from '../../platform/ui/alert'
import { PageLink } from '../../platform/ui/page-link'
import { Terms } from './counter-offer-panel'
import type { actionsToConfirm } from './offer-action'
import type { OfferPageView } from './present-offer-page.server'

export function ConfirmAction(props: {
  ask: (typeof actionsToConfirm)[number]
  offer: OfferPageView
  intent: string
  refused: Refused | null
}) {
  const { ask, offer, intent, refused } = props
  const { t } = useLanguage()
  const { offersContact } = useSite()
  const { pathname } = useLocation()
  const isBusy = useNavigation().state !== 'idle'
  const heading = useFocusOnShow<HTMLHeadingElement>()
  const { counterOffer } = offer
  return (
    <section className="panel seller-page__panel conversation__counter-offer" id="decide" aria-labelledby="decision">
      <h2 className="d4" id="decision" ref={heading} tabIndex={-1}>
        {t(`offer_page.ask.${ask}`)}
      </h2>
      {ask !== 'withdraw' && counterOffer && <Terms counterOffer={counterOffer} />}
      <p>{t(`offer_page.ask_text.${ask}`, { contact: offersContact.name })}</p>
      <RefusalAlert refused={refused} />
      <Form method="post" className="seller-page__actions" preventScrollReset>
        <input type="hidden" name="key" value={intent} />
        {ask !== 'withdraw' && counterOffer && <input type="hidden" name="counterOffer" value={counterOffer.id} />}
        <button className="btn" type="submit" name="intent" value={ask} aria-disabled={isBusy || undefined}>
          {t(`offer_page.yes.${ask}`)}
        </button>
        <PageLink className="btn btn--line" to={pathname}>
          {t('offer_page.back')}
        </PageLink>
      </Form>
    </section>
  )
}
