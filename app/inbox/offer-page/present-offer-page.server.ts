import { type ListView, presentLists } from '../../lots/manifest-view/present-lists.server'
import { describeFacts } from '../../offers/offers/describe-facts'
import type { Offer } from '../../offers/offers/find-offers.server'
import { formatBytes, formatCalendarDay, formatMoment } from '../../platform/i18n/format'
import type { Language } from '../../platform/i18n/languages'
import { translatorOf } from '../../platform/i18n/messages.server'
import type { Translate } from '../../platform/i18n/translate'
import type { Services } from '../../platform/services/services.server'
import { isValid } from '../counter-offers/decide-counter-offer.server'
import { describeTerms, findCounterOffers } from '../counter-offers/find-counter-offers.server'
import { findConversation } from '../history/conversation.server'
import { withdrawable } from './act-as-seller.server'

export async function presentOfferPage(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  offer: Offer,
  language: Language,
) {
  const [conversation, counterOffers, lists] = await Promise.all([
    findConversation(services, offer.id),
    findCounterOffers(services, offer.id),
    presentLists(services, offer.attachments, new URLSearchParams(), language),
  ])
  const words = { t: translatorOf(language), language }
  const { timeZone } = services.config.site.company
  const { reference, name, company, email, phoneNumber, description, status, createdAt, answerBy } = offer
  const isUnderOffer = status === 'counter_offered'
  // A counter-offer is shown once it can no longer be called back.
  const isSent = (id: string) => conversation.some(({ became }) => became.counterOffer === id)
  const latest = isUnderOffer ? counterOffers.find(({ id, answer }) => answer === null && isSent(id)) : undefined
  const canAccept = latest !== undefined && isValid(services, latest)
  return {
    ...{ reference, name, company, email, phoneNumber, description },
    standing: standingOf(status, latest !== undefined, canAccept),
    sent: formatMoment(createdAt, language, timeZone),
    answerBy: formatCalendarDay(answerBy, language),
    facts: describeFacts(offer.facts, words),
    files: offer.attachments.map(({ id, name, size }) => ({
      ...{ id, name, size: formatBytes(size, language) },
      list: describeList(
        lists.find(({ fileId }) => fileId === id),
        words.t,
      ),
    })),
    counterOffer: latest ? { id: latest.id, ...describeTerms(latest, words), canAccept } : null,
    conversation: conversation.map(({ id, kind, who, became, createdAt: saidAt }) => {
      const about = counterOffers.find((each) => each.id === became.counterOffer)
      return {
        id,
        kind,
        who,
        at: formatMoment(saidAt, language, timeZone),
        text: became.text ?? null,
        files: became.files ?? [],
        terms: about ? describeTerms(about, words) : null,
      }
    }),
    canWrite: status !== 'spam',
    canWithdraw: withdrawable.includes(status),
  }
}

export type OfferPageView = Awaited<ReturnType<typeof presentOfferPage>>

/** The offer's state as the seller is told: not that it was published or is spam, nor of a counter-offer that may be called back. */
function standingOf(
  status: Offer['status'],
  isMade: boolean,
  canAccept: boolean,
): Exclude<Offer['status'], 'converted' | 'spam'> | 'counter_expired' {
  if (status === 'counter_offered') return !isMade ? 'in_review' : canAccept ? status : 'counter_expired'
  if (status === 'converted') return 'accepted'
  return status === 'spam' ? 'declined' : status
}

/** What was read from a spreadsheet, and what was not. */
function describeList(list: ListView | undefined, t: Translate) {
  if (!list) return null
  if (list.state === 'waiting') return { facts: [t('manifest.waiting')], unread: null }
  if (list.refusal !== null) return { facts: [t('offer_page.list_unread')], unread: null }
  const { facts, unread } = list
  return {
    facts: facts.map(({ label, value }) => `${label}: ${value.replaceAll('\n', ', ')}`),
    unread: unread &&
      unread.count > 0 && {
        title: t('manifest.unread', { count: unread.count }),
        cells: unread.cells.map(({ cell, reason }) => ({ cell, reason })),
        more: unread.more > 0 ? t('manifest.unread_more', { count: unread.more }) : null,
      },
  }
}
