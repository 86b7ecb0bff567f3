import { hash } from 'node:crypto'
import type { LotCardView } from '../../catalogue/cards/present-cards.server'
import { audienceOfMember } from '../../lots/facts/disclosure'
import { findLotsByReference, type LotSummary } from '../../lots/lots/find-lots.server'
import { statusOn } from '../../lots/presentation/present-lot.server'
import { countMailingRecipients } from '../../newsletter/subscriptions/find-subscribers.server'
import type { Mailbox } from '../../platform/base/mailbox'
import type { Language } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import type { Services } from '../../platform/services/services.server'
import { todayOf } from '../../platform/services/today.server'
import { findKnownPeople, searchPeople } from '../mailings/find-recipients.server'
import { type MailingDraft, type MailingText, mailingKind } from '../mailings/mailing-draft'
import { isOnSale, presentForBuyer } from '../mailings/mailing-lots.server'
import { chatText, composeMailing, draftText } from '../mailings/mailing-mail.server'

type DraftServices = Pick<Services, 'db' | 'config' | 'now'>

const NO_SECRET = '…'

export async function presentDraft(services: DraftServices, draft: MailingDraft, language: Language, sender: Mailbox) {
  const { db, config } = services
  const offered = config.site.languages
  const lots = await findLotsByReference(services, draft.lots)
  const open = lots.filter((lot) => isOnSale(services, lot))
  const [people, found, wanting] = await Promise.all([
    presentPeople(services, draft),
    searchPeople(db, draft.find),
    countMailingRecipients(services, { interests: draft.interests, kind: mailingKind(open.length) }),
  ])
  const subscribers = offered.map((spoken) => {
    const { count = 0, stopped = 0 } = wanting.find((one) => one.language === spoken) ?? {}
    return { language: spoken, isChosen: draft.languages.includes(spoken), going: count - stopped, stopped }
  })
  const counts = new Map(
    draft.audience === 'people'
      ? offered.map((spoken) => [
          spoken,
          people.filter((person) => person.language === spoken && person.skipped === null).length,
        ])
      : subscribers.map((one) => [one.language, one.isChosen ? one.going : 0]),
  )
  const texts = []
  const chats = []
  for (const spoken of offered) {
    const views = await viewsFor(services, open, draft.reader, spoken)
    chats.push({ language: spoken, text: chatText(config, spoken, views) })
    const count = counts.get(spoken) ?? 0
    if (count === 0) continue
    const text = draft.texts[spoken] ?? (await draftFor(services, open, spoken))
    const mail = composePreview(config, draft, spoken, text, views, sender)
    texts.push({ language: spoken, count, ...text, mail: mail.text })
  }
  return {
    ...{ id: draft.id, audience: draft.audience, interests: draft.interests, reader: draft.reader },
    ...{ find: draft.find, unread: draft.unread, waiting: draft.waiting },
    lots: await presentLotRows(services, lots, language),
    hasMembersPrices: open.some(
      ({ priceVisibility, priceAmount }) => priceVisibility === 'members' && priceAmount !== null,
    ),
    people,
    isUnknown: draft.find !== '' && found.length === 0,
    found: found.filter(({ email }) => people.every((person) => person.email !== email)),
    subscribers,
    going: [...counts.values()].reduce((sum, count) => sum + count, 0),
    leftOut:
      draft.audience === 'people'
        ? people.filter(({ skipped }) => skipped !== null).length
        : subscribers.reduce((sum, one) => sum + (one.isChosen ? one.stopped : 0), 0),
    texts,
    chats,
    seen: digestOf(draft, open),
  }
}

export type DraftView = Awaited<ReturnType<typeof presentDraft>>

/** Lots on sale as a kind of buyer sees them. */
export async function viewsFor(
  services: DraftServices,
  lots: readonly LotSummary[],
  reader: MailingDraft['reader'],
  language: Language,
): Promise<LotCardView[]> {
  const audience = audienceOfMember({ approved: reader === 'member' })
  return (await presentForBuyer(services, lots, { audience, language })).views
}

export function composePreview(
  config: Services['config'],
  { audience }: Pick<MailingDraft, 'audience'>,
  language: Language,
  text: MailingText,
  views: readonly LotCardView[],
  sender: Mailbox,
) {
  const mailbox = { name: null, address: sender.address }
  const token = audience === 'subscribers' ? NO_SECRET : null
  return composeMailing(config, { mailbox, language, token }, text, views, sender)
}

export async function draftFor(
  services: DraftServices,
  lots: readonly LotSummary[],
  language: Language,
): Promise<MailingText> {
  return draftText(services.config, language, await viewsFor(services, lots, 'everyone', language))
}

async function presentPeople({ db }: DraftServices, { people }: MailingDraft) {
  const known = await findKnownPeople(db, people)
  return people.map((person) => {
    const { approved = false, company = null, skipped = null } = known.get(person.email) ?? {}
    return { ...person, approved, company, skipped }
  })
}

async function presentLotRows(services: DraftServices, lots: readonly LotSummary[], language: Language) {
  const t = translatorOf(language)
  return lots.map((lot) => {
    const text = lot.texts.find((one) => one.language === language) ?? lot.texts[0]
    return {
      reference: lot.reference,
      title: text?.title ?? lot.reference,
      statusName: t(`trade.statuses.${statusOn(lot, todayOf(services))}`),
      isOnSale: isOnSale(services, lot),
    }
  })
}

/** Identifies lots and recipients, to verify on sending that they are what was previewed. */
function digestOf({ audience, people, interests, languages }: MailingDraft, open: readonly LotSummary[]): string {
  const whom = audience === 'people' ? people.map(({ email, language }) => [email, language]) : [interests, languages]
  const all = [audience, whom, open.map(({ reference }) => reference)]
  return hash('sha256', JSON.stringify(all), 'base64url')
}
