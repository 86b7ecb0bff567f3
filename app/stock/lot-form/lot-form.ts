/** Values of the lot form, by field name. */
export type LotFormValues = Readonly<Record<string, readonly string[]>>

export function fieldValue(values: LotFormValues, name: string): string {
  return values[name]?.[0] ?? ''
}

/** Non-empty rows of a repeated field: `tier.0.from`, `tier.1.from` and so on. */
export function rowsOf(values: LotFormValues, group: string): number[] {
  const rows = new Set<number>()
  for (const [name, typed] of Object.entries(values)) {
    const [, row] = new RegExp(`^${group}\\.(\\d{1,3})\\.`).exec(name) ?? []
    if (row !== undefined && typed.some((text) => text !== '')) rows.add(Number(row))
  }
  return [...rows].sort((a, b) => a - b)
}

/** Values of a posted form, after applying the photo move `photo.move`, such as `2:-1`. */
export function typedFields(fields: FormData): LotFormValues {
  const values: Record<string, string[]> = {}
  for (const [name, value] of fields) {
    if (typeof value !== 'string') continue
    const known = values[name]
    if (known) known.push(value)
    else values[name] = [value]
  }
  return withMoved(values)
}

function withMoved(values: LotFormValues): LotFormValues {
  const [from = '', by = ''] = fieldValue(values, 'photo.move').split(':')
  const rows = rowsOf(values, 'photo')
  const other = rows[rows.indexOf(Number(from)) + Number(by)]
  if (from === '' || !rows.includes(Number(from)) || other === undefined) return values
  const renamed = Object.entries(values).map(([name, typed]) => {
    const [, row, rest] = /^photo\.(\d+)\.(.*)$/.exec(name) ?? []
    if (row === from) return [`photo.${other}.${rest}`, typed] as const
    return [row === String(other) ? `photo.${from}.${rest}` : name, typed] as const
  })
  return Object.fromEntries(renamed.filter(([name]) => name !== 'photo.move'))
}
