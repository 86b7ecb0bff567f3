import { redirect } from 'react-router'
import { officeContext } from '../../inbox/office/require-office.server'
import { OfficeHead } from '../../inbox/office-lists/office-head'
import { handleSaleForm } from '../../inbox/sales/answer-sale-form.server'
import { SaleForm } from '../../inbox/sales/sale-form'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import type { Route } from './+types/sell-lot-page'
import { presentSaleOfLot, sellOneLot } from './sell-one-lot.server'

export async function loader(args: Route.LoaderArgs) {
  const { services, language, costs, search } = officeContext(args)
  const reservation = search.get('reservation') ?? ''
  const lot = await presentSaleOfLot(services, args.params.reference, reservation, {
    language,
    costs,
  })
  if (!lot) throw redirect(pageAddress('/:lang/team/lots', language))
  const kind = search.get('kind') === 'reserved' ? 'reserved' : 'sold'
  return { lot, kind } as const
}

export function action(args: Route.ActionArgs) {
  return handleSaleForm(args, async (services, typed, colleague) => {
    await sellOneLot(services, args.params.reference, typed, colleague)
    const page = pageAddress('/:lang/team/lots', officeContext(args).language)
    return `${page}/${encodeURIComponent(args.params.reference)}#sales`
  })
}

export default function SellLotPage({ loaderData: { lot, kind }, actionData }: Route.ComponentProps) {
  const { t } = useLanguage()
  const verb = kind === 'sold' ? 'sell' : 'reserve'
  const title = t(`sales.${verb}_lot`, { lot: lot.reference })
  return (
    <>
      <OfficeHead
        title={title}
        trail={{ list: 'stock', record: { id: lot.reference, reference: lot.reference }, here: t(`sales.${verb}`) }}
      />
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
