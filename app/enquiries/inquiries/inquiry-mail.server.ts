import { mailLines } from '../../company/contacts/mail-frame.server'
import type { Audience } from '../../lots/facts/disclosure'
import { lotAddress } from '../../lots/facts/lot-address'
import type { LotSummary } from '../../lots/lots/find-lots.server'
import { describeRestrictions } from '../../lots/presentation/describe-restrictions'
import { type Localizer, moneyPer, priceText, quantityText } from '../../lots/presentation/lot-texts'
import { presentLotCard } from '../../lots/presentation/present-lot.server'
import { calendarDay } from '../../platform/base/working-days'
import type { Transaction } from '../../platform/database/database.server'
import { countryName } from '../../platform/i18n/country-name'
import { defaultLanguage, type Language } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import type { MailCell, MailLine } from '../../platform/mail-layout/mail-layout'
import { queueMail } from '../../platform/mail-queue/outbox.server'
import { queueReceipt } from '../../platform/mail-queue/queue-receipt.server'
import type { Services } from '../../platform/services/services.server'
import { type ForMail, listCells, mailToBuyer, mailToTeam } from '../buyers/buyer-mail.server'
import type { inquiries, inquiryItems } from './inquiries.table.server'

type InquiryItem = typeof inquiryItems.$inferSelect

interface InquiryForMail extends ForMail<typeof inquiries.$inferSelect> {
  readonly items: readonly InquiryItem[]
}

/** @param lots one per item; undefined if since withdrawn @param buyer audience for prices and brands; whether the address is verified */
export async function queueInquiryMails(
  tx: Transaction,
  services: Pick<Services, 'config' | 'now'>,
  inquiry: InquiryForMail,
  lots: readonly (LotSummary | undefined)[],
  { audience, isProven }: { readonly audience: Exclude<Audience, 'team'>; readonly isProven: boolean },
): Promise<void> {
  const { config } = services
  const now = services.now()
  const { reference, company, language } = inquiry
  const cellsFor = (told: InquiryForMail, reader: { audience: Audience; language: Language }) => {
    const today = calendarDay(now, config.site.company.timeZone)
    return [
      ...told.items.flatMap((item, place) => {
        const lot = lots[place]
        return lot ? [lotCell(item, lot, { ...reader, today }, config.publicUrl)] : []
      }),
      ...wishCells(told, reader.language),
    ]
  }
  const teamLanguage = defaultLanguage(config.site)
  const toTeam = mailToTeam(config, inquiry, {
    about: translatorOf(teamLanguage)('inquiry_mail.team_about'),
    subject: translatorOf(teamLanguage)('inquiry_mail.team_subject', { reference, company }),
    cells: cellsFor(inquiry, { audience: 'team', language: teamLanguage }),
  })
  const toBuyer = mailToBuyer(config, inquiry, {
    subject: translatorOf(language)('inquiry_mail.buyer_subject', { reference }),
    title: translatorOf(language)('inquiry_form.sent_title'),
    lead: isProven ? 'inquiry_mail.buyer_lead' : 'inquiry_mail.unproven_lead',
    cells: cellsFor(isProven ? inquiry : withoutWords(inquiry), { audience, language }),
    isProven,
  })
  const { id: thread } = inquiry
  await queueMail(tx, 'inquiry.team', { ...toTeam, thread }, now)
  await queueReceipt(tx, 'inquiry.buyer', { ...toBuyer, thread }, { isProven, now })
}

function withoutWords(inquiry: InquiryForMail): InquiryForMail {
  const items = inquiry.items.map((item) => ({ ...item, comment: null }))
  return { ...inquiry, items, deliveryPostcode: null, message: null }
}

/** Mail cell for one lot. Prices and brands only as the reader's audience may see them. */
function lotCell(
  item: InquiryItem,
  lot: LotSummary,
  reader: Parameters<typeof presentLotCard>[1],
  publicUrl: string,
): MailCell {
  const { language } = reader
  const localizer: Localizer = { t: translatorOf(language), language }
  const { t } = localizer
  const shown = presentLotCard(lot, reader)
  const price = priceText(shown, localizer)
  const [quantity = '', ...target] = itemTerms(item, localizer)
  const facts = [quantity, ...(price.visible ? [`${price.label} ${price.amount}`] : []), ...target]
  const lines: MailLine[] = [
    { text: shown.title, href: publicUrl + lotAddress(lot.reference, language) },
    { text: facts.join(' · ') },
    ...describeRestrictions(lot.facts, localizer).map((text) => ({ text })),
    ...(item.comment ? mailLines(item.comment) : []),
  ]
  return { label: t('inquiry.lot', { lot: lot.reference }), lines, wide: true }
}

/** Mail cells of an inquiry in one language: each lot, then what applies to all of them. */
export function describeInquiry(inquiry: InquiryForMail, language: Language): MailCell[] {
  const localizer: Localizer = { t: translatorOf(language), language }
  const { t } = localizer
  const lots = inquiry.items.map((item) => {
    const lines = [
      { text: item.lotTitle },
      { text: itemTerms(item, localizer).join(' · ') },
      ...(item.comment ? mailLines(item.comment) : []),
    ]
    return { label: t('inquiry.lot', { lot: item.lotReference }), lines, wide: true }
  })
  return [...lots, ...wishCells({ ...inquiry, message: null }, language)]
}

/** Formats an item's quantity and target price: `500 pairs`, `target price €3.50 per unit`. */
export function itemTerms(item: InquiryItem, localizer: Localizer): string[] {
  const { quantity, unit } = item
  const target = describeTarget(item, localizer)
  return [
    quantity && unit ? quantityText(quantity, unit, localizer) : localizer.t('inquiry.open_quantity'),
    ...(target === null ? [] : [target]),
  ]
}

/** Formats `Target price €3.50 per unit`; null: not given. */
export function describeTarget(
  { targetAmount: amount, targetCurrency: currency, targetBasis: basis }: InquiryItem,
  localizer: Localizer,
): string | null {
  if (!amount || !currency || !basis) return null
  return localizer.t('inquiry.target', { price: moneyPer({ amount, currency, basis }, localizer) })
}

function wishCells(inquiry: InquiryForMail, language: Language): MailCell[] {
  const t = translatorOf(language)
  const place = [inquiry.deliveryCountry && countryName(inquiry.deliveryCountry, language), inquiry.deliveryPostcode]
  const lists = listCells([
    [t('request.delivery'), [inquiry.deliveryIncoterm, ...place].flatMap((part) => part || [])],
    [t('request.channels'), inquiry.resaleChannels.map((channel) => t(`trade.channels.${channel}`))],
    [t('request.resale_countries'), inquiry.resaleCountries.map((code) => countryName(code, language))],
  ])
  return [
    ...lists,
    ...(inquiry.message ? [{ label: t('inquiry.message'), lines: mailLines(inquiry.message), wide: true }] : []),
  ]
}
