import { redirect } from 'react-router'
import { Refusal } from '../../platform/base/errors'
import { isId } from '../../platform/base/is-id'
import { parseInput } from '../../platform/base/parse-input'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { seenItemsSchema } from '../items/seen-items'
import { officeContext } from '../office/require-office.server'
import { OfficeHead } from '../office-lists/office-head'
import type { Route } from './+types/sell-item-page'
import { handleSaleForm } from './answer-sale-form.server'
import { SaleForm } from './sale-form'
import { presentSaleOfItem, sellItem } from './sell-item.server'

export async function loader(args: Route.LoaderArgs) {
  const { services, language, costs, search } = officeContext(args)
  const { item: itemId } = args.params
  const item = isId(itemId) ? await presentSaleOfItem(services, itemId, { language, costs }) : null
  if (!item) throw redirect(pageAddress('/:lang/team/inbox', language))
  const kind = search.get('state') === 'on_option' ? 'reserved' : 'sold'
  return { item, kind } as const
}

export function action(args: Route.ActionArgs) {
  const { item: itemId } = args.params
  return handleSaleForm(args, async (services, typed, colleague) => {
    const [seen] = parseInput(seenItemsSchema, [typed.item])
    if (seen?.id !== itemId) throw new Refusal('errors.not_found', 404)
    const did = await sellItem(services, seen, typed, colleague)
    return `${pageAddress('/:lang/team/inbox', officeContext(args).language)}/${itemId}${did === null ? '' : `?did=${did}`}`
  })
}

/** Asks for quantities and prices before an enquiry counts as won or reserved. */
export default function SellItemPage({ loaderData: { item, kind }, actionData }: Route.ComponentProps) {
  const { t } = useLanguage()
  const verb = kind === 'sold' ? 'sell' : 'reserve'
  const title = t(`sales.${verb}_for`, { reference: item.reference ?? '' })
  return (
    <>
      <OfficeHead title={title} trail={{ list: 'inbox', record: item, here: t(`sales.${verb}`) }} />
      {item.sale.lots.length === 0 ? (
        <p>{t('sales.lots_gone')}</p>
      ) : (
        <SaleForm key={item.id} sale={item.sale} kind={kind} refused={actionData} hidden={{ item: item.seen }} />
      )}
    </>
  )
}
