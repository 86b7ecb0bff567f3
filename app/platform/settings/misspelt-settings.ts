const PREFIX = /^stocklot_/i

/** Variables that begin with the product's name, or resemble a setting that is not set: then `meant` is that setting. */
export function findMisspelt(env: Readonly<Record<string, string | undefined>>, settings: readonly string[]) {
  const missing = settings.filter((name) => env[name] === undefined)
  return Object.keys(env)
    .filter((name) => !settings.includes(name))
    .map((name) => ({ name, meant: closest(name.replace(PREFIX, '').toUpperCase(), missing) }))
    .filter(({ name, meant }) => meant !== null || PREFIX.test(name))
}

/** One slip in a short name, two in a longer one. `HOME` is no `HOST`. */
function closest(name: string, settings: readonly string[]): string | null {
  const near = settings
    .map((setting) => ({ setting, slips: slipsBetween(name, setting) }))
    .filter(({ setting, slips }) => slips <= (setting.length > 8 ? 2 : 1))
  return near.sort((one, other) => one.slips - other.slips)[0]?.setting ?? null
}

/** Letters added, left out, replaced, or swapped with the next (optimal string alignment). */
function slipsBetween(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return Number.POSITIVE_INFINITY
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    const at = (up: number, column: number) => rows[i - up]?.[column] ?? Number.POSITIVE_INFINITY
    for (let j = 1; j <= other.length; j++) {
      const replaced = at(1, j - 1) + (one[i - 1] === other[j - 1] ? 0 : 1)
      const swapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1] ? at(2, j - 2) + 1 : replaced
      row.push(Math.min(at(1, j) + 1, (row[j - 1] ?? 0) + 1, replaced, swapped))
    }
    rows.push(row)
  }
  return rows[one.length]?.[other.length] ?? 0
}
