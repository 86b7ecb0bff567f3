/** Decimals of a quantity, as `numeric(14,3)` keeps them. */
const SCALE = 1_000

/** A decimal text with at most three decimals, like `12.5`, in thousandths: exact up to 14 digits. */
export function thousandths(decimal: string): number {
  const [whole = '', fraction = ''] = decimal.split('.')
  return Number(whole) * SCALE + Number(fraction.slice(0, 3).padEnd(3, '0'))
}

/** Thousandths as the shortest decimal text: `12500` is `12.5`. */
export function decimalOf(amount: number): string {
  const fraction = String(amount % SCALE).padStart(3, '0')
  return `${Math.floor(amount / SCALE)}.${fraction}`.replace(/\.?0+$/, '')
}

/** A decimal as the database writes it, without the zeros at its end: `1200.500` is `1200.5`, `1200.000` is `1200`. */
export function plainDecimal(decimal: string): string {
  return decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal
}
