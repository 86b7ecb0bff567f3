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

type Occasion =
  | 'verification'
  | 'existing'
  | 'reset'
  | 'changed'
  | 'invitation'
  | 'email_old'
  | 'email_new'
  | 'email_changed'
  | 'closed'
  | FactorChange

/** Link that verifies the address and creates the account. Omits the typed name, so that strangers cannot put their text into our mail. */
export function queueVerificationMail(tx: Transaction, services: MailServices, to: Recipient & Link): Promise<void> {
  return queue(tx, services, 'verification', to, `/verify?token=${to.token}`, to.validFor)
}

export function queueExistingAccountMail(tx: Transaction, services: MailServices, to: Recipient): Promise<void> {
  return queue(tx, services, 'existing', to, '?dialog=login', null)
}

export function queueResetMail(tx: Transaction, services: MailServices, to: Recipient & Link): Promise<void> {
  return queue(tx, services, 'reset', to, `/reset-password?token=${to.token}`, to.validFor)
}

export function queuePasswordChangedMail(tx: Transaction, services: MailServices, to: Recipient): Promise<void> {
  return queue(tx, services, 'changed', to, '?dialog=forgot', null)
}

export function queueEmailChangeMail(
  tx: Transaction,
  services: MailServices,
  address: 'old' | 'new',
  to: Recipient & Link,
): Promise<void> {
  return queue(tx, services, `email_${address}`, to, `/confirm-email?token=${to.token}`, to.validFor)
}

/** Notice that a second factor changed, so that a hijacked member learns of it at once. */
export function queueFactorMail(
  tx: Transaction,
  services: MailServices,
  change: FactorChange,
  to: Recipient,
): Promise<void> {
  return queue(tx, services, change, to, '?dialog=forgot', null)
}

export function queueEmailChangedMail(tx: Transaction, services: MailServices, to: Recipient): Promise<void> {
  return queue(tx, services, 'email_changed', to, '/contact', null)
}

export function queueClosedMail(tx: Transaction, services: MailServices, to: Recipient): Promise<void> {
  return queue(tx, services, 'closed', to, '/contact', null)
}

export function queueInvitationMail(tx: Transaction, services: MailServices, to: Recipient & Link): Promise<void> {
  return queue(tx, services, 'invitation', to, `/join-team?token=${to.token}`, to.validFor)
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
  { email, language }: Recipient,
  path: string,
  validFor: number | null,
): MailContent {
  const t = translatorOf(language)
  const words = isFactorChange(occasion) ? 'factor' : occasion
  const company = site.company.name
  const cells: MailCell[] = [
    { label: t('account_mail.email'), lines: [{ text: email, href: mailtoAddress(email) }], wide: validFor === null },
  ]
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

function isFactorChange(occasion: Occasion): occasion is FactorChange {
  return factorChanges.some((change) => change === occasion)
}
