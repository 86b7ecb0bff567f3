import type { Config } from '../../platform/settings/config.server'

/** The company's own addresses, in lower case, and phone numbers: they appear in all its mails and texts. */
export function ownContacts({ site, teamInbox, mailFrom }: Pick<Config, 'site' | 'teamInbox' | 'mailFrom'>): {
  readonly emails: readonly string[]
  readonly phones: readonly string[]
} {
  const people = [site.company, ...site.team]
  const emails = [teamInbox.address, mailFrom.address, ...people.map(({ email }) => email)]
  return { emails: emails.map((email) => email.toLowerCase()), phones: people.map(({ phone }) => phone) }
}

/** Lower-case names of the company and its staff, which appear in texts about anyone. */
export function ownNames({ site }: Pick<Config, 'site'>): readonly string[] {
  return [site.company, ...site.team].map(({ name }) => name.toLowerCase())
}
