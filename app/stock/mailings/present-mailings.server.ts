import { z } from 'zod'
import { findListPage } from '../../inbox/office-lists/list-page.server'
import { parseListQuery } from '../../inbox/office-lists/list-query'
import { formatMoment } from '../../platform/i18n/format'
import { isLanguage, type Language } from '../../platform/i18n/languages'
import { formatNumber } from '../../platform/i18n/translate'
import { findStops } from '../../platform/mail-queue/stopped-addresses.server'
import type { Services } from '../../platform/services/services.server'
import {
  countMissedByStop,
  findLotsOfMailings,
  findMailing,
  findMailings,
  findRecipients,
  hasRecipients,
  type StoredMailing,
} from './find-mailings.server'
import { mailingStates, recipientStates } from './mailing-states'

type PresentServices = Pick<Services, 'db' | 'config'>

export async function presentMailings(services: PresentServices, search: URLSearchParams, language: Language) {
  const query = parseListQuery(search, { state: mailingStates })
  const filter = { q: query.q, state: query.chosen.state }
  const { items, links } = await findListPage(query, (page) => findMailings(services, filter, page))
  const lots = await lotsOf(services, items)
  return { links, rows: items.map((mailing) => presentHead(services, mailing, lots, language)) }
}

export async function presentMailing(
  services: PresentServices,
  id: string,
  search: URLSearchParams,
  language: Language,
) {
  const mailing = z.uuid().safeParse(id).success ? await findMailing(services, id) : null
  if (!mailing) return null
  const query = parseListQuery(search, { state: recipientStates })
  const filter = { q: query.q, state: query.chosen.state }
  const isForgotten = !(await hasRecipients(services, id))
  const { items, links } = await findListPage(query, async ({ after, limit }) => {
    const rows = await findRecipients(services, id, filter, { after: after?.createdAt.getTime() ?? 0, limit })
    // Recipients are ordered by position, which replaces the time in the cursor.
    return rows.map((row) => ({ ...row, id, createdAt: new Date(row.position) }))
  })
  const stops = await findStops(
    services.db,
    items.map(({ email }) => email),
  )
  const { audience, languages, interests, texts } = mailing
  const lots = await lotsOf(services, [mailing])
  return {
    ...presentHead(services, mailing, lots, language),
    ...{ audience, interests, links },
    isUnderWay: mailing.state === 'sending',
    rest: mailing.state === 'stopped' && !isForgotten ? await countMissedByStop(services, mailing) : 0,
    ended: mailing.finishedAt && moment(services, mailing.finishedAt, language),
    texts: languages.filter(isLanguage).flatMap((spoken) => {
      const text = texts[spoken]
      return text ? [{ language: spoken, ...text }] : []
    }),
    rows: items.map(({ email, name, language: spoken, state: became, reason, words, mailId, queuedAt }) => ({
      ...{ email, name, language: spoken, state: became, reason, words, mailId },
      at: queuedAt && moment(services, queuedAt, language),
      stopped: stops.get(email)?.why ?? null,
    })),
  }
}

export type MailingView = NonNullable<Awaited<ReturnType<typeof presentMailing>>>

async function lotsOf(services: PresentServices, mailings: readonly StoredMailing[]) {
  const rows =
    mailings.length === 0
      ? []
      : await findLotsOfMailings(
          services,
          mailings.map(({ id }) => id),
        )
  return Map.groupBy(rows, ({ mailingId }) => mailingId)
}

function presentHead(
  services: PresentServices,
  mailing: StoredMailing,
  lots: Awaited<ReturnType<typeof lotsOf>>,
  language: Language,
) {
  const { id, subject, state, who, audience, recipients, counts, createdAt } = mailing
  const count = (one: (typeof recipientStates)[number]) => counts[one] ?? 0
  return {
    ...{ id, subject, state, who, audience, counts, recipients },
    /** Recipients whose mail has reached a final state, or who were skipped. */
    settled: recipients - count('waiting') - count('queued'),
    inWords: formatNumber(recipients, language),
    languages: mailing.languages.filter(isLanguage),
    lots: (lots.get(id) ?? []).map(({ reference, lotId }) => ({ reference, isThere: lotId !== null })),
    at: moment(services, createdAt, language),
  }
}

function moment({ config }: PresentServices, when: Date, language: Language): string {
  return formatMoment(when, language, config.site.company.timeZone)
}
