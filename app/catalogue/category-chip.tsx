import { useLanguage } from '../i18n/use-language'
import type { Category } from '../lots/categories'
import { CategoryGlyph } from '../lots/category-glyph'
import { PageLink } from '../ui/page-link'
import './category-chip.css'

/** The way to the lots of a category: its sign, its name and how many there are. */
export function CategoryChip(props: { category: Category; count: string; address: string; chosen?: boolean }) {
  const { category, count, address, chosen = false } = props
  const { t } = useLanguage()
  return (
    <PageLink className="chip" to={address} aria-current={chosen ? 'page' : undefined}>
      <CategoryGlyph category={category} />
      {t(`categories.${category}`)} <small className="num">{count}</small>
    </PageLink>
  )
}
