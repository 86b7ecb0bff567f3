/** Groups small chunks into batches of at least `size` bytes; the last may be smaller. If the source fails, earlier bytes are yielded first. */
export async function* batches(source: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Uint8Array[]> {
  let held: Uint8Array[] = []
  let bytes = 0
  let failure: { fault: unknown } | null = null
  try {
    for await (const chunk of source) {
      if (chunk.length === 0) continue
      held.push(chunk)
      bytes += chunk.length
      if (bytes < size) continue
      yield held
      held = []
      bytes = 0
    }
  } catch (fault) {
    failure = { fault }
  }
  if (held.length > 0) yield held
  if (failure) throw failure.fault
}

export function inBatches<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, place) => items.slice(place * size, (place + 1) * size))
}
