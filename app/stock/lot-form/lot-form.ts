/** What stands in the boxes of the form of a lot: by the name of the box, as it is shown or was typed. */
export type LotFormValues = Readonly<Record<string, readonly string[]>>

/** What stands in one box. */
export function typedIn(values: LotFormValues, name: string): string {
  return values[name]?.[0] ?? ''
}

/** The rows of a repeated box, `tier.0.from`, `tier.1.from` and so on, that have something in them. */
export function rowsOf(values: LotFormValues, group: string): number[] {
  const rows = new Set<number>()
  for (const [name, typed] of Object.entries(values)) {
    const [, row] = new RegExp(`^${group}\\.(\\d{1,3})\\.`).exec(name) ?? []
    if (row !== undefined && typed.some((text) => text !== '')) rows.add(Number(row))
  }
  return [...rows].sort((a, b) => a - b)
}

/** The boxes as a browser has posted them, with the photo moved whose button it was: `photo.move` is `2:-1`. */
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
  const [from = '', by = ''] = typedIn(values, 'photo.move').split(':')
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
