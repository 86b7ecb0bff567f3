import { useSite } from '../../company/contacts/use-site'
import type { Category } from '../../lots/facts/categories'
import { productsAddress } from '../../lots/facts/lot-address'
import { formatCalendarDay } from '../../platform/i18n/format'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import emptyPalletUrl from '../../platform/ui/empty-pallet.svg?url&no-inline'
import { Icon } from '../../platform/ui/every-icon'
import { PageLink } from '../../platform/ui/page-link'
import { LotCards } from '../cards/lot-cards'
import '../cards/lot-rows.css'
import type { LotCardView } from '../cards/present-cards.server'
import { Watchlist } from '../watchlist/watchlist'
import './lot-gone.css'

export interface GoneLot {
  readonly reference: string | null
  readonly why: 'sold' | 'withdrawn' | 'expired' | 'unknown'
  readonly since: string | null
  readonly category: Category | null
  readonly like: string | null
}

/** @param props.saved similar lots saved in the account; null when signed out */
export function LotGone(props: { gone: GoneLot; similar: readonly LotCardView[]; saved: readonly string[] | null }) {
  const { gone, similar, saved } = props
  const { t, language } = useLanguage()
  const { company } = useSite()
  const { reference, why, since, category, like } = gone
  const title = t(`lot_gone.${why}_title`)
  return (
    <>
      <title>{`${title} – ${company.name}`}</title>
      <meta name="robots" content="noindex" />
      <section className="error-page">
        <div className="wrap error-page__grid">
          <div>
            <h1 className="d1 d1--s">{title}</h1>
            <p className="lead">
              {t(`lot_gone.${why}_lead`, {
                reference: `\u2068${reference ?? ''}\u2069`,
                day: since ? formatCalendarDay(since, language) : '',
              })}
              {similar.length > 0 && ` ${t('lot_gone.close_to_it')}`}
            </p>
            <div className="chips">
              <PageLink className="btn" to={productsAddress(language, category ?? undefined)}>
                {category
                  ? t('lot_gone.see_category', { category: t(`categories.${category}`) })
                  : t('lot_gone.see_all')}
              </PageLink>
              {like && (
                <PageLink
                  className="btn btn--line"
                  to={`${pageAddress('/:lang/saved/searches/new', language)}?${like}`}
                >
                  <Icon name="bell" />
                  {t('lot_gone.mail_me')}
                </PageLink>
              )}
              <PageLink
                className={like ? 'btn btn--quiet' : 'btn btn--line'}
                to={`${pageAddress('/:lang/request', language)}${category ? `?category=${category}` : ''}`}
              >
                <Icon name="chat" />
                {t('lot_gone.ask_for_such')}
              </PageLink>
            </div>
          </div>
          <img src={emptyPalletUrl} alt="" width="640" height="360" />
        </div>
      </section>
      {similar.length > 0 && (
        <section className="wrap gone__similar" aria-label={t('lot_page.similar')}>
          <LotCards lots={similar} saved={saved} look="4" level="h2" />
        </section>
      )}
      <Watchlist isMember={saved !== null} />
    </>
  )
}
