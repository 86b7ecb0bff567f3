import type { ParsedRecord, PartialRecord } from './import-lots.server'

export class KeyLines {
  readonly #lines = new Map<string, readonly number[]>()

  add(checked: ParsedRecord | PartialRecord): void {
    const key = keyOf(checked)
    if (key !== null) this.#lines.set(key, [...(this.#lines.get(key) ?? []), checked.line])
  }

  othersWith(checked: ParsedRecord | PartialRecord): readonly number[] {
    const lines = this.#lines.get(keyOf(checked) ?? '') ?? []
    return lines.filter((line) => line !== checked.line)
  }
}

function keyOf(checked: ParsedRecord | PartialRecord): string | null {
  const key = 'lot' in checked ? checked.lot.externalId : checked.externalId
  return key?.trim() || null
}

/** Rejects every record with a duplicate key: none may silently replace another. */
export function rejectDuplicateKey<One extends ParsedRecord | PartialRecord>(
  checked: One,
  keys: KeyLines,
): One | ParsedRecord {
  const sameKey = keys.othersWith(checked)
  if (sameKey.length === 0) return checked
  const errors = 'result' in checked ? checked.errors : {}
  return {
    line: checked.line,
    externalId: keyOf(checked),
    result: 'rejected',
    errors: { ...errors, externalId: [...(errors.externalId ?? []), 'validation.same_key'] },
    sameKey,
  }
}
