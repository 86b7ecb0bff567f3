import { decimalOf, thousandths } from '../facts/decimal.ts'
import type { Cell } from '../spreadsheets/sheet-cells.ts'
import type { ManifestLine, ManifestTotals } from './manifest.ts'
import { quantityText, readAmount } from './read-cells.ts'
import type { LinesRead } from './read-lines.ts'

/** Totals of the lines of lists. @param stated the total quantity that each sheet states */
export function sumLines(lists: readonly LinesRead[], stated: readonly Cell[]): ManifestTotals {
  const lines = lists.flatMap((list) => list.lines)
  const quantities = [...Map.groupBy(lines, ({ unit }) => unit)].flatMap(([unit, ofUnit]) => {
    const sum = ofUnit.reduce((total, { quantity }) => total + (quantity === null ? 0 : thousandths(quantity)), 0)
    const about = ofUnit.some(({ quantityAbout }) => quantityAbout)
    return sum > 0 ? [{ unit, quantity: decimalOf(sum), about }] : []
  })
  const asked = lists.flatMap((list) => (list.lotPrice ? [list.lotPrice] : list.lines.flatMap(askedFor)))
  const values = [...Map.groupBy(asked, ({ currency }) => currency)].flatMap(([currency, inIt]) => {
    const amount = inIt.reduce((sum, each) => sum + each.amount, 0)
    return amount > 0 ? [{ currency, amount, about: inIt.some(({ about }) => about) }] : []
  })
  const said = sumStated(stated)
  const [only] = quantities
  return {
    lines: lines.length,
    quantities,
    values,
    gtins: new Set(lines.flatMap(({ gtin }) => gtin?.padStart(14, '0') ?? [])).size,
    wrongCheckDigits: lists.reduce((sum, list) => sum + list.wrongCheckDigits, 0),
    restoredGtins: lists.reduce((sum, list) => sum + list.restoredGtins, 0),
    statedQuantity: said !== null && quantities.length === 1 && said !== only?.quantity ? said : null,
  }
}

function askedFor({ currency, total, priceAbout, quantityAbout }: ManifestLine): ManifestTotals['values'] {
  return total === null ? [] : [{ currency, amount: total, about: priceAbout || quantityAbout }]
}

/** Null if a sheet states no total. */
function sumStated(stated: readonly Cell[]): string | null {
  const sums = stated.flatMap((cell) => {
    const read = readAmount(cell, null, 'thousands')
    return read && 'value' in read ? [read.value] : []
  })
  return sums.length < stated.length ? null : quantityText(sums.reduce((sum, each) => sum + each, 0))
}
