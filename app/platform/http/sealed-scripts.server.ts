import { hash } from 'node:crypto'

/**
 * Replaces the random nonce of a page's own inline scripts by their SHA-256, so that the page is the same for everyone and can be
 * cached. Injected scripts have no nonce, are not named and do not run.
 * @param seal letters and digits, unguessable before rendering
 * @returns the page, and the script hashes that its policy must name (CSP3: `'sha256-…'`)
 */
export function unsealScripts(sealed: Buffer, seal: string) {
  const mark = ` nonce="${seal}"`
  const pieces: Buffer[] = []
  const hashes = new Set<string>()
  let from = 0
  // Searches bytes, because decoding a large page costs more.
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
  return `'sha256-${hash('sha256', script, 'base64')}'`
}
