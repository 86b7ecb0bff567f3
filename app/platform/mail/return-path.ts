/**
 * The address that mail servers report to when a mail comes back. It carries the mail's secret, which nobody knows but the servers
 * on its way and its recipient: what a report says of others, nobody has to believe.
 * @param bounceAddress ours, like `bounces@stocklot.example`
 * @param key of the mail, a UUID
 * @returns `bounces+0f8f…@stocklot.example`; with 32 digits, so that it fits wherever an address of ours does
 */
export function returnPath(bounceAddress: string, key: string): string {
  const at = bounceAddress.lastIndexOf('@')
  return `${bounceAddress.slice(0, at)}+${key.replaceAll('-', '')}${bounceAddress.slice(at)}`
}

/** The key of the mail that a report to this address is about; null: the address has none. Servers may write it in capitals. */
export function readReturnPath(address: string): string | null {
  const [, ...parts] =
    /\+([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})@[^@\s]+$/i.exec(address.trim()) ?? []
  return parts.length === 0 ? null : parts.join('-').toLowerCase()
}
