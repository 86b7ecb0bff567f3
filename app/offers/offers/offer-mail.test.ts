import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/open-test-database'
import { languages } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import { findMailPage, presentMail } from '../../platform/mail-queue/outbox.server'
import { loadConfig } from '../../platform/settings/config.server'
import { toOfferFacts } from './offer-details'
import { composeSellerMail, composeTeamMail, type OfferForMail, queueOfferMails } from './offer-mail.server'
import { config, defaultLanguage, hostile, offer, site } from './offer-mail.suite'

describe('the mail to the team', () => {
  test('contains the whole offer, as text and as HTML', () => {
    const mail = composeTeamMail(config, { ...offer, language: 'ar' })
    const parts = [
      ...['O-2611-0342', 'Ines Duarte', 'Calçados Duarte Lda', 'ines@duarte.example', '00351 22 000 0000'],
      ...['+351220000000', 'Ankle boots, 2,112 pairs.', 'All new, 22 pallets.', 'Arabic', 'Monday'],
      ...['2 files, 3.3 MB', 'boots.xlsx', '47 kB', 'photo of 1.jpg', '3.2 MB'],
      ...offer.attachments.map((file) => file.url),
    ]
    parts.push(`http://localhost:3000/en/team/inbox/${offer.id}`)
    for (const part of parts) {
      expect(mail.text).toContain(part)
      expect(mail.html).toContain(part)
    }
  })

  test('labels every part, and explains links only where there are files', () => {
    const t = translatorOf('en')
    const { text } = composeTeamMail(config, offer)
    const labels = ['name', 'company', 'email', 'phone', 'offer', 'files', 'reference', 'language'] as const
    for (const label of labels) expect(text).toContain(`\n${t(`offer_mail.${label}`)}:`)
    const links = t('offer_mail.team_note_links')
    expect(text).toContain(`${t('offer_mail.team_note', { name: offer.name })} ${links}`)
    const bare = composeTeamMail(config, { ...offer, company: null, attachments: [] }).text
    expect(bare).toContain(`${t('offer_mail.company')}: –`)
    expect(bare).not.toContain(links)
    const seller = composeSellerMail(config, offer, true).text
    const repeated = ['name', 'company', 'email', 'phone', 'what_you_offer', 'files'] as const
    for (const [place, label] of repeated.entries())
      expect(seller).toContain(`${place + 1}\u00a0 ${t(`offer_mail.${label}`)}:`)
  })

  test('goes to the team, and a reply reaches the seller', () => {
    expect(composeTeamMail(config, offer)).toMatchObject({
      from: config.mailFrom,
      to: config.teamInbox,
      replyTo: { name: 'Ines Duarte', address: 'ines@duarte.example' },
      subject: 'Offer O-2611-0342: Calçados Duarte Lda',
    })
    expect(composeTeamMail(config, { ...offer, company: null }).subject).toBe('Offer O-2611-0342: Ines Duarte')
  })

  test('is in the site’s default language', () => {
    const german = { ...config, site: { ...site, languages: defaultLanguage('de') } }
    expect(composeTeamMail(german, offer).subject).toBe('Angebot O-2611-0342: Calçados Duarte Lda')
  })

  test('links a phone number only when it is valid', () => {
    expect(composeTeamMail(config, offer).html).toContain('href="tel:+351220000000"')
    const guess = composeTeamMail(config, { ...offer, phoneNumber: '022 123', phoneE164: null }).html
    expect(guess).not.toContain('href="tel:022')
    expect(guess).toContain('href="mailto:ines@duarte.example"')
  })
})

describe('the mail to the seller', () => {
  test('repeats the offer without private file URLs', () => {
    const mail = composeSellerMail(config, offer, true)
    for (const part of ['O-2611-0342', 'Ines Duarte', 'Ankle boots, 2,112 pairs.', 'boots.xlsx', '3.2 MB', 'Monday']) {
      expect(mail.text).toContain(part)
      expect(mail.html).toContain(part)
    }
    expect(mail.text + mail.html).not.toMatch(/token|api\/files/)
    for (const part of [mail.text, mail.html]) expect(part).toContain(offer.pageUrl)
    expect(composeTeamMail(config, offer).html).not.toContain(offer.pageUrl)
  })

  test('lists the details of the goods in the seller’s language', () => {
    const facts = toOfferFacts({ quantity: '1200.5', unit: 'KGM', askingPrice: 345, currency: 'EUR', country: 'PT' })
    const { text } = composeSellerMail(config, { ...offer, language: 'de', facts }, true)
    for (const part of ['1.200,5 kg', '3,45\u00a0€ pro Stück', 'Portugal']) expect(text).toContain(part)
  })

  test('shows the contact’s phone number, and a reply reaches that contact', () => {
    const mail = composeSellerMail(config, offer, true)
    expect(mail).toMatchObject({
      to: { name: 'Ines Duarte', address: 'ines@duarte.example' },
      replyTo: { name: 'Elena Markou', address: 'elena@stocklot.example' },
      subject: 'We’ve received your offer O-2611-0342',
    })
    expect(mail.html).toContain('href="tel:+31100120131"')
  })

  test('is in the seller’s language, right to left in Arabic', () => {
    const mail = composeSellerMail(config, { ...offer, language: 'ar' }, true)
    expect(mail.subject).toContain('وصلنا عرضكم')
    expect(mail.html).toContain('<html lang="ar" dir="rtl">')
    // Web mail clients keep only the body's content.
    expect(mail.html).toMatch(/<body[^>]*><div[^>]* lang="ar" dir="rtl"/)
  })

  test.each(languages)('repeats none of the seller’s words until the address is confirmed: %s', (language) => {
    const mail = composeSellerMail(config, { ...offer, language }, false)
    expect(mail.to).toEqual({ name: null, address: 'ines@duarte.example' })
    for (const part of [mail.subject, mail.text, mail.html]) expect(part).not.toMatch(/Ines|Duarte|351|boots|photo/)
    expect(mail.subject).toContain('O-2611-0342')
    for (const part of [mail.text, mail.html]) expect(part).toContain(offer.pageUrl)
    const known = composeSellerMail(config, { ...offer, language }, true)
    expect(known.text).not.toContain(translatorOf(language)('receipt_mail.not_you'))
    expect(mail.text).toContain(translatorOf(language)('receipt_mail.not_you'))
  })

  test('says that company and files are missing', () => {
    expect(composeSellerMail(config, { ...offer, company: null, attachments: [] }, true).text).toMatch(
      /Company: –[\s\S]*Files: None/,
    )
  })
})

test.each([
  ['team', composeTeamMail],
  ['seller', (settings: typeof config, told: OfferForMail) => composeSellerMail(settings, told, true)],
] as const)('nothing that a stranger typed is markup in the mail to the %s', (_, compose) => {
  const mail = compose(config, hostile)
  expect(mail.html).not.toMatch(/<script|<img src=x|<svg|<b>|<\/table><h1>/)
  expect(mail.html.match(/<h1/g)).toHaveLength(1)
  // Placeholders in user input are not expanded.
  expect(mail.text).toContain('{day}')
  // User input cannot start the signature.
  expect(mail.text.match(/^-- $/gm)).toHaveLength(1)
})

test('both mails are queued in the transaction that stores the offer', async () => {
  const { db, close } = await openTestDatabase()
  const services = { config: { ...loadConfig({}), ...config }, now: () => offer.createdAt }
  const failed = db.transaction(async (tx) => {
    await queueOfferMails(tx, services, offer, true)
    throw new Error('the offer was refused')
  })
  await expect(failed).rejects.toThrow('the offer was refused')
  expect(await findMailPage(db, { after: null, limit: 10 })).toEqual([])
  await db.transaction((tx) => queueOfferMails(tx, services, offer, true))
  const queued = await findMailPage(db, { after: null, limit: 10 })
  expect(queued.map(presentMail)).toMatchObject([
    { kind: 'offer.seller', to: 'Ines Duarte <ines@duarte.example>', state: 'queued' },
    { kind: 'offer.team', to: 'offers@stocklot.example', state: 'queued' },
  ])
  const [seller, team] = queued
  expect(await findMailPage(db, { after: seller ?? null, limit: 10 })).toEqual([team])
  await close()
})
