import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { PageLink } from '../../platform/ui/page-link'

const addresses = { stock: '/:lang/team/lots', inbox: '/:lang/team/inbox' } as const

/** Breadcrumb of a page below that of a lot or an item. @param props.id last part of its address */
export function OfficeWay(props: { list: keyof typeof addresses; id: string; name: string | null; here: string }) {
  const { list, id, name, here } = props
  const { t, language } = useLanguage()
  const address = pageAddress(addresses[list], language)
  return (
    <ol className="office__way">
      <li>
        <PageLink to={address}>{t(`${list}.title`)}</PageLink>
      </li>
      <li>
        <PageLink to={`${address}/${id}`}>
          <bdi dir="ltr">{name}</bdi>
        </PageLink>
      </li>
      <li>{here}</li>
    </ol>
  )
}
