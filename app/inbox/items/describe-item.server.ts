import type { BuyerForMail } from '../../enquiries/buyers/buyer-mail.server'
import { findMessages } from '../../enquiries/contact/messages.server'
import { findInquiry, type Inquiry } from '../../enquiries/inquiries/find-inquiries.server'
import { describeInquiry, describeTarget } from '../../enquiries/inquiries/inquiry-mail.server'
import { findLotTitles } from '../../enquiries/inquiries/lot-titles.server'
import { findRequests } from '../../enquiries/requests/find-requests.server'
import { describeRequest, requestedPrice, requestedQuantity } from '../../enquiries/requests/request-mail.server'
import { quantityText } from '../../lots/presentation/lot-texts'
import { askedPrice, describeFacts, offeredQuantity } from '../../offers/offers/describe-facts'
import { findOffer, type Offer } from '../../offers/offers/find-offers.server'
import { countryName } from '../../platform/i18n/country-name'
import type { Language } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import type { MailCell } from '../../platform/mail-layout/mail-layout'
import type { Services } from '../../platform/services/services.server'
import { findItemFiles } from '../item-files/item-files.server'
import type { Item } from './find-items.server'

const MAX_TITLE_LENGTH = 80
const MAX_SALUTATION_LENGTH = 40

interface GoodsHeadline {
  readonly title: string
  readonly quantity: string | null
  readonly value: string | null
}

export interface Fact {
  readonly label: string
  readonly value: string
}

interface DescribedRecord {
  readonly goods: GoodsHeadline
  readonly text: string
  readonly mail?: { readonly id: string; readonly subject: string } | undefined
  readonly facts: readonly Fact[]
  readonly phone: { readonly written: string; readonly e164: string | null } | null
  readonly country: string | null
  readonly files: Offer['attachments']
  /** Lots of an enquiry. */
  readonly wanted?: Inquiry['items']
}

/** Describes the submission behind an item, with lots named in the language. @returns null if it was deleted */
export async function describeItem(
  services: Pick<Services, 'db' | 'config'>,
  item: Pick<Item, 'kind' | 'id'>,
  language: Language,
): Promise<DescribedRecord | null> {
  const record = await describeRecord(services, item, language)
  return record && item.kind !== 'offer' ? { ...record, files: await findItemFiles(services, item.id) } : record
}

async function describeRecord(
  services: Pick<Services, 'db' | 'config'>,
  { kind, id }: Pick<Item, 'kind' | 'id'>,
  language: Language,
): Promise<DescribedRecord | null> {
  const one = { after: null, limit: 1 }
  if (kind === 'offer') {
    const offer = await findOffer(services, id)
    if (!offer) return null
    const { description: text, phoneNumber: written, phoneE164: e164, attachments: files } = offer
    const words = { t: translatorOf(language), language }
    return {
      goods: {
        title: firstWords(text),
        quantity: offeredQuantity(offer.facts, words),
        value: askedPrice(offer.facts, words),
      },
      text,
      facts: [
        ...describeFacts(offer.facts, words).map(({ label, lines }) => ({
          label,
          value: lines.join('\n'),
        })),
        ...describeTaking(offer, language),
      ],
      phone: { written, e164 },
      country: null,
      files,
    }
  }
  if (kind === 'request') {
    const [request] = await findRequests(services, { ...one, id })
    if (!request) return null
    return describeBuyer(request, request.text, describeRequest(request, language).slice(1), language, {
      title: firstWords(request.text),
      quantity: requestedQuantity(request, language),
      value: requestedPrice(request, language),
    })
  }
  if (kind === 'inquiry') {
    const inquiry = await findInquiry(services, id)
    if (!inquiry) return null
    const told = inquiry.language === language ? inquiry : await inLanguage(services, inquiry, language)
    const cells = describeInquiry(told, language)
    const described = describeBuyer(told, told.message ?? '', cells, language, headlineOf(told, language))
    return { ...described, wanted: inquiry.items }
  }
  const [message] = await findMessages(services, { ...one, id })
  if (!message) return null
  const { message: text, mailId } = message
  const [subject = ''] = text.split('\n')
  const goods = { title: firstWords(text), quantity: null, value: null }
  const mail = mailId === null ? undefined : { id: mailId, subject }
  return { goods, text, mail, facts: [], phone: null, country: null, files: [] }
}

async function inLanguage({ db }: Pick<Services, 'db'>, inquiry: Inquiry, language: Language): Promise<Inquiry> {
  const titles = (await findLotTitles(db, [inquiry.id], language)).get(inquiry.id) ?? []
  const titleOf = (lotTitle: string) => titles.find((each) => each.lotTitle === lotTitle)?.title ?? lotTitle
  return { ...inquiry, items: inquiry.items.map((item) => ({ ...item, lotTitle: titleOf(item.lotTitle) })) }
}

function headlineOf({ items, message }: Inquiry, language: Language): GoodsHeadline {
  const [first, ...others] = items
  const words = { t: translatorOf(language), language }
  if (!first) return { title: firstWords(message ?? ''), quantity: null, value: null }
  if (others.length > 0) {
    const title = words.t('inbox.and_lots', { title: first.lotTitle, count: others.length })
    return { title, quantity: null, value: null }
  }
  const quantity = first.quantity && first.unit ? quantityText(first.quantity, first.unit, words) : null
  return { title: first.lotTitle, quantity, value: describeTarget(first, words) }
}

function describeTaking({ channel, takenBy, consentNote }: Offer, language: Language): Fact[] {
  // The database guarantees that entries of these channels are not manual.
  if (takenBy === null || channel === 'web' || channel === 'api') return []
  const t = translatorOf(language)
  return [
    { label: t('taken_offer.channel'), value: t(`taken_offer.by.${channel}`) },
    { label: t('taken_offer.taken_by'), value: takenBy },
    ...(consentNote ? [{ label: t('taken_offer.consent'), value: consentNote }] : []),
  ]
}

function describeBuyer(
  buyer: Pick<BuyerForMail, 'phoneNumber' | 'phoneE164' | 'country' | 'vatId'>,
  text: string,
  cells: readonly MailCell[],
  language: Language,
  goods: GoodsHeadline,
): DescribedRecord {
  const { phoneNumber, phoneE164, country, vatId } = buyer
  const facts = cells.map(({ label, lines }) => ({ label, value: lines.map((line) => line.text).join('\n') }))
  const vat = vatId ? [{ label: translatorOf(language)('request.vat_id'), value: vatId }] : []
  return {
    goods,
    text,
    facts: [...facts, ...vat],
    phone: phoneNumber === null ? null : { written: phoneNumber, e164: phoneE164 },
    country: countryName(country, language),
    files: [],
  }
}

/** The first words of a text, to serve as its title: no salutation, one sentence at most. */
function firstWords(text: string): string {
  const lines = text.split('\n').flatMap((line) => line.replaceAll(/\s+/g, ' ').trim() || [])
  const [first = '', second] = lines
  const isSalutation = second !== undefined && first.length <= MAX_SALUTATION_LENGTH && /[,،!:]$/.test(first)
  const line = isSalutation ? second : first
  const sentence = /^.{8,}?[.!?؟;](?=\s)/.exec(line)?.[0].replace(/[.;]$/, '') ?? line
  if (sentence.length <= MAX_TITLE_LENGTH) return sentence
  const cut = sentence.slice(0, MAX_TITLE_LENGTH)
  return `${cut.slice(0, cut.includes(' ') ? cut.lastIndexOf(' ') : MAX_TITLE_LENGTH)}…`
}
