import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'
import type { OfferPageView } from './present-offer-page.server'

type Said = OfferPageView['conversation'][number]

export function OfferConversation({ said }: { said: readonly Said[] }) {
  const { t } = useLanguage()
  return (
    <section className="panel seller-page__panel" aria-labelledby="conversation">
      <h2 className="d4" id="conversation">
        {t('offer_page.conversation')}
      </h2>
      <ol className="conversation__list">
        {said.map((each) => (
          <Message key={each.id} said={each} />
        ))}
      </ol>
    </section>
  )
}

function Message({ said: { kind, who, at, text, files, terms } }: { said: Said }) {
  const { t } = useLanguage()
  const isOurs = kind === 'reply' || kind === 'counter_offer'
  return (
    <li className={isOurs ? 'is-ours' : undefined}>
      <p>
        <b>{isOurs ? <bdi>{who}</bdi> : t('offer_page.you')}</b> <small>{at}</small>
      </p>
      {kind !== 'reply' && kind !== 'wrote' && (
        <p className="conversation__kind">
          {t(`offer_page.said.${kind}`)}
          {terms && (
            <>
              {' '}
              <b>{terms.price}</b>, {terms.quantity ?? t('counter_offer.everything')}
            </>
          )}
        </p>
      )}
      {text && (
        <p className="conversation__text" dir="auto">
          {text}
        </p>
      )}
      {files.length > 0 && (
        <ul className="conversation__files">
          {files.map((name, index) => (
            <li key={`${index} ${name}`}>
              <Icon name="paperclip" size="sm" />
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
