const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

export function decodedXml(xml: string): string {
  return xml.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name: string) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : null
    if (code === null) return named[name] ?? whole
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
}

/** Namespace URIs, which look like links but are no user content. */
const FORMAT = /^https?:\/\/(?:schemas\.|www\.w3\.org\/|ns\.adobe\.com\/|purl\.org\/)/

export function elementsOf(xml: string): string[] {
  return [...xml.matchAll(/>([^<]+)</g)].map(([, text = '']) => decodedXml(text)).filter((text) => text.trim() !== '')
}

/** Values of attributes. @param names part of a regular expression */
export function attributesOf(xml: string, names: string): string[] {
  const found = [...xml.matchAll(new RegExp(`(?<=\\s)(?:${names})="([^"]+)"`, 'g'))]
  return found.map(([, value = '']) => decodedXml(value)).filter((value) => !FORMAT.test(value))
}

/** Authors, company and manager in the properties of an office document. @param name of the part */
export function authorsIn(name: string, xml: string): string[] {
  if (!/^(?:docProps\/(?:core|app)|meta)\.xml$/.test(name)) return []
  const named = /<(dc:creator|cp:lastModifiedBy|Company|Manager|meta:initial-creator)[^>]*>([^<]+)<\/\1>/g
  return [...xml.matchAll(named)].map(([, , author = '']) => decodedXml(author))
}
