import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/open-test-database'
import { readMails } from '../../../tests/read-mails'
import type { Transaction } from '../../platform/database/database.server'
import { translatorOf } from '../../platform/i18n/messages.server'
import type { MessageKey } from '../../platform/i18n/translate'
import { loadConfig } from '../../platform/settings/config.server'
import * as queue from './account-mail.server'

const { db, close } = await openTestDatabase()
afterAll(close)
beforeEach(() => db.execute(sql`truncate mails cascade`))

const now = new Date('2026-11-27T09:00:00Z')
const services = { config: loadConfig({ PUBLIC_URL: 'https://stock.example' }), now: () => now }
const to = { email: 'ines@duarte.example', language: 'en' } as const
const link = { ...to, token: 'a-secret', validFor: 30 * 60_000 }
const company = services.config.site.company.name
const t = translatorOf('en')

async function sent(write: (tx: Transaction) => Promise<void>) {
  await db.transaction(write)
  const [mail, ...others] = await readMails(db)
  expect(others).toEqual([])
  if (!mail) throw new Error('No mail was queued.')
  return mail
}

type Told = [kind: string, words: string, path: string, write: (tx: Transaction) => Promise<void>]

const links: Told[] = [
  ['verification', 'verification', '/verify', (tx) => queue.queueVerificationMail(tx, services, link)],
  ['reset', 'reset', '/reset-password', (tx) => queue.queueResetMail(tx, services, link)],
  ['email_old', 'email_old', '/confirm-email', (tx) => queue.queueEmailChangeMail(tx, services, 'old', link)],
  ['email_new', 'email_new', '/confirm-email', (tx) => queue.queueEmailChangeMail(tx, services, 'new', link)],
  ['invitation', 'invitation', '/join-team', (tx) => queue.queueInvitationMail(tx, services, link)],
]

const notices: Told[] = [
  ['existing', 'existing', '?dialog=login', (tx) => queue.queueExistingAccountMail(tx, services, to)],
  ['changed', 'changed', '?dialog=forgot', (tx) => queue.queuePasswordChangedMail(tx, services, to)],
  ['email_changed', 'email_changed', '/contact', (tx) => queue.queueEmailChangedMail(tx, services, to)],
  ['closed', 'closed', '/contact', (tx) => queue.queueClosedMail(tx, services, to)],
  ...(['codes_on', 'codes_off', 'codes_renewed', 'passkey_added', 'passkey_removed', 'factors_ended'] as const).map(
    (change): Told => [change, 'factor', '?dialog=forgot', (tx) => queue.queueFactorMail(tx, services, change, to)],
  ),
]

test.each([...links, ...notices])(
  'the mail “%s” says what happened and where to go',
  async (kind, words, path, write) => {
    const mail = await sent(write)
    const said = (part: string) => t(`account_mail.${part}` as MessageKey, { company })
    expect(mail).toMatchObject({
      kind: `account.${kind}`,
      to: to.email,
      subject: said(`${words}_subject`),
      from: services.config.mailFrom,
      replyTo: null,
    })
    for (const part of [said(`${kind}_title`), said(`${words}_lead`), said(`${words}_button`), said(`${words}_note`)])
      expect(mail.text).toContain(`\n${part}\n`)
    expect(mail.text).toContain(`${t('account_mail.email')}: ${to.email}`)
    expect(mail.text).toContain(`\nhttps://stock.example/en${path}`)
    expect(mail.html).toContain(`href="mailto:${to.email}"`)
  },
)

test.each(links)(
  'the link of the mail “%s” has its secret, and the mail says how long it works',
  async (_, __, path, write) => {
    const { text } = await sent(write)
    expect(text).toContain(`\nhttps://stock.example/en${path}?token=${link.token}\n`)
    expect(text).toContain(`\n${t('account_mail.valid_for')}: 30 minutes`)
  },
)

test.each(notices)('the mail “%s” has no link that ends', async (_, __, path, write) => {
  const { text } = await sent(write)
  expect(text).toContain(`\nhttps://stock.example/en${path}\n`)
  expect(text).not.toContain(t('account_mail.valid_for'))
})

test('a mail is in its recipient’s language', async () => {
  const mail = await sent((tx) => queue.queueResetMail(tx, services, { ...link, language: 'de' }))
  expect(mail.subject).toBe(translatorOf('de')('account_mail.reset_subject', { company }))
  expect(mail.text).toContain('https://stock.example/de/reset-password?')
})
