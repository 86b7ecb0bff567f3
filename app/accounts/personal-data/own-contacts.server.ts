import type { Config } from '../../platform/settings/config.server'

/** Addresses, in lower case, and telephone numbers that are the company's own: they stand in all of its mails and texts. */
export function ownContacts({ site, teamInbox, mailFrom }: Pick<Config, 'site' | 'teamInbox' | 'mailFrom'>): {
  readonly emails: readonly string[]
  readonly phones: readonly string[]
} {
  const people = [site.company, ...site.team]
  const emails = [teamInbox.address, mailFrom.address, ...people.map(({ email }) => email)]
  return { emails: emails.map((email) => email.toLowerCase()), phones: people.map(({ phone }) => phone) }
}

/** What the company and its people are called, in small letters: it stands in texts about everybody. */
export function ownNames({ site }: Pick<Config, 'site'>): readonly string[] {
  return [site.company, ...site.team].map(({ name }) => name.toLowerCase())
}
