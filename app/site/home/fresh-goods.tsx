import type { StockSummary } from '../../catalogue/cards/find-stock-summary.server'
import { LotCard } from '../../catalogue/cards/lot-card'
import type { Picture } from '../../files/pictures/picture'
import { PictureView } from '../../files/pictures/picture-view'
import type { Category } from '../../lots/facts/categories'
import { productsAddress } from '../../lots/facts/lot-address'
import { Carousel } from '../../platform/carousel/carousel'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/icon'
import { PageLink } from '../../platform/ui/page-link'

export interface IllustratedCategory {
  readonly category: Category
  readonly picture: Picture | null
}

const CARD_SIZES = '(max-width: 620px) 82vw, (max-width: 820px) 45vw, (max-width: 1180px) 30vw, 306px'

/** Carousel of the newest lots, or of categories while there are none. */
export function FreshGoods({ stock, drawn }: { stock: StockSummary | null; drawn: readonly IllustratedCategory[] }) {
  const { t, language } = useLanguage()
  const slides =
    stock && stock.lots.length > 0
      ? stock.lots.map((lot) => ({
          key: lot.reference,
          name: lot.title,
          content: <LotCard lot={lot} sizes={CARD_SIZES} />,
        }))
      : drawn.map((shown) => ({
          key: shown.category,
          name: t(`categories.${shown.category}`),
          content: <CategoryCard {...shown} />,
        }))
  return (
    <Carousel label={t('home.fresh_title')} slides={slides}>
      <h3 className="d3">{t('home.fresh_title')}</h3>
      <PageLink className="link" to={productsAddress(language)}>
        {stock && stock.count > 0
          ? t('lot.all_counted', { count: stock.count, total: stock.total })
          : t('home.all_lots')}
        <Icon name="arrow-right" flip />
      </PageLink>
    </Carousel>
  )
}

function CategoryCard({ category, picture }: IllustratedCategory) {
  const { t, language } = useLanguage()
  return (
    <article className="lot">
      <span className="lot__img">{picture && <PictureView picture={picture} sizes={CARD_SIZES} alt="" />}</span>
      <div className="lot__body">
        <h3>
          <PageLink to={productsAddress(language, category)}>{t(`categories.${category}`)}</PageLink>
        </h3>
      </div>
    </article>
  )
}
