import type { Granted } from '../../company/team/team-rights'
import { plainDecimal } from '../../lots/facts/decimal'
import type { LotToEdit } from '../../lots/lots/find-lots-to-edit.server'
import { quantityText } from '../../lots/presentation/lot-texts'
import { findQuantitiesLeft, findSalesOfLot, marginOf } from '../../lots/sales/find-sales.server'
import { formatCalendarDay, formatMoment } from '../../platform/i18n/format'
import type { Language } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import { formatMoney } from '../../platform/i18n/money'
import type { Services } from '../../platform/services/services.server'

export async function presentSales(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { id, written: { lot } }: LotToEdit,
  language: Language,
  costs: Granted<'costs'> | null,
) {
  const words = { t: translatorOf(language), language }
  const { timeZone } = config.site.company
  const left = (await findQuantitiesLeft(db, [id])).get(id) ?? '0'
  const sales = await findSalesOfLot(db, id)
  return {
    left: quantityText(left, lot.unit, words),
    canSell: Number(left) > 0,
    hasMargin: costs !== null,
    rows: sales.map((sale) => {
      const money = (amount: number) => formatMoney(amount, sale.currency, language)
      const margin = costs && marginOf(sale, lot, costs)
      const { cancelled, until } = sale
      return {
        id: sale.id,
        kind: sale.kind,
        quantity: quantityText(plainDecimal(sale.quantity), sale.unit, words),
        amount: money(sale.amount),
        unitPrice: money(Math.round((sale.amount / Number(sale.quantity)) * 100) / 100),
        margin:
          margin === null
            ? null
            : { amount: money(margin), share: percent(margin / sale.amount, language), isLoss: margin < 0 },
        buyer: sale.buyer,
        itemId: sale.itemId,
        until: until && formatCalendarDay(until, language),
        who: sale.who,
        at: formatMoment(sale.createdAt, language, timeZone),
        cancelled: cancelled && {
          who: cancelled.who || words.t('inbox.clock'),
          at: formatMoment(cancelled.at, language, timeZone),
        },
      }
    }),
  }
}

export type SalesView = Awaited<ReturnType<typeof presentSales>>

function percent(share: number, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(share)
}
