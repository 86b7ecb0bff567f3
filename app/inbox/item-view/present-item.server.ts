import { randomUUIDv7 } from 'node:crypto'
import { findTeamMembers } from '../../accounts/identity/members.server'
import { findBlockOf } from '../../company/senders/blocked-senders.server'
import { domainOf, isPublicDomain } from '../../company/senders/sender-names'
import type { Granted } from '../../company/team/team-rights'
import { findLotOfOffer } from '../../lots/lots/find-lots.server'
import { workingDaysAfter } from '../../platform/base/working-days'
import { formatBytes, formatCalendarDay, formatMoment } from '../../platform/i18n/format'
import { languageName } from '../../platform/i18n/language-name'
import type { Language } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import type { Services } from '../../platform/services/services.server'
import { todayOf } from '../../platform/services/today.server'
import { type CounterOffer, describeTerms, findCounterOffers } from '../counter-offers/find-counter-offers.server'
import { over } from '../counter-offers/make-counter-offer.server'
import type { Colleague } from '../items/change-item.server'
import { describeItem } from '../items/describe-item.server'
import { findHistory, type ItemEvent } from '../items/find-events.server'
import { findItem, findItemsFrom, findTags, type Item, replyDueOf } from '../items/find-items.server'
import { reasonsFor, statesByHand } from '../items/item-states'
import { findPreviews } from '../items/preview-attachments.server'
import { translateSummaries } from '../items/translate-summaries.server'
import { reasonName, stateName } from '../list/item-words'
import { findPreferences, type OfficePreferences } from '../preferences/preferences.server'
import { type DraftKind, draftKinds } from '../replies/draft-kinds'
import { findItemDrafts, findWriters } from '../replies/item-drafts.server'
import { draftReply } from '../replies/reply-mail.server'
import { replyTemplates, stateAfter, templatesOf } from '../replies/reply-schema'
import { quoteLots } from '../sales/wanted-lots.server'
import { findReplyTemplates, renderTemplate } from '../templates/reply-templates.server'
import { presentEnquiry } from './present-enquiry.server'

const MAX_EARLIER = 10

/** @param chosen template of the reply: its name, or the id of one of the team's own @returns null if there is no such item */
export async function presentItem(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  itemId: string,
  colleague: Colleague,
  { language, costs }: { language: Language; costs: Granted<'costs'> | null },
  chosen: string | null,
) {
  const item = await findItem(services, itemId)
  const described = item && (await describeItem(services, item, language))
  if (!item || !described) return null
  const { wanted, ...record } = described
  const [templates, blocked, lot, counterOffers, events, team, tags, others, previews, drafts, writers, preferences] =
    await Promise.all([
      findReplyTemplates(services, item.kind),
      findBlockOf(services.db, item.email),
      findLotOfOffer(services.db, itemId),
      findCounterOffers(services, itemId),
      findHistory(services, itemId),
      findTeamMembers(services.db),
      findTags(services),
      findItemsFrom(services, item.email, MAX_EARLIER + 1).then((sent) => translateSummaries(services, sent, language)),
      findPreviews(
        services,
        record.files.map(({ id }) => id),
      ),
      findItemDrafts(services, { itemId, memberId: colleague.id }),
      findWriters(services, { itemId, memberId: colleague.id }),
      findPreferences(services),
    ])
  const { id, kind, state, reference, name, company, email, box, snoozedUntil, receivedAt, assigneeId } = item
  const fixed = replyTemplates.find((each) => each === chosen) ?? null
  const own = templates.find((each) => each.id === chosen)
  const template = fixed ?? own?.id ?? null
  const isQuoted = fixed === 'quote' || (own !== undefined && kind === 'inquiry')
  const lots = isQuoted ? await quoteLots(services, itemId, item.language) : ''
  const goods = own ? (await describeItem(services, item, item.language))?.goods.title : undefined
  const said = own && renderTemplate(own, { item, goods: goods ?? '', lots, me: colleague.name })
  const { timeZone } = services.config.site.company
  const due = replyDueOf(item)
  return {
    ...{ id, kind, state, reference, name, company, email, box, tags: item.tags, assigneeId },
    answerBy: item.answerBy,
    due: due && formatCalendarDay(due, language),
    blocked,
    /** Domain of the sender, unless it is a public mail provider's. */
    domain: isPublicDomain(domainOf(email)) ? null : domainOf(email),
    today: todayOf(services),
    seen: `${id}:${item.version}`,
    /** Choosing another template discards the reply draft. */
    drafts: template === null || drafts.reply?.template === template ? drafts : { ...drafts, reply: undefined },
    writers: writers.flatMap((writer) => {
      const name = team.find(({ id: memberId }) => memberId === writer.id)?.name
      return name === undefined ? [] : [{ name, seconds: writer.seconds }]
    }),
    submission: randomUUIDv7(),
    /** The colleague's latest event per form; a draft older than it was already sent. */
    last: lastOf(events, colleague),
    lot,
    spoken: { language: item.language, name: languageName(item.language, language) },
    received: formatMoment(receivedAt, language, timeZone),
    until: snoozedUntil && formatMoment(snoozedUntil, language, timeZone),
    record: {
      ...record,
      files: record.files.map(({ id: fileId, name: fileName, url, size, contentType, state: fileState }, index) => ({
        id: fileId,
        name: fileName,
        url,
        isRevoked: url === null && fileState === 'stored',
        size: formatBytes(size, language),
        ending: /\.(\w{1,5})$/.exec(fileName)?.[1]?.toUpperCase() ?? '',
        isDocument: contentType === 'application/pdf',
        picture: previews[index]?.picture ?? null,
        missing: previews[index]?.missing ?? null,
      })),
    },
    states: statesByHand(kind).map((each) => ({ state: each, reasons: reasonsFor(each) })),
    team: team.map((member) => ({ id: member.id, name: member.name, isMe: member.id === colleague.id })),
    knownTags: tags,
    history: events.map((event) => ({
      ...presentEvent(event, counterOffers, language, timeZone),
      isCalledBack: events.some(({ became }) => became.calledBack === event.actionId),
    })),
    draft: {
      ...draftReply(services.config, item, fixed, colleague, {
        lots,
        own: said?.text,
        signature: preferences.signature,
        mail: record.mail,
      }),
      template,
      templates: [
        ...templatesOf[kind].map((each) => ({ id: each, name: translatorOf(language)(`inbox.template.${each}`) })),
        ...templates.map(({ id: ownId, name: ownName }) => ({ id: ownId, name: ownName })),
      ],
      /** Language of the text if the template has none in the sender's language. */
      otherLanguage: said && said.language !== item.language ? languageName(said.language, language) : null,
      afterwards: stateAfter(item, fixed),
    },
    enquiry: wanted ? await presentEnquiry(services, item, wanted, { language, costs }) : null,
    counterOffer: presentCounterOffer(services, item, { made: counterOffers, preferences }, language),
    others: others
      .filter((other) => other.id !== id)
      .slice(0, MAX_EARLIER)
      .map(({ id, kind, state, reference, summary }) => ({ id, kind, state, reference, summary })),
  }
}

export type ItemView = NonNullable<Awaited<ReturnType<typeof presentItem>>>

function lastOf(events: readonly ItemEvent[], { id }: Colleague): Partial<Record<DraftKind, string>> {
  return Object.fromEntries(
    draftKinds.map((form) => [form, events.find(({ kind, whoId }) => kind === form && whoId === id)?.id]),
  )
}

/** Initial values of the form and the open counter-offer. Null where no counter-offer is possible. */
function presentCounterOffer(
  { config, now }: Pick<Services, 'config' | 'now'>,
  item: Item,
  { made, preferences }: { made: readonly CounterOffer[]; preferences: OfficePreferences },
  language: Language,
) {
  if (item.kind !== 'offer' || over.includes(item.state)) return null
  const { timeZone } = config.site.company
  const open = item.state === 'counter_offered' ? made.find(({ answer }) => answer === null) : undefined
  return {
    today: todayOf({ config, now }),
    validUntil: workingDaysAfter(now(), preferences.offerDays, timeZone),
    currency: preferences.currency,
    open: open ? describeTerms(open, { t: translatorOf(language), language }) : null,
  }
}

function presentEvent(event: ItemEvent, made: readonly CounterOffer[], language: Language, timeZone: string) {
  return {
    id: event.id,
    kind: event.kind,
    version: event.version,
    who: event.who,
    at: formatMoment(event.createdAt, language, timeZone),
    text: textOf(event, made, language, timeZone),
    quoted: event.became.quoted ?? null,
  }
}

/** Events whose kind the history names, because their values alone do not tell it. */
const namedKinds = ['counter_offer', 'accepted', 'declined', 'withdrew', 'called_back'] as const

function textOf(
  { kind, was, became }: ItemEvent,
  made: readonly CounterOffer[],
  language: Language,
  timeZone: string,
): string {
  const t = translatorOf(language)
  if (kind === 'note' || kind === 'reply') return became.text ?? ''
  if (kind === 'wrote' || kind === 'auto_reply') {
    const { text, files, from, refused } = became
    return [
      ...(kind === 'auto_reply' ? [t('mail_answer.automatic')] : []),
      ...(from ? [t('mail_answer.from', { address: from })] : []),
      ...(text ? [text] : []),
      ...(files ? [`${t('offer_mail.files')}: ${files.join(', ')}`] : []),
      ...(refused ? [t('mail_answer.refused', { names: refused.join(', ') })] : []),
    ].join('\n')
  }
  const said: string[] = []
  const terms = made.find(({ id }) => id === became.counterOffer)
  const named = namedKinds.find((each) => each === kind)
  if (named) said.push(t(`inbox.event.${named}`))
  if (terms) {
    const { price, quantity, validUntil } = describeTerms(terms, { t, language })
    said.push(`${price}, ${quantity ?? t('counter_offer.everything')}`)
    if (kind === 'counter_offer') said.push(`${t('counter_offer.valid_until')}: ${validUntil}`)
  }
  if (became.state && was.state)
    said.push(t('inbox.event.state', { from: t(stateName(was.state)), to: t(stateName(became.state)) }))
  if (became.blocked) said.push(t('inbox.did_block', { sender: became.blocked }))
  if (became.reason) said.push(t(reasonName(became.reason)))
  if (became.state === 'converted' && became.text) said.push(became.text)
  if (became.assignee !== undefined)
    said.push(became.assignee ? t('inbox.event.assigned', { name: became.assignee.name }) : t('inbox.event.unassigned'))
  if (became.answerBy) said.push(t('inbox.answer_by', { day: formatCalendarDay(became.answerBy, language) }))
  if (became.tags) said.push(t('inbox.event.tags', { tags: became.tags.join(', ') || t('office_settings.none') }))
  if (became.box && !became.state) {
    const moment = became.snoozedUntil && formatMoment(new Date(became.snoozedUntil), language, timeZone)
    said.push(moment ? t('inbox.event.snoozed', { moment }) : t(`inbox.box.${became.box}`))
  }
  return [said.join('. '), ...(kind === 'counter_offer' && became.text ? [became.text] : [])].join('\n')
}
