import { countMessages, findMessages } from '../contact/find-messages.server'
import { formatMoment } from '../i18n/format'
import type { Language } from '../i18n/languages'
import { countSubscribers, findSubscribers } from '../newsletter/find-subscribers.server'
import { countOffers, findOffers } from '../offers/find-offers.server'
import { describeMailbox } from '../platform/mailbox'
import { findMailPage, findMailQueue } from '../platform/outbox.server'
import type { Services } from '../platform/services.server'
import { countRequests, findRequests } from '../requests/find-requests.server'

/** Rows of each list. */
const ROWS = 5
/** Characters of what was written that a row shows. */
const EXCERPT = 120

/** What has come in, or not gone out, in one line. */
export interface OverviewRow {
  readonly id: string
  readonly reference: string | null
  readonly from: string
  readonly text: string
  /** When, in words. */
  readonly at: string
}

/** The newest of one kind, and how many there are. */
interface OverviewList {
  readonly count: number
  readonly rows: readonly OverviewRow[]
}

/** What the team finds when it comes in, newest first. */
export type Overview = Readonly<Record<'offers' | 'requests' | 'messages' | 'subscribers' | 'mails', OverviewList>>

/** Gathers what there is for the team. */
export async function findOverview(services: Pick<Services, 'db' | 'config'>, language: Language): Promise<Overview> {
  const page = { after: null, limit: ROWS }
  const at = ({ createdAt }: { createdAt: Date }) =>
    formatMoment(createdAt, language, services.config.site.company.timeZone)
  const [offers, requests, messages, subscribers, mails] = await Promise.all([
    findOffers(services, page),
    findRequests(services, page),
    findMessages(services, page),
    findSubscribers(services, page),
    findMailPage(services.db, { ...page, state: 'parked' }),
  ])
  return {
    offers: {
      count: await countOffers(services),
      rows: offers.map((row) => ({ ...sender(row), text: excerpt(row.description), at: at(row) })),
    },
    requests: {
      count: await countRequests(services),
      rows: requests.map((row) => ({ ...sender(row), text: excerpt(row.text), at: at(row) })),
    },
    messages: {
      count: await countMessages(services),
      rows: messages.map((row) => ({
        id: row.id,
        reference: null,
        from: row.name,
        text: excerpt(row.message),
        at: at(row),
      })),
    },
    subscribers: {
      count: await countSubscribers(services),
      rows: subscribers.map((row) => ({ id: row.id, reference: null, from: row.email, text: '', at: at(row) })),
    },
    mails: {
      count: (await findMailQueue(services.db)).parked,
      rows: mails.map((row) => ({
        id: row.id,
        reference: null,
        from: describeMailbox(row.to),
        text: row.subject,
        at: at(row),
      })),
    },
  }
}

function sender(row: { id: string; reference: string; name: string; company: string | null }) {
  return { id: row.id, reference: row.reference, from: row.company ?? row.name }
}

function excerpt(text: string): string {
  const line = [...text.replace(/\s+/g, ' ').trim()]
  return line.length > EXCERPT ? `${line.slice(0, EXCERPT).join('')}…` : line.join('')
}
