import { useLanguage } from '../i18n/use-language'
import { categories } from '../lots/categories'
import { CategoryGlyph } from '../lots/category-glyph'
import { Icon } from '../ui/icon'
import { PageLink } from '../ui/page-link'
import { categoryAddress, lotsAddress } from './buying-addresses'
import './category-wall.css'

/** The categories as cartons on one long pallet; the last carton leads to everything. */
export function CategoryWall() {
  const { t, language } = useLanguage()
  return (
    <nav className="pallet" aria-label={t('home.categories')}>
      <ul className="cartons">
        {categories.map((category) => (
          <li key={category}>
            <PageLink className="carton" to={categoryAddress(category, language)}>
              <CategoryGlyph category={category} />
              {t(`categories.${category}`)}
            </PageLink>
          </li>
        ))}
        <li>
          <PageLink className="carton carton--all" to={lotsAddress(language)}>
            <Icon name="boxes" />
            {t('home.all_lots')}
          </PageLink>
        </li>
      </ul>
    </nav>
  )
}
