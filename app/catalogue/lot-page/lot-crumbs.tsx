import { useSite } from '../../company/contacts/use-site'
import { productsAddress } from '../../lots/facts/lot-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { PageLink } from '../../platform/ui/page-link'
import type { LotPageView } from '../lot-view/present-lot-page.server'

export function LotCrumbs({ lot }: { lot: LotPageView }) {
  const { t, language } = useLanguage()
  const { leftOut } = useSite()
  const [category] = lot.categories
  if (leftOut.includes('/:lang/products')) return null
  return (
    <nav aria-label={t('lot_page.way')}>
      <ol className="breadcrumbs">
        <li>
          <PageLink to={productsAddress(language)}>{t('lot_page.products')}</PageLink>
        </li>
        {category && (
          <li>
            <PageLink to={productsAddress(language, category)}>{t(`categories.${category}`)}</PageLink>
          </li>
        )}
        <li aria-current="page" className="tabular">
          <bdi dir="ltr">{lot.reference}</bdi>
        </li>
      </ol>
    </nav>
  )
}
