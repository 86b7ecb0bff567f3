import { createHash, type Hash } from 'node:crypto'

/** Uploads remembered. The digest of a forgotten one is computed by reading its bytes again. */
const MOST = 1_000

/** MD5 of uploads so far, computed while the bytes pass by instead of reading them again at the end. */
export class RunningDigests {
  private readonly digests = new Map<string, { bytes: number; hash: Hash }>()

  /** The digest of an upload's first `bytes`, to go on with; null when it is not known. It is forgotten until it is kept. */
  take(id: string, bytes: number): Hash | null {
    const known = this.digests.get(id)
    this.digests.delete(id)
    if (bytes === 0) return createHash('md5')
    return known?.bytes === bytes ? known.hash : null
  }

  /** Remembers the digest of an upload's first `bytes`. */
  keep(id: string, bytes: number, hash: Hash): void {
    this.digests.set(id, { bytes, hash })
    const [oldest] = this.digests.keys()
    if (this.digests.size > MOST && oldest !== undefined) this.digests.delete(oldest)
  }
}
