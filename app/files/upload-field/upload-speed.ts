/** The speed of one upload is that of the last moments, not of its whole life: a pause or a dead line must not count. */
const WINDOW_MS = 5_000
const LEAST_MS = 500

/** Measures how fast an upload moves. */
export class UploadSpeed {
  #samples: { readonly at: number; readonly bytes: number }[] = []

  /** @returns bytes per second; null while there is too little to say. */
  measure(bytes: number, at = performance.now()): number | null {
    const last = this.#samples.at(-1)
    // Bytes that have to be sent again begin a new measurement.
    if (last && bytes < last.bytes) this.#samples = []
    this.#samples.push({ at, bytes })
    while (this.#samples.length > 2 && at - (this.#samples[0]?.at ?? at) > WINDOW_MS) this.#samples.shift()
    const first = this.#samples[0]
    if (!first || at - first.at < LEAST_MS) return null
    return ((bytes - first.bytes) / (at - first.at)) * 1_000
  }
}
