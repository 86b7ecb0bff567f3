import { mayBecomeLot } from '../desk/desk-states'
import { pageAddress } from '../i18n/page-address'
import { useLanguage } from '../i18n/use-language'
import { PageLink } from '../ui/page-link'
import type { ItemView } from './present-item.server'

/** The way from an offer to the lot that it has become, or to making it one. */
export function ItemLot({ item }: { item: ItemView }) {
  const { t, language } = useLanguage()
  const { id, lot } = item
  if (lot !== null)
    return (
      <PageLink to={`${pageAddress('/:lang/team/lots', language)}/${lot}`}>
        {t('lot.lot')} <bdi dir="ltr">{lot}</bdi>
      </PageLink>
    )
  if (!mayBecomeLot(item)) return null
  return (
    <PageLink className="btn btn--md" to={`${pageAddress('/:lang/team/inbox', language)}/${id}/publish`}>
      {t('publish.title')}
    </PageLink>
  )
}
