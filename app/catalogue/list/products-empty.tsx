import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { EmptyState } from '../../platform/ui/empty-state'
import { PageLink } from '../../platform/ui/page-link'
import { LotCards } from '../cards/lot-cards'
import type { LotCardView } from '../cards/present-cards.server'
import type { ListView } from './present-list.server'

export function ProductsEmpty(props: {
  list: ListView
  similar: readonly LotCardView[]
  saved: readonly string[] | null
}) {
  const { list, similar, saved } = props
  const { t, language } = useLanguage()
  const wish = new URLSearchParams([
    ...list.chosenCategories.map((category) => ['category', category]),
    ...(list.q ? [['text', list.q]] : []),
  ])
  const isClearedFirst = list.isFiltered || list.isOfSold
  return (
    <>
      <EmptyState
        title={t('products_page.empty_title')}
        text={
          list.isOfSold
            ? t('products_page.empty_sold')
            : list.q
              ? list.isFiltered
                ? t('products_page.empty_search', { q: list.q })
                : t('products_page.empty_words', { q: list.goods })
              : t('products_page.empty_filters')
        }
      >
        {isClearedFirst ? (
          <PageLink className="btn" to={list.addresses.clear}>
            {t('products_page.clear')}
          </PageLink>
        ) : (
          <PageLink className="btn" to={list.addresses.save}>
            {t('products_page.tell_me')}
          </PageLink>
        )}
        <PageLink className="link" to={`${pageAddress('/:lang/request', language)}${wish.size > 0 ? `?${wish}` : ''}`}>
          {t('lot_gone.ask_for_such')}
        </PageLink>
        {isClearedFirst ? (
          <PageLink className="link" to={list.addresses.save}>
            {t('products_page.tell_me')}
          </PageLink>
        ) : (
          list.isNarrowed && (
            <PageLink className="link" to={list.addresses.clear}>
              {t('lot_gone.see_all')}
            </PageLink>
          )
        )}
      </EmptyState>
      {similar.length > 0 && (
        <section className="shop__similar">
          <h2 className="d4">{t('products_page.similar')}</h2>
          <LotCards lots={similar} saved={saved} look="list" />
        </section>
      )}
    </>
  )
}
