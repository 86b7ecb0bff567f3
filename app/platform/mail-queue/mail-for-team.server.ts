import type { Config } from '../settings/config.server'

/**
 * A mail for machines with the team's token. The links by which people sign in, set a password or join the team are their readers'
 * alone, unless `OUTBOX_LINKS` shows them to tests.
 */
export function mailForMachines<Mail extends { readonly kind: string; readonly text: string; readonly html: string }>(
  config: Pick<Config, 'smtpUrl' | 'outboxLinks'>,
  mail: Mail,
): Mail {
  const isOpen = config.outboxLinks || !mail.kind.startsWith('account.')
  return mailForTeam(isOpen ? config : { smtpUrl: '' }, mail)
}

/**
 * A mail for the eyes of the team. Where a mail server brings mails, their links are their readers' alone: whoever
 * has one acts as the reader, enters an account or accepts a counter-offer. Without one, here is the only place to read them.
 */
export function mailForTeam<Mail extends { readonly text: string; readonly html: string }>(
  { smtpUrl }: Pick<Config, 'smtpUrl'>,
  mail: Mail,
): Mail {
  return smtpUrl === null ? mail : { ...mail, text: withoutLinks(mail.text), html: withoutLinks(mail.html) }
}

/** A part of a path that nobody can guess. Small words with hyphens between them name a page. */
const SECRET = /(?<=\/)(?![a-z\d]{1,20}(?:-[a-z\d]{1,20})+(?![\w-]))([\w-]{6})[\w-]{18,}/g

function withoutLinks(written: string): string {
  return written.replace(SECRET, '$1…').replace(/(?<=\btoken=)[\w-]+/g, '…')
}
