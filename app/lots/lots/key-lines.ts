import type { Checked, Part } from './import-lots.server'

export class KeyLines {
  readonly #lines = new Map<string, readonly number[]>()

  add(checked: Checked | Part): void {
    const key = keyOf(checked)
    if (key !== null) this.#lines.set(key, [...(this.#lines.get(key) ?? []), checked.line])
  }

  othersWith(checked: Checked | Part): readonly number[] {
    const lines = this.#lines.get(keyOf(checked) ?? '') ?? []
    return lines.filter((line) => line !== checked.line)
  }
}

function keyOf(checked: Checked | Part): string | null {
  const key = 'lot' in checked ? checked.lot.externalId : checked.externalId
  return key?.trim() || null
}

/** Rejects every record with a duplicate key: none may silently replace another. */
export function refuseSameKey<One extends Checked | Part>(checked: One, keys: KeyLines): One | Checked {
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
