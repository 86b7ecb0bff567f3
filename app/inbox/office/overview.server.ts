import { countSubscribers, findSubscribers } from '../../newsletter/subscriptions/find-subscribers.server'
import { describeMailbox } from '../../platform/base/mailbox'
import { formatMoment } from '../../platform/i18n/format'
import type { Language } from '../../platform/i18n/languages'
import { countParked, findMailPage } from '../../platform/mail-queue/outbox.server'
import type { Services } from '../../platform/services/services.server'
import { COUNTED, countItems, findItems } from '../triage/find-items.server'

const ROWS = 5
const EXCERPT = 120

export interface OverviewRow {
  readonly id: string
  readonly reference: string | null
  readonly from: string
  readonly text: string
  readonly at: string
  /** Relative to the office address. */
  readonly to: string
}

interface OverviewList {
  /** Formatted, because counting stops at an upper bound. */
  readonly count: string
  readonly rows: readonly OverviewRow[]
}

type OpenKind = 'offers' | 'inquiries' | 'requests' | 'messages'

export type Overview = Readonly<Record<OpenKind | 'subscribers' | 'mails', OverviewList>>

/** Finds open items, recent subscribers and undelivered mails. @param memberId the current worker */
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
