/** Somebody's e-mail address and the name shown beside it. Kept apart, so that no name can pass for an address. */
export interface Mailbox {
  readonly name: string | null
  readonly address: string
}

/**
 * Reads `name@host` or `Name <name@host>`.
 * @throws {Error} whose message says what is wrong.
 */
export function parseMailbox(text: string): Mailbox {
  const [, name, bracketed, bare] = /^(?:([^<>\p{Cc}]*)<([^<>]*)>|([^<>]*))$/u.exec(text.trim()) ?? []
  const address = bracketed ?? bare ?? ''
  if (!/^[^\s<>@,;:"]+@[^\s<>@,;:"]+$/.test(address)) throw new Error(`"${text}" is no e-mail address.`)
  return { name: name?.trim().replace(/^"(.*)"$/, '$1') || null, address }
}

/** A mailbox the way people read it: `Name <name@host>`. For the eye, not for a mail's header. */
export function describeMailbox(mailbox: Mailbox): string {
  return mailbox.name ? `${mailbox.name} <${mailbox.address}>` : mailbox.address
}

/** Whether two addresses are the same mailbox, however they are written; false where one is not known. */
export function isSameAddress(one: string | null, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase()
}
