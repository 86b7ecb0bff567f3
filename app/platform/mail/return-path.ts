/**
 * Envelope sender for reports about a mail. It contains the mail's secret, known only to its recipient and servers on its way, so that
 * forged reports have no effect.
 * @param bounceAddress ours, such as `bounces@stocklot.example`
 * @param key UUID of the mail
 * @returns `bounces+0f8f…@stocklot.example`, with 32 digits
 */
export function returnPath(bounceAddress: string, key: string): string {
  const at = bounceAddress.lastIndexOf('@')
  return `${bounceAddress.slice(0, at)}+${key.replaceAll('-', '')}${bounceAddress.slice(at)}`
}

/** Key in the address of a report; null without one. Servers may change it to capitals. */
export function readReturnPath(address: string): string | null {
  const [, ...parts] =
    /\+([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})@[^@\s]+$/i.exec(address.trim()) ?? []
  return parts.length === 0 ? null : parts.join('-').toLowerCase()
}
