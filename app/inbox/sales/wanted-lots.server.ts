import { findInquiry } from '../../enquiries/inquiries/find-inquiries.server'
import { orderUnits } from '../../enquiries/inquiries/lot-terms'
import { decimalOf, thousandths } from '../../lots/facts/decimal'
import { findLotsToEdit, type LotToEdit, titleOf } from '../../lots/lots/find-lots-to-edit.server'
import { amountFor } from '../../lots/lots/lot-figures'
import { moneyPer, quantityText } from '../../lots/presentation/lot-texts'
import { findQuantitiesLeft } from '../../lots/sales/find-sales.server'
import type { Language } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import type { Services } from '../../platform/services/services.server'
import type { Wanted } from './present-sale.server'

type FindServices = Pick<Services, 'db' | 'config'>

/** Requested quantities of an enquiry's existing lots; null: no such enquiry. */
export async function findWantedLots(services: FindServices, inquiryId: string) {
  const inquiry = await findInquiry(services, inquiryId)
  if (!inquiry) return null
  const found = await findLotsToEdit(
    services,
    inquiry.items.flatMap(({ lotId }) => lotId ?? []),
  )
  const lots = inquiry.items.flatMap((item): (Wanted & { readonly lot: LotToEdit })[] => {
    const lot = found.find(({ id }) => id === item.lotId)
    if (!lot) return []
    const { quantity, unit, targetAmount: amount, targetCurrency: currency, targetBasis: basis } = item
    const factor = orderUnits(lot.written.lot).find((each) => each.unit === unit)?.factor
    return [
      {
        lot,
        lotId: lot.id,
        quantity: quantity !== null && factor ? decimalOf(thousandths(quantity) * factor) : null,
        price: amount !== null && currency !== null && basis !== null ? { amount, currency, basis } : null,
      },
    ]
  })
  return { buyer: inquiry.company || inquiry.name, lots }
}

/** Lots of an enquiry with quantity and our price, one per line, for a quotation in the buyer's language. */
export async function quoteLots(services: FindServices, inquiryId: string, language: Language): Promise<string> {
  const lots = (await findWantedLots(services, inquiryId))?.lots ?? []
  const lefts = await findQuantitiesLeft(
    services.db,
    lots.map(({ lotId }) => lotId),
  )
  const words = { t: translatorOf(language), language }
  return lots
    .map(({ lot, quantity }) => {
      const { unit, price, currency } = lot.written.lot
      const left = lefts.get(lot.id) ?? '0'
      const offered = quantity !== null && thousandths(quantity) < thousandths(left) ? quantity : left
      const name = `${lot.reference} ${titleOf(lot, language)}`
      if (thousandths(offered) === 0) return `${name}: ${words.t('trade.statuses.sold')}`
      const money = price && moneyPer({ amount: amountFor(offered, price), currency, basis: price.basis }, words)
      return `${name}: ${quantityText(offered, unit, words)}, ${money ?? '…'}`
    })
    .join('\n')
}
