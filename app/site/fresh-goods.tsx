import { useLanguage } from '../i18n/use-language'
import { categories } from '../lots/categories'
import { plates } from '../lots/plates'
import { Carousel } from '../ui/carousel'
import { Icon } from '../ui/icon'
import { PageLink } from '../ui/page-link'
import { categoryAddress, lotsAddress } from './buying-addresses'
import './fresh-goods.css'

/** What has come in, passing by: one slide per category. */
export function FreshGoods() {
  const { t, language } = useLanguage()
  return (
    <Carousel
      label={t('home.fresh_title')}
      words={{
        carousel: t('carousel.carousel'),
        slide: t('carousel.slide'),
        previous: t('carousel.previous'),
        next: t('carousel.next'),
        pause: t('carousel.pause'),
        play: t('carousel.play'),
        position: (number) => t('carousel.position', { number, count: categories.length }),
      }}
      slides={categories.map((category) => ({
        key: category,
        name: t(`categories.${category}`),
        content: (
          <PageLink className="goods" to={categoryAddress(category, language)}>
            <img src={plates[category]} alt="" width="800" height="600" loading="lazy" decoding="async" />
            <span className="goods__name">
              {t(`categories.${category}`)}
              <Icon name="arrow-right" flip />
            </span>
          </PageLink>
        ),
      }))}
    >
      <h3 className="d3">{t('home.fresh_title')}</h3>
      <PageLink className="link" to={lotsAddress(language)}>
        {t('home.all_lots')}
        <Icon name="arrow-right" flip />
      </PageLink>
    </Carousel>
  )
}
