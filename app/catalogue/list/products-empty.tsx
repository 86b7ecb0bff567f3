import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { PageLink } from '../../platform/ui/page-link'
import emptyPalletUrl from './art/empty-pallet.svg?url&no-inline'
import type { ListView } from './present-list.server'

export function ProductsEmpty({ list }: { list: ListView }) {
  const { t, language } = useLanguage()
  const wish = new URLSearchParams([
    ...list.chosenCategories.map((category) => ['category', category]),
    ...(list.q ? [['text', list.q]] : []),
  ])
  return (
    <div className="empty">
      <img src={emptyPalletUrl} alt="" width="640" height="360" />
      <div>
        <h2 className="d3">{t('products_page.empty_title')}</h2>
        <p className="lead">
          {list.q ? t('products_page.empty_search', { q: list.q }) : t('products_page.empty_filters')}
        </p>
        <div className="chips">
          {list.isNarrowed && (
            <PageLink className="btn" to={list.addresses.clear}>
              {t('products_page.clear')}
            </PageLink>
          )}
          <PageLink
            className="btn btn--line"
            to={`${pageAddress('/:lang/request', language)}${wish.size > 0 ? `?${wish}` : ''}`}
          >
            {t('lot_gone.ask_for_such')}
          </PageLink>
          <PageLink className="btn btn--line" to={list.addresses.save}>
            {t('saved_searches.new_title')}
          </PageLink>
        </div>
      </div>
    </div>
  )
}
