import { isolated, mailFrame, mailtoAddress } from '../../company/contacts/mail-frame.server'
import { requireContact } from '../../company/contacts/present-site.server'
import type { LotInput } from '../../lots/lots/lot-schema'
import { formatQuantity } from '../../lots/presentation/lot-texts'
import { calendarDay } from '../../platform/base/working-days'
import { formatDate } from '../../platform/i18n/format'
import { defaultLanguage, type Language } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import type { Translate } from '../../platform/i18n/translate'
import type { MailContent } from '../../platform/mail/mail.server'
import type { MailCell, MailPage } from '../../platform/mail-layout/mail-layout'
import { renderMail } from '../../platform/mail-layout/mail-text'
import type { Config } from '../../platform/settings/config.server'
import type { AvailabilityAnswer } from './availability-answer'
import { describeGoods } from './describe-goods'

type MailSettings = Pick<Config, 'mailFrom' | 'teamInbox' | 'site' | 'publicUrl'>

interface Asked {
  readonly email: string
  readonly name: string | null
  readonly language: Language
  /** Set if all lots were made from the same offer. */
  readonly offer: { readonly id: string; readonly reference: string } | null
  readonly token: string
  readonly isReminder: boolean
}

export interface LotAskedAbout {
  readonly reference: string
  readonly goods: ReturnType<typeof describeGoods>
}

const MAX_NAMED = 20

/** Composes the availability question. Its links only open the answer page, because mail scanners follow every link. */
export function composeQuestion(config: MailSettings, lots: readonly LotAskedAbout[], asked: Asked): MailContent {
  const { site } = config
  const { language, offer } = asked
  const t = translatorOf(language)
  const contact = requireContact(site.team, site.offers.contact)
  const page = `${config.publicUrl}/${language}/availability/${asked.token}`
  const [first, ...others] = lots
  if (!first) throw new Error('composeQuestion needs at least one lot.')
  const said = others.length === 0 ? questionAbout(first, asked, page, t) : questionAboutAll(lots, asked, page, t)
  const { subject, ...parts } = said
  return {
    ...renderMail({
      ...mailFrame(site, language),
      title: t('availability.question'),
      note: t('availability.mail_note', { contact: isolated(contact.name, language) }),
      ...parts,
    }),
    thread: offer?.id ?? null,
    from: config.mailFrom,
    to: { name: asked.name, address: asked.email },
    replyTo: { name: contact.name, address: contact.email },
    subject,
  }
}

type Question = Pick<MailPage, 'about' | 'lead' | 'cells' | 'lists' | 'button'> & { readonly subject: string }

function questionAbout({ reference, goods }: LotAskedAbout, asked: Asked, page: string, t: Translate): Question {
  const { language, offer, isReminder } = asked
  const link = (answer: AvailabilityAnswer['answer']) => ({
    text: t(`availability.answer.${answer}`),
    href: `${page}?answer=${answer}`,
  })
  return {
    subject: t(isReminder ? 'availability.reminder_subject' : 'availability.subject', {
      reference,
      goods: goods.title,
    }),
    about: reference,
    lead: t(isReminder ? 'availability.reminder_lead' : 'availability.lead', {
      goods: isolated(goods.title, language),
    }),
    cells: [
      { label: t('availability.goods'), lines: [{ text: goods.title }], wide: true },
      { label: t('lot.quantity'), lines: [{ text: goods.quantity }], wide: false },
      { label: t('lot_page.stands_in'), lines: [{ text: goods.place }], wide: false },
      {
        label: t('availability.reference'),
        lines: [{ text: reference, ...(offer && { detail: offer.reference }) }],
        wide: true,
      },
      { label: t('availability.otherwise'), lines: [link('less'), link('gone')], wide: true },
    ],
    button: link('available'),
  }
}

function questionAboutAll(lots: readonly LotAskedAbout[], asked: Asked, page: string, t: Translate): Question {
  const named = lots.slice(0, MAX_NAMED)
  const more = lots.length - named.length
  const counted = { lots: t('offer_sheet.lots', { count: lots.length }) }
  return {
    subject: t(asked.isReminder ? 'availability.round.reminder_subject' : 'availability.round.subject', counted),
    about: counted.lots,
    lead: t(asked.isReminder ? 'availability.round.reminder_lead' : 'availability.round.lead', counted),
    lists: [
      {
        title: t('availability.your_goods'),
        items: named.map(({ reference, goods }) => ({
          title: goods.title,
          href: `${page}#${reference}`,
          lines: [goods.quantity, `${goods.place} · ${reference}`],
          picture: null,
        })),
        links: more > 0 ? [{ text: t('availability.round.more', { number: more }), href: page }] : [],
      },
    ],
    cells: [{ label: t('availability.round.how'), lines: [{ text: t('availability.round.how_text') }], wide: true }],
    button: { text: t('availability.round.answer'), href: page },
  }
}

/** Composes the mail to the team about a supplier's answer, in the site's default language. A reply goes to the supplier. */
export function composeAnswerNotice(
  config: MailSettings,
  lot: { readonly reference: string; readonly lot: LotInput },
  said: AvailabilityAnswer,
  supplier: { readonly email: string; readonly name: string | null; readonly askedAt: Date },
): MailContent {
  const { site } = config
  const language = defaultLanguage(site)
  const t = translatorOf(language)
  const goods = describeGoods(lot.lot, { t, language })
  const left =
    said.answer === 'less'
      ? [{ label: t('availability.left'), lines: [{ text: formatQuantity(said.quantity, language) }], wide: false }]
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
    ...renderMail({
      ...mailFrame(site, language),
      about: lot.reference,
      title: t(`availability.news.${said.answer}`),
      lead: t('availability.news_lead', {
        day: formatDate(calendarDay(supplier.askedAt, site.company.timeZone), language),
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
