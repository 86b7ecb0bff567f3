import type { LotInput } from './lot-schema'

/** Old or new field values. Manifests are too large for the history, so only their number of lines is recorded. */
export type LotChanges = Partial<Omit<LotInput, 'lines'>> & { readonly lines?: number }

export type LotField = keyof LotInput

export function changedFields(before: LotInput, after: LotInput): LotField[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)] as LotField[])
  return [...fields].filter((field) => !isSame(before[field], after[field]))
}

/** Values of some fields; missing ones become null, which JSON preserves. */
export function pickFields(lot: LotInput, fields: readonly LotField[]): LotChanges {
  return Object.fromEntries(fields.map((field) => [field, field === 'lines' ? lot.lines.length : (lot[field] ?? null)]))
}

export function withFields(lot: LotInput, changes: LotChanges): LotInput {
  const { lines: _counted, ...fields } = changes
  return { ...lot, ...fields }
}

/** Deep equality; undefined equals null, and key order is ignored. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(settled(one)) === JSON.stringify(settled(other))
}

function settled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(settled)
  if (typeof value !== 'object' || value === null) return value ?? null
  const said = Object.entries(value).flatMap(([name, each]) => {
    const inner = settled(each)
    return inner === null ? [] : [[name, inner] as const]
  })
  return said.length === 0 ? null : Object.fromEntries(said.sort(([a], [b]) => (a < b ? -1 : 1)))
}
