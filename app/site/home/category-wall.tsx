import type { StockSummary } from '../../catalogue/cards/find-stock-summary.server'
import { categories } from '../../lots/facts/categories'
import { CategoryIcon } from '../../lots/facts/category-icon'
import { productsAddress } from '../../lots/facts/lot-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { PageLink } from '../../platform/ui/page-link'
import './category-wall.css'

const none = { count: 0, total: '0' }

export function CategoryWall({ stock }: { stock: StockSummary | null }) {
  const { t, language } = useLanguage()
  const counted = stock && stock.count > 0 && stock
  return (
    <nav className="pallet" aria-label={t('home.categories')}>
      <ul className="cartons">
        {categories.map((category) => (
          <li key={category}>
            <PageLink className="carton" to={productsAddress(language, category)}>
              <CategoryIcon category={category} />
              {t(`categories.${category}`)}
              {counted && <LotCount of={counted.categories.find((each) => each.category === category) ?? none} />}
            </PageLink>
          </li>
        ))}
        <li>
          <PageLink className="carton carton--all" to={productsAddress(language)}>
            <CategoryIcon category="all" />
            {t('home.all_lots')}
            {counted && <LotCount of={counted} />}
          </PageLink>
        </li>
      </ul>
    </nav>
  )
}

function LotCount({ of: { count, total } }: { of: Pick<StockSummary, 'count' | 'total'> }) {
  const { t } = useLanguage()
  return (
    <small>
      {total} {t('products_page.lots', { count })}
    </small>
  )
}
