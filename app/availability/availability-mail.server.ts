import { formatDate } from '../i18n/format'
import { isLanguage, type Language } from '../i18n/languages'
import { translatorOf } from '../i18n/messages.server'
import type { LotInput } from '../lots/lot-schema'
import { figureOf } from '../lots/lot-words'
import type { Config } from '../platform/config.server'
import type { MailContent } from '../platform/mail.server'
import type { Site, TeamMember } from '../platform/site-file.server'
import { isolated, mailFrame, mailtoAddress } from '../team/mail-frame.server'
import { type MailCell, type MailPage, mailMark, renderMailHtml } from '../ui/mail-layout'
import { renderMailText } from '../ui/mail-text'
import type { AvailabilitySaid } from './availability-answer'
import { describeGoods } from './describe-goods'

type MailSettings = Pick<Config, 'mailFrom' | 'teamInbox' | 'site' | 'publicUrl'>

/** Who is asked about a lot, and by which link they answer. */
interface Asked {
  readonly email: string
  readonly name: string | null
  readonly language: Language
  /** The offer that the lot was made of. */
  readonly offer: { readonly id: string; readonly reference: string } | null
  readonly token: string
  readonly isReminder: boolean
}

/** The address of the page on which a supplier answers, without the origin. */
export function availabilityAddress(language: Language, token: string): string {
  return `/${language}/availability/${token}`
}

/**
 * The mail that asks a supplier whether goods are still there. Its links only show the page on which they answer: programs that
 * look mails through open every link.
 */
export function composeQuestion(
  config: MailSettings,
  lot: { readonly reference: string; readonly lot: LotInput },
  asked: Asked,
): MailContent {
  const { site } = config
  const { language, offer } = asked
  const t = translatorOf(language)
  const goods = describeGoods(lot.lot, { t, language })
  const contact = contactOf(site)
  const page = config.publicUrl + availabilityAddress(language, asked.token)
  const link = (answer: AvailabilitySaid['answer']) => ({
    text: t(`availability.answer.${answer}`),
    href: `${page}?answer=${answer}`,
  })
  const cells: MailCell[] = [
    { label: t('availability.goods'), lines: [{ text: goods.title }], wide: true },
    { label: t('lot.quantity'), lines: [{ text: goods.quantity }], wide: false },
    { label: t('lot_page.stands_in'), lines: [{ text: goods.place }], wide: false },
    {
      label: t('availability.reference'),
      lines: [{ text: lot.reference, ...(offer && { detail: offer.reference }) }],
      wide: true,
    },
    { label: t('availability.otherwise'), lines: [link('less'), link('gone')], wide: true },
  ]
  return {
    ...rendered({
      ...mailFrame(site, language),
      about: lot.reference,
      title: t('availability.question'),
      lead: t(asked.isReminder ? 'availability.reminder_lead' : 'availability.lead', {
        goods: isolated(goods.title, language),
      }),
      cells,
      button: link('available'),
      note: t('availability.mail_note', { contact: isolated(contact.name, language) }),
    }),
    thread: offer?.id ?? null,
    from: config.mailFrom,
    to: { name: asked.name, address: asked.email },
    replyTo: { name: contact.name, address: contact.email },
    subject: t(asked.isReminder ? 'availability.reminder_subject' : 'availability.subject', {
      reference: lot.reference,
      goods: goods.title,
    }),
  }
}

/** The mail that tells the team what a supplier has answered, in the site's default language. A reply goes to the supplier. */
export function composeAnswerNews(
  config: MailSettings,
  lot: { readonly reference: string; readonly lot: LotInput },
  said: AvailabilitySaid,
  supplier: { readonly email: string; readonly name: string | null; readonly askedAt: Date },
): MailContent {
  const { site } = config
  const [first] = site.languages
  const language = isLanguage(first) ? first : 'en'
  const t = translatorOf(language)
  const goods = describeGoods(lot.lot, { t, language })
  const left =
    said.answer === 'less'
      ? [{ label: t('availability.left'), lines: [{ text: figureOf(said.quantity, language) }], wide: false }]
      : []
  const cells: MailCell[] = [
    { label: t('availability.goods'), lines: [{ text: goods.title }], wide: true },
    { label: t('lot.quantity'), lines: [{ text: goods.quantity }], wide: false },
    ...left,
    {
      label: t('stock.supplier'),
      lines: [{ text: supplier.name ?? supplier.email, href: mailtoAddress(supplier.email) }],
      wide: true,
    },
  ]
  return {
    ...rendered({
      ...mailFrame(site, language),
      about: lot.reference,
      title: t(`availability.news.${said.answer}`),
      lead: t('availability.news_lead', {
        day: formatDate(supplier.askedAt.toISOString().slice(0, 10), language),
      }),
      cells,
      button: { text: t('availability.open_lot'), href: `${config.publicUrl}/${language}/team/lots/${lot.reference}` },
      note: t('availability.news_note'),
    }),
    thread: null,
    from: config.mailFrom,
    to: config.teamInbox,
    replyTo: { name: supplier.name, address: supplier.email },
    subject: `${lot.reference}: ${t(`availability.news.${said.answer}`)}`,
  }
}

function rendered(page: MailPage) {
  return { html: renderMailHtml(page), text: renderMailText(page), images: [mailMark] }
}

function contactOf(site: Site): TeamMember {
  const contact = site.team.find((member) => member.email === site.offers.contact)
  if (!contact) throw new Error('The site file was read without its check of offers.contact.')
  return contact
}
