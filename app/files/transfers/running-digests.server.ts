import { createHash, type Hash } from 'node:crypto'

/** Digests kept; an evicted one is recomputed from the stored bytes. */
const MOST = 1_000

/** Incremental MD5 of running uploads, so finished files need not be read again. */
export class RunningDigests {
  private readonly digests = new Map<string, { bytes: number; hash: Hash }>()

  /** Removes and returns the digest of an upload's first `bytes`; null if unknown. */
  take(id: string, bytes: number): Hash | null {
    const known = this.digests.get(id)
    this.digests.delete(id)
    if (bytes === 0) return createHash('md5')
    return known?.bytes === bytes ? known.hash : null
  }

  keep(id: string, bytes: number, hash: Hash): void {
    this.digests.set(id, { bytes, hash })
    const [oldest] = this.digests.keys()
    if (this.digests.size > MOST && oldest !== undefined) this.digests.delete(oldest)
  }
}
