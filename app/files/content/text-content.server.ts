/** Allowed control characters: tab, line and page breaks, and the end-of-file mark of old exports. */
const textControls = new Set([9, 10, 11, 12, 13, 26])

/** Decodes leading bytes as UTF-8, UTF-16 with BOM or Windows-1252, which stands for all code pages; null if binary. */
export function decodeText(head: Uint8Array): string | null {
  const text = decode(head)
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code < 32 && !textControls.has(code)) return null
  }
  return text
}

export function looksLikeTable(text: string): boolean {
  const lines = text.split(/\r\n|\n|\r/, 20).filter((line) => line.trim() !== '')
  return [';', '\t', ',', '|'].some((separator) => {
    const counts = lines.map((line) => line.split(separator).length - 1)
    return lines.length > 1 && (counts[0] ?? 0) > 0 && counts.every((count) => count === counts[0])
  })
}

function decode(head: Uint8Array): string {
  if (head[0] === 0xff && head[1] === 0xfe) return new TextDecoder('utf-16le').decode(head)
  if (head[0] === 0xfe && head[1] === 0xff) return new TextDecoder('utf-16be').decode(head)
  try {
    // Streaming mode, because the last character may be cut off.
    return new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
  } catch {
    return new TextDecoder('windows-1252').decode(head)
  }
}
