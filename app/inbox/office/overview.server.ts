import { countSubscribers, findSubscribers } from '../../newsletter/subscriptions/find-subscribers.server'
import { describeMailbox } from '../../platform/base/mailbox'
import { formatMoment } from '../../platform/i18n/format'
import type { Language } from '../../platform/i18n/languages'
import { countParked, findMailPage } from '../../platform/mail-queue/outbox.server'
import type { Services } from '../../platform/services/services.server'
import { COUNTED, countItems, findItems } from '../triage/find-items.server'

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
  /** Where it is dealt with, below the address of the office. */
  readonly to: string
}

/** The newest of one kind, and how many there are. */
interface OverviewList {
  /** In words: nobody counts beyond a bound. */
  readonly count: string
  readonly rows: readonly OverviewRow[]
}

/** Kinds of what the inbox has. */
type OpenKind = 'offers' | 'inquiries' | 'requests' | 'messages'

/** What the team finds when it comes in, newest first. */
export type Overview = Readonly<Record<OpenKind | 'subscribers' | 'mails', OverviewList>>

/** Gathers what waits for the team, and what has come of the newsletter and of mails. @param memberId who asks */
export async function findOverview(
  services: Pick<Services, 'db' | 'config'>,
  memberId: string,
  language: Language,
): Promise<Overview> {
  const page = { after: null, limit: ROWS }
  const at = (moment: Date) => formatMoment(moment, language, services.config.site.company.timeZone)
  const counts = await countItems(services, memberId)
  const number = new Intl.NumberFormat(language)
  const say = (count: number) => (count < COUNTED ? number.format(count) : `${number.format(COUNTED - 1)}+`)
  const findNewest = async (tab: OpenKind): Promise<OverviewList> => {
    const query = { tab, q: '', state: null, assignee: null, tag: null, sort: 'newest', after: null } as const
    const { items } = await findItems(services, query, memberId)
    return {
      count: say(counts[tab]),
      rows: items.slice(0, ROWS).map(({ id, reference, company, name, summary, receivedAt }) => ({
        ...{ id, reference, from: company ?? name, text: excerpt(summary), at: at(receivedAt) },
        to: `/inbox/${id}`,
      })),
    }
  }
  const [offers, inquiries, requests, messages, subscribers, mails] = await Promise.all([
    findNewest('offers'),
    findNewest('inquiries'),
    findNewest('requests'),
    findNewest('messages'),
    findSubscribers(services, page),
    findMailPage(services.db, { ...page, state: 'parked' }),
  ])
  return {
    ...{ offers, inquiries, requests, messages },
    subscribers: {
      count: number.format(await countSubscribers(services)),
      rows: subscribers.map(({ id, email, createdAt }) => ({
        ...{ id, reference: null, from: email, text: '', at: at(createdAt) },
        to: `/subscribers?${new URLSearchParams({ q: email })}`,
      })),
    },
    mails: {
      count: say(await countParked(services.db, COUNTED)),
      rows: mails.map(({ id, to, subject, createdAt }) => ({
        ...{ id, reference: null, from: describeMailbox(to), text: subject, at: at(createdAt) },
        to: `/outbox/${id}`,
      })),
    },
  }
}

function excerpt(text: string): string {
  const line = [...text.replace(/\s+/g, ' ').trim()]
  return line.length > EXCERPT ? `${line.slice(0, EXCERPT).join('')}…` : line.join('')
}
