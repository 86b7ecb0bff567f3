import type { LotInput } from './lot-schema'

/** Fields of a lot as they were, or became. A manifest is too long to be kept with every change: its lines are only counted. */
export type LotChanges = Partial<Omit<LotInput, 'lines'>> & { readonly lines?: number }

/** A field of a lot that can change. */
export type LotField = keyof LotInput

/** The fields in which two lots differ, in the order of the schema. */
export function changedFields(before: LotInput, after: LotInput): LotField[] {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)] as LotField[])
  return [...fields].filter((field) => !isSame(before[field], after[field]))
}

/** Some fields of a lot, to be written down. What it says nothing of is null, which JSON keeps. */
export function pickFields(lot: LotInput, fields: readonly LotField[]): LotChanges {
  return Object.fromEntries(fields.map((field) => [field, field === 'lines' ? lot.lines.length : (lot[field] ?? null)]))
}

/** A lot with some of its fields as they once were. The manifest stays as it is. */
export function withFields(lot: LotInput, changes: LotChanges): LotInput {
  const { lines: _counted, ...fields } = changes
  return { ...lot, ...fields }
}

/** Whether two values of a field say the same: what is not said is the same as nothing, and the order of names does not matter. */
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
