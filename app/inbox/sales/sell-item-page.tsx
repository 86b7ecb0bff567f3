import { data, redirect } from 'react-router'
import { useSite } from '../../company/contacts/use-site'
import { Refusal } from '../../platform/base/errors'
import { parseInput } from '../../platform/base/parse-input'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { servicesContext } from '../../platform/services/services.server'
import { PageLink } from '../../platform/ui/page-link'
import { isId } from '../items/inbox-query'
import { seenItemsSchema } from '../items/seen-items'
import { OFFICE_HEADERS, officeContext } from '../office/require-office.server'
import type { Route } from './+types/sell-item-page'
import { handleSaleForm } from './answer-sale-form.server'
import { SaleForm } from './sale-form'
import { presentSaleOfItem, sellItem } from './sell-item.server'

export async function loader(args: Route.LoaderArgs) {
  const { language, costs } = officeContext(args)
  const { item: itemId } = args.params
  const item = isId(itemId)
    ? await presentSaleOfItem(args.context.get(servicesContext), itemId, { language, costs })
    : null
  if (!item) throw redirect(pageAddress('/:lang/team/inbox', language), { headers: OFFICE_HEADERS })
  const kind = new URL(args.request.url).searchParams.get('state') === 'on_option' ? 'reserved' : 'sold'
  return data({ item, kind } as const, { headers: OFFICE_HEADERS })
}

export function action(args: Route.ActionArgs) {
  const { item: itemId } = args.params
  return handleSaleForm(args, async (services, typed, worker) => {
    const [seen] = parseInput(seenItemsSchema, [typed.item])
    if (seen?.id !== itemId) throw new Refusal('errors.not_found', 404)
    const did = await sellItem(services, seen, typed, worker)
    return `${pageAddress('/:lang/team/inbox', officeContext(args).language)}/${itemId}${did === null ? '' : `?did=${did}`}`
  })
}

export function headers() {
  return OFFICE_HEADERS
}

/** Asks what an enquiry bought, before it counts as won or reserved. */
export default function SellItemPage({ loaderData: { item, kind }, actionData }: Route.ComponentProps) {
  const { t, language } = useLanguage()
  const { company } = useSite()
  const page = pageAddress('/:lang/team/inbox', language)
  const title = t(kind === 'sold' ? 'sales.sell_for' : 'sales.reserve_for', { reference: item.reference ?? '' })
  return (
    <>
      <title>{t('office.page_title', { page: title, company: company.name })}</title>
      <ol className="office__way">
        <li>
          <PageLink to={page}>{t('inbox.title')}</PageLink>
        </li>
        <li>
          <PageLink to={`${page}/${item.id}`}>
            <bdi dir="ltr">{item.reference}</bdi>
          </PageLink>
        </li>
        <li>{t(kind === 'sold' ? 'sales.sell' : 'sales.reserve')}</li>
      </ol>
      <h1 className="d3">{title}</h1>
      {item.sale.lots.length === 0 ? (
        <p>{t('sales.lots_gone')}</p>
      ) : (
        <SaleForm key={item.id} sale={item.sale} kind={kind} refused={actionData} hidden={{ item: item.seen }} />
      )}
    </>
  )
}
