import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { PageLink } from '../../platform/ui/page-link'
import type { ItemView } from '../item-view/present-item.server'
import { canConvert } from '../items/item-states'
import { useRight } from '../office/use-right'

export function ItemLot({ item }: { item: ItemView }) {
  const { t, language } = useLanguage()
  const { id, lot, kind, state, box } = item
  const mayPublish = useRight('costs')
  if (lot !== null)
    return (
      <PageLink to={`${pageAddress('/:lang/team/lots', language)}/${lot}`}>
        {t('lot.lot')} <bdi dir="ltr">{lot}</bdi>
      </PageLink>
    )
  if (kind === 'inquiry' && box !== 'quarantine' && state !== 'won' && state !== 'spam')
    return (
      <PageLink className="btn btn--md" to={`${pageAddress('/:lang/team/inbox', language)}/${id}/sell`}>
        {t('sales.sell')}
      </PageLink>
    )
  if (!canConvert(item) || !mayPublish) return null
  return (
    <PageLink className="btn btn--md" to={`${pageAddress('/:lang/team/inbox', language)}/${id}/publish`}>
      {t('publish.title')}
    </PageLink>
  )
}
