import { isolated, mailFrame, mailLines } from '../../company/contacts/mail-frame.server'
import { translatorOf } from '../../platform/i18n/messages.server'
import type { MailContent } from '../../platform/mail/mail.server'
import type { MailPage } from '../../platform/mail-layout/mail-layout'
import { renderMail } from '../../platform/mail-layout/mail-text'
import type { Config } from '../../platform/settings/config.server'
import type { Item } from '../items/find-items.server'
import type { Writer } from '../replies/reply-mail.server'
import type { CounterOfferInput } from './counter-offer-schema'
import { describeTerms } from './find-counter-offers.server'

/** The database cuts summaries to this length. */
const SUMMARY_LENGTH = 160

/** Composes the counter-offer mail in the seller's language. A reply goes to the colleague who wrote it. */
export function composeCounterOffer(
  config: Pick<Config, 'mailFrom' | 'site'>,
  item: Pick<Item, 'id' | 'reference' | 'name' | 'email' | 'language' | 'summary'>,
  terms: CounterOfferInput,
  writer: Writer,
  pageUrl: string,
): MailContent {
  const { language } = item
  const t = translatorOf(language)
  const reference = item.reference ?? ''
  const { price, quantity, validUntil } = describeTerms(terms, { t, language })
  const cell = (label: string, text: string) => ({ label, lines: [{ text }], wide: false })
  const page: MailPage = {
    ...mailFrame(config.site, language),
    about: reference,
    title: t('counter_offer.mail_title'),
    lead: t('counter_offer.mail_lead', {
      name: isolated(item.name, language),
      reference: isolated(reference, language),
    }),
    cells: [
      { ...cell(t('offer_mail.what_you_offer'), goodsIn(item.summary)), wide: true },
      { ...cell(t('counter_offer.price'), price), wide: true },
      cell(t('counter_offer.quantity'), quantity ?? t('counter_offer.everything')),
      cell(t('counter_offer.valid_until'), validUntil),
      ...(terms.remark === '' ? [] : [{ label: writer.name, lines: mailLines(terms.remark), wide: true }]),
    ],
    button: { text: t('counter_offer.mail_button'), href: pageUrl },
    note: t('counter_offer.mail_note', { writer: isolated(writer.name, language) }),
  }
  return {
    from: config.mailFrom,
    to: { name: item.name, address: item.email },
    replyTo: { name: writer.name, address: writer.email },
    subject: t('counter_offer.mail_subject', { reference }),
    ...renderMail(page),
    thread: item.id,
    personal: true,
  }
}

function goodsIn(summary: string): string {
  return summary.length < SUMMARY_LENGTH ? summary : summary.replace(/\S*$/, '…')
}
