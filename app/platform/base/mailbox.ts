/** E-mail address and display name, kept apart so that a name cannot pass for an address. */
export interface Mailbox {
  readonly name: string | null
  readonly address: string
}

/** Parses `name@host` or `Name <name@host>`. @throws {Error} naming the problem */
export function parseMailbox(text: string): Mailbox {
  const [, name, bracketed, bare] = /^(?:([^<>\p{Cc}]*)<([^<>]*)>|([^<>]*))$/u.exec(text.trim()) ?? []
  const address = bracketed ?? bare ?? ''
  if (!/^[^\s<>@,;:"]+@[^\s<>@,;:"]+$/.test(address)) throw new Error(`"${text}" is not an e-mail address.`)
  return { name: name?.trim().replace(/^"(.*)"$/, '$1') || null, address }
}

/** `Name <name@host>` for display, not for a mail header. */
export function describeMailbox(mailbox: Mailbox): string {
  return mailbox.name ? `${mailbox.name} <${mailbox.address}>` : mailbox.address
}

/** Whether two addresses are the same mailbox, ignoring case; false if one is unknown. */
export function isSameAddress(one: string | null, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase()
}
