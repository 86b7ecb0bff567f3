import { decimalOf, thousandths } from '../facts/decimal.ts'
import { type Cell, textOf } from '../spreadsheets/sheet-cells.ts'
import type { ManifestLine, ManifestTotals } from './manifest.ts'
import { quantityText, readAmount } from './read-cells.ts'
import type { LinesRead } from './read-lines.ts'

/**
 * What lines come to.
 * @param stated the sum of quantities as each sheet of the list has it
 */
export function sumLines(
  lines: readonly ManifestLine[],
  { wrongCheckDigits, restoredGtins, lotPrice }: Omit<LinesRead, 'lines'>,
  stated: readonly Cell[],
): ManifestTotals {
  const quantities = [...Map.groupBy(lines, ({ unit }) => unit)].flatMap(([unit, ofUnit]) => {
    const sum = ofUnit.reduce((total, { quantity }) => total + (quantity === null ? 0 : thousandths(quantity)), 0)
    const about = ofUnit.some(({ quantityAbout }) => quantityAbout)
    return sum > 0 ? [{ unit, quantity: decimalOf(sum), about }] : []
  })
  const values = [...Map.groupBy(lines, ({ currency }) => currency)].flatMap(([currency, inIt]) => {
    const amount = inIt.reduce((sum, { total }) => sum + (total ?? 0), 0)
    const about = inIt.some((line) => line.total !== null && (line.priceAbout || line.quantityAbout))
    return amount > 0 ? [{ currency, amount, about }] : []
  })
  const said = sumStated(stated)
  const [only] = quantities
  return {
    lines: lines.length,
    quantities,
    values: lotPrice ? [lotPrice] : values,
    gtins: new Set(lines.flatMap(({ gtin }) => gtin?.padStart(14, '0') ?? [])).size,
    wrongCheckDigits,
    restoredGtins,
    statedQuantity: said !== null && quantities.length === 1 && said !== only?.quantity ? said : null,
  }
}

/** Null: not every sheet has a sum. */
function sumStated(stated: readonly Cell[]): string | null {
  const sums = stated.flatMap((cell) => {
    const read = textOf(cell) === '' ? null : readAmount(cell, null, 'thousands')
    return read && 'value' in read ? [read.value] : []
  })
  return sums.length < stated.length ? null : quantityText(sums.reduce((sum, each) => sum + each, 0))
}
