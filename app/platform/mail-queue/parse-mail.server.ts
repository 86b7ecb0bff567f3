import PostalMime, { type Email } from 'postal-mime'
import { readAddressKey } from '../mail/keyed-address'

/** @returns null if it is no mail, or one with too many headers or levels */
export async function parseMail(source: Uint8Array): Promise<Email | null> {
  try {
    return await PostalMime.parse(source, {
      forceRfc822Attachments: true,
      attachmentEncoding: 'arraybuffer',
      maxNestingDepth: 20,
      maxHeadersSize: 65_536,
    })
  } catch {
    return null
  }
}

const ADDRESSED = ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to']

/** Longest header that is searched, in characters. */
const HEADER = 10_000

/** Secret of the mail that this one is about; null without one. */
export function findMailKey({ headers }: Pick<Email, 'headers'>): string | null {
  for (const { key, value } of headers) {
    const addresses = ADDRESSED.includes(key) ? value.slice(0, HEADER).matchAll(/[^\s<>,;"]+@[^\s<>,;"]+/g) : []
    for (const [address] of addresses) {
      const found = readAddressKey(address)
      if (found !== null) return found
    }
  }
  return null
}
