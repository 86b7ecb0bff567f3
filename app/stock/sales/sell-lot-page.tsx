import { data, redirect } from 'react-router'
import { useSite } from '../../company/contacts/use-site'
import { OFFICE_HEADERS, officeContext } from '../../inbox/office/require-office.server'
import { handleSaleForm } from '../../inbox/sales/answer-sale-form.server'
import { SaleForm } from '../../inbox/sales/sale-form'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { servicesContext } from '../../platform/services/services.server'
import { PageLink } from '../../platform/ui/page-link'
import type { Route } from './+types/sell-lot-page'
import { presentSaleOfLot, sellOneLot } from './sell-one-lot.server'

export async function loader(args: Route.LoaderArgs) {
  const { language, costs } = officeContext(args)
  const search = new URL(args.request.url).searchParams
  const reservation = search.get('reservation') ?? ''
  const lot = await presentSaleOfLot(args.context.get(servicesContext), args.params.reference, reservation, {
    language,
    costs,
  })
  if (!lot) throw redirect(pageAddress('/:lang/team/lots', language), { headers: OFFICE_HEADERS })
  const kind = search.get('kind') === 'reserved' ? 'reserved' : 'sold'
  return data({ lot, kind } as const, { headers: OFFICE_HEADERS })
}

export function action(args: Route.ActionArgs) {
  return handleSaleForm(args, async (services, typed, worker) => {
    await sellOneLot(services, args.params.reference, typed, worker)
    const page = pageAddress('/:lang/team/lots', officeContext(args).language)
    return `${page}/${encodeURIComponent(args.params.reference)}#sales`
  })
}

export function headers() {
  return OFFICE_HEADERS
}

export default function SellLotPage({ loaderData: { lot, kind }, actionData }: Route.ComponentProps) {
  const { t, language } = useLanguage()
  const { company } = useSite()
  const page = pageAddress('/:lang/team/lots', language)
  const title = t(kind === 'sold' ? 'sales.sell_lot' : 'sales.reserve_lot', { lot: lot.reference })
  return (
    <>
      <title>{t('office.page_title', { page: title, company: company.name })}</title>
      <ol className="office__way">
        <li>
          <PageLink to={page}>{t('stock.title')}</PageLink>
        </li>
        <li>
          <PageLink to={`${page}/${lot.reference}`}>
            <bdi dir="ltr">{lot.reference}</bdi>
          </PageLink>
        </li>
        <li>{t(kind === 'sold' ? 'sales.sell' : 'sales.reserve')}</li>
      </ol>
      <h1 className="d3">{title}</h1>
      <SaleForm
        key={lot.reference}
        sale={lot.sale}
        kind={kind}
        refused={actionData}
        hidden={{ reservation: lot.reservation }}
      />
    </>
  )
}
