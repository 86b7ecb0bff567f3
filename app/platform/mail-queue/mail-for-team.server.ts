import type { Config } from '../settings/config.server'

/** A mail for the team's API token: links to sign in, set a password or join the team are hidden, unless `OUTBOX_LINKS` shows them to tests. */
export function mailForMachines<Mail extends { readonly kind: string; readonly text: string; readonly html: string }>(
  config: Pick<Config, 'smtpUrl' | 'outboxLinks'>,
  mail: Mail,
): Mail {
  const isOpen = config.outboxLinks || !mail.kind.startsWith('account.')
  return mailForTeam(isOpen ? config : { smtpUrl: '' }, mail)
}

/** A mail for the team. Its links let their holder act as the reader, so they are hidden unless mails stay here. */
export function mailForTeam<Mail extends { readonly text: string; readonly html: string }>(
  { smtpUrl }: Pick<Config, 'smtpUrl'>,
  mail: Mail,
): Mail {
  return smtpUrl === null ? mail : { ...mail, text: withoutLinks(mail.text), html: withoutLinks(mail.html) }
}

/** Unguessable part of a path; short words joined by hyphens name a page. */
const SECRET = /(?<=\/)(?![a-z\d]{1,20}(?:-[a-z\d]{1,20})+(?![\w-]))([\w-]{6})[\w-]{18,}/g

function withoutLinks(written: string): string {
  return written.replace(SECRET, '$1…').replace(/(?<=\btoken=)[\w-]+/g, '…')
}
