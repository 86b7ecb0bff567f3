import type { ReactNode } from 'react'
import { useSite } from '../../company/contacts/use-site'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { PageLink } from '../../platform/ui/page-link'

const addresses = {
  stock: '/:lang/team/lots',
  inbox: '/:lang/team/inbox',
  mailings: '/:lang/team/mailings',
  outbox: '/:lang/team/outbox',
} as const

interface Trail {
  readonly list: keyof typeof addresses
  /** Item or lot between the list and the page. `id` is the last part of its address. */
  readonly record?: { readonly id: string; readonly reference: string | null }
  readonly here: ReactNode
}

/** Title in the browser, breadcrumb and heading of an office page. */
export function OfficeHead({ title, heading = title, trail }: { title: string; heading?: string; trail?: Trail }) {
  return (
    <>
      <OfficeTitle title={title} />
      {trail && <Breadcrumb {...trail} />}
      <h1 className="d3">{heading}</h1>
    </>
  )
}

/** Title in the browser alone, for pages whose heading is part of something else. */
export function OfficeTitle({ title }: { title: string }) {
  const { t } = useLanguage()
  const { company } = useSite()
  return <title>{t('office.page_title', { page: title, company: company.name })}</title>
}

export function Breadcrumb({ list, record, here }: Trail) {
  const { t, language } = useLanguage()
  const address = pageAddress(addresses[list], language)
  return (
    <ol className="breadcrumb">
      <li>
        <PageLink to={address}>{t(`${list}.title`)}</PageLink>
      </li>
      {record && (
        <li>
          <PageLink to={`${address}/${record.id}`}>
            <bdi dir="ltr">{record.reference}</bdi>
          </PageLink>
        </li>
      )}
      <li>{here}</li>
    </ol>
  )
}
