import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/open-test-database'
import { readMails } from '../../../tests/read-mails'
import type { Transaction } from '../../platform/database/database.server'
import { translatorOf } from '../../platform/i18n/messages.server'
import type { MessageKey } from '../../platform/i18n/translate'
import { loadConfig } from '../../platform/settings/config.server'
import { queueAccountLink, queueAccountNotice } from './account-mail.server'

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

const links = [
  ['verification', '/verify'],
  ['reset', '/reset-password'],
  ['email_old', '/confirm-email'],
  ['email_new', '/confirm-email'],
  ['invitation', '/join-team'],
] as const

const factors = ['codes_on', 'codes_off', 'codes_renewed', 'passkey_added', 'passkey_removed', 'factors_ended'] as const

const notices = [
  ['existing', '?dialog=login'],
  ['changed', '?dialog=forgot'],
  ['email_changed', '/contact'],
  ['closed', '/contact'],
  ...factors.map((change) => [change, '?dialog=forgot'] as const),
] as const

type Told = [kind: string, path: string, write: (tx: Transaction) => Promise<void>]

const linkMails = links.map(([kind, path]): Told => [kind, path, (tx) => queueAccountLink(tx, services, kind, link)])
const noticeMails = notices.map(
  ([kind, path]): Told => [kind, path, (tx) => queueAccountNotice(tx, services, kind, to)],
)

test.each([...linkMails, ...noticeMails])(
  'the mail “%s” says what happened and where to go',
  async (kind, path, write) => {
    const words = factors.some((change) => change === kind) ? 'factor' : kind
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

test.each(linkMails)(
  'the link of the mail “%s” has its secret, and the mail says how long it works',
  async (_, path, write) => {
    const { text } = await sent(write)
    expect(text).toContain(`\nhttps://stock.example/en${path}?token=${link.token}\n`)
    expect(text).toContain(`\n${t('account_mail.valid_for')}: 30 minutes`)
  },
)

test.each(noticeMails)('the mail “%s” has no link that ends', async (_, path, write) => {
  const { text } = await sent(write)
  expect(text).toContain(`\nhttps://stock.example/en${path}\n`)
  expect(text).not.toContain(t('account_mail.valid_for'))
})

test('a mail is in its recipient’s language', async () => {
  const mail = await sent((tx) => queueAccountLink(tx, services, 'reset', { ...link, language: 'de' }))
  expect(mail.subject).toBe(translatorOf('de')('account_mail.reset_subject', { company }))
  expect(mail.text).toContain('https://stock.example/de/reset-password?')
})
