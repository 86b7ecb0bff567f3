import type { Granted } from '../../company/team/team-rights'
import type { Inquiry } from '../../enquiries/inquiries/find-inquiries.server'
import { plainDecimal } from '../../lots/facts/decimal'
import type { priceBases } from '../../lots/facts/trade-terms'
import { findLotsToEdit, titleOf } from '../../lots/lots/find-lots-to-edit.server'
import { moneyPer, quantityText } from '../../lots/presentation/lot-texts'
import { findQuantitiesLeft, findSalesOfItem, findSoldToItems, type Sale } from '../../lots/sales/find-sales.server'
import { formatList, formatRecent } from '../../platform/i18n/format'
import type { Language } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import { formatMoney } from '../../platform/i18n/money'
import type { Services } from '../../platform/services/services.server'
import { findItemsFrom, type Item } from '../items/find-items.server'
import { translateSummaries } from '../items/translate-summaries.server'

const MAX_BEFORE = 8
/** Number of the sender's latest items to check. */
const MAX_ITEMS = 100

type Money = Readonly<{ amount: number; currency: string; basis: (typeof priceBases)[number] }>

/** Data for answering an enquiry: figures of its lots and the buyer's history. */
export async function presentEnquiry(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  { id, email }: Pick<Item, 'id' | 'email'>,
  items: Inquiry['items'],
  { language, costs }: { language: Language; costs: Granted<'costs'> | null },
) {
  const wanted = items.flatMap(({ lotId, ...rest }) => (lotId === null ? [] : [{ lotId, ...rest }]))
  const before = await translateSummaries(services, await findBefore(services, id, email), language)
  const [own, sold] = await Promise.all([
    findSalesOfItem(services.db, id),
    findSoldToItems(
      services.db,
      before.map((item) => item.id),
    ),
  ])
  const ids = [...new Set([...wanted, ...sold].map(({ lotId }) => lotId))]
  const [lots, lefts] = await Promise.all([findLotsToEdit(services, ids), findQuantitiesLeft(services.db, ids)])
  const lotOf = new Map(lots.map((lot) => [lot.id, lot]))
  const words = { t: translatorOf(language), language }
  const terms = ({ quantity, unit, amount, currency }: Sale) =>
    `${quantityText(plainDecimal(quantity), unit, words)}, ${formatMoney(amount, currency, language)}`
  return {
    lots: wanted.flatMap(({ lotId, quantity, unit, comment, targetAmount, targetCurrency, targetBasis }) => {
      const found = lotOf.get(lotId)
      if (!found) return []
      const { lot } = found.written
      const basis = lot.price?.basis ?? 'unit'
      const price = lot.price && { amount: lot.price.amount, currency: lot.currency, basis }
      const cost =
        costs && lot.private.costPrice ? { amount: lot.private.costPrice, currency: lot.currency, basis } : null
      const target =
        targetAmount !== null && targetCurrency !== null && targetBasis !== null
          ? { amount: targetAmount, currency: targetCurrency, basis: targetBasis }
          : null
      return [
        {
          reference: found.reference,
          title: titleOf(found, language),
          status: lot.status,
          wanted: quantity && unit ? quantityText(plainDecimal(quantity), unit, words) : null,
          comment,
          left: quantityText(lefts.get(lotId) ?? '0', lot.unit, words),
          price: price && moneyPer(price, words),
          target: target && moneyPer(target, words),
          cost: cost && moneyPer(cost, words),
          margin: cost && marginAt(target ?? price, cost, language),
          sales: own
            .filter((sale) => sale.lotId === lotId)
            .map((sale) => ({ id: sale.id, kind: sale.kind, terms: terms(sale) })),
        },
      ]
    }),
    before: before.slice(0, MAX_BEFORE).map((item) => ({
      id: item.id,
      kind: item.kind,
      state: item.state,
      reference: item.reference,
      summary: item.summary,
      received: formatRecent(item.receivedAt, services.now(), language, services.config.site.company.timeZone),
      sales: sold
        .filter(({ itemId }) => itemId === item.id)
        .flatMap((sale) => {
          const found = lotOf.get(sale.lotId)
          if (!found) return []
          return [{ id: sale.id, reference: found.reference, title: titleOf(found, language), terms: terms(sale) }]
        }),
    })),
    total: formatList(
      [...Map.groupBy(sold, ({ currency }) => currency)].map(([currency, sales]) =>
        formatMoney(
          sales.reduce((sum, { amount }) => sum + amount, 0),
          currency,
          language,
        ),
      ),
      language,
    ),
  }
}

export type EnquiryView = Awaited<ReturnType<typeof presentEnquiry>>

async function findBefore({ db }: Pick<Services, 'db'>, itemId: string, email: string): Promise<Item[]> {
  const items = await findItemsFrom({ db }, email, MAX_ITEMS)
  return items.filter(({ id, kind }) => id !== itemId && (kind === 'inquiry' || kind === 'request'))
}

/** Margin per unit and as a share; null if price and cost differ in currency or basis. */
function marginAt(price: Money | null | undefined, cost: Money, language: Language) {
  if (!price || price.currency !== cost.currency || price.basis !== cost.basis || price.amount === 0) return null
  const amount = price.amount - cost.amount
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
  return {
    text: `${formatMoney(amount, cost.currency, language)} (${share.format(amount / price.amount)})`,
    isLoss: amount < 0,
  }
}
