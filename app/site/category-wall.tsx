import { Link } from 'react-router'
import { useLanguage } from '../i18n/use-language'
import { categories } from '../lots/categories'
import { CategoryGlyph } from '../lots/category-glyph'
import { Icon } from '../ui/icon'
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
            <Link className="carton" to={categoryAddress(category, language)}>
              <CategoryGlyph category={category} />
              {t(`categories.${category}`)}
            </Link>
          </li>
        ))}
        <li>
          <Link className="carton carton--all" to={lotsAddress(language)}>
            <Icon name="boxes" />
            {t('home.all_lots')}
          </Link>
        </li>
      </ul>
    </nav>
  )
}
