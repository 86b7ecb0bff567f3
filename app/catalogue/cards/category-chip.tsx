import type { Category } from '../../lots/facts/categories'
import { CategoryIcon } from '../../lots/facts/category-icon'
import { useLanguage } from '../../platform/i18n/use-language'
import { PageLink } from '../../platform/ui/page-link'
import './category-chip.css'

export function CategoryChip(props: { category: Category; count: string; address: string; chosen?: boolean }) {
  const { category, count, address, chosen = false } = props
  const { t } = useLanguage()
  return (
    <PageLink className="chip" to={address} aria-current={chosen ? 'page' : undefined}>
      <CategoryIcon category={category} />
      {t(`categories.${category}`)} <small className="tabular">{count}</small>
    </PageLink>
  )
}
