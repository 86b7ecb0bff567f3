import { mailLines } from '../../company/contacts/mail-frame.server'
import type { Transaction } from '../../platform/database/database.server'
import { countryName } from '../../platform/i18n/country-name'
import { formatDate } from '../../platform/i18n/format'
import { defaultLanguage, type Language } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import { formatMoney } from '../../platform/i18n/money'
import type { MailContent } from '../../platform/mail/mail.server'
import type { MailCell } from '../../platform/mail-layout/mail-layout'
import { queueMail } from '../../platform/mail-queue/outbox.server'
import { queueReceipt } from '../../platform/mail-queue/queue-receipt.server'
import type { Services } from '../../platform/services/services.server'
import { type ForMail, listCells, type MailSettings, mailToBuyer, mailToTeam } from '../buyers/buyer-mail.server'
import type { buyingRequests } from './requests.table.server'

type RequestForMail = ForMail<typeof buyingRequests.$inferSelect>

/** @param isProven whether the address is verified */
export async function queueRequestMails(
  tx: Transaction,
  services: Pick<Services, 'config' | 'now'>,
  request: RequestForMail,
  isProven: boolean,
): Promise<void> {
  const { id: thread } = request
  const now = services.now()
  await queueMail(tx, 'request.team', { ...composeTeamMail(services.config, request), thread }, now)
  const toBuyer = composeBuyerMail(services.config, request, isProven)
  await queueReceipt(tx, 'request.buyer', { ...toBuyer, thread }, { isProven, now })
}

function composeTeamMail(config: MailSettings, request: RequestForMail): MailContent {
  const language = defaultLanguage(config.site)
  const t = translatorOf(language)
  const { reference, company } = request
  return mailToTeam(config, request, {
    about: t('request_mail.team_about'),
    subject: t('request_mail.team_subject', { reference, company }),
    cells: describeRequest(request, language),
  })
}

function composeBuyerMail(config: MailSettings, request: RequestForMail, isProven: boolean): MailContent {
  const { language, reference } = request
  const t = translatorOf(language)
  return mailToBuyer(config, request, {
    subject: t('request_mail.buyer_subject', { reference }),
    title: t('request_mail.buyer_title'),
    lead: isProven ? 'request_mail.buyer_lead' : 'request_mail.unproven_lead',
    cells: isProven ? describeRequest(request, language) : [],
    isProven,
  })
}

/** Mail cells of a buying request in one language; empty fields get none. */
export function describeRequest(request: RequestForMail, language: Language): MailCell[] {
  const t = translatorOf(language)
  const { brands, keywords, gtins, goodsFrom, resale, delivery } = request.details
  const countriesOf = (codes: readonly string[]) => codes.map((code) => countryName(code, language))
  const place = [request.deliveryCountry && countryName(request.deliveryCountry, language), delivery.postcode]
  const lists = listCells([
    [t('request.categories'), request.categories.map((category) => t(`categories.${category}`))],
    [t('request.brands'), brands],
    [t('request.keywords'), keywords],
    [t('request.gtins'), gtins],
    [t('request.conditions'), request.conditions.map((condition) => t(`trade.conditions.${condition}`))],
    [t('request.quantity'), optional(requestedQuantity(request, language))],
    [t('request.price'), optional(requestedPrice(request, language))],
    [t('request.goods_from'), countriesOf(goodsFrom)],
    [t('request.channels'), resale.channels.map((channel) => t(`trade.channels.${channel}`))],
    [t('request.resale_countries'), countriesOf(resale.countries)],
    [t('request.delivery'), [delivery.incoterm, ...place].flatMap((part) => part || [])],
    [t('request.until'), request.validUntil ? [formatDate(request.validUntil, language)] : []],
  ])
  return [{ label: t('request.text'), lines: mailLines(request.text), wide: true }, ...lists]
}

function optional(text: string | null): string[] {
  return text === null ? [] : [text]
}

/** Formats `500 to 2,000 pairs`; null: not given. */
export function requestedQuantity(
  { quantityMin, quantityMax, quantityUnit }: RequestForMail,
  language: Language,
): string | null {
  if (!quantityUnit) return null
  const t = translatorOf(language)
  const unit = t(`trade.units.${quantityUnit}`, { count: quantityMax ?? quantityMin ?? '' })
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 3 })
  const min = quantityMin && number.format(Number(quantityMin))
  const max = quantityMax && number.format(Number(quantityMax))
  if (min && max) return t('request.from_to', { min, max, unit })
  return min ? t('request.at_least', { min, unit }) : t('request.at_most', { max: max ?? '', unit })
}

export function requestedPrice(
  { priceAmount, priceCurrency, priceBasis }: RequestForMail,
  language: Language,
): string | null {
  if (!priceAmount || !priceCurrency || !priceBasis) return null
  const basis = translatorOf(language)(`trade.price_bases.${priceBasis}`)
  return `${formatMoney(priceAmount, priceCurrency, language)} ${basis}`
}
