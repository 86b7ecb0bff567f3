/**
 * Address for bounces of a mail and replies to it, such as `bounces+0f8f…@stocklot.example`. Only the recipient and the servers on
 * the way know the key, so forgeries have no effect.
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
