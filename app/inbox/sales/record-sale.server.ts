import { findLotsToEdit } from '../../lots/lots/find-lots-to-edit.server'
import { saleSchema } from '../../lots/sales/sale-schema'
import type { NewSale } from '../../lots/sales/sell-lot.server'
import { type FieldErrors, InvalidInput } from '../../platform/base/errors'
import { isId } from '../../platform/base/is-id'
import { parseInput } from '../../platform/base/parse-input'
import type { Services } from '../../platform/services/services.server'
import { todayOf } from '../../platform/services/today.server'

type SaleServices = Pick<Services, 'db' | 'config' | 'now'>
type Typed = Readonly<Record<string, string>>

const MAX_LOTS = 100

/** Parses the form of a sale. Lots without a quantity are skipped. @throws {InvalidInput} by field, `quantity.0` and the like */
export async function parseSale(services: SaleServices, typed: Typed, itemId?: string): Promise<NewSale[]> {
  const rows = [...Array(MAX_LOTS).keys()].flatMap((row) => {
    const lotId = typed[`lot.${row}`] ?? ''
    return isId(lotId) && typed[`quantity.${row}`]?.trim() ? [{ row, lotId }] : []
  })
  if (rows.length === 0) throw new InvalidInput({ 'quantity.0': ['validation.quantity'] })
  const today = todayOf(services)
  const found = await findLotsToEdit(
    services,
    rows.map(({ lotId }) => lotId),
  )
  const errors: FieldErrors = {}
  const sales = rows.flatMap(({ row, lotId }) => {
    const lot = found.find(({ id }) => id === lotId)
    if (!lot) return []
    const deal = { quantity: typed[`quantity.${row}`], price: typed[`price.${row}`], per: typed[`per.${row}`] }
    try {
      const sale = parseInput(saleSchema(lot.written.lot.currency, today), { ...typed, ...deal })
      return [{ ...sale, lotId, submission: submissionOf(typed), ...(itemId !== undefined && { itemId }) }]
    } catch (fault) {
      if (!(fault instanceof InvalidInput)) throw fault
      for (const [field, messages] of Object.entries(fault.errors))
        errors[field in deal ? `${field}.${row}` : field] = messages
      return []
    }
  })
  if (Object.keys(errors).length > 0) throw new InvalidInput(errors)
  return sales
}

function submissionOf({ submission = '' }: Typed): string {
  if (!isId(submission)) throw new InvalidInput({ submission: ['validation.invalid'] })
  return submission
}
