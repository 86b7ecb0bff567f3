import { createHash } from 'node:crypto'

/** A page as it leaves, and what its policy has to name (CSP3: `'sha256-…'`). */
export interface UnsealedPage {
  readonly html: Buffer<ArrayBuffer>
  readonly scriptHashes: readonly string[]
}

/**
 * Takes the seal off the inline scripts of a page and names them by their SHA-256. A page is rendered with a random seal as its
 * `nonce`, which React and React Router write on their own scripts only: a script that got into the page in another way has
 * none, is not named, and does not run. Without the seal the page is the same for everybody, so that it can be kept.
 * @param sealed the whole page
 * @param seal letters and digits that nobody could guess before the page was rendered
 */
export function unsealScripts(sealed: Buffer, seal: string): UnsealedPage {
  const mark = ` nonce="${seal}"`
  const pieces: Buffer[] = []
  const hashes = new Set<string>()
  let from = 0
  // On the bytes: most of a large page is far from any seal, and is not to be decoded for looking at it.
  for (let at = sealed.indexOf(mark); at !== -1; at = sealed.indexOf(mark, from)) {
    pieces.push(sealed.subarray(from, at))
    from = at + mark.length
    const end = sealed.indexOf('>', from)
    const tag = sealed.toString('latin1', sealed.lastIndexOf('<', at), end)
    if (tag.startsWith('<script ') && !tag.includes(' src='))
      hashes.add(hashOf(sealed.subarray(end + 1, sealed.indexOf('</script', end))))
  }
  return { html: Buffer.concat([...pieces, sealed.subarray(from)]), scriptHashes: [...hashes] }
}

function hashOf(script: Buffer): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
