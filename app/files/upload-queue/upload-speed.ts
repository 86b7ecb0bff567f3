/** Speed is measured over a recent window, so pauses and outages do not count. */
const WINDOW_MS = 5_000
const MIN_MS = 500

export class UploadSpeed {
  #samples: { readonly at: number; readonly bytes: number }[] = []

  /** @returns bytes per second; null if there are too few samples */
  measure(bytes: number, at = performance.now()): number | null {
    const last = this.#samples.at(-1)
    // Resent bytes start a new measurement.
    if (last && bytes < last.bytes) this.#samples = []
    this.#samples.push({ at, bytes })
    while (this.#samples.length > 2 && at - (this.#samples[0]?.at ?? at) > WINDOW_MS) this.#samples.shift()
    const first = this.#samples[0]
    if (!first || at - first.at < MIN_MS) return null
    return ((bytes - first.bytes) / (at - first.at)) * 1_000
  }
}
