/**
 * One of our addresses with a mail's secret after a plus sign, for bounces of the mail and replies to it. Only the mail's recipient and
 * the servers on its way know the secret, so forgeries have no effect.
 * @param address ours, such as `bounces@stocklot.example`
 * @returns `bounces+0f8f…@stocklot.example`, with 32 digits
 */
export function keyedAddress(address: string, key: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, at)}+${key.replaceAll('-', '')}${address.slice(at)}`
}

/** Key in a received mail's address; null without one. Servers may change it to capitals. */
export function readAddressKey(address: string): string | null {
  const [, ...parts] =
    /\+([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})@[^@\s]+$/i.exec(address.trim()) ?? []
  return parts.length === 0 ? null : parts.join('-').toLowerCase()
}
