import { mailCell, mailFrame, mailtoAddress } from '../../company/contacts/mail-frame.server'
import type { Transaction } from '../../platform/database/database.server'
import { formatSpan } from '../../platform/i18n/format'
import type { Language } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import type { MailContent } from '../../platform/mail/mail.server'
import type { MailCell, MailPage } from '../../platform/mail-layout/mail-layout'
import { renderMail } from '../../platform/mail-layout/mail-text'
import { queueMail } from '../../platform/mail-queue/outbox.server'
import type { Services } from '../../platform/services/services.server'
import type { Config } from '../../platform/settings/config.server'

type MailServices = Pick<Services, 'config' | 'now'>

interface Recipient {
  readonly email: string
  readonly language: Language
  readonly newEmail?: string
}

interface Link {
  readonly token: string
  /** In milliseconds. */
  readonly validFor: number
}

const factorChanges = [
  'codes_on',
  'codes_off',
  'codes_renewed',
  'passkey_added',
  'passkey_removed',
  'factors_ended',
] as const

type FactorChange = (typeof factorChanges)[number]

const linkPages = {
  /** Verifies the address and creates the account. Omits the typed name, so that strangers cannot put their text into our mail. */
  verification: '/verify',
  reset: '/reset-password',
  invitation: '/join-team',
  email_old: '/confirm-email',
  email_new: '/confirm-email',
} as const

const noticePages = {
  existing: '?dialog=login',
  changed: '?dialog=forgot',
  email_changed: '/contact',
  closed: '/contact',
} as const

type Notice = keyof typeof noticePages | FactorChange
type Occasion = keyof typeof linkPages | Notice

export function queueAccountLink(
  tx: Transaction,
  services: MailServices,
  occasion: keyof typeof linkPages,
  to: Recipient & Link,
): Promise<void> {
  return queue(tx, services, occasion, to, `${linkPages[occasion]}?token=${to.token}`, to.validFor)
}

export function queueAccountNotice(
  tx: Transaction,
  services: MailServices,
  notice: Notice,
  to: Recipient,
): Promise<void> {
  return queue(tx, services, notice, to, isFactorChange(notice) ? '?dialog=forgot' : noticePages[notice], null)
}

async function queue(
  tx: Transaction,
  services: MailServices,
  occasion: Occasion,
  to: Recipient,
  path: string,
  validFor: number | null,
): Promise<void> {
  const mail = composeAccountMail(services.config, occasion, to, path, validFor)
  await queueMail(tx, `account.${occasion}`, mail, services.now())
}

function composeAccountMail(
  { mailFrom, publicUrl, site }: Pick<Config, 'mailFrom' | 'publicUrl' | 'site'>,
  occasion: Occasion,
  { email, language, newEmail }: Recipient,
  path: string,
  validFor: number | null,
): MailContent {
  const t = translatorOf(language)
  const words = isFactorChange(occasion) ? 'factor' : occasion
  const company = site.company.name
  const cells: MailCell[] = [
    { label: t('account_mail.email'), lines: [{ text: email, href: mailtoAddress(email) }], wide: validFor === null },
  ]
  if (newEmail !== undefined) cells.push(mailCell(t('member.new_email'), partlyHidden(newEmail)))
  // A span, because a time of day would be ours and not the reader's.
  if (validFor !== null) cells.push(mailCell(t('account_mail.valid_for'), formatSpan(validFor, language)))
  const page: MailPage = {
    ...mailFrame(site, language),
    about: t('account_mail.about'),
    title: t(`account_mail.${occasion}_title`),
    lead: t(`account_mail.${words}_lead`, { company }),
    cells,
    button: { text: t(`account_mail.${words}_button`), href: `${publicUrl}/${language}${path}` },
    note: t(`account_mail.${words}_note`),
  }
  return {
    ...renderMail(page),
    from: mailFrom,
    to: { name: null, address: email },
    replyTo: null,
    subject: t(`account_mail.${words}_subject`, { company }),
  }
}

/** Hides most of an address: its owner recognizes it, and another reader of the mail does not learn it. */
function partlyHidden(email: string): string {
  return email.replace(/^(.).*(?=@)/u, '$1…')
}

function isFactorChange(occasion: Occasion): occasion is FactorChange {
  return factorChanges.some((change) => change === occasion)
}
